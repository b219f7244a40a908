import type { JsonObject } from '../json.ts';
import type { TextData } from '../records/node-data.ts';
import { numberOf, textOf } from './store.ts';

/** What tldraw's style names look like in its light theme, so that an import looks like what it was. */
const colours: Readonly<Record<string, string>> = {
  black: '#1d1d1d',
  grey: '#9fa8b2',
  'light-violet': '#e085f4',
  violet: '#ae3ec9',
  blue: '#4465e9',
  'light-blue': '#4ba1f1',
  yellow: '#f1ac4b',
  orange: '#e16919',
  green: '#099268',
  'light-green': '#4cb05e',
  'light-red': '#f87777',
  red: '#e03131',
  white: '#ffffff',
};
const strokeWidths: Readonly<Record<string, number>> = { s: 2, m: 3.5, l: 5, xl: 10 };
const textSizes: Readonly<Record<string, number>> = { s: 18, m: 24, l: 36, xl: 44 };
const labelSizes: Readonly<Record<string, number>> = { s: 18, m: 22, l: 26, xl: 32 };
const families: Readonly<Record<string, string>> = {
  draw: 'cursive',
  sans: 'sans-serif',
  serif: 'serif',
  mono: 'monospace',
};
const lineHeight = 1.35;

export function strokeColourOf(props: JsonObject): string {
  return named(colours, props['color'], '#1d1d1d');
}

export function strokeWidthOf(props: JsonObject): number {
  return named(strokeWidths, props['size'], 3.5) * scaleOf(props);
}

/** "solid" is tldraw's pale fill; "fill" the full colour; "semi" paper; "pattern" hatching, near to the pale one. */
export function fillOf(props: JsonObject): string {
  const colour = strokeColourOf(props);
  if (props['fill'] === 'solid' || props['fill'] === 'pattern') return mixWithWhite(colour, 0.25);
  if (props['fill'] === 'semi') return '#fcfffe';
  return props['fill'] === 'fill' || props['fill'] === 'lined-fill' ? colour : 'transparent';
}

/** Sticky notes are paper in their colour; the black one is yellow. */
export function paperOf(props: JsonObject): string {
  return props['color'] === 'black' ? '#fce19c' : mixWithWhite(strokeColourOf(props), 0.6);
}

export function textDataOf(props: JsonObject, text: string, role: 'text' | 'label'): TextData {
  const sizes = role === 'text' ? textSizes : labelSizes;
  const colour = role === 'text' ? props['color'] : (props['labelColor'] ?? 'black');
  const fallback = role === 'text' ? 'left' : 'center';
  return {
    text,
    fontFamily: named(families, props['font'], 'cursive'),
    fontSize: named(sizes, props['size'], 24) * scaleOf(props),
    fontWeight: 400,
    fontStyle: 'normal',
    color: named(colours, colour, '#1d1d1d'),
    align: alignOf(props['textAlign'] ?? props['align'], fallback),
    lineHeight,
    letterSpacing: 0,
  };
}

/** Text shapes carry no height, and no width of their own unless it was set: estimated from the type. */
export function estimateText(data: TextData): { width: number; height: number } {
  const lines = data.text.split('\n');
  const widest = lines.reduce((most, line) => Math.max(most, ems(line)), 1);
  return { width: widest * data.fontSize, height: lines.length * data.fontSize * lineHeight };
}

/** Lines that a text of this width breaks into, about. */
export function estimateHeight(data: TextData, width: number): number {
  const lines = data.text.split('\n').map((line) => {
    return Math.max(1, Math.ceil((ems(line) * data.fontSize) / Math.max(width, data.fontSize)));
  });
  return lines.reduce((sum, count) => sum + count, 0) * data.fontSize * lineHeight;
}

export function scaleOf(props: JsonObject): number {
  const scale = numberOf(props['scale'], 1);
  return scale > 0 ? scale : 1;
}

/** Chinese, Japanese and Korean characters fill a square, Latin ones about half of it. */
function ems(line: string): number {
  let width = 0;
  for (const character of line) width += (character.codePointAt(0) ?? 0) >= 0x2e80 ? 1 : 0.55;
  return width;
}

function alignOf(value: unknown, fallback: 'left' | 'center'): TextData['align'] {
  if (value === 'start' || value === 'start-legacy') return 'left';
  if (value === 'middle' || value === 'middle-legacy') return 'center';
  return value === 'end' || value === 'end-legacy' ? 'right' : fallback;
}

function named<T>(table: Readonly<Record<string, T>>, name: unknown, fallback: T): T {
  const key = textOf(name);
  return (Object.hasOwn(table, key) ? table[key] : undefined) ?? fallback;
}

function mixWithWhite(colour: string, amount: number): string {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16);
    return Math.round(255 - (255 - value) * amount)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
