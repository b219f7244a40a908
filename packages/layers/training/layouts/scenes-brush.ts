/** How the things of a scene are drawn: colours, manner, and the few shapes all of them are made of. */
import type { Random } from '../../scripts/designs/random.ts';
import type { Sheet } from '../../scripts/designs/sheet.ts';

/** A drawing of one thing in a box of its own. */
export interface Drawing {
  w: number;
  h: number;
  art: string;
}

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const disc = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''}/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, round = 0, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}" ${more}/>`;
/** `count` parts next to each other. */
export const row = (count: number, part: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join('');

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [channels(a), channels(b)];
  return `#${from
    .map((v, i) =>
      Math.round(v + (to[i]! - v) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
export const pale = (colour: string, share = 0.35) => mix(colour, '#ffffff', share);
export const deep = (colour: string, share = 0.3) => mix(colour, '#141230', share);

interface Mood {
  /** Top and foot of the sky. */
  sky: readonly [string, string];
  far: string;
  near: string;
  sun: string;
  /** What clouds and far things are made of. */
  mist: string;
  night?: boolean;
}

const land: Mood[] = [
  { sky: ['#6fbfe8', '#e6f5fa'], far: '#a8c8d8', near: '#2c6a4a', sun: '#ffd24d', mist: '#ffffff' },
  { sky: ['#f9c6b0', '#fff0d8'], far: '#e0a2a6', near: '#5a3a5e', sun: '#f2604c', mist: '#fff6ee' },
  { sky: ['#3b2f6b', '#f2895c'], far: '#a2597c', near: '#241a3e', sun: '#ffe08a', mist: '#f7b79a' },
  { sky: ['#0d1636', '#38538c'], far: '#3d5a8f', near: '#0f1c33', sun: '#f6f0d2', mist: '#7e93c0', night: true },
  { sky: ['#f3e3c0', '#f9f1de'], far: '#d9a866', near: '#1f4a4a', sun: '#d9532c', mist: '#fffaf0' },
  { sky: ['#bfe8d6', '#f4fbef'], far: '#8fc9b0', near: '#1c5f57', sun: '#ff9f5a', mist: '#ffffff' },
  { sky: ['#cfd8e6', '#f2f4f8'], far: '#a9b8cc', near: '#34435c', sun: '#f5b84a', mist: '#ffffff' },
  { sky: ['#ffd98a', '#fff2cc'], far: '#e8a04c', near: '#7a3320', sun: '#fff8e0', mist: '#fff6dc' },
  { sky: ['#cdb8f0', '#fbe4f2'], far: '#b19be0', near: '#4b3f8f', sun: '#ffe27a', mist: '#ffffff' },
  { sky: ['#12404f', '#3fa39a'], far: '#2f8a86', near: '#0c2b38', sun: '#ffcf6b', mist: '#9fd6cc', night: true },
  { sky: ['#ff9a76', '#ffd9a0'], far: '#c9607e', near: '#43264f', sun: '#fff1b8', mist: '#ffe6cf' },
];

const space: Mood[] = [
  { sky: ['#0b0d24', '#3a2a6b'], far: '#5a4a9a', near: '#2a2450', sun: '#ffe9a8', mist: '#8f86d0', night: true },
  { sky: ['#071a2c', '#145a6b'], far: '#3f8a9a', near: '#123a4a', sun: '#fff3c8', mist: '#8fd0d0', night: true },
  { sky: ['#2b0f33', '#8a2f5f'], far: '#c05a7a', near: '#4a1a3f', sun: '#ffd9a0', mist: '#e0a0c0', night: true },
  { sky: ['#14161c', '#343b4d'], far: '#8a93a8', near: '#4b5264', sun: '#f2f4ff', mist: '#b8c0d4', night: true },
  { sky: ['#ffe3c2', '#ffc9b0'], far: '#e58a6a', near: '#a8504a', sun: '#d9432f', mist: '#fff6ea' },
];

const reef: Mood[] = [
  { sky: ['#7fd6e0', '#1f6f9a'], far: '#3f9ab5', near: '#174f73', sun: '#fff6c8', mist: '#e0fbff' },
  { sky: ['#2f9a9f', '#0c3550'], far: '#1f6f80', near: '#0b2c40', sun: '#ffe9a8', mist: '#bff0ea', night: true },
  { sky: ['#3f5fb5', '#151a4a'], far: '#3a4a99', near: '#141840', sun: '#ffd9ec', mist: '#c8d4ff', night: true },
  { sky: ['#d6f4ec', '#8fd6cf'], far: '#7fc0bd', near: '#2f8a8f', sun: '#ff9f6a', mist: '#ffffff' },
];
const moods = { land, space, reef };
export type Where = keyof typeof moods;

const bunches = [
  ['#e4572e', '#f3a712', '#2e86ab', '#3fa34d', '#f7f0e3', '#6b4e9b', '#d94f70'],
  ['#c8553d', '#588b8b', '#f28f3b', '#ffd5c2', '#2d3047', '#93b7be', '#7a9e4e'],
  ['#ef476f', '#ffd166', '#06a77d', '#118ab2', '#f4f1ea', '#5b3a8c', '#ff8c61'],
  ['#b23a48', '#fcb9b2', '#fed0bb', '#8c2f39', '#3d5a6c', '#72a98f', '#d9c27e'],
  ['#3d405b', '#e07a5f', '#81b29a', '#f2cc8f', '#f4f1de', '#5f7fb0', '#a85751'],
  ['#1d7874', '#ee2e31', '#f4c095', '#679289', '#fbf6ec', '#274690', '#e9a23b'],
  ['#f45b69', '#6b2737', '#22a39f', '#f3efe0', '#434242', '#f0b429', '#7fb069'],
];

type Manner = 'flat' | 'shaded' | 'inked' | 'sticker' | 'paper' | 'chalk';
const rim = (c: string, d: number) =>
  `drop-shadow(${d}px 0 0 ${c}) drop-shadow(-${d}px 0 0 ${c}) drop-shadow(0 ${d}px 0 ${c}) drop-shadow(0 -${d}px 0 ${c})`;

export class Brush {
  readonly r: Random;
  readonly mood: Mood;
  readonly manner: Manner;
  readonly colours: readonly string[];
  readonly ink: string;
  private last = '';
  private readonly defs: string[] = [];
  private finished = 0;
  constructor(s: Sheet, where: Where) {
    this.r = s.random;
    this.mood = this.r.pick(moods[where]);
    this.manner = this.r.pick(['flat', 'flat', 'shaded', 'shaded', 'shaded', 'inked', 'sticker', 'paper', 'chalk']);
    this.colours = this.r.pick([
      ...bunches,
      [s.palette.accent, s.palette.second, s.palette.mid, s.palette.light, '#d9744f'],
    ]);
    this.ink = this.manner === 'chalk' ? '#fffaf0' : this.r.pick(['#22203a', '#3a2418', '#17333b']);
  }
  /** A colour of the bunch, never the one before. */
  hue(): string {
    let colour = this.r.pick(this.colours);
    while (colour === this.last) colour = this.r.pick(this.colours);
    this.last = colour;
    return colour;
  }
  /** The colour as this manner lays it on. */
  paint(colour: string, across = false): string {
    if (this.manner !== 'shaded') return colour;
    const id = `c${this.defs.length}`;
    const end = across ? 'x2="1" y2="0"' : 'x2="0" y2="1"';
    this.defs.push(
      `<linearGradient id="${id}" x1="0" y1="0" ${end}><stop stop-color="${pale(colour, 0.2)}"/><stop offset="1" stop-color="${deep(colour, 0.2)}"/></linearGradient>`,
    );
    return `url(#${id})`;
  }
  some(across = false): string {
    return this.paint(this.hue(), across);
  }
  /** The finished drawing, `scale` px to a unit: gradients of its own, and a line round every part where the manner has one. */
  finish(drawing: Drawing, scale: number): string {
    const mine = `c${this.finished++}-`;
    const used = new Set(Array.from(drawing.art.matchAll(/url\(#c(\d+)\)/g), ([, id]) => Number(id)));
    const all = [...used].map((id) => this.defs[id]!.replace('id="c', `id="${mine}`));
    const defs = used.size ? `<defs>${all.join('')}</defs>` : '';
    const art = drawing.art.replaceAll('url(#c', `url(#${mine}`);
    const lined = this.manner === 'inked' || this.manner === 'chalk';
    const width = (drawing.w * scale > 90 ? 4 : 2) / scale;
    const line = lined ? ` stroke="${this.ink}" stroke-width="${width.toFixed(2)}" stroke-linejoin="round"` : '';
    return `${defs}<g${line}>${art}</g>`;
  }
  /** What the manner casts round a thing. */
  filter(): string {
    if (this.manner === 'sticker') return `filter:${rim('#fff', 3)} drop-shadow(0 4px 5px rgba(0,0,0,.3));`;
    if (this.manner === 'paper') return 'filter:drop-shadow(0 4px 8px rgba(10,10,40,.38));';
    return '';
  }
}
