/** A clean-up day: steps with their numbers on discs, joined by a dashed line, with signs and bubbles. */
import type { Pair } from '../../scripts/designs/placing.ts';
import { svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import {
  apart,
  inset,
  look,
  mix,
  onto,
  page,
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
  bare,
  board,
  bubble,
  card,
  disc,
  facts,
  headline,
  lifted,
  mark,
  picture,
  plate,
  ribbon,
  roundPicture,
  strewn,
  stroke,
} from './clubs-parts.ts';

const heads: Pair[] = [
  ['Clean-up Day', '大扫除日'],
  ['Clear the river', '清洁河道'],
  ['Tidy our park', '公园清洁日'],
  ['Beach sweep', '海滩清扫'],
];
const steps: [string, Pair][] = [
  ['place', ['Meet here', '集合']],
  ['glove', ['Take gloves', '领手套']],
  ['sack', ['Fill a bag', '装满袋子']],
  ['leaf', ['Sort it all', '分类整理']],
  ['bucket', ['Wash up', '清洗干净']],
  ['cupcake', ['Eat cake', '吃蛋糕']],
];
const known: [string, Pair][] = [
  ['clock', ['From 9:30', '9:30 开始']],
  ['day', ['Sat 21 March', '3月21日周六']],
  ['place', ['North bridge', '北桥']],
];
const sayings: Pair[] = [
  ['Bring a friend', '带上朋友'],
  ['See you there!', '不见不散'],
  ['Many hands!', '人多力量大'],
];

type Point = readonly [number, number];

/** The line of the route through all points: straight, bent, or with corners. */
function route(s: Sheet, l: Look, points: readonly Point[]) {
  const { random: r } = s;
  const [kind, width] = [r.int(0, 2), r.int(5, 11)];
  const bend = ([x, y]: Point, [u, v]: Point) => {
    if (kind === 0) return `L${u} ${v}`;
    if (kind === 1) return `C${x + (u - x) * 0.1} ${(y + v) / 2} ${u - (u - x) * 0.1} ${(y + v) / 2} ${u} ${v}`;
    return Math.abs(u - x) > Math.abs(v - y) ? `H${(x + u) / 2}V${v}H${u}` : `V${(y + v) / 2}H${u}V${v}`;
  };
  const d = `M${points[0]!.join(' ')}${points
    .slice(1)
    .map((point, i) => bend(points[i]!, point))
    .join('')}`;
  const dash = ` stroke-dasharray="${r.pick([`1 ${width * 2.4}`, `${width * 2} ${width * 2}`, `${width * 3} ${width * 1.8}`])}"`;
  const colour = r.pick([l.ink, tint(l, 1), tint(l, 2)]);
  const drawn = stroke(d, onto(colour), width + 5, dash) + stroke(d, colour, width, dash);
  s.object('route', lifted(l, svg(0, 0, 1024, 1024, drawn)));
}

/** The number on its disc. */
function numbered(s: Sheet, l: Look, [x, y]: Point, size: number, k: number) {
  const under = disc(s, l, x, y, size, tint(l, k));
  write(s, x - size / 2, y, size, size * 0.44, onto(under), same(`${k + 1}`), 'center');
}

/** What one does at a step: a card with sign and words, its number over one of its edges. */
function stepCard(
  s: Sheet,
  l: Look,
  a: Area,
  k: number,
  step: readonly [string, Pair],
  tall: boolean,
  disced: boolean,
) {
  card(s, l, a);
  const [icon, text] = step;
  if (tall) {
    const size = Math.min(a.w * 0.5, a.h * 0.46);
    const [cx, cy] = [a.x + a.w / 2, a.y + a.h * 0.46];
    if (disced) mark(s, l, cx, cy, size, icon, tint(l, k + 1));
    else bare(s, l, icon, cx - size / 2, cy - size / 2, size, k + 1);
    return write(s, a.x + 14, a.y + a.h * 0.84, a.w - 28, 30, l.ink, text, 'center');
  }
  const size = Math.min(a.h * 0.7, 110);
  if (disced) mark(s, l, a.x + 24 + size / 2, a.y + a.h / 2, size, icon, tint(l, k + 1));
  else bare(s, l, icon, a.x + 24, a.y + a.h / 2 - size / 2, size, k + 1);
  write(s, a.x + size + 42, a.y + a.h / 2, a.w - size - 62, 36, l.ink, text);
}

const chosen = (s: Sheet, n: number) => {
  const from = s.random.int(0, 1);
  return [...steps.slice(from), ...steps.slice(0, from)].slice(0, n);
};

/** Cards on alternating sides of a line that runs down. */
function down(s: Sheet, l: Look) {
  const { random: r } = s;
  const [n, zigzag, disced] = [r.int(3, 4), r.chance(0.6), r.chance(0.4)];
  const high = r.int(70, 110);
  const top = r.chance(0.6) ? 240 : 60;
  const space = top === 60 ? 740 : 730;
  const at = zigzag ? 512 : r.pick([130, 894]);
  const size = r.int(84, 110);
  const points = upTo(n).map((k): Point => [
    zigzag ? at + (k % 2 ? 1 : -1) * r.int(0, 40) : at,
    top + (space * (k + 0.5)) / n,
  ]);
  route(s, l, points);
  const h = (space / n) * 0.8;
  for (const [k, step] of chosen(s, n).entries()) {
    const [x, y] = points[k]!;
    const right = zigzag ? k % 2 === 0 : at < 512;
    const w = zigzag ? Math.min(350, right ? 974 - x - size * 0.7 : x - size * 0.7 - 50) : r.int(400, 440);
    const from = right ? x + size * 0.7 : x - size * 0.7 - w;
    stepCard(s, l, { x: from, y: y - h / 2, w, h }, k, step, false, disced);
    numbered(s, l, points[k]!, size, k);
    if (zigzag && r.chance(0.4))
      bubble(s, l, { x: right ? x - 380 : x + 110, y: y - 60, w: 270, h: 90 }, tint(l, 3), sayings[k % 3]!);
  }
  headline(s, l, { x: 102, y: top === 60 ? 800 : high, w: 820, h: 116 }, r.pick(heads), 'bucket');
  if (top === 60) facts(s, l, { x: 102, y: 926, w: 820, h: 76 }, shuffled(r, known).slice(0, 2), true);
  if (!zigzag) beside(s, l, at < 512 ? 800 : 224, top + 140);
}

/** What stands in the free column: a photograph in a disc, a bubble. */
function beside(s: Sheet, l: Look, cx: number, y: number) {
  const { random: r } = s;
  roundPicture(s, l, cx, y, r.int(200, 240), r.int(1, 9999), r.pick(['#ffffff', tint(l, 0)]));
  plate(s, l, cx, y + 110, 50, tint(l, 0), ['Anna leads', '安娜带队'], 220);
  bubble(s, l, { x: cx - 130, y: y + 250, w: 260, h: 100 }, tint(l, 2), r.pick(sayings), false);
}

/** Steps side by side, the line through their numbers; a picture above or below. */
function along(s: Sheet, l: Look, seed: number) {
  const { random: r } = s;
  const a = page(r);
  const [n, wave] = [r.int(3, 4), r.pick([0, 0, 30, 50])];
  const disced = n === 3 && r.chance(0.6);
  const upper = r.chance(0.5);
  const [w, h, size] = [a.w / n, r.int(270, 320), Math.min(96, a.w / n / 2)];
  const y = upper ? a.y + 190 : a.y + a.h - h - 20 - wave;
  const points = upTo(n).map((k): Point => [a.x + w * (k + 0.5), y + (k % 2 ? wave : 0)]);
  headline(s, l, { ...a, y: upper ? a.y : a.y + 8, h: 112 }, r.pick(heads), 'leaf');
  const photoY = upper ? y + h + wave + 40 : a.y + 150;
  const photoH = (upper ? a.y + a.h : y - size / 2 - 30) - photoY;
  picture(s, l, { ...a, y: photoY, h: photoH }, seed + 1);
  for (const [k, step] of chosen(s, n).entries()) {
    const [x, cy] = points[k]!;
    stepCard(s, l, { x: x - w / 2 + 9, y: cy, w: w - 18, h }, k, step, true, disced);
  }
  route(s, l, points);
  for (const [k, point] of points.entries()) numbered(s, l, point, size, k);
  const [left, tall] = [r.chance(0.5), photoH > 260];
  if (r.chance(0.6) && tall)
    bubble(s, l, { x: left ? a.x + 40 : a.x + a.w - 340, y: photoY + 40, w: 300, h: 110 }, tint(l, 2), r.pick(sayings));
  const low = photoY + photoH - 110;
  if (r.chance(0.5)) facts(s, l, { x: a.x + 50, y: low, w: a.w - 100, h: 92 }, shuffled(r, known).slice(0, 2), true);
  else
    badge(s, l, left ? a.x + a.w - 130 : a.x + 130, photoY + photoH / 2, Math.min(190, photoH * 0.8), tint(l, 0), [
      '9:30',
      '9:30',
    ]);
}

/** A winding way across the sheet with bare signs at its stops. */
function winding(s: Sheet, l: Look) {
  const { random: r } = s;
  const whole = page(r);
  const boarded = r.chance(0.7);
  const a = boarded ? board(s, l, whole) : whole;
  headline(s, l, { ...a, h: 112 }, r.pick(heads), 'sack');
  const n = r.int(4, 5);
  const columns = n > 4 ? 3 : 2;
  const rows = 2;
  const y = a.y + 150;
  const low = r.chance(0.6) ? 110 : 0;
  const h = (a.h - 150 - low) / rows;
  const [w, size] = [a.w / columns, r.int(150, 190)];
  const points = upTo(n).map((i): Point => {
    const [row, k] = [Math.floor(i / columns), i % columns];
    return [a.x + w * ((row % 2 ? columns - 1 - k : k) + 0.5), y + h * (row + 0.42) + (k % 2 ? 20 : -12)];
  });
  route(s, l, points);
  for (const [k, [icon, text]] of chosen(s, n).entries()) {
    const [cx, cy] = points[k]!;
    const under = disc(s, l, cx, cy, size, mix(tint(l, k), l.face, 0.25));
    const ink = onto(under);
    bare(
      s,
      { ...l, tints: [ink, mix(ink, under, 0.5)] },
      icon,
      cx - size * 0.28,
      cy - size * 0.28,
      size * 0.56,
      0,
      under,
    );
    s.disc(
      cx - size * 0.5,
      cy - size * 0.54,
      60,
      apart(tint(l, k + 1), l.face),
      `border:5px solid ${l.face};box-sizing:border-box`,
    );
    write(
      s,
      cx - size * 0.5,
      cy - size * 0.54 + 30,
      60,
      30,
      onto(apart(tint(l, k + 1), l.face)),
      same(`${k + 1}`),
      'center',
    );
    if (boarded) write(s, cx - w / 2 + 12, cy + size * 0.5 + 34, w - 24, 32, l.ink, text, 'center');
    else plate(s, l, cx, cy + size * 0.5 + 20, 54, l.face, text, w - 20);
  }
  if (low) ribbon(s, l, { ...a, y: a.y + a.h - 92, h: 92 }, tint(l, 0), r.pick(known)[1]);
}

/** Two by two cards about a photograph in a disc. */
function about(s: Sheet, l: Look, seed: number) {
  const { random: r } = s;
  const a = inset(page(r), 0);
  headline(s, l, { ...a, h: 112 }, r.pick(heads), 'glove');
  const [y, gap, disced] = [a.y + 160, r.int(30, 60), r.chance(0.5)];
  const [w, h] = [(a.w - gap) / 2, (a.h - 160 - gap) / 2];
  const order = [0, 1, 3, 2];
  const cells = order.map((i): Area => ({ x: a.x + (i % 2) * (w + gap), y: y + Math.floor(i / 2) * (h + gap), w, h }));
  route(
    s,
    l,
    [...cells, cells[0]!].slice(0, r.int(4, 5)).map((c): Point => [c.x + c.w / 2, c.y + c.h / 2]),
  );
  for (const [k, step] of chosen(s, 4).entries()) {
    const c = cells[k]!;
    stepCard(s, l, inset(c, 14), k, step, true, disced);
    numbered(s, l, [c.x + (c.x < 400 ? 40 : c.w - 40), c.y + 40], 88, k);
  }
  const [cx, cy] = [a.x + a.w / 2, y + h + gap / 2];
  if (r.chance(0.7)) roundPicture(s, l, cx, cy, r.int(190, 240), seed, r.pick(['#ffffff', tint(l, 0), l.face]));
  else badge(s, l, cx, cy, 210, tint(l, 0), ['9:30', '9:30'], ['sharp', '准时']);
  if (r.chance(0.6)) bubble(s, l, { x: cx - 140, y: cy - 230, w: 280, h: 90 }, tint(l, 3), r.pick(sayings));
}

export const cleanup: Layout = (s, seed) => {
  const { random: r } = s;
  const l = look(s);
  if (r.chance(0.3))
    strewn(
      s,
      l,
      [
        [34, 980],
        [990, 40],
        [34, 40],
        [990, 980],
      ],
      2,
    );
  r.pick([down, along, winding, about])(s, l, seed);
};
