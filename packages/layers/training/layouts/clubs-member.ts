/** A membership card: portrait, signature, code, on a lanyard; sometimes its other side, sometimes what it is good for. */
import type { Pair } from '../../scripts/designs/placing.ts';
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { bars, cells, crest, signature, starRow } from './clubs-drawings.ts';
import {
  apart,
  decor,
  inset,
  look,
  mix,
  onto,
  placed,
  readable,
  same,
  shuffled,
  tint,
  upTo,
  write,
  type Area,
  type Look,
} from './clubs-look.ts';
import {
  badge,
  bubble,
  facts,
  headline,
  lifted,
  mark,
  path,
  picture,
  plate,
  ribbon,
  rimmed,
  roundPicture,
  stand,
  stroke,
} from './clubs-parts.ts';

const clubs: Pair[] = [
  ['Rowing Club', '赛艇俱乐部'],
  ['Reading Circle', '读书会'],
  ['Hill Walkers', '登山社'],
  ['Film Society', '电影社'],
  ['Youth Orchestra', '青年乐团'],
];
const persons: Pair[] = [
  ['Mira Lang', '林米拉'],
  ['Jonas Berg', '白乔纳'],
  ['Aiko Tan', '谭爱子'],
  ['Leo Marsh', '马磊'],
];
const ranks: Pair[] = [
  ['Member', '会员'],
  ['Coach', '教练'],
  ['Volunteer', '志愿者'],
  ['Captain', '队长'],
];
const known: [string, Pair][] = [
  ['cup', ['All home games', '全部主场']],
  ['donut', ['10% at the bar', '酒吧九折']],
  ['present', ['A gift each year', '每年一份礼物']],
  ['day', ['Valid to 2028', '有效至2028']],
];
const calls: [Pair, Pair][] = [
  [
    ['Gold', '金卡'],
    ['member', '会员'],
  ],
  [
    ['€20', '99元'],
    ['a year', '每年'],
  ],
  [
    ['2027', '2027'],
    ['season', '赛季'],
  ],
];

function portrait(s: Sheet, l: Look, a: Area, seed: number, round: boolean, face: string) {
  const { random: r } = s;
  const size = Math.min(a.w, a.h);
  if (round) return roundPicture(s, l, a.x + a.w / 2, a.y + a.h / 2, size, seed, apart(tint(l, 0), face));
  const rim = r.pick([0, r.int(5, 9)]);
  const css = `border-radius:${r.pick([0, 12, 26])}px`;
  rimmed(s, a, seed, rim, apart(tint(l, 0), face), css, 'portrait');
}

/** A code on its white plate: bars, or a square of cells. */
function code(s: Sheet, a: Area) {
  const { random: r } = s;
  const square = a.w < a.h * 1.4;
  const w = square ? Math.min(a.w, a.h) : a.w;
  const h = square ? w : a.h;
  const n = r.pick([21, 25]);
  const drawn = square
    ? `<g transform="translate(${w * 0.09} ${w * 0.09}) scale(${(w * 0.82) / n})">${cells(r, n, '#191919')}</g>`
    : `<g transform="translate(${w * 0.05} ${h * 0.13})">${bars(r, w * 0.9, h * 0.74, '#191919')}</g>`;
  const ground = `<rect width="${w}" height="${h}" rx="${r.pick([0, 8])}" fill="#ffffff" stroke="#c3c6cb" stroke-width="2"/>`;
  s.object('code', svg(a.x + (a.w - w) / 2, a.y + (a.h - h) / 2, w, h, ground + drawn));
}

function signed(s: Sheet, a: Area, face: string) {
  const rule = s.random.chance(0.6) ? stroke('M4 57H196', mix(face, onto(face), 0.4), 2) : '';
  const ink = onto(face) === '#ffffff' ? '#e8ecff' : s.random.pick(['#24306b', '#1c1c20']);
  s.object('signature', svg(a.x, a.y, a.w, a.w * 0.3, signature(s.random, ink) + rule, 0, '0 0 200 60'));
}

/** Ground of a card with a head, a foot or a side in another colour that ends where the card ends. */
function plastic(s: Sheet, l: Look, w: number, h: number, face: string, tall: boolean): string {
  const { random: r } = s;
  const round = r.pick([14, 26, 40]);
  const [x, y] = [-w / 2, -h / 2];
  const lift = r.pick(['0 14px 40px rgba(0,0,0,.42)', '0 8px 22px rgba(0,0,0,.4)', '9px 9px 0 rgba(0,0,0,.3)']);
  s.box('card', x, y, w, h, `background:${face};border-radius:${round}px;box-shadow:${lift}`);
  const fill = apart(tint(l, 0), face);
  const paint = r.chance(0.4)
    ? `linear-gradient(${r.int(60, 120)}deg,${fill},${mix(fill, onto(fill) === '#ffffff' ? '#000000' : '#ffffff', 0.25)})`
    : fill;
  s.box('head', x, y, w, h * (tall ? 0.2 : 0.26), `background:${paint};border-radius:${round}px ${round}px 0 0`);
  if (r.chance(0.5)) {
    const [second, high] = [apart(tint(l, 1), face), h * 0.045 + round * 0.4];
    s.box(
      'foot',
      x,
      y + h - high,
      w,
      high,
      `${decor(r, second, mix(second, face, 0.3))};border-radius:0 0 ${round}px ${round}px`,
    );
  }
  return fill;
}

function emblem(s: Sheet, l: Look, cx: number, cy: number, size: number, under: string) {
  const { random: r } = s;
  if (r.chance(0.4))
    return mark(s, l, cx, cy, size, r.pick(['cup', 'leaf', 'ball', 'heart', 'bell']), apart(tint(l, 2), under));
  const arms = crest(r, apart(tint(l, 1), under), tint(l, 2), onto(under), `crest${s.elements.length}`);
  stand(s, l, 'crest', cx, cy, size, arms);
}

/** The card upright, about 0, 0. */
function upright(s: Sheet, l: Look, w: number, h: number, seed: number) {
  const { random: r } = s;
  const face = r.pick([l.face, '#ffffff', mix(tint(l, 2), '#ffffff', 0.8)]);
  const head = plastic(s, l, w, h, face, true);
  const [x, y, ink] = [-w / 2, -h / 2, onto(face)];
  s.object(
    'slot',
    svg(-46, y + 14, 92, 20, `<rect width="92" height="20" rx="10" fill="${mix(head, '#000000', 0.55)}"/>`),
  );
  const size = h * 0.09;
  emblem(s, l, x + 30 + size / 2, y + h * 0.12, size, head);
  write(s, x + size + 46, y + h * 0.12, w - size - 76, 44, onto(head), r.pick(clubs));
  const p = r.chance(0.5) ? { x: -h * 0.16, w: h * 0.32 } : { x: x + 36, w: w * 0.46 };
  const aside = p.x === x + 36;
  portrait(s, l, { ...p, y: y + h * 0.235, h: h * 0.33 }, seed, !aside && r.chance(0.6), face);
  if (aside) {
    code(s, { x: x + w * 0.6, y: y + h * 0.24, w: w * 0.32, h: w * 0.32 });
    plate(s, l, x + w * 0.76, y + h * 0.5, 50, tint(l, 1), r.pick(ranks), w * 0.38);
  } else plate(s, l, 0, y + h * 0.565, 54, tint(l, 1), r.pick(ranks), w * 0.6);
  write(s, x + 36, y + h * 0.655, w - 72, 54, ink, r.pick(persons), aside ? 'left' : 'center');
  write(
    s,
    x + 36,
    y + h * 0.715,
    w - 72,
    28,
    readable(mix(ink, face, 0.25), face),
    same(`No. ${r.int(1000, 9999)}`),
    aside ? 'left' : 'center',
  );
  signed(s, { x: x + 40, y: y + h * 0.77, w: w * 0.42, h: 60 }, face);
  if (!aside) code(s, { x: x + w * 0.54, y: y + h * 0.765, w: w * 0.4, h: h * 0.12 });
  else
    s.object(
      'stars',
      svg(
        x + w * 0.6,
        y + h * 0.8,
        w * 0.32,
        w * 0.064,
        starRow(5, r.int(3, 5), apart(tint(l, 1), face), mix(face, ink, 0.25)),
        0,
        '0 0 200 40',
      ),
    );
}

/** The card lying, about 0, 0. */
function lying(s: Sheet, l: Look, w: number, h: number, seed: number) {
  const { random: r } = s;
  const face = r.pick([l.face, '#ffffff', mix(tint(l, 2), '#ffffff', 0.8)]);
  const head = plastic(s, l, w, h, face, false);
  const [x, y, ink, left] = [-w / 2, -h / 2, onto(face), r.chance(0.5)];
  const size = h * 0.19;
  emblem(s, l, left ? x + w - 24 - size / 2 : x + 24 + size / 2, y + h * 0.13, size, head);
  write(s, left ? x + 36 : x + size + 44, y + h * 0.13, w - size - 90, 48, onto(head), r.pick(clubs));
  const pw = h * 0.42;
  const px = left ? x + 34 : x + w - 34 - pw;
  portrait(s, l, { x: px, y: y + h * 0.33, w: pw, h: h * 0.5 }, seed, r.chance(0.3), face);
  const tx = left ? x + pw + 64 : x + 36;
  const tw = w - pw - 100;
  write(s, tx, y + h * 0.4, tw, 48, ink, r.pick(persons));
  write(s, tx, y + h * 0.51, tw, 27, readable(mix(ink, face, 0.25), face), same(`No. ${r.int(1000, 9999)}`));
  signed(s, { x: tx, y: y + h * 0.58, w: tw * 0.46, h: 60 }, face);
  const wide = r.chance(0.5);
  code(
    s,
    wide
      ? { x: tx, y: y + h * 0.76, w: tw * 0.6, h: h * 0.14 }
      : { x: tx + tw * 0.62, y: y + h * 0.58, w: h * 0.28, h: h * 0.28 },
  );
  if (wide) plate(s, l, tx + tw * 0.8, y + h * 0.83, 48, tint(l, 1), r.pick(ranks), tw * 0.36);
  else plate(s, l, px + pw / 2, y + h * 0.84, 48, tint(l, 1), r.pick(ranks), pw);
}

/** Two bands that come down and meet in a clip, at (x, y) where the card hangs. */
function lanyard(s: Sheet, l: Look, x: number, y: number, far: number) {
  const { random: r } = s;
  const [a, width] = [tint(l, r.int(0, 3)), r.int(22, 34)];
  const seam = r.chance(0.5)
    ? stroke(`M${-far} 0L-8 ${y - 60}M${far} 0L8 ${y - 60}`, mix(a, '#ffffff', 0.55), 4, ' stroke-dasharray="2 14"')
    : '';
  const bands =
    stroke(`M${-far} -20L-8 ${y - 58}`, mix(a, '#000000', 0.22), width) + stroke(`M${far} -20L8 ${y - 58}`, a, width);
  const clip = `<rect x="-24" y="${y - 74}" width="48" height="34" rx="6" fill="#7d838c"/>${stroke(`M0 ${y - 40}v14a16 16 0 1 0 12 24`, '#b9bfc8', 9)}`;
  s.object('lanyard', lifted(l, svg(x, 0, 10, 10, bands + seam + clip)));
}

function otherSide(s: Sheet, l: Look, w: number, h: number) {
  const { random: r } = s;
  const fill = tint(l, 1);
  s.box(
    'card',
    -w / 2,
    -h / 2,
    w,
    h,
    `${decor(r, fill, mix(fill, '#ffffff', 0.22))};border-radius:26px;box-shadow:0 10px 30px rgba(0,0,0,.4)`,
  );
}

/** Upright on its lanyard, what it is good for beside it. */
function hung(s: Sheet, l: Look, seed: number) {
  const { random: r } = s;
  const [w, h, left] = [r.int(440, 500), r.int(680, 730), r.chance(0.5)];
  const alone = r.chance(0.3);
  const cx = alone ? 512 : left ? w / 2 + 56 : 968 - w / 2;
  const top = r.int(180, 230);
  const turn = r.pick([0, 0, -3, 3]);
  if (r.chance(0.35)) placed(s, cx + (left ? 40 : -40), top + h / 2, left ? 7 : -7, () => otherSide(s, l, w, h));
  placed(s, cx, top + h / 2, turn, () => upright(s, l, w, h, seed));
  lanyard(s, l, cx + turn * 6, top + 24, r.int(50, 150));
  const [big, small] = r.pick(calls);
  if (alone) return badge(s, l, cx + (left ? 1 : -1) * (w / 2 + 20), top + h * 0.8, 190, tint(l, 2), big, small);
  const side = { x: left ? cx + w / 2 + 60 : 50, w: 1024 - w - 56 - 110, y: 0, h: 0 };
  headline(s, l, { ...side, y: r.int(120, 170), h: 112 }, ['Join the club', '加入我们'], 'cup');
  facts(s, l, { ...side, y: 330, h: r.int(270, 330) }, shuffled(r, known).slice(0, 3), false);
  badge(s, l, side.x + side.w / 2, 830, r.int(200, 250), tint(l, 2), big, small);
}

/** Lying, with its other side behind it, a head above, facts below. */
function laid(s: Sheet, l: Look, seed: number) {
  const { random: r } = s;
  const [w, h] = [r.int(720, 820), r.int(440, 490)];
  const [turn, cy] = [r.pick([0, -5, 4, -3]), r.int(470, 520)];
  const high = r.chance(0.5);
  headline(s, l, { x: 152, y: high ? 60 : 880, w: 720, h: 104 }, ['Join the club', '加入我们'], 'cup');
  if (r.chance(0.5))
    placed(s, 512 + r.int(-40, 40), cy + r.int(-30, 30), turn + r.pick([-10, 9]), () => otherSide(s, l, w * 0.96, h));
  placed(s, 512, cy, turn, () => lying(s, l, w, h, seed));
  facts(s, l, { x: 70, y: high ? 850 : 62, w: 884, h: 100 }, shuffled(r, known).slice(0, r.int(2, 3)), true);
  const [big, small] = r.pick(calls);
  const corner = r.chance(0.5) ? 1 : -1;
  badge(s, l, 512 + corner * (w / 2 - 10), cy + h / 2 + 20, 170, tint(l, 2), big, small);
}

/** Two cards below each other, or a card below a photograph. */
function paired(s: Sheet, l: Look, seed: number) {
  const { random: r } = s;
  const [w, h] = [r.int(620, 680), r.int(390, 410)];
  const [left, turn, pictured] = [r.chance(0.5), r.pick([0, -4, 4]), r.chance(0.5)];
  const [one, two] = left ? [400, 624] : [624, 400];
  const a = { x: one - w / 2, y: 70, w, h: 400 };
  if (pictured) picture(s, l, a, seed + 4, turn);
  else placed(s, one, 290, turn, () => lying(s, l, w, h, seed + 4));
  placed(s, two, 740, -turn, () => lying(s, l, w, h, seed));
  const free = left ? 850 : 170;
  const [big, small] = r.pick(calls);
  const kind = r.int(0, 2);
  const box = inset({ x: free - 150, y: 180, w: 300, h: 130 }, 8);
  if (kind === 0) badge(s, l, free, 260, 210, tint(l, 2), big, small);
  else if (kind === 1) ribbon(s, l, box, tint(l, 2), big, left ? 6 : -6);
  else bubble(s, l, box, tint(l, 2), big);
  for (const k of upTo(r.int(1, 2)))
    mark(s, l, 1024 - free - 40 + k * 20, 640 + k * 170, 110, known[k]![0], tint(l, k));
}

export const member: Layout = (s, seed) => {
  const { random: r } = s;
  const l = look(s);
  if (r.chance(0.25)) {
    const fill = tint(l, 3);
    const [cx, cy, size] = [r.int(300, 724), r.int(380, 640), r.int(620, 780)];
    s.object(
      'blob',
      svg(
        0,
        0,
        10,
        10,
        path(
          `M${cx - size / 2} ${cy}q0-${size * 0.6} ${size * 0.5}-${size * 0.5}t${size * 0.5} ${size * 0.5}q${size * 0.1} ${size * 0.5}-${size * 0.5} ${size * 0.48}t-${size * 0.5}-${size * 0.48}z`,
          fill,
        ),
      ),
    );
  }
  r.pick([hung, hung, laid, paired])(s, l, seed);
};
