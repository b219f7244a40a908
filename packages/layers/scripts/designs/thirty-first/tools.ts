/** The thirty-first set: what its layouts place things with. By one who has not seen how designs are taken apart. */
import { line, type Pair } from '../placing.ts';
import { box, burst, photo, side, svg, type Sheet } from '../sheet.ts';

/** Things that are turned together, about one point. */
export interface Spin {
  x: number;
  y: number;
  angle: number;
}

const spinCss = ({ x, y, angle }: Spin, left = 0, top = 0) =>
  angle ? `transform-origin:${x - left}px ${y - top}px;transform:rotate(${angle}deg);` : '';

/** A thing as it stands, turned when `spin` says so. */
export const put = (s: Sheet, name: string, html: string, spin?: Spin, css = '') =>
  s.object(name, spin || css ? box(0, 0, side, side, `${spin ? spinCss(spin) : ''}${css}`, html) : html);

/** A shadow for shapes that are no boxes. */
export const dropped = (s: Sheet) =>
  `filter:drop-shadow(${s.random.pick(['0 6px 14px rgba(0,0,0,.34)', '0 12px 26px rgba(10,10,40,.4)', '6px 7px 0 rgba(0,0,0,.3)'])})`;

/** The left edge of a thing of some width, when the design stands mirrored. */
export const mirror = (mirrored: boolean) => (x: number, width: number) => (mirrored ? side - x - width : x);

/** Which of some ways a layout takes: each time that it is shown another one. */
export const turnOf = (seed: number, count: number) => Math.floor(seed / 104) % count;

/** What is written by turns. */
export const inTurn = (list: readonly Pair[], seed: number) => list[turnOf(seed, list.length)]!;

const scenes = { bokeh: 0, foliage: 1, wood: 2, hills: 3, city: 4, stones: 5 };

/** A seed that makes a photograph of one of the scenes named. */
export const scene = (seed: number, names: readonly (keyof typeof scenes)[], shift = 0) =>
  seed - (seed % 6) + scenes[names[turnOf(seed + 104 * shift, names.length)]!];

const isPale = (s: Sheet, fill: string) => [s.palette.second, s.palette.light, s.palette.paper].includes(fill);

/** What is readable on a fill of the palette. */
export const ink = (s: Sheet, fill: string) => (isPale(s, fill) ? s.palette.dark : '#ffffff');

/** A pictogram in colours that show on the fill it lies on. */
export function sign(s: Sheet, name: string, x: number, y: number, size: number, fill: string, spin?: Spin): void {
  const p = s.palette;
  const [a, b] = isPale(s, fill) ? [p.dark, p.accent] : ['#ffffff', p.second];
  const onDark = fill === p.dark ? p.accent : p.dark;
  const c = isPale(s, fill) ? (fill === p.paper ? p.second : p.paper) : onDark;
  put(s, `icon:${name}`, svg(x, y, size, size, s.kit.icons[name]!(a, b, c), 0, '0 0 24 24'), spin);
}

const breadth: Record<string, number> = {
  'Bricolage Grotesque': 0.59,
  'Space Grotesk': 0.6,
  'EB Garamond': 0.52,
  'Big Shoulders Display': 0.44,
  Gloock: 0.56,
  Caprasimo: 0.62,
  'Archivo Black': 0.67,
  'DM Serif Display': 0.54,
};

/** The size at which a line surely fits. */
function fitted(s: Sheet, text: Pair, size: number, width: number): number {
  let em = 0;
  for (const sign of s.chinese ? text[1] : text[0])
    em += sign > '⺀' ? 1 : breadth[s.face]! * (/[A-Z]/.test(sign) ? 1.28 : 1);
  return Math.min(size, width / (em * (s.chinese ? 0.92 : 1)));
}

/** A line in the middle of a space, no wider than it. */
export function say(
  s: Sheet,
  text: Pair,
  [x, cy, width, size]: readonly [number, number, number, number],
  colour: string,
  { align = 'center', spin }: { align?: 'center' | 'left' | 'right'; spin?: Spin } = {},
): void {
  const fit = fitted(s, text, size, width);
  const top = cy - fit * (s.chinese ? 0.92 : 1) * 0.675;
  line(s, x, cy, width, fit, colour, text, `text-align:${align};${spin ? spinCss(spin, x, top) : ''}`);
}

/** A photograph in its frame, one thing. */
export function framed(
  s: Sheet,
  name: string,
  [x, y, width, height]: readonly [number, number, number, number],
  seed: number,
  {
    frame,
    colour,
    radius,
    css,
    turn = 0,
  }: { frame: number; colour: string; radius: number; css: string; turn?: number },
): void {
  const inner = photo(
    frame,
    frame,
    width - 2 * frame,
    height - 2 * frame,
    seed,
    `border-radius:${Math.max(0, radius - frame)}px`,
  );
  s.object(name, box(x, y, width, height, `background:${colour};border-radius:${radius}px;${css}`, inner, turn));
}

/** A speech bubble; the tail hangs under it, to the left or to the right. */
export function bubble(
  s: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  left: boolean,
): void {
  const [w, h, r] = [width, height, Math.min(40, height / 2)];
  const tail = `H${w * 0.42}L${w * 0.2} ${h + 42}L${w * 0.24} ${h}`;
  const d = `M${r} 0H${w - r}a${r} ${r} 0 0 1 ${r} ${r}V${h - r}a${r} ${r} 0 0 1 -${r} ${r}${tail}H${r}a${r} ${r} 0 0 1 -${r} -${r}V${r}a${r} ${r} 0 0 1 ${r} -${r}z`;
  const turned = left ? '' : ` transform="translate(${w} 0) scale(-1 1)"`;
  put(
    s,
    'bubble',
    svg(x, y, w, h, `<path d="${d}" fill="${fill}"${turned}/>`),
    undefined,
    fill === s.palette.paper ? hugged(s) : dropped(s),
  );
}

/** A shadow on all sides, for shapes of paper that may lie on paper. */
export const hugged = (s: Sheet) =>
  `filter:drop-shadow(${s.random.pick(['0 3px 12px rgba(0,0,0,.42)', '0 5px 18px rgba(10,10,40,.46)', '0 2px 8px rgba(0,0,0,.4)'])})`;

/** A star with many points and an edge, so that it shows on anything. */
export const badge = (s: Sheet, cx: number, cy: number, radius: number, fill: string, edge: string) =>
  put(
    s,
    'burst',
    burst(cx, cy, radius, s.random.int(12, 20), s.random.pick([0.84, 0.88]), fill),
    undefined,
    `stroke:${edge};stroke-width:6;stroke-linejoin:round;${dropped(s)}`,
  );

/** A disc with an edge of its own. */
export const edgedDisc = (s: Sheet, x: number, y: number, size: number, fill: string, edge: string, css = '') =>
  s.disc(x, y, size, fill, `border:${Math.round(size * 0.05)}px solid ${edge};box-sizing:border-box;${css}`);
