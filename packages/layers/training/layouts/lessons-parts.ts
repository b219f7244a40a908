/** What the lessons are put together from: titles, badges, buttons, portraits, bubbles, photographs, ratings. */
import { sign, type Pair } from '../../scripts/designs/placing.ts';
import { box, photo, svg, type Sheet } from '../../scripts/designs/sheet.ts';
import { apart, deeper, mix, over, paint, paler, slab, tint, words, type Look, type Spot } from './lessons-look.ts';
import { buttons, marks } from './lessons-words.ts';

/** An icon by its middle, in colours that show on what is under it. */
export function mark(
  s: Sheet,
  name: string,
  [cx, cy]: Spot,
  size: number,
  colour: string,
  under: string,
  turn = 0,
): void {
  const first = apart(colour, under);
  const second = apart(apart(mix(first, over(first), 0.55), under), first);
  sign(s, name, cx - size / 2, cy - size / 2, size, first, second, turn);
}

/** A drawn shape by its middle, with the look's shadow. */
export function shape(s: Sheet, l: Look, name: string, [cx, cy]: Spot, w: number, h: number, inner: string, turn = 0) {
  s.object(name, svg(cx - w / 2, cy - h / 2, w, h, `<g style="${l.drop}">${inner}</g>`, turn));
}

/** The line with which a thing is written on. */
export function title(s: Sheet, l: Look, at: Spot, w: number, h: number, text: Pair): void {
  const r = s.random;
  const kind = r.pick(['ribbon', 'pill', 'plate', 'tape', 'frame'] as const);
  const turn = kind === 'tape' || (kind === 'plate' && r.chance(0.4)) ? r.int(-3, 3) : 0;
  const { dark, accent, second } = s.palette;
  const bold = s.elements[0]!.html.includes(dark) ? second : dark;
  const fill = apart(r.pick([tint(l, 0), tint(l, 1), bold, accent]), l.card);
  const ink = kind === 'frame' ? s.palette.dark : over(fill);
  if (kind === 'ribbon') {
    const [cut, fold] = [h / 3, r.chance(0.5)];
    const tails = `<path fill="${deeper(fill, 0.35)}" d="M0 ${cut}H${h}V${h + 12}H0l${cut}-${h / 2}zM${w} ${cut}H${w - h}V${h + 12}H${w}l-${cut}-${h / 2}z"/>`;
    const plain = `M0 0H${w}l-${cut} ${h / 2} ${cut} ${h / 2}H0l${cut}-${h / 2}z`;
    const front = fold ? `M${h / 2} 0H${w - h / 2}V${h}H${h / 2}z` : plain;
    shape(s, l, 'ribbon', at, w, h, `${fold ? tails : ''}<path fill="${fill}" d="${front}"/>`);
  } else {
    const round = { pill: h / 2, plate: Math.min(l.round, h / 3), tape: 0, frame: Math.min(l.round, h / 3) }[kind];
    const css =
      kind === 'frame' ? `background:#ffffff;border:5px solid ${tint(l, 0)};box-sizing:border-box;` : paint(l, fill);
    slab(s, kind, at, w, h, `${css}border-radius:${round}px;${l.lift}`, turn);
  }
  words(s, at, w - h * 1.5, h * 0.52, ink, text, { turn });
}

function star(points: number, deep: number, wave = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const [far, angle] = [i % 2 ? 50 * deep : 50, (Math.PI * i) / points + wave];
    return `${(50 + far * Math.cos(angle)).toFixed(1)} ${(50 + far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}

/** A badge of any outline with its own rim or inner line. */
export function badge(s: Sheet, l: Look, at: Spot, size: number, fill: string, turn = 0): void {
  const r = s.random;
  const outline = r.pick([
    star(r.int(12, 18), 0.86),
    star(8, 0.8),
    'M50 0a50 50 0 1 0 .1 0z',
    'M50 0L94 14V50Q92 82 50 100 8 82 6 50V14z',
    'M50 0L93 25V75L50 100 7 75V25z',
    'M14 0H86Q100 0 100 14V86Q100 100 86 100H14Q0 100 0 86V14Q0 0 14 0z',
  ]);
  const edges = [
    '',
    `<path d="${outline}" fill="none" stroke="${over(fill)}" stroke-width="3" transform="translate(9 9) scale(.82)"/>`,
  ];
  const rim = r.chance(0.4) ? ' stroke="#fff" stroke-width="6" stroke-linejoin="round"' : '';
  const whole = `<g transform="scale(${size / 100})"><path d="${outline}" fill="${fill}"${rim}/>${r.pick(edges)}</g>`;
  shape(s, l, 'badge', at, size, size, whole, turn);
}

/** A badge with a word or an icon on it. */
export function sticker(s: Sheet, l: Look, at: Spot, size: number, icon = '', text: Pair = s.random.pick(marks)): void {
  const [turn, fill] = [s.random.int(-12, 12), s.random.pick([s.palette.accent, s.palette.second, tint(l, 2)])];
  badge(s, l, at, size, fill, turn);
  if (icon) mark(s, icon, at, size * 0.46, over(fill), fill, turn);
  else words(s, at, size * 0.62, size * 0.3, over(fill), text, { turn });
}

export function button(
  s: Sheet,
  l: Look,
  at: Spot,
  w: number,
  h: number,
  fill: string,
  text: Pair = s.random.pick(buttons),
) {
  const r = s.random;
  const round = r.pick([h / 2, h / 2, 12, 0]);
  const rim = r.chance(0.25) ? `border:4px solid ${r.pick(['#ffffff', deeper(fill)])};box-sizing:border-box;` : '';
  slab(s, 'button', at, w, h, `${paint(l, fill)}border-radius:${round}px;${rim}${r.pick([l.lift, l.low])}`);
  words(s, at, w - 40, h * 0.44, over(fill), text);
}

/** A disc, or a square with round corners, with an icon. */
export function roundButton(
  s: Sheet,
  l: Look,
  at: Spot,
  size: number,
  icon: string,
  fill: string,
  css = l.lift,
  square = false,
) {
  const rim = s.random.chance(0.3)
    ? `border:${Math.round(size * 0.07)}px solid ${paler(fill, 0.7)};box-sizing:border-box;`
    : '';
  slab(s, 'disc', at, size, size, `${paint(l, fill)}border-radius:${square ? size * 0.26 : size / 2}px;${rim}${css}`);
  mark(s, icon, at, size * 0.5, over(fill), fill);
}

/** A disc with a number or a letter. */
export function counter(
  s: Sheet,
  l: Look,
  at: Spot,
  size: number,
  fill: string,
  text: Pair,
  css = l.low,
  square = false,
) {
  const rims = ['', '', `border:${Math.round(size * 0.08)}px solid ${paler(fill, 0.75)};box-sizing:border-box;`];
  slab(
    s,
    'disc',
    at,
    size,
    size,
    `${paint(l, fill)}border-radius:${square ? size * 0.22 : size / 2}px;${s.random.pick(rims)}${css}`,
  );
  words(s, at, size * 0.7, size * 0.48, over(fill), text);
}

/** A photograph by its middle. */
export function picture(s: Sheet, at: Spot, w: number, h: number, seed: number, css: string, turn = 0): void {
  const [x, y, wide, tall] = [at[0] - w / 2, at[1] - h / 2, Math.round(w), Math.round(h)];
  s.object('photo', box(x, y, wide, tall, '', photo(0, 0, wide, tall, seed, `box-sizing:border-box;${css}`), turn));
}

const skins = ['#f6d3bb', '#e5b18d', '#c98a5e', '#8d5a3b', '#5f3b27'];
const manes = ['#2a1d18', '#5b3722', '#a8622c', '#e0b25a', '#8b8f98', '#b8402e'];

/** Head and shoulders within a disc of 100 × 100. */
function bust(s: Sheet, ground: string, shirt: string): string {
  const r = s.random;
  const [skin, mane, key] = [r.pick(skins), r.pick(manes), `bust${s.elements.length}`];
  const hair = r.pick([
    `<path fill="${mane}" d="M30 44q-2-28 20-28t20 28q-8-14-20-14t-20 14z"/>`,
    `<path fill="${mane}" d="M28 74V42q2-26 22-26t22 26v32h-8l-2-34H38l-2 34z"/>`,
    `<circle cx="50" cy="16" r="10" fill="${mane}"/><path fill="${mane}" d="M30 42q0-24 20-24t20 24q-6-10-20-10t-20 10z"/>`,
  ]);
  const glasses = '<path d="M37 45h9v7h-9zM54 45h9v7h-9zM46 48h8" fill="none" stroke="#26262c" stroke-width="2"/>';
  const head = `<path fill="${deeper(skin, 0.12)}" d="M43 58h14v18H43z"/><ellipse cx="50" cy="46" rx="19" ry="22" fill="${skin}"/>`;
  const face = `<circle cx="42" cy="48" r="2.300" fill="#26201e"/><circle cx="58" cy="48" r="2.300" fill="#26201e"/><path d="M43 57q7 6 14 0" stroke="#8e3d33" stroke-width="2.500" fill="none"/>`;
  const body = `<path fill="${shirt}" d="M10 104q0-34 40-36 40 2 40 36z"/>`;
  const within = `<clipPath id="${key}"><circle cx="50" cy="50" r="50"/></clipPath>`;
  return `${within}<g clip-path="url(#${key})"><path fill="${ground}" d="M0 0h100v100H0z"/>${body}${head}${hair}${face}${r.chance(0.3) ? glasses : ''}</g>`;
}

export type PortraitManner = 'photo' | 'drawn' | 'double';

/** A portrait with its ring. */
export function portrait(
  s: Sheet,
  l: Look,
  at: Spot,
  size: number,
  seed: number,
  ring: string,
  manner: PortraitManner,
): void {
  const wide = Math.max(4, Math.round(size * 0.055));
  if (manner === 'photo')
    return picture(s, at, size, size, seed, `border-radius:50%;border:${wide}px solid ${ring};${l.lift}`);
  const rings =
    manner === 'double'
      ? `<circle cx="50" cy="50" r="48" fill="none" stroke="${ring}" stroke-width="4"/><g transform="translate(8 8) scale(.84)">`
      : `<circle cx="50" cy="50" r="50" fill="${ring}"/><g transform="translate(5 5) scale(.9)">`;
  const drawn = `${rings}${bust(s, apart(tint(l, seed), ring), tint(l, seed + 2))}</g>`;
  shape(s, l, 'portrait', at, size, size, `<g transform="scale(${size / 100})">${drawn}</g>`);
}

export const mannerOf = (s: Sheet): PortraitManner => s.random.pick(['photo', 'photo', 'drawn', 'double']);

/** A plate with a name, over what is behind it. */
export function namePlate(
  s: Sheet,
  l: Look,
  at: Spot,
  w: number,
  h: number,
  text: Pair,
  fill: string,
  manner: number,
): void {
  const round = [h / 2, 6, 0, h / 3][manner % 4]!;
  const rim = manner === 3 ? `border:3px solid ${over(fill)};box-sizing:border-box;` : '';
  slab(s, 'plate', at, w, h, `${paint(l, fill)}border-radius:${round}px;${rim}${l.lift}`);
  words(s, at, w - 24, h * 0.56, over(fill), text);
}

export type Tail = 'left' | 'right' | 'down-left' | 'down-right';

/** A bubble whose tail points to who speaks. */
export function bubble(
  s: Sheet,
  l: Look,
  [cx, cy]: Spot,
  w: number,
  h: number,
  tail: Tail,
  fill: string,
  round: number,
): void {
  const q = Math.min(round, h / 2);
  const body = `<rect width="${w}" height="${h}" rx="${q}"/>`;
  const low = h * 0.66;
  const tails = {
    left: `M${q * 0.4 + 8} ${low - 26}L-24 ${low + 8} ${q * 0.4 + 14} ${low + 12}z`,
    right: `M${w - q * 0.4 - 8} ${low - 26}L${w + 24} ${low + 8} ${w - q * 0.4 - 14} ${low + 12}z`,
    'down-left': `M${w * 0.2} ${h - 4}L${w * 0.18} ${h + 30} ${w * 0.2 + 44} ${h - 4}z`,
    'down-right': `M${w * 0.8} ${h - 4}L${w * 0.82} ${h + 30} ${w * 0.8 - 44} ${h - 4}z`,
  };
  const edge = s.random.chance(0.2)
    ? ` stroke="${over(fill)}" stroke-width="7" stroke-linejoin="round" paint-order="stroke"`
    : '';
  const outline = `${body}<path d="${tails[tail]}"/>`;
  const rimmed = edge ? `<g${edge} fill="${fill}">${outline}</g>` : '';
  shape(s, l, 'bubble', [cx, cy], w, h, `${rimmed}<g fill="${fill}">${outline}</g>`);
}

/** Five stars, the last ones pale: one thing. */
export function rating(s: Sheet, x: number, cy: number, size: number, full: number, fill: string, pale: string): void {
  const each = Array.from(
    { length: 5 },
    (_, k) =>
      `<path fill="${k < full ? fill : pale}" transform="translate(${k * size * 1.12} 0) scale(${size / 100})" d="${star(5, 0.46, -Math.PI / 2)}"/>`,
  );
  s.object('rating', svg(x, cy - size / 2, size * 5.5, size, each.join('')));
}

/** The dots that tell which page it is: one thing. */
export function dots(s: Sheet, [cx, cy]: Spot, n: number, at: number, fill: string, pale: string): void {
  const each = Array.from(
    { length: n },
    (_, k) => `<circle cx="${14 + k * 36}" cy="14" r="${k === at ? 13 : 9}" fill="${k === at ? fill : pale}"/>`,
  );
  s.object('dots', svg(cx - n * 18, cy - 14, n * 36 - 8, 28, each.join('')));
}

/** Track, what is done of it, knob: one thing. */
export function track(
  s: Sheet,
  l: Look,
  [cx, cy]: Spot,
  w: number,
  h: number,
  share: number,
  fill: string,
  bed: string,
): void {
  const at = Math.max(h, w * share);
  const knobs = [
    `<circle cx="${at}" cy="0" r="${h * 1.1}" fill="${fill}" stroke="#ffffff" stroke-width="5"/>`,
    `<circle cx="${at}" cy="0" r="${h * 1.2}" fill="#ffffff" stroke="${fill}" stroke-width="${h * 0.5}"/>`,
    `<rect x="${at - h * 0.6}" y="${-h * 1.2}" width="${h * 1.2}" height="${h * 2.4}" rx="${h * 0.4}" fill="${deeper(fill)}"/>`,
  ];
  const bar = (long: number, colour: string) =>
    `<rect y="${-h / 2}" width="${long}" height="${h}" rx="${h / 2}" fill="${colour}"/>`;
  s.object(
    'track',
    svg(cx - w / 2, cy, w, 10, `<g style="${l.drop}">${bar(w, bed)}${bar(at, fill)}${s.random.pick(knobs)}</g>`),
  );
}

/** A strip of tape. */
export const tape = (s: Sheet, l: Look, at: Spot, w: number, turn: number) =>
  slab(
    s,
    'tape',
    at,
    w,
    42,
    `background:${tint(l, 1)};opacity:${s.random.pick([1, 0.88])};box-shadow:0 2px 6px rgba(0,0,0,.25)`,
    turn,
  );
