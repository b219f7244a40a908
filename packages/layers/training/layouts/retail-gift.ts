/** A gift card half in its envelope: back, liner, card, pocket, seal. */
import type { Pair } from '../../scripts/designs/placing.ts';
import { side, svg, type Sheet, type Layout } from '../../scripts/designs/sheet.ts';
import { rounded, scalloped } from './retail-outlines.ts';
import {
  badge,
  code,
  coin,
  cutPath,
  groundCard,
  hangTag,
  lookOf,
  mirrored,
  pictogram,
  picture,
  pill,
  plate,
  ribbon,
  shape,
  tint,
  turned,
  wordBadge,
  write,
  type Look,
} from './retail-parts.ts';
import { calls, notes, offers, shops } from './retail-words.ts';
import { apart, mix, onto, same, type Area } from './screens-parts.ts';

const wishes: Pair[] = [
  ['Gift Card', '礼品卡'],
  ['For You', '送给你'],
  ['Thank You', '谢谢你'],
  ['Happy Birthday', '生日快乐'],
  ['A Little Treat', '小小心意'],
];

const sums = ['25', '50', '75', '100'];

/** A bow with two loops and two ends; one thing. */
const bow = (fill: string) => {
  const dark = mix(fill, '#000000', 0.24);
  const ends = `<path fill="${dark}" d="M46 34L22 78l14-2 8 10 14-46zM54 34l24 44-14-2-8 10-14-46z"/>`;
  const loops = `<path fill="${fill}" d="M50 36Q20 0 6 12-2 40 8 56q26 4 42-20zM50 36Q80 0 94 12q8 28-2 44-26 4-42-20z"/>`;
  return `${ends}${loops}<rect x="40" y="24" width="20" height="24" rx="7" fill="${dark}"/>`;
};

/** The gift card with what is printed on its upper part; `shown`: how much of its width stays out. */
function plastic(s: Sheet, l: Look, a: Area, fill: string, seed: number, shown = 1): void {
  const r = s.random;
  const w = a.w * shown;
  const round = Math.min(26, Math.max(10, l.round));
  const lift = 'box-shadow:0 6px 18px rgba(0,0,0,.34)';
  plate(s, 'gift card', a, fill, lift, round);
  const ink = onto(fill);
  const kind = r.int(0, 3);
  const q = Math.min(a.h * 0.34, 120);
  const x = a.x + w * 0.07;
  if (kind === 0) {
    const band = w * 0.12;
    s.box('band', a.x + w * 0.74, a.y, band, a.h, `background:${tint(l, 1, fill)}`);
    const size = w * 0.3;
    s.object(
      'bow',
      svg(a.x + w * 0.8 - size / 2, a.y + a.h * 0.04, size, size * 0.9, bow(tint(l, 1, fill)), 0, '0 0 100 90'),
    );
  } else if (kind === 1)
    picture(s, { x: a.x + w * 0.62, y: a.y + 22, w: w * 0.33, h: a.h * 0.42 }, seed, round * 0.7, '');
  else if (kind === 2)
    pictogram(s, r.pick(['gift', 'heart', 'flower', 'crown']), a.x + w * 0.82, a.y + q * 0.8, q, fill);
  else coin(s, a.x + w * 0.82, a.y + q * 0.82, q * 1.1, tint(l, 2, fill), r.pick(['gift', 'star', 'shop']));
  write(s, x, a.y + a.h * 0.15, w * 0.54, a.h * 0.15, ink, r.pick(wishes), 'left');
  write(s, x, a.y + a.h * 0.34, w * 0.4, a.h * 0.17, ink, same(`€ ${r.pick(sums)}`), 'left');
}

/** What closes it: a wax seal, a sticker, a heart. */
function seal(s: Sheet, l: Look, cx: number, cy: number, size: number, under: string): void {
  const r = s.random;
  const fill = apart(r.pick(['#b3202c', l.tints[1]!, '#d9a531']), under);
  const icon = r.pick(['heart', 'star', 'crown', 'leaf', 'flower']);
  const lift = 'filter:drop-shadow(0 4px 7px rgba(0,0,0,.4))';
  const kind = r.int(0, 2);
  if (kind === 2) return coin(s, cx, cy, size, fill, icon, lift);
  const dark = mix(fill, '#000000', 0.26);
  const ring = `<circle cx="${size / 2}" cy="${size / 2}" r="${size * 0.37}" fill="${dark}"/>`;
  const print = `<g transform="translate(${size * 0.28} ${size * 0.28}) scale(${size * 0.0183})">${s.kit.icons[icon]!(mix(fill, '#ffffff', 0.3), dark, fill)}</g>`;
  const outline = `<path fill="${fill}" d="${scalloped(size, kind ? 9 : 24)}"/>`;
  shape(s, 'seal', { x: cx - size / 2, y: cy - size / 2, w: size, h: size }, outline + ring + print, lift);
}

/** Lines or dots on a liner. */
const lined = (s: Sheet, fill: string, d: string) => {
  const [k, ink] = [`n${s.elements.length}`, mix(fill, onto(fill), 0.3)];
  const step = s.random.int(26, 44);
  const mark = s.random.pick([
    `<path d="M0 0L${step} ${step}" stroke="${ink}" stroke-width="6"/>`,
    `<circle cx="${step / 2}" cy="${step / 2}" r="${step * 0.2}" fill="${ink}"/>`,
    `<path d="M${step / 2} 0V${step}" stroke="${ink}" stroke-width="8"/>`,
  ]);
  const pattern = `<pattern id="${k}" width="${step}" height="${step}" patternUnits="userSpaceOnUse">${mark}</pattern>`;
  return `${pattern}<path fill="${fill}" d="${d}"/><path fill="url(#${k})" d="${d}"/>`;
};

/** The envelope open upwards about its middle, the card standing in it. */
function upright(s: Sheet, l: Look, a: Area, seed: number): void {
  const r = s.random;
  const paper = r.pick([l.tints[0]!, '#e9d9bd', '#f4f1ea', l.tints[2]!]);
  const [inside, flap] = [mix(paper, '#000000', 0.3), a.h * r.range(0.72, 0.92)];
  const tip = r.pick([0.06, 0.16, 0.26]) * a.w;
  const d = `M0 ${flap}L${a.w / 2 - tip} 0H${a.w / 2 + tip}L${a.w} ${flap}V${flap + a.h * 0.4}H0z`;
  shape(s, 'envelope', { x: a.x, y: a.y - flap, w: a.w, h: a.h + flap }, cutPath(s, d, inside), l.drop);
  const liner = `M48 ${flap}L${a.w / 2 - tip} 36H${a.w / 2 + tip}L${a.w - 48} ${flap}V${flap + a.h * 0.3}H48z`;
  const tone = tint(l, 1, inside);
  if (r.chance(0.6)) shape(s, 'liner', { x: a.x, y: a.y - flap, w: a.w, h: a.h + flap }, lined(s, tone, liner));
  const w = a.w * r.range(0.54, 0.62);
  const out = w * 0.62 * r.range(0.68, 0.84);
  const card: Area = { x: a.x + (a.w - w) / 2, y: a.y - out, w, h: w * 0.62 };
  const fill = apart(r.pick([l.card, l.tints[2]!, '#ffffff', s.palette.dark]), tone);
  turned(s, card.x + w / 2, card.y + card.h, r.int(-4, 4), () => plastic(s, l, card, fill, seed));
  const deep = a.h * r.range(0.36, 0.5);
  const kind = r.int(0, 2);
  const front = [
    `M0 0L${a.w / 2} ${deep}L${a.w} 0V${a.h}H0z`,
    `M0 0H${a.w * 0.3}q${a.w * 0.2} ${deep} ${a.w * 0.4} 0H${a.w}V${a.h}H0z`,
    `M0 0H${a.w}V${a.h}H0z`,
  ][kind]!;
  const crease = `<path d="M0 ${a.h}L${a.w * 0.42} ${a.h * 0.52}M${a.w} ${a.h}L${a.w * 0.58} ${a.h * 0.52}" stroke="${inside}" stroke-opacity=".4" stroke-width="4"/>`;
  shape(
    s,
    'pocket',
    a,
    cutPath(s, front, paper) + (kind ? '' : crease),
    'filter:drop-shadow(0 -3px 8px rgba(0,0,0,.25))',
  );
  seal(s, l, a.x + a.w / 2, a.y + a.h * 0.56, Math.min(150, a.h * 0.34), paper);
}

/** A sleeve that lies, the card coming out of its side. */
function sleeve(s: Sheet, l: Look, a: Area, seed: number): void {
  const r = s.random;
  const paper = r.pick([l.tints[0]!, '#e9d9bd', l.tints[2]!]);
  const h = a.h * 0.84;
  const reach = a.w * 0.56;
  const card: Area = { x: a.x, y: a.y + (a.h - h) / 2, w: a.w * 0.72, h };
  const fill = apart(r.pick([l.card, l.tints[1]!, '#ffffff', s.palette.dark]), paper);
  plastic(s, l, card, fill, seed, reach / card.w);
  const [w, bite] = [a.w - reach, a.h * 0.14];
  const d = `M0 0H${w}V${a.h}H0V${a.h / 2 + bite}a${bite} ${bite} 0 0 0 0-${2 * bite}z`;
  shape(s, 'pocket', { x: a.x + reach, y: a.y, w, h: a.h }, cutPath(s, d, paper), l.drop);
  seal(s, l, a.x + reach + w * 0.56, a.y + a.h / 2, Math.min(150, w * 0.44), paper);
}

/** The envelope large, a ribbon or plate with the heading above it or below, small things around. */
function alone(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const a: Area = { x: r.int(130, 190), y: r.int(500, 540), w: 0, h: r.int(290, 330) };
  a.w = side - 2 * a.x;
  if (r.chance(0.5)) {
    const d = r.int(720, 860);
    const disc = apart(tint(l, 2, l.tints[0]!), l.tints[0]!);
    badge(s, 512, 520, d, disc, l.drop, r.pick([scalloped(d, r.int(18, 30)), rounded(d, d, d / 2)]));
  }
  upright(s, l, a, seed);
  ribbon(s, l, { x: 140, y: a.y + a.h + 26, w: 744, h: 112 }, tint(l, 1, l.tints[0]!), r.pick(wishes));
  const n = r.int(2, 4);
  const corners = [
    [110, 120],
    [914, 120],
    [80, 400],
    [944, 400],
  ] as const;
  for (const [k, [x, y]] of corners.slice(0, n).entries()) {
    if (k === 0 && r.chance(0.4)) wordBadge(s, x + 10, y, 170, tint(l, 1, l.card), l.drop, [r.pick(offers)]);
    else coin(s, x, y, r.int(90, 126), l.tints[k % 3]!, r.pick(['gift', 'heart', 'star', 'flower', 'bag']), l.drop);
  }
}

/** The envelope on one side, a card with the words on the other. */
function withCard(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const top = r.chance(0.5);
  const y = top ? 60 : 640;
  const card: Area = { x: 60, y, w: 904, h: 320 };
  const from = top ? 430 : 60;
  if (r.chance(0.5)) upright(s, l, { x: 232, y: from + 290, w: 560, h: 240 }, seed);
  else sleeve(s, l, { x: 130, y: from + 60, w: 764, h: 400 }, seed);
  groundCard(s, l, card);
  const flip = r.chance(0.5);
  const q = 220;
  const px = flip ? card.x + 46 : card.x + card.w - q - 46;
  const show = r.int(0, 2);
  const seat = { x: px, y: y + 50, w: q, h: q };
  if (show === 0) picture(s, seat, seed + 2, r.pick([l.round, q / 2]), '');
  else if (show === 1) code(s, l, seat, l.card, true);
  else coin(s, px + q / 2, y + 160, q * 0.9, tint(l, 0, l.card), r.pick(['shop', 'gift', 'bag']));
  const [x, w] = [flip ? card.x + q + 90 : card.x + 50, card.w - q - 150];
  write(s, x, y + 78, w, 62, l.ink, r.pick(wishes), 'left');
  write(s, x, y + 142, w, 28, l.faint, r.pick(notes), 'left');
  pill(s, l, { x, y: y + 214, w: 270, h: 70 }, tint(l, 1, l.card), r.pick(calls));
  if (r.chance(0.5))
    pill(s, l, { x: x + 290, y: y + 214, w: 150, h: 70 }, tint(l, 2, l.card), same(`€ ${r.pick(sums)}`));
  const n = r.int(1, 2);
  for (let k = 0; k < n; k++)
    coin(
      s,
      k ? 934 : 90,
      from + (k ? 70 : 440),
      r.int(90, 120),
      l.tints[(k + 1) % 3]!,
      r.pick(['heart', 'star', 'flower', 'gift']),
      l.drop,
    );
}

/** A tall column of words beside the envelope, a tag on a string over it. */
function column(s: Sheet, l: Look, seed: number): void {
  const r = s.random;
  const flip = r.chance(0.5);
  const w = r.int(330, 370);
  const card = mirrored({ x: 46, y: r.int(60, 120), w, h: r.int(780, 850) }, flip);
  const rest = mirrored({ x: w + 76, y: 0, w: side - w - 106, h: 0 }, flip);
  const fill = r.pick([l.card, tint(l, 2, l.tints[0]!)]);
  plate(s, 'card', card, fill, l.raise, l.round);
  picture(s, { x: card.x + 36, y: card.y + 36, w: w - 72, h: w - 72 }, seed, r.pick([l.round, (w - 72) / 2]), '');
  const y = card.y + w + 20;
  write(s, card.x + 30, y + 10, w - 60, 48, onto(fill), r.pick(shops));
  write(s, card.x + 36, y + 66, w - 72, 24, onto(fill), r.pick(notes));
  const values = sums.slice(0, r.int(2, 3));
  for (const [k, sum] of values.entries())
    pill(s, l, { x: card.x + 50, y: y + 112 + k * 88, w: w - 100, h: 72 }, tint(l, k, fill), same(`€ ${sum}`));
  upright(s, l, { x: rest.x + 10, y: 640, w: rest.w - 20, h: 270 }, seed);
  const cx = rest.x + rest.w * r.pick([0.25, 0.7]);
  const tag = tint(l, 2, '#ffffff');
  const [mx, my] = hangTag(s, l, cx, { from: 0, top: 60, w: 150, h: 200 }, tag);
  pictogram(s, r.pick(['gift', 'percent', 'heart']), mx, my, 80, tag);
}

export const gift: Layout = (s, seed) => s.random.pick([alone, withCard, column])(s, lookOf(s), seed);
