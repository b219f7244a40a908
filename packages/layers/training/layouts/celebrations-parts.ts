/** What every celebration is put together from: words that fit, chips, pictures, drawings, sprigs, what lies behind. */
import { line, type Pair } from '../../scripts/designs/placing.ts';
import { photo, svg, type Sheet } from '../../scripts/designs/sheet.ts';
import { apart, mix, onto, tint, tintOn, type Look } from './celebrations-colours.ts';
import { drawings, type DrawingName } from './celebrations-drawings.ts';
import { badge, plate, put, starred, upTo, type Area } from './celebrations-shapes.ts';

export const same = (text: string): Pair => [text, text];

const widths: Record<string, number> = { Montserrat: 0.69, 'Alfa Slab One': 0.72, Caveat: 0.48 };

/** How wide the words are, in times of their size. */
export const breadth = (s: Sheet, [english, chinese]: Pair) =>
  s.chinese
    ? 0.94 * [...chinese].reduce((sum, c) => sum + (c > '⺀' ? 1 : (widths[s.face] ?? 0.6)), 0)
    : english.length * (widths[s.face] ?? 0.6);

/** A line that keeps within its width, smaller where it must. */
export function write(
  s: Sheet,
  x: number,
  cy: number,
  width: number,
  size: number,
  colour: string,
  text: Pair,
  centred = true,
): void {
  const fitting = Math.round(Math.min(size, width / breadth(s, text)) * 10) / 10;
  line(s, x, cy, width, fitting, colour, text, `text-align:${centred ? 'center' : 'left'}`);
}

/** Everything `content` adds about its own middle is set down about (x, y), turned. */
export function placed(s: Sheet, x: number, y: number, turn: number, content: () => void): void {
  const from = s.elements.length;
  content();
  const css = `position:absolute;left:${x}px;top:${y}px;transform:rotate(${turn}deg)`;
  for (const element of s.elements.slice(from)) element.html = `<div style="${css}">${element.html}</div>`;
}

/** The kit's pictogram in three colours that suit what is under it. */
export function pictogram(
  s: Sheet,
  name: string,
  x: number,
  y: number,
  size: number,
  colours: readonly [string, string, string],
  shade = '',
): void {
  put(s, `icon:${name}`, svg(x, y, size, size, s.kit.icons[name]!(...colours), 0, '0 0 24 24'), shade);
}

/** A pictogram, bare or on a plate of its own. */
export function chip(s: Sheet, l: Look, a: Area, name: string, fill: string, under: string, shade = l.low): void {
  if (l.chip === 'bare') {
    const first = apart(fill, under);
    return pictogram(s, name, a.x, a.y, a.w, [first, apart(mix(first, under, 0.5), first), onto(under)]);
  }
  plate(s, 'plate', l.chip, a, { fill, shade, print: s.random.chance(0.25) ? 'fade' : 'flat' });
  const [ink, size] = [onto(fill), a.w * 0.56];
  const other = s.random.chance(0.5) ? mix(ink, fill, 0.5) : apart(tint(l, 1), fill);
  pictogram(s, name, a.x + (a.w - size) / 2, a.y + (a.h - size) / 2, size, [ink, other, mix(fill, ink, 0.7)]);
}

/** A photograph with its rim. */
export function picture(s: Sheet, a: Area, seed: number, css: string, name = 'photo'): void {
  const [w, h] = [Math.round(a.w), Math.round(a.h)];
  s.object(name, photo(Math.round(a.x), Math.round(a.y), w, h, seed, `box-sizing:border-box;${css}`));
}

export const castBox = (s: Sheet) =>
  `box-shadow:${s.random.pick(['0 8px 22px rgba(0,0,0,.36)', '0 4px 12px rgba(10,10,40,.42)', '7px 8px 0 rgba(0,0,0,.3)'])}`;

/** A portrait cut into a disc, with its ring or double ring. */
export function portrait(s: Sheet, l: Look, cx: number, cy: number, size: number, seed: number): void {
  const r = s.random;
  const rim = r.pick([l.rim || '#ffffff', '#ffffff', tint(l, 0)]);
  const wide = r.pick([5, 8, 12]);
  const shadow = r.pick([
    castBox(s),
    `box-shadow:0 0 0 ${wide}px ${tintOn(l, 1, rim)}`,
    `outline:4px dashed ${tintOn(l, 1, l.face)};outline-offset:7px;${castBox(s)}`,
  ]);
  const round = r.pick(['50%', '50%', '50%', '26%']);
  picture(
    s,
    { x: cx - size / 2, y: cy - size / 2, w: size, h: size },
    seed,
    `border-radius:${round};border:${wide}px solid ${rim};${shadow}`,
    'portrait',
  );
}

/** The shade of a sticker: a white edge round the drawing. */
const sticky = (shade: string) =>
  `drop-shadow(4px 0 0 #fff) drop-shadow(-4px 0 0 #fff) drop-shadow(0 4px 0 #fff) drop-shadow(0 -4px 0 #fff) ${shade}`;

/** One of the larger drawings as one thing. */
export function stand(
  s: Sheet,
  l: Look,
  name: DrawingName,
  x: number,
  y: number,
  size: number,
  k = 0,
  under = '#8a8a8a',
): void {
  const r = s.random;
  const first = tintOn(l, k, under);
  const drawn = drawings[name](r, first, apart(tint(l, k + 1), first));
  const way = r.chance(0.5) ? drawn : `<g transform="translate(200 0) scale(-1 1)">${drawn}</g>`;
  const turn = l.slack ? r.int(-l.slack, l.slack) * 2 : 0;
  put(s, name, svg(x, y, size, size, way, turn, '0 0 200 200'), l.sticker ? sticky(l.shade) : l.shade);
}

/** A pill as wide as its words, about a point. */
export function label(
  s: Sheet,
  l: Look,
  cx: number,
  cy: number,
  h: number,
  text: Pair,
  fill: string,
  widest = 420,
  shade = l.shade,
): void {
  const w = Math.round(Math.min(widest, breadth(s, text) * h * 0.46 + h * 1.1));
  const rim = s.random.chance(0.3) ? apart(l.rim || '#ffffff', fill) : '';
  plate(
    s,
    'label',
    l.small,
    { x: cx - w / 2, y: cy - h / 2, w, h },
    { fill, shade, rim, thick: 4, print: s.random.chance(0.2) ? 'fade' : 'flat' },
  );
  write(s, cx - w / 2 + h * 0.35, cy, w - h * 0.7, h * 0.46, onto(fill), text);
}

/** A badge with a number or a word on it. */
export function stamped(
  s: Sheet,
  l: Look,
  cx: number,
  cy: number,
  radius: number,
  text: Pair,
  fill: string,
  size = 0.62,
): void {
  badge(s, l, cx, cy, radius, fill);
  write(s, cx - radius * 0.66, cy, radius * 1.32, radius * size, onto(fill), text);
}

/** A spray of leaves, flowers or berries as one thing, growing up from the middle of its foot. */
export function sprig(
  s: Sheet,
  x: number,
  y: number,
  size: number,
  turn: number,
  colours: readonly string[],
  shade: string,
) {
  const r = s.random;
  const [stem, leaf, bloom] = [mix(colours[0]!, '#000000', 0.25), colours[0]!, colours[1]!];
  const manner = r.int(0, 2);
  const leaves = upTo(5).flatMap((i) => {
    const y0 = 180 - i * 32;
    const long = 64 - i * 7;
    return [1, -1].map((way) =>
      manner === 1
        ? `<ellipse cx="${100 + way * long * 0.6}" cy="${y0 - 14}" rx="${long * 0.5}" ry="13" fill="${leaf}" transform="rotate(${-way * 28} ${100 + way * long * 0.6} ${y0 - 14})"/>`
        : `<path fill="${leaf}" d="M100 ${y0}q${way * long * 0.3} ${-34} ${way * long} ${-30}q${-way * 16} ${32} ${-way * long} 30z"/>`,
    );
  });
  const tops = [
    `<path fill="${bloom}" d="${starred(100, 22, 34, 8, 0.6)}"/><circle cx="100" cy="22" r="12" fill="#fbe7a1"/>`,
    `<circle cx="100" cy="18" r="18" fill="${bloom}"/><circle cx="62" cy="34" r="14" fill="${bloom}"/><circle cx="140" cy="34" r="14" fill="${bloom}"/>`,
    `<path fill="${leaf}" d="M100 44q-26-24 0-54 26 30 0 54z"/>`,
  ];
  const drawn = `<path d="M100 198V20" stroke="${stem}" stroke-width="7"/>${leaves.join('')}${r.pick(tops)}`;
  put(s, 'sprig', svg(x, y, size, size, drawn, turn, '0 0 200 200'), shade);
}

/** Something large that lies behind all, where the seed wants it. */
export function backdrop(s: Sheet, l: Look, chance = 0.55): void {
  const r = s.random;
  if (!r.chance(chance)) return;
  const own = tint(l, r.int(0, 3));
  const [fill, other] = [mix(own, onto(own), 0.28), tint(l, r.int(0, 4))];
  const print = r.pick(['flat', 'fade', 'stripes', 'dots', 'checks'] as const);
  const f = { fill, other: mix(fill, other, 0.4), print, shade: l.shade };
  const size = r.int(620, 860);
  const kinds = [
    () => plate(s, 'disc', 'disc', { x: r.int(-80, 1104 - size), y: r.int(40, 1000 - size), w: size, h: size }, f),
    () =>
      plate(
        s,
        'band',
        'square',
        { x: -60, y: r.int(140, 560), w: 1144, h: r.int(200, 380) },
        { ...f, turn: r.pick([0, -6, 7]) },
      ),
    () => plate(s, 'arch', 'arch', { x: r.int(90, 240), y: r.int(20, 100), w: 640, h: 1040 }, f),
    () => plate(s, 'panel', l.card, { x: r.int(24, 60), y: r.int(24, 60), w: 930, h: 930 }, f),
    () => plate(s, 'half', 'square', { x: r.pick([-40, 560]), y: -40, w: 504, h: 1104 }, f),
    () => {
      const drawn = `<path fill="${fill}" d="${starred(512, 512, 500, r.int(14, 26), r.range(0.72, 0.9))}"/>`;
      put(s, 'burst', svg(0, 0, 1024, 1024, drawn), l.shade);
    },
  ];
  r.pick(kinds)();
}
