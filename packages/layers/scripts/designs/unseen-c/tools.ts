/** The set unseen-c: what its layouts place things with. By one who has not seen how designs are taken apart. */
import { line, type Pair } from '../placing.ts';
import { box, burst, photo, side, svg, type Sheet } from '../sheet.ts';

/** Left, top, width, height. */
export type Place = readonly [number, number, number, number];

/** Which of some ways a layout takes: another one each time that it is shown. */
export const vary = (seed: number, count: number) => Math.floor(seed / 104) % count;

/** The left edge of a thing of some width; in a mirrored design on the other side. */
export const across = (mirrored: boolean) => (x: number, width: number) => (mirrored ? side - x - width : x);

export const oneOf = (list: readonly Pair[], seed: number) => list[vary(seed, list.length)]!;

const scenes = ['bokeh', 'foliage', 'wood', 'hills', 'city', 'stones'] as const;
export type Scene = (typeof scenes)[number];

/** A seed that makes a photograph of one of the scenes. */
export const view = (seed: number, list: readonly Scene[], shift = 0) =>
  seed - (seed % 6) + 6 * shift + scenes.indexOf(list[(vary(seed, list.length) + shift) % list.length]!);

/** A soft shadow for shapes that are no boxes. */
export const under = (s: Sheet) =>
  `filter:drop-shadow(${s.random.pick(['0 5px 12px rgba(0,0,0,.32)', '0 10px 22px rgba(10,10,40,.38)', '0 3px 10px rgba(0,0,0,.4)'])})`;

/** A drawn shape with an optional shadow; one thing. */
export function shape(s: Sheet, name: string, [x, y, width, height]: Place, inner: string, css = '', turn = 0): void {
  const drawn = svg(x, y, width, height, inner, turn);
  s.object(name, css ? box(0, 0, side, side, css, drawn) : drawn);
}

const isPale = (s: Sheet, fill: string) => [s.palette.second, s.palette.light, s.palette.paper].includes(fill);

/** What is read well on a fill of the palette. */
export const inkOn = (s: Sheet, fill: string) => (isPale(s, fill) ? s.palette.dark : '#ffffff');

/** A pictogram in colours that show on the fill under it. */
export function mark(
  s: Sheet,
  name: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  css = '',
  turn = 0,
): void {
  const p = s.palette;
  const [a, b] = isPale(s, fill) ? [p.dark, p.accent] : ['#ffffff', p.second];
  const onPale = fill === p.second ? p.paper : p.second;
  const c = isPale(s, fill) ? onPale : fill === p.dark ? p.accent : p.dark;
  const drawn = svg(x, y, size, size, s.kit.icons[name]!(a, b, c), turn, '0 0 24 24');
  s.object(`icon:${name}`, css ? box(0, 0, side, side, css, drawn) : drawn);
}

const breadth: Record<string, number> = {
  Montserrat: 0.65,
  'Playfair Display': 0.57,
  'Inter Tight': 0.57,
  'Bricolage Grotesque': 0.59,
  'DM Serif Display': 0.54,
  'Archivo Black': 0.67,
  'Space Grotesk': 0.6,
};

/** One line in a space, smaller when it would not fit. `x, cy, width, size`. */
export function write(
  s: Sheet,
  text: Pair,
  [x, cy, width, size]: Place,
  colour: string,
  align: 'left' | 'center' | 'right' = 'center',
): void {
  let em = 0;
  for (const letter of s.chinese ? text[1] : text[0])
    em += letter > '⺀' ? 1 : breadth[s.face]! * (/[A-Z]/.test(letter) ? 1.25 : 1);
  const fit = Math.min(size, width / (em * (s.chinese ? 0.92 : 1)));
  line(s, x, cy, width, fit, colour, text, `text-align:${align}`);
}

/** A photograph with its frame, one thing. */
export function picture(
  s: Sheet,
  name: string,
  [x, y, width, height]: Place,
  seed: number,
  {
    edge,
    colour,
    radius,
    css = '',
    turn = 0,
  }: { edge: number; colour: string; radius: number; css?: string; turn?: number },
): void {
  const rounded = `border-radius:${Math.max(0, radius - edge)}px`;
  const inner = photo(edge, edge, width - 2 * edge, height - 2 * edge, seed, rounded);
  s.object(name, box(x, y, width, height, `background:${colour};border-radius:${radius}px;${css}`, inner, turn));
}

/** A ribbon with swallow tails, each folded behind the band; one thing. */
export function ribbon(s: Sheet, [x, y, width, height]: Place, fill: string, fold: string): void {
  const [w, h, t] = [width, height, height * 0.22];
  const tail = `M0 ${t}H${h}V${h + t}H0L${h * 0.36} ${h * 0.5 + t}z`;
  const crease = `M${h * 0.7} ${h}H${h}V${h + t}z`;
  const half = `<path d="${tail}" fill="${fill}"/><path d="${crease}" fill="${fold}"/>`;
  const band = `<rect x="${h * 0.7}" width="${w - h * 1.4}" height="${h}" fill="${fill}"/>`;
  const shade = `<path d="${tail}" fill="#000000" opacity=".22"/>`;
  const side1 = half.replace('/><path', `/>${shade}<path`);
  shape(
    s,
    'ribbon',
    [x, y, w, h],
    `${side1}<g transform="translate(${w} 0) scale(-1 1)">${side1}</g>${band}`,
    under(s),
  );
}

/** A star with many points, edged. */
export const rosette = (s: Sheet, cx: number, cy: number, radius: number, fill: string, edge: string) =>
  s.object(
    'price badge',
    box(
      0,
      0,
      side,
      side,
      `stroke:${edge};stroke-width:6;stroke-linejoin:round;${under(s)}`,
      burst(cx, cy, radius, s.random.int(14, 22), s.random.pick([0.86, 0.9]), fill),
    ),
  );

/** A progress bar: its track and what is done of it; one thing. */
export function progress(s: Sheet, [x, y, width, height]: Place, done: number, track: string, fill: string): void {
  const r = height / 2;
  shape(
    s,
    'progress bar',
    [x, y, width, height],
    `<rect width="${width}" height="${height}" rx="${r}" fill="${track}"/><rect width="${Math.round(width * done)}" height="${height}" rx="${r}" fill="${fill}"/>`,
  );
}

/** A leaf of a calendar; one thing. */
export function dateLeaf(s: Sheet, x: number, y: number, width: number, top: string): void {
  const h = Math.round(width * 1.08);
  const [head, r] = [Math.round(h * 0.34), 18];
  const band = `M0 ${head}V${r}A${r} ${r} 0 0 1 ${r} 0H${width - r}A${r} ${r} 0 0 1 ${width} ${r}V${head}z`;
  const inner = `<rect width="${width}" height="${h}" rx="${r}" fill="#ffffff"/><path d="${band}" fill="${top}"/>`;
  shape(s, 'date leaf', [x, y, width, h], inner, under(s));
}
