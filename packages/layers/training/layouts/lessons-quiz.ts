/** A quiz: question, four answers with their letters, one of them ticked, timer, how far it is. */
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import {
  apart,
  field,
  look,
  mix,
  over,
  paint,
  paler,
  same,
  sheetOf,
  shuffled,
  slab,
  tint,
  words,
  type Area,
  type Look,
  type Spot,
} from './lessons-look.ts';
import { counter, mark, picture, roundButton, sticker, title, track } from './lessons-parts.ts';
import { calls, questions, titles } from './lessons-words.ts';

/** The ring that runs out is one with its plate. */
function timer(s: Sheet, l: Look, at: Spot, size: number, under: string): void {
  const r = s.random;
  const [share, plate] = [r.range(0.3, 0.85), r.pick(['#ffffff', s.palette.dark, l.card])];
  const fill = apart(apart(s.palette.accent, plate), under);
  const round = 2 * Math.PI * 40;
  const way = `fill="none" stroke-width="${r.int(8, 14)}" cx="50" cy="50" r="40"`;
  const ticks = r.chance(0.3)
    ? `<circle fill="none" stroke="${over(plate)}" stroke-width="5" cx="50" cy="50" r="29" stroke-dasharray="2 13.180"/>`
    : '';
  const drawn = `<circle cx="50" cy="50" r="49" fill="${plate}"/><circle ${way} stroke="${mix(plate, over(plate), 0.2)}"/><circle ${way} stroke="${fill}" stroke-linecap="round" stroke-dasharray="${round * share} ${round}" transform="rotate(-90 50 50)"/>${ticks}`;
  s.object(
    'timer',
    svg(
      at[0] - size / 2,
      at[1] - size / 2,
      size,
      size,
      `<g style="${l.drop}"><g transform="scale(${size / 100})">${drawn}</g></g>`,
    ),
  );
  words(s, at, size * 0.46, size * 0.28, over(plate), same(`${r.int(5, 59)}`));
}

/** The question, alone or with a picture or an icon. */
function question(s: Sheet, l: Look, a: Area, fill: string, lift: string, seed: number): void {
  const r = s.random;
  const [text] = questions[seed % questions.length]!;
  s.box('card', a.x, a.y, a.w, a.h, `${paint(l, fill)}border-radius:${l.round}px;${lift}`);
  const ink = over(fill);
  const small: readonly [string, string] = [`Question ${r.int(1, 9)} of 10`, `第${r.int(1, 9)}题`];
  const kind = r.int(0, 2);
  if (kind === 0 || a.h < 190) {
    words(s, [a.x + a.w / 2, a.y + a.h * 0.42], a.w - 240, 26, ink, small);
    return words(s, [a.x + a.w / 2, a.y + a.h * 0.66], a.w - 90, 48, ink, text);
  }
  const flip = r.pick([-1, 1]);
  const size = a.h - 60;
  const at: Spot = [a.x + a.w / 2 + flip * (a.w / 2 - 36 - size / 2), a.y + a.h / 2];
  if (kind === 1)
    picture(
      s,
      at,
      size * 1.06,
      size,
      seed,
      `border-radius:${r.pick([0, 18, 200])}px;border:6px solid ${paler(fill, 0.7)}`,
    );
  else {
    const disc = apart(tint(l, 1), fill);
    slab(s, 'disc', at, size, size, `${paint(l, disc)}border-radius:${r.pick(['50%', '50%', '22%'])};${l.low}`);
    mark(
      s,
      r.pick(['bulb', 'globe', 'flask', 'puzzle', 'palette', 'music', 'ruler']),
      at,
      size * 0.58,
      over(disc),
      disc,
    );
  }
  const [cx, room] = [a.x + a.w / 2 - flip * (size / 2 + 20), a.w - size - 110];
  words(s, [cx, a.y + a.h * 0.4], room, 26, ink, small);
  words(s, [cx, a.y + a.h * 0.62], room, 46, ink, text);
}

interface AnswerManner {
  fill: string;
  coloured: boolean;
  lift: string;
  round: number;
  square: boolean;
  hanging: boolean;
}

/** An answer: its letter in a disc, on the plate or over its edge. */
function answer(
  s: Sheet,
  l: Look,
  a: Area,
  k: number,
  text: readonly [string, string],
  right: boolean,
  m: AnswerManner,
): void {
  const good = '#2f9e5b';
  const fill = right ? good : m.coloured ? tint(l, k) : m.fill;
  s.box(
    'plate',
    a.x,
    a.y,
    a.w,
    a.h,
    `${paint(l, fill)}border-radius:${Math.min(m.round, a.h / 2)}px;${right ? '' : l.rim}${m.lift}`,
  );
  const size = Math.min(a.h * 0.66, 78);
  const cy = a.y + a.h / 2;
  const x = m.hanging ? a.x + 4 : a.x + 20 + size / 2;
  counter(
    s,
    l,
    [x, cy],
    size,
    apart(right ? '#ffffff' : tint(l, k + 1), fill),
    same('ABCD'[k]!),
    m.hanging ? l.lift : l.low,
    m.square,
  );
  const left = x + size / 2 + 18;
  const room = a.x + a.w - left - (right ? 84 : 24);
  words(s, [left + room / 2, cy], room, 36, over(fill), text, { align: 'left' });
  if (!right) return;
  if (s.random.chance(0.5)) roundButton(s, l, [a.x + a.w - 50, cy], Math.min(64, a.h * 0.6), 'tick', '#ffffff', '');
  else roundButton(s, l, [a.x + a.w - 14, a.y + 10], 72, 'tick', apart(s.palette.second, good));
}

function answers(s: Sheet, l: Look, a: Area, boarded: boolean, seed: number): void {
  const r = s.random;
  const paired = r.chance(0.55);
  const gap = r.int(20, 34);
  const [w, h] = paired ? [(a.w - gap) / 2, (a.h - gap) / 2] : [a.w, (a.h - gap * 3) / 4];
  const tall = Math.min(h, paired ? 170 : 116);
  const manner: AnswerManner = {
    fill: boarded ? field(l, 0) : l.card,
    coloured: r.chance(0.4),
    lift: boarded ? l.low : l.lift,
    round: r.pick([0, 14, 30, 90]),
    square: r.chance(0.25),
    hanging: !paired && r.chance(0.35),
  };
  const right = r.int(0, 3);
  const texts = shuffled(r, questions[seed % questions.length]![1].slice(1));
  texts.splice(right, 0, questions[seed % questions.length]![1][0]!);
  for (let k = 0; k < 4; k++) {
    const [column, row] = paired ? [k % 2, k >> 1] : [0, k];
    const place = { x: a.x + column * (w + gap), y: a.y + row * (h + gap) + (h - tall) / 2, w, h: tall };
    answer(s, l, place, k, texts[k]!, k === right, manner);
  }
}

/** How far it is, with the points beside it. */
function progress(s: Sheet, l: Look, cy: number, boarded: boolean): void {
  const r = s.random;
  const under = boarded ? l.card : '#8c8c8c';
  const flip = r.pick([-1, 1]);
  const plated = !boarded && r.chance(0.6);
  const fill = apart(tint(l, 0), plated ? l.card : under);
  if (plated)
    slab(
      s,
      'pill',
      [512 - flip * 100, cy],
      660,
      86,
      `background:${l.card};border-radius:${Math.min(l.round, 43)}px;${l.rim}${l.lift}`,
    );
  track(
    s,
    l,
    [512 - flip * 100, cy],
    580,
    r.int(16, 26),
    r.range(0.25, 0.8),
    fill,
    plated || boarded ? l.rule : '#f3f3f6',
  );
  const score = apart(s.palette.second, under);
  slab(s, 'pill', [512 + flip * 350, cy], 176, 76, `${paint(l, score)}border-radius:38px;${l.lift}`);
  mark(s, r.pick(['star', 'heart', 'trophy']), [512 + flip * 350 - 48, cy], 44, over(score), score);
  words(s, [512 + flip * 350 + 26, cy], 80, 34, over(score), same(`${r.int(10, 950)}`));
}

export const quiz: Layout = (s, seed) => {
  const r = s.random;
  const l = look(s);
  const boarded = r.chance(0.5);
  if (boarded) sheetOf(s, l, { x: 30, y: 30, w: 964, h: 964 });
  const [timed, last] = [r.pick(['corner', 'edge', 'head'] as const), r.chance(0.5)];
  const way = r.pick([-1, 1]);
  const headX = timed === 'head' ? 512 - way * 110 : 512;
  title(s, l, [headX, 108], timed === 'head' ? 560 : r.int(520, 700), 92, r.pick(titles.quiz));
  if (timed === 'head') timer(s, l, [512 + way * 340, 112], 132, boarded ? l.card : '#8c8c8c');
  const top = timed === 'edge' ? 260 : 200;
  const fill = boarded ? apart(tint(l, 2), l.card) : r.pick([l.card, tint(l, 2)]);
  const card = { x: 76, y: top, w: 872, h: r.int(190, 250) };
  if (!last) progress(s, l, 916, boarded);
  question(s, l, card, fill, boarded ? l.low : l.rim + l.lift, seed);
  if (timed === 'corner') timer(s, l, [way > 0 ? 926 : 98, top + 4], 128, fill);
  if (timed === 'edge') timer(s, l, [512, top - 10], 128, fill);
  const y = top + card.h + 34;
  answers(s, l, { x: 76, y, w: 872, h: (last ? 952 : 846) - y }, boarded, seed);
  if (timed === 'edge' && r.chance(0.5)) sticker(s, l, [r.pick([88, 936]), 112], 120, '', r.pick(calls));
};
