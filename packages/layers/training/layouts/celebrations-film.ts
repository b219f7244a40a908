/** A night of films: the strip with its pictures, lamps, tickets, and what is eaten. */
import type { Pair } from '../../scripts/designs/placing.ts';
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import {
  banner,
  chips,
  fact,
  heading,
  leaf,
  pill,
  stack,
  words,
  type Block,
  type Desk,
} from './celebrations-blocks.ts';
import { look, mix, onto, tint, tintOn, toneOf, type Look } from './celebrations-colours.ts';
import { backdrop, chip, picture, placed, same, stamped, stand, write } from './celebrations-parts.ts';
import { outline, plate, put, upTo, type Area } from './celebrations-shapes.ts';

const titles: Pair[] = [
  ['Film Night', '电影之夜'],
  ['Open-air Cinema', '露天影院'],
  ['Movie Marathon', '电影马拉松'],
  ['Short Films', '短片之夜'],
  ['The Late Show', '深夜放映'],
];
const lines: Pair[] = [
  ['Three films, one evening', '三部电影，一个夜晚'],
  ['Free popcorn for all', '爆米花免费'],
  ['Doors open at seven', '七点开门'],
  ['Bring a blanket', '请自带毯子'],
];

/** A strip of film about its middle, its holes cut through, and the pictures in it. */
function film(s: Sheet, l: Look, cx: number, cy: number, long: number, deep: number, turn: number, seed: number): void {
  const r = s.random;
  const colour = r.pick(['#17171c', '#17171c', '#2a211d', mix(tint(l, 0), '#000000', 0.75), tint(l, 0), '#f4f1e8']);
  const band = deep * r.range(0.13, 0.17);
  const [hole, step] = [band * 0.56, band * r.pick([1.1, 1.3, 1.6])];
  const n = Math.floor(long / step);
  const round = r.pick([0, hole * 0.25, hole / 2]);
  const wide = Math.min(step * 0.62, hole * r.pick([1, 1.3]));
  const cut = (x: number, y: number) =>
    `M${x + round} ${y}h${wide - 2 * round}q${round} 0 ${round} ${round}v${hole - 2 * round}q0 ${round} ${-round} ${round}h${2 * round - wide}q${-round} 0 ${-round} ${-round}v${2 * round - hole}q0 ${-round} ${round} ${-round}z`;
  const holes = upTo(n).flatMap((i) => {
    const x = (i + 0.5) * (long / n) - wide / 2;
    return [cut(x, (band - hole) / 2 + 2), cut(x, deep - (band + hole) / 2 - 2)];
  });
  const body = `<path fill="${colour}" fill-rule="evenodd" d="M0 0H${long}V${deep}H0z${holes.join('')}"/>`;
  const upright = Math.abs(turn) > 45;
  placed(s, cx, cy, turn, () => {
    put(s, 'film', svg(-long / 2, -deep / 2, long, deep, body), l.shade);
    const inner = deep - 2 * band - 8;
    const count = Math.min(6, Math.round(long / (inner * r.range(1.15, 1.5))));
    const cell = long / count;
    const css = `border-radius:${r.pick([0, 0, 10, 22])}px`;
    for (const i of upTo(count)) {
      const w = cell - 18;
      const x = -long / 2 + i * cell + 9;
      if (!upright) picture(s, { x, y: -inner / 2, w, h: inner }, seed + i * 29, css);
      else
        placed(s, x + w / 2, 0, -turn, () =>
          picture(s, { x: -inner / 2, y: -w / 2, w: inner, h: w }, seed + i * 29, css),
        );
    }
  });
}

/** A row of lamps: on a rail, on a wire, or each hanging by itself. */
function lamps(s: Sheet, l: Look, y: number): void {
  const r = s.random;
  const n = r.int(5, 12);
  const glow = r.pick(['#ffd766', '#fff1c2', tint(l, 1)]);
  if (r.chance(0.45)) {
    for (const i of upTo(r.int(3, 5))) {
      const [x, drop, shade] = [130 + i * 190, r.int(2, 24), tint(l, i)];
      const drawn = `<path d="M40 -200V20" stroke="#2b2730" stroke-width="5"/><circle cx="40" cy="66" r="16" fill="${glow}"/><path fill="${shade}" d="M28 16h24q2 20 28 44H0q26-24 28-44z"/>`;
      put(s, 'lamp', svg(x - 40, drop, 80, 84, drawn), l.shade);
    }
    return;
  }
  const at = (i: number) => 60 + (904 / (n - 1)) * i;
  const bulbs = upTo(n).map(
    (i) =>
      `<circle cx="${at(i)}" cy="24" r="17" fill="${glow}"/><circle cx="${at(i) - 5}" cy="18" r="5" fill="#ffffff"/>`,
  );
  const rail = r.pick([
    `<path fill="${tint(l, 0)}" d="M20 0h984v48H20z"/>`,
    '<path d="M0 24h1024" stroke="#2b2730" stroke-width="7"/>',
    `<rect x="20" width="984" height="48" rx="24" fill="#26222c"/>`,
  ]);
  put(s, 'lamps', svg(0, y, 1024, 48, rail + bulbs.join('')), l.shade);
}

/** A ticket with its stub; the line between belongs to it. */
function ticket(s: Sheet, l: Look, cx: number, cy: number, w: number, turn: number, k: number): void {
  const r = s.random;
  const [h, fill] = [w * r.range(0.4, 0.5), tint(l, k)];
  const ink = onto(fill);
  const stub = w * 0.28;
  const right = r.chance(0.5);
  const at = right ? w - stub : stub;
  const kind = r.pick(['ticket', 'hollow', 'stamp', 'round'] as const);
  const frame = r.chance(0.5)
    ? `<path d="M${right ? 16 : stub + 14} 16h${w - stub - 30}v${h - 32}h${stub + 30 - w}z" fill="none" stroke="${ink}" stroke-opacity=".6" stroke-width="3"/>`
    : '';
  placed(s, cx, cy, turn, () => {
    const drawn = `<path fill="${fill}" d="${outline(kind, w, h)}"/><path d="M${at} 8V${h - 8}" stroke="${ink}" stroke-width="3" stroke-dasharray="8 7"/>${frame}`;
    put(s, 'ticket', svg(-w / 2, -h / 2, w, h, drawn), l.shade);
    const x = right ? -w / 2 + 26 : -w / 2 + stub + 24;
    write(s, x, -h * 0.14, w - stub - 50, h * 0.28, ink, ['Admit one', '入场券']);
    write(s, x, h * 0.2, w - stub - 50, h * 0.18, ink, ['Row F, seat 12', 'F排12座']);
    const [size, mx] = [stub * 0.52, right ? w / 2 - stub / 2 : -w / 2 + stub / 2];
    chip(
      s,
      l,
      { x: mx - size / 2, y: -size / 2, w: size, h: size },
      r.pick(['star', 'clapper', 'heart', 'popcorn']),
      tintOn(l, k + 1, fill),
      fill,
      '',
    );
  });
}

/** The board or card that names the night. */
function board(s: Sheet, l: Look, a: Area): void {
  const r = s.random;
  const d: Desk = { s, l, tone: l, centred: l.centred };
  leaf(s, l, a, { line: r.chance(0.4) });
  const names = r.pick([
    ['clapper', 'popcorn', 'star'],
    ['note', 'clapper', 'moon'],
  ]);
  const first = r.chance(0.3) ? banner(d, r.pick(titles), 0, 24) : heading(d, r.pick(titles));
  const more: Block[] = r.pick([
    [pill(d, ['Friday, 8 pm', '周五晚八点'], 0), chips(d, names)],
    [
      fact(d, 'clock', ['Friday, 8 pm', '周五晚八点'], r.pick(lines), 1),
      fact(d, 'place', ['Old Harbour Hall', '老港大厅'], ['Entry free', '免费入场'], 2),
    ],
    [
      chips(d, names, [
        ['Action', '动作'],
        ['Comedy', '喜剧'],
        ['Drama', '剧情'],
      ]),
      pill(d, ['Get tickets', '立即购票'], 1),
    ],
  ]);
  stack({ x: a.x + 52, y: a.y + 34, w: a.w - 104, h: a.h - 68 }, [
    first,
    words(d, r.pick(lines), 28, l.faint),
    ...more,
  ]);
}

/** The things around: reel, corn, clapper. */
function things(s: Sheet, l: Look, spots: readonly (readonly [number, number, number])[]): void {
  const r = s.random;
  const names = r.pick([
    ['reel', 'popcorn', 'clapper'],
    ['popcorn', 'reel', 'camera'],
    ['clapper', 'reel', 'popcorn'],
  ] as const);
  for (const [i, [x, y, size]] of spots.entries()) stand(s, l, names[i % 3]!, x, y, size, i);
}

const across = (s: Sheet, l: Look, seed: number) => {
  const r = s.random;
  const low = r.chance(0.5);
  const turn = r.pick([0, -5, 4, 7]);
  const deep = r.int(210, 270);
  const y = low ? 580 : 300;
  film(s, l, 512, y, 1180, deep, turn, seed);
  if (low) board(s, l, { x: r.pick([60, 190, 330]), y: 100, w: 620, h: 320 });
  else board(s, l, { x: r.pick([60, 190, 330]), y: 510, w: 620, h: 300 });
  const under = low ? 860 : 900;
  ticket(s, l, r.int(210, 260), under, 320, r.int(-8, 8), 1);
  if (r.chance(0.5)) ticket(s, l, 560, under + 4, 300, r.int(-8, 8), 2);
  else stamped(s, l, 540, under, 84, same('20:00'), tint(l, 2), 0.36);
  things(s, l, [[770, under - 130, r.int(190, 220)]]);
};

const upright = (s: Sheet, l: Look, seed: number) => {
  const r = s.random;
  const left = r.chance(0.5);
  const deep = r.int(240, 300);
  film(s, l, left ? 190 : 834, 512, 1180, deep, 90 + r.pick([0, 0, 4, -5]), seed);
  const x = left ? 400 : 60;
  board(s, l, { x, y: r.int(120, 150), w: 564, h: r.int(430, 480) });
  ticket(s, l, x + r.int(190, 220), 730, 360, r.int(-9, 9), 1);
  things(s, l, [
    [x + 394, 680, 180],
    [x + r.int(0, 30), 836, 166],
  ]);
  const at = x + r.int(260, 330);
  plate(s, 'label', l.small, { x: at, y: 890, w: 250, h: 78 }, { fill: tint(l, 3), shade: l.shade });
  write(s, at + 26, 929, 198, 34, onto(tint(l, 3)), ['Book now', '立即预订']);
};

const screened = (s: Sheet, l: Look, seed: number) => {
  const r = s.random;
  const frame = { x: 170, y: 110, w: 684, h: 400 };
  plate(s, 'screen', r.pick(['square', 'round', 'rounder']), frame, {
    fill: r.pick(['#1c1b22', '#fbf8ef', tint(l, 0)]),
    shade: l.shade,
  });
  picture(s, { x: 194, y: 134, w: 636, h: 352 }, seed + 5, `border-radius:${r.pick([0, 12])}px`);
  const tone = toneOf(s, tint(l, 1));
  const [w, y] = [r.int(420, 560), r.int(450, 480)];
  plate(s, 'plate', l.small, { x: 512 - w / 2, y, w, h: 104 }, { fill: tone.face, shade: l.shade });
  write(s, 512 - w / 2 + 34, y + 52, w - 68, 54, tone.ink, r.pick(titles));
  film(s, l, 512, 690, 1180, r.int(170, 200), r.pick([0, 3, -4]), seed + 50);
  ticket(s, l, 230, 890, 320, r.int(-7, 7), 2);
  things(s, l, [
    [r.int(420, 460), 800, 190],
    [680, 810, r.int(170, 190)],
  ]);
  stamped(s, l, r.pick([160, 866]), 150, 74, same('20:00'), tint(l, 2), 0.38);
};

export const filmNight: Layout = (s, seed) => {
  const r = s.random;
  const l = look(s, r.chance(0.5) ? r.pick([s.palette.dark, '#1b1a22']) : '');
  backdrop(s, l, 0.45);
  const kind = r.pick([across, across, upright, screened]);
  kind(s, l, seed);
  if (kind === across) lamps(s, l, r.int(8, 30));
};
