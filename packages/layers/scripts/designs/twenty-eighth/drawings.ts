/** The larger drawings of the twenty-eighth set's first half; each says the size it is drawn in. */
import { area, ball, each, hoop, oval, slab, trace } from '../twenty-seventh/icons.ts';

/** 220 × 150: a wedge of cheese, its front, its top, its rind, and what is in it. */
const wedge = (front: string, top: string, rind: string, inside: string) =>
  area('M6 64L140 10 214 64z', top) +
  area('M6 64H214V146H6z', front) +
  inside +
  area('M140 10L214 64V146H198V66L132 14z', rind);

export const cheeses: Record<string, string> = {
  emmental: wedge(
    '#f3c64e',
    '#f9dc82',
    '#c98f2b',
    ball(44, 98, 15, '#d9a231') +
      ball(104, 122, 12, '#d9a231') +
      ball(154, 92, 18, '#d9a231') +
      oval(126, 44, 17, 8, '#e3b548') +
      oval(76, 54, 10, 5, '#e3b548'),
  ),
  gouda: wedge('#f1ac3c', '#f6c468', '#a8281f', trace('M24 92h44M92 118h58M118 86h36', '#dc932a', 5)),
  blue: wedge(
    '#e6d9b4',
    '#f4ebd0',
    '#b9ab86',
    trace('M24 86q12 8 22 2M66 122q14-10 26 2M96 84q14 8 24-2M140 116q12-8 22 2M40 126l8 4M168 88l10 6', '#53789b', 8) +
      trace('M108 42q14 6 24 0M66 56h18', '#6f93b3', 6),
  ),
  goat: wedge('#eae0c8', '#f8f2e2', '#6f6a61', trace('M30 104q50 12 66 0M116 122q36 8 56-4', '#cfc2a2', 5)),
};

/** 210 × 190: a paper flag on a stick. */
export const flagPick = (paper: string, edge: string) =>
  slab(100, 0, 9, 190, '#b98955', 4) + area('M0 12H210L196 47 210 82H0L14 47z', paper) + trace('M20 76H190', edge, 5);

/** 880 × 96: a board with a handle, seen from the front. */
export const servingBoard = () =>
  slab(0, 14, 800, 82, '#8a592f', 22) +
  slab(0, 0, 800, 78, '#c08a52', 22) +
  area('M790 18h66q24 0 24 21t-24 21h-66z', '#c08a52') +
  ball(850, 39, 9, '#7a4b26') +
  trace('M34 24h210M300 24h150M520 24h230M90 52h260M420 52h120M600 52h150', '#ad7844', 4);

/** 400 × 400: a record with its label. */
export const record = (label: string, ring: string) =>
  ball(200, 200, 200, '#17171a') +
  each(5, (i) => hoop(200, 200, 184 - i * 22, '#3b3b42', 3)) +
  area('M200 200L72 58A191 191 0 0 1 142 18z', 'rgba(255,255,255,.16)') +
  area('M200 200L328 342A191 191 0 0 1 258 382z', 'rgba(255,255,255,.16)') +
  ball(200, 200, 76, label) +
  hoop(200, 200, 66, ring, 4) +
  ball(200, 200, 8, '#17171a');

/** 220 × 420: a tone arm about its pivot, the head below. */
export const toneArm = () =>
  ball(166, 62, 54, '#8e969e') +
  ball(166, 62, 38, '#c8ced3') +
  trace('M166 14V230L74 366', '#e7ebee', 15) +
  slab(148, 0, 36, 44, '#5b636b', 8) +
  ball(166, 62, 17, '#5b636b') +
  `<g transform="rotate(34 70 374)">${slab(50, 348, 42, 66, '#343a40', 8)}</g>`;

export interface Coat {
  fur: string;
  mark: string;
  chest: string;
  eyes: string;
  kind: 'tabby' | 'tuxedo' | 'patched' | 'plain';
}

const marks: Record<Coat['kind'], (mark: string) => string> = {
  tabby: (mark) =>
    trace('M100 40V62M80 44l4 18M120 44l-4 18', mark, 8) +
    trace('M32 96l22 4M32 116l20-2M168 96l-22 4M168 116l-20-2M46 172l14 10M154 172l-14 10', mark, 7),
  tuxedo: (mark) => area('M100 70Q92 104 66 116 72 148 100 148T134 116Q108 104 100 70z', mark),
  patched: (mark) =>
    area('M44 28L88 44Q94 84 62 98 34 96 30 84 30 60 42 56z', mark) + oval(146, 184, 26, 22, mark, -20),
  plain: () => '',
};

/** 200 × 220: head and shoulders of a cat. */
export const cat = ({ fur, mark, chest, eyes, kind }: Coat) =>
  area('M24 220Q22 140 100 138T176 220z', fur) +
  area('M70 220Q66 160 100 156T130 220z', chest) +
  area('M34 74L40 4 90 42zM166 74L160 4 110 42z', fur) +
  area('M46 54L50 24 74 42zM154 54L150 24 126 42z', '#e8a0a0') +
  oval(100, 98, 74, 62, fur) +
  marks[kind](mark) +
  ball(70, 92, 15, eyes) +
  ball(130, 92, 15, eyes) +
  oval(70, 92, 5, 12, '#1d1a19') +
  oval(130, 92, 5, 12, '#1d1a19') +
  area('M91 114h18l-9 11z', '#d9717a') +
  trace('M100 124v6q-10 10-20 3M100 130q10 10 20 3', '#2b2523', 4) +
  trace('M58 120l-42-6M58 128l-40 8M142 120l42-6M142 128l40 8', '#dcd2c6', 3);

/** 260 × 150: a cup of coffee on its saucer, with a cat's face in the foam. */
export const latte = (china: string, line: string) =>
  oval(120, 132, 118, 18, line) +
  oval(120, 127, 112, 15, china) +
  hoop(206, 70, 26, china, 13) +
  area('M30 44H208Q206 118 150 132H90Q34 118 30 44z', china) +
  oval(119, 44, 89, 26, line) +
  oval(119, 45, 80, 21, '#a86b3c') +
  area('M86 44L88 24 104 34zM152 44L150 24 134 34z', '#f7e6c8') +
  oval(119, 46, 36, 15, '#f7e6c8') +
  ball(107, 44, 3, '#6b4124') +
  ball(131, 44, 3, '#6b4124');

/** `w` × `h` and 40 more below: a bubble whose tail stands at `tail` of its width and leans to one side. */
export function bubble(w: number, h: number, bend: number, tail: number, fill: string, left: boolean): string {
  const [foot, tip] = [Math.round(w * tail), left ? -34 : 34];
  return slab(0, 0, w, h, fill, bend) + area(`M${foot - 22} ${h - 6}h44L${foot + tip} ${h + 38}z`, fill);
}

const hairs: Record<string, (hair: string) => string> = {
  short: (hair) => area('M48 78Q44 14 100 12T152 78Q146 48 120 46 84 52 62 48 52 58 48 78z', hair),
  long: (hair) =>
    area('M42 150Q36 10 100 10T158 150Q142 160 140 150 148 62 118 52 84 60 62 54 56 70 62 150 52 160 42 150z', hair),
  bun: (hair) => ball(100, 8, 24, hair) + area('M48 78Q46 22 100 20T152 78Q140 50 100 48 60 50 48 78z', hair),
};

/** 200 × 260: head and shoulders of somebody who speaks. */
export const speaker = (cut: string, hair: string, skin: string, coat: string) =>
  area('M6 260Q2 176 66 166H134Q198 176 194 260z', coat) +
  area('M78 134H122V170Q100 194 78 170z', skin) +
  oval(100, 88, 49, 58, skin) +
  hairs[cut]!(hair) +
  ball(82, 90, 5.5, '#2a2220') +
  ball(118, 90, 5.5, '#2a2220') +
  area('M80 112H120Q116 132 100 132T80 112z', '#9c3a3a') +
  area('M84 112H116Q114 119 100 119T84 112z', '#ffffff');
