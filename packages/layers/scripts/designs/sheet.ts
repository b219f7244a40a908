import { Random } from './random.ts';

/** One thing of a design. Each is rendered alone on a transparent ground, which is the truth about it. */
export interface Element {
  kind: 'ground' | 'object' | 'text';
  name: string;
  html: string;
}

export interface Palette {
  dark: string;
  mid: string;
  accent: string;
  second: string;
  light: string;
  paper: string;
}

/** The side of every design, px. */
export const side = 1024;

export const box = (x: number, y: number, width: number, height: number, css: string, inner = '', turn = 0) =>
  `<div style="position:absolute;left:${x}px;top:${y}px;width:${width}px;height:${height}px;${turn ? `transform:rotate(${turn}deg);` : ''}${css}">${inner}</div>`;

export const svg = (x: number, y: number, width: number, height: number, inner: string, turn = 0, viewBox = '') =>
  `<svg style="position:absolute;left:${x}px;top:${y}px;overflow:visible;${turn ? `transform:rotate(${turn}deg)` : ''}" width="${width}" height="${height}" viewBox="${viewBox || `0 0 ${width} ${height}`}">${inner}</svg>`;

/** A photograph that photographs.js draws in the page; the seed decides everything. */
export const photo = (x: number, y: number, width: number, height: number, seed: number, css = '') =>
  `<canvas class="photo" data-seed="${seed}" width="${width}" height="${height}" style="position:absolute;left:${x}px;top:${y}px;${css}"></canvas>`;

/** A star with many points. `depth`: inner radius in times of the outer. */
export function burst(cx: number, cy: number, radius: number, points: number, depth: number, fill: string): string {
  const corners: string[] = [];
  for (let i = 0; i < points * 2; i++) {
    const r = i & 1 ? radius * depth : radius;
    const angle = (Math.PI * i) / points;
    corners.push(`${(cx + r * Math.cos(angle)).toFixed(1)},${(cy + r * Math.sin(angle)).toFixed(1)}`);
  }
  return svg(0, 0, 10, 10, `<polygon points="${corners.join(' ')}" fill="${fill}"/>`);
}

export interface Kit {
  palettes: Palette[];
  faces: string[];
  icons: Record<string, (a: string, b: string, c: string) => string>;
  words: readonly (readonly [string, string])[];
}

/** A design that grows from back to front. */
export class Sheet {
  readonly elements: Element[] = [];
  readonly random: Random;
  readonly palette: Palette;
  readonly face: string;
  readonly kit: Kit;
  readonly chinese: boolean;
  constructor(kit: Kit, seed: number, chinese: boolean) {
    this.kit = kit;
    this.random = new Random(seed);
    this.palette = this.random.pick(kit.palettes);
    this.face = this.random.pick(kit.faces);
    this.chinese = chinese;
  }
  ground(html: string): void {
    this.elements.push({ kind: 'ground', name: 'ground', html });
  }
  object(name: string, html: string): void {
    this.elements.push({ kind: 'object', name, html });
  }
  /** A plain box; `css` may round it, turn it into a disc, give it a shadow. */
  box(name: string, x: number, y: number, width: number, height: number, css: string, turn = 0): void {
    this.object(name, box(x, y, width, height, css, '', turn));
  }
  disc(x: number, y: number, size: number, fill: string, css = ''): void {
    this.box('disc', x, y, size, size, `background:${fill};border-radius:50%;${css}`);
  }
  icon(x: number, y: number, size: number, a: string, b: string, c: string, turn = 0): void {
    const name = this.random.pick(Object.keys(this.kit.icons));
    this.object(`icon:${name}`, svg(x, y, size, size, this.kit.icons[name]!(a, b, c), turn, '0 0 24 24'));
  }
  /** One line. `text` as English and Chinese, or any of the kit's when absent. */
  text(
    x: number,
    y: number,
    width: number,
    size: number,
    colour: string,
    css = '',
    text?: readonly [string, string],
  ): void {
    const [english, chinese] = text ?? this.random.pick(this.kit.words);
    const px = this.chinese ? size * 0.92 : size;
    const font = `font:700 ${px}px '${this.face}','Noto Sans SC';line-height:1.3;white-space:nowrap`;
    const span = `<span class="t">${this.chinese ? chinese : english}</span>`;
    this.elements.push({
      kind: 'text',
      name: 'text',
      html: box(x, y, width, px * 1.35, `${font};color:${colour};${css}`, span),
    });
  }
  shadow(): string {
    return this.random.pick([
      '',
      '0 4px 12px rgba(0,0,0,.18)',
      '0 10px 30px rgba(0,0,0,.25)',
      '0 18px 50px rgba(20,20,60,.3)',
      '6px 8px 0 rgba(0,0,0,.15)',
    ]);
  }
}

/** Lays a design out on a sheet that has its ground; the seed decides what varies. */
export type Layout = (sheet: Sheet, seed: number) => void;
