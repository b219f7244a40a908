/** How a drawing of the gallery is put on a page: its size, colours, shadow or contour, and what it stands on. */
import type { Pair } from '../../scripts/designs/placing.ts';
import { svg, type Palette, type Sheet } from '../../scripts/designs/sheet.ts';
import type { Drawings } from '../gallery/drawing.ts';
import { galleries } from '../gallery/all.ts';
import { card, disc } from './clubs-parts.ts';
import { apart, look, shuffled, tint, upTo, write, type Area, type Look } from './clubs-look.ts';

/** What one page's drawings have in common. */
export interface Art {
  look: Look;
  /** Of photographs: another than the ground's. */
  seed: number;
  kinds: Drawings;
  colours: Palette;
  /** What drawings cast on the ground, or what runs round them. */
  lift: string;
}

const contour = (colour: string, width: number) =>
  [
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
  ]
    .map(([x, y]) => `drop-shadow(${x! * width}px ${y! * width}px 0 ${colour})`)
    .join(' ');

export function artOf(s: Sheet, seed: number): Art {
  const { random: r, palette: p } = s;
  const l = look(s);
  const [one, two] = [r.pick(galleries), r.pick(galleries)];
  const light = { light: r.pick([p.light, '#eef0ee']), paper: r.pick([p.paper, '#ffffff']) };
  const of = ([dark, mid, accent, second]: string[]) => ({
    dark: dark!,
    mid: mid!,
    accent: accent!,
    second: second!,
    ...light,
  });
  const colours = r.pick([p, of([p.dark, ...l.tints]), of(shuffled(r, l.tints)), of([l.ink, ...l.tints])]);
  const rim = r.int(4, 9);
  const lift = r.pick([
    '',
    `drop-shadow(${l.drop})`,
    `drop-shadow(${l.drop})`,
    contour(r.pick(['#ffffff', l.face]), rim),
    `${contour('#ffffff', rim)} drop-shadow(0 4px 7px rgba(0,0,0,.4))`,
  ]);
  return { look: l, seed: seed + 500, kinds: { ...one, ...two }, colours, lift };
}

export interface Place {
  cx: number;
  cy: number;
  w: number;
  h: number;
}

/** The middle of an area, and a share of its size. */
export const within = (a: Area, share = 1): Place => ({
  cx: a.x + a.w / 2,
  cy: a.y + a.h / 2,
  w: a.w * share,
  h: a.h * share,
});

export interface Options {
  /** Degrees. */
  turn?: number;
  /** It stands on the place's lower edge. */
  foot?: boolean;
  /** Any by default. */
  name?: string;
}

/** One of the page's drawings, as large as the place. */
export function put(s: Sheet, art: Art, at: Place, options: Options = {}) {
  const name = options.name ?? s.random.pick(Object.keys(art.kinds));
  const { width, height, draw } = art.kinds[name]!;
  const scale = Math.min(at.w / width, at.h / height);
  const [w, h] = [width * scale, height * scale];
  const y = options.foot ? at.cy + at.h / 2 - h : at.cy - h / 2;
  const drawn = svg(at.cx - w / 2, y, w, h, draw(art.colours), options.turn ?? 0, `0 0 ${width} ${height}`);
  s.object(`icon:${name}`, art.lift ? `<div style="filter:${art.lift}">${drawn}</div>` : drawn);
}

/** One that lies on a card or disc, without what sets it off from the ground. */
export const lay = (s: Sheet, art: Art, at: Place, options: Options = {}) => put(s, { ...art, lift: '' }, at, options);

export function onDisc(s: Sheet, art: Art, cx: number, cy: number, size: number, k: number) {
  disc(s, art.look, cx, cy, size, apart(tint(art.look, k), art.look.face));
  const share = s.random.range(0.55, 0.72) * size;
  lay(s, art, { cx, cy, w: share, h: share });
}

const captions: Pair[] = [
  ['New today', '今日新品'],
  ['Open now', '正在营业'],
  ['From €4', '四元起'],
  ['Made here', '本地制作'],
  ['Room 12', '十二号室'],
  ['Until Sunday', '截至周日'],
  ['Two for one', '买一送一'],
  ['At noon', '中午十二点'],
  ['No. 7', '第七号'],
  ['By the river', '在河边'],
];
const heads: Pair[] = [
  ['The little fair', '小小集市'],
  ['Collected things', '收藏小物'],
  ['Draw with us', '一起画画'],
  ['Long weekend', '悠长周末'],
  ['What we love', '我们的最爱'],
  ['Pick a card', '抽一张卡'],
];

export const caption = (s: Sheet) => s.random.pick(captions);
export const head = (s: Sheet) => s.random.pick(heads);

/** A cell of a page: a card, a coloured card, a disc or nothing, with a drawing and sometimes a line below it. */
export function cell(s: Sheet, art: Art, a: Area, manner: number, k: number, written: boolean) {
  const { look: l } = art;
  const fill = manner === 1 ? tint(l, k) : l.face;
  if (manner < 2) card(s, l, a, fill);
  const low = written ? Math.min(64, a.h * 0.22) : 0;
  const top = { ...a, h: a.h - low };
  const size = Math.min(top.w, top.h) * 0.84;
  if (manner === 2) onDisc(s, art, top.x + top.w / 2, top.y + top.h / 2, size, k);
  else (manner === 3 ? put : lay)(s, art, within(top, 0.8));
  const ink = manner < 2 ? apart(l.ink, fill) : l.ink;
  if (written) write(s, a.x + 12, a.y + a.h - low * 0.62, a.w - 24, Math.min(34, low * 0.6), ink, caption(s), 'center');
}

/** Cells side by side in rows. */
export function gridOf(a: Area, columns: number, rows: number, gap: number): Area[] {
  const [w, h] = [(a.w - gap * (columns - 1)) / columns, (a.h - gap * (rows - 1)) / rows];
  return upTo(columns * rows).map((i) => ({
    x: a.x + (i % columns) * (w + gap),
    y: a.y + Math.floor(i / columns) * (h + gap),
    w,
    h,
  }));
}
