/** A conversation: round portraits with name plates over their lower edge, and bubbles. */
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import {
  apart,
  field,
  from,
  look,
  over,
  paint,
  paler,
  sheetOf,
  shuffled,
  slab,
  tint,
  words,
  type Look,
  type Spot,
} from './lessons-look.ts';
import {
  bubble,
  mannerOf,
  mark,
  namePlate,
  picture,
  portrait,
  roundButton,
  sticker,
  title,
  type PortraitManner,
  type Tail,
} from './lessons-parts.ts';
import { calls, names, says, titles } from './lessons-words.ts';

interface Manner {
  face: PortraitManner;
  plate: number;
  ring: string;
  round: number;
  fills: string[];
  first: number;
}

function mannerOfTalk(s: Sheet, l: Look, boarded: boolean): Manner {
  const r = s.random;
  const pale = boarded ? [field(l, 0), field(l, 1)] : [paler(tint(l, 0), 0.75), paler(tint(l, 1), 0.7)];
  return {
    face: mannerOf(s),
    plate: r.int(0, 3),
    ring: r.pick(['#ffffff', tint(l, 2), s.palette.accent]),
    round: r.pick([10, 24, 46, 80]),
    fills: r.pick([[boarded ? field(l, 2) : '#ffffff', tint(l, 0)], [tint(l, 0), tint(l, 1)], pale]),
    first: r.int(0, 9),
  };
}

/** Who speaks: portrait, and the plate over its lower edge. */
function speaker(s: Sheet, l: Look, m: Manner, [cx, cy]: Spot, size: number, who: number, seed: number): void {
  portrait(s, l, [cx, cy], size, seed + who * 17, m.ring, m.face);
  const fill = [s.palette.dark, s.palette.accent, tint(l, who + 1)][m.plate % 3]!;
  const [w, h] = [Math.max(110, size * 0.86), Math.max(36, size * 0.24)];
  namePlate(s, l, [cx, cy + size / 2 - h * 0.3], w, h, names[(m.first + who) % names.length]!, fill, m.plate);
}

/** A spoken message: what one presses, and the wave. */
function voice(s: Sheet, l: Look, [cx, cy]: Spot, w: number, h: number, fill: string): void {
  const disc = apart(s.palette.accent, fill);
  const size = h * 0.6;
  roundButton(s, l, [cx - w / 2 + 26 + size / 2, cy], size, 'play', disc, l.low);
  const room = w - size - 76;
  const bars = Array.from({ length: Math.floor(room / 16) }, (_, k) => {
    const tall = s.random.int(10, Math.round(h * 0.54));
    return `<rect x="${k * 16}" y="${(h - tall) / 2}" width="8" height="${tall}" rx="4" fill="${over(fill)}"/>`;
  });
  s.object('wave', svg(cx - w / 2 + size + 46, cy - h / 2, room, h, bars.join('')));
}

/** What is in a bubble: words of one or two lines, an icon with words, a picture, a spoken message. */
function said(
  s: Sheet,
  l: Look,
  at: Spot,
  w: number,
  h: number,
  fill: string,
  k: number,
  seed: number,
  plain = false,
): void {
  const r = s.random;
  const [cx, cy] = at;
  const ink = over(fill);
  const kind = plain ? 0 : r.pick(k ? [0, 0, 1, 2] : [0, 1, 2, 3]);
  const [first, second] = [says[(seed + k * 2) % says.length]!, says[(seed + k * 2 + 1) % says.length]!];
  if (kind === 3) return voice(s, l, at, w, h, fill);
  if (kind === 2) {
    const tall = h - 28;
    picture(
      s,
      [cx - w / 2 + 14 + tall * 0.7, cy],
      tall * 1.4,
      tall,
      seed + k,
      `border-radius:${Math.min(18, l.round)}px`,
    );
    return from(s, cx - w / 2 + tall * 1.4 + 34, cy, w - tall * 1.4 - 60, 30, ink, first);
  }
  if (kind === 1) {
    mark(
      s,
      r.pick(['globe', 'clock', 'music', 'book', 'sun', 'letter']),
      [cx - w / 2 + 60, cy],
      Math.min(68, h * 0.6),
      tint(l, k + 2),
      fill,
    );
    return from(s, cx - w / 2 + 112, cy, w - 140, 32, ink, first);
  }
  words(s, [cx, h > 100 ? cy - 22 : cy], w - 50, 34, ink, first);
  if (h > 100) words(s, [cx, cy + 24], w - 50, 26, ink, second);
}

/** A small sign of liking at the corner of a bubble. */
function liked(s: Sheet, l: Look, at: Spot, fill: string): void {
  roundButton(s, l, at, s.random.int(50, 62), s.random.pick(['heart', 'star', 'tick']), apart(s.palette.accent, fill));
}

/** One after the other, each at its side. */
function rows(s: Sheet, l: Look, m: Manner, y: number, bottom: number, seed: number): void {
  const r = s.random;
  const n = r.int(3, 4);
  const [step, flip, sided] = [(bottom - y) / n, r.pick([-1, 1]), r.chance(0.25)];
  const size = Math.min(step * 0.76, r.int(130, 170));
  for (let k = 0; k < n; k++) {
    const way = sided ? flip : k % 2 ? flip : -flip;
    const cy = y + step * (k + 0.5);
    const [w, h] = [r.int(430, 560), Math.min(step * 0.7, r.int(90, 140))];
    const px = 512 + way * (412 - size / 2);
    const cx = px - way * (size / 2 + 42 + w / 2);
    const fill = m.fills[k % 2]!;
    bubble(s, l, [cx, cy - 8], w, h, way > 0 ? 'right' : 'left', fill, m.round);
    said(s, l, [cx, cy - 8], w, h, fill, k, seed, n === 4 && k !== 2);
    speaker(s, l, m, [px, cy - 10], size, sided ? k : k % 2, seed);
    if (n === 3 && r.chance(0.4)) liked(s, l, [cx - way * (w / 2 - 16), cy - 8 + h / 2 - 4], fill);
  }
}

/** Two or three persons at the foot, their bubbles over them. */
function side(s: Sheet, l: Look, m: Manner, y: number, bottom: number, seed: number): void {
  const r = s.random;
  const n = r.int(2, 3);
  const size = n === 2 ? r.int(260, 320) : r.int(220, 250);
  const xs = n === 2 ? [270, 754] : [196, 512, 828];
  for (const [k, x] of xs.entries()) speaker(s, l, m, [x, bottom - size / 2 - 20], size, k, seed);
  const room = bottom - size - 60 - y;
  if (n === 3) {
    for (const [k, x] of xs.entries()) {
      const h = Math.min(room - 40, r.int(140, 210));
      const cy = y + room - h / 2 - r.int(20, Math.max(20, Math.round(room - h)));
      const fill = m.fills[k % 2]!;
      bubble(s, l, [x, cy], 280, h, r.pick(['down-left', 'down-right']), fill, m.round);
      said(s, l, [x, cy], 280, h, fill, k, seed, true);
    }
    return;
  }
  const [count, order] = [room < 400 ? 2 : r.int(2, 3), shuffled(r, [0, 1])];
  for (let k = 0; k < count; k++) {
    const who = order[k % 2]!;
    const [w, h] = [r.int(470, 600), Math.min(room / count - 40, r.int(100, 150))];
    const at: Spot = [who ? 944 - w / 2 : 80 + w / 2, y + (room * (k + 0.5)) / count];
    const tail: Tail = who ? 'down-right' : 'down-left';
    bubble(s, l, at, w, h, tail, m.fills[who]!, m.round);
    said(s, l, at, w, h, m.fills[who]!, k, seed);
    if (r.chance(0.35)) liked(s, l, [at[0] + (who ? -1 : 1) * (w / 2 - 10), at[1] + h / 2], m.fills[who]!);
  }
}

/** Where one writes, and sends. */
function writing(s: Sheet, l: Look, cy: number, boarded: boolean): void {
  const r = s.random;
  const fill = boarded ? field(l, 3) : l.card;
  const way = r.pick([-1, 1]);
  slab(
    s,
    'pill',
    [512 - way * 50, cy],
    700,
    84,
    `background:${fill};border-radius:${r.pick([42, 14])}px;${boarded ? l.low : l.rim + l.lift}`,
  );
  words(s, [512 - way * 50, cy], 620, 28, over(fill), ['Write an answer …', '写下你的回答……'], { align: 'left' });
  roundButton(s, l, [512 + way * 366, cy], 92, r.pick(['right', 'mic', 'plus']), s.palette.accent);
}

export const conversation: Layout = (s, seed) => {
  const r = s.random;
  const l = look(s);
  const boarded = r.chance(0.45);
  const m = mannerOfTalk(s, l, boarded);
  if (boarded) sheetOf(s, l, { x: 40, y: 30, w: 944, h: 964 });
  const headed = boarded && r.chance(0.5);
  if (headed) {
    const fill = tint(l, 3);
    const round = Math.max(0, l.round - 8);
    s.box('head', 56, 46, 912, 110, `${paint(l, fill)}border-radius:${round}px`);
    from(s, 90, 101, 560, 50, over(fill), r.pick(titles.talk));
    roundButton(s, l, [904, 101], 74, r.pick(['speaker', 'chat', 'globe']), apart(tint(l, 4), fill), l.low);
  } else title(s, l, [512, 96], r.int(520, 680), 92, r.pick(titles.talk));
  const foot = r.chance(0.45);
  r.pick([rows, rows, side])(s, l, m, 176, foot ? 870 : 970, seed);
  if (foot) writing(s, l, 924, boarded);
  else if (!headed) sticker(s, l, [r.pick([110, 914]), 104], 124, '', r.pick(calls));
};
