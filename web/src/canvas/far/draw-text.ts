/** Text in a drawing: real lines where they can be read, bars where they can't. */
import type { NormalisedNode } from '@easel/canvas';
import { rightToLeft } from '../../i18n/isolated.ts';
import { fontStack } from '../text/families.ts';
import { breakLines, type Line } from './break-lines.ts';
import { stretchOf, stretchPlaces } from './justify.ts';
import type { Palette } from './palette.ts';
import type { Canvas2d } from './scene-view.ts';

export type TextReading = Extract<NormalisedNode, { kind: 'text' }>;

/** Letters lower than this, in pixels, are drawn as bars. */
const readableFrom = 3;
/** Lower still, not even the places where lines break can be told: they are guessed. */
const countedFrom = 1.5;
/** A letter is about so wide, as a part of its height. */
const letterWidth = 0.55;

interface DirectedLine extends Line {
  /** Of its paragraph: the way that its first letter runs. */
  readonly direction: 'ltr' | 'rtl';
  /** Page units that a justified line is stretched by at each place where it can be. */
  readonly stretch: number;
}

interface Layout {
  readonly lines: readonly DirectedLine[];
  /** From the top of a line to its baseline, in page units. */
  readonly baseline: number;
}

let layouts = new WeakMap<TextReading, Layout>();

/** What a drawing of text must know of its surroundings. */
export interface TextView {
  /** Pixels per page unit: infinite where letters must never become bars. */
  readonly k: number;
  readonly palette: Pick<Palette, 'text'>;
}

/** Draws in the node's own axes: its top left is the origin, one unit is one of the page. */
export function drawText(context: Canvas2d, reading: TextReading, { k, palette }: TextView): void {
  const { fontSize, color, lineHeight } = reading.data;
  context.fillStyle = palette.text;
  // A colour that can't be read leaves the one before.
  context.fillStyle = color;
  const pixels = fontSize * k;
  if (pixels < countedFrom) drawBars(context, reading, guessLines(reading));
  else if (pixels < readableFrom) drawBars(context, reading, layoutOf(context, reading).lines);
  else {
    const { lines, baseline } = layoutOf(context, reading);
    setFont(context, reading);
    lines.forEach((line, at) => {
      context.direction = line.direction;
      for (const { text, x } of piecesOf(context, reading, line)) {
        context.fillText(text, x, at * fontSize * lineHeight + baseline);
      }
    });
  }
}

/** A line of a text, or a piece of one that is stretched, where it stands in the node's own axes. */
export interface PlacedLine extends DirectedLine {
  readonly x: number;
  readonly baseline: number;
}

/** The lines as `drawText` draws them, stretched ones in pieces; the context is left with the text's typeface set. */
export function placeLines(context: Canvas2d, reading: TextReading): PlacedLine[] {
  const { lines, baseline } = layoutOf(context, reading);
  setFont(context, reading);
  const { fontSize, lineHeight } = reading.data;
  return lines.flatMap((line, at) =>
    piecesOf(context, reading, line).map((piece) => ({
      ...line,
      ...piece,
      baseline: at * fontSize * lineHeight + baseline,
    })),
  );
}

/** Forgets where lines broke, as when the fonts they were measured with have arrived only now. */
export function forgetLayouts(): void {
  layouts = new WeakMap();
}

export function fontOf({ data }: TextReading): string {
  return `${data.fontStyle} ${data.fontWeight} ${data.fontSize}px ${fontStack(data.fontFamily)}`;
}

function setFont(context: Canvas2d, reading: TextReading): void {
  context.font = `${reading.data.fontSize}px sans-serif`;
  context.font = fontOf(reading);
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  context.letterSpacing = `${reading.data.letterSpacing}px`;
}

function layoutOf(context: Canvas2d, reading: TextReading): Layout {
  const known = layouts.get(reading);
  if (known) return known;
  setFont(context, reading);
  const { fontSize, lineHeight, text, autoWidth, align } = reading.data;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText('x');
  const layout = {
    lines: layLines(text, {
      // A hair of tolerance: the browser lays out in 64ths of a pixel.
      width: autoWidth ? Infinity : reading.width + 0.5,
      filled: align === 'justify' && !autoWidth ? reading.width : 0,
      measure: (part) => context.measureText(part).width,
    }),
    baseline: (fontSize * lineHeight - ascent - descent) / 2 + ascent,
  };
  layouts.set(reading, layout);
  return layout;
}

interface Room {
  /** Infinite for text that is as wide as it is written. */
  readonly width: number;
  /** What each line but the last of its paragraph is stretched to; 0 for none. */
  readonly filled?: number;
  readonly measure: (text: string) => number;
}

/** Each paragraph in lines that fit, and running its own way. */
export function layLines(text: string, { width, filled = 0, measure }: Room): DirectedLine[] {
  return text.split('\n').flatMap((paragraph) => {
    const direction = directionOf(paragraph);
    const lines =
      width === Infinity ? [{ text: paragraph, width: measure(paragraph) }] : breakLines(paragraph, width, measure);
    return lines.map((line, at) => {
      // Letters that join from right to left stand in no pieces of their own.
      const whole = at === lines.length - 1 || direction === 'rtl';
      return { ...line, direction, stretch: whole ? 0 : stretchOf(line, filled) };
    });
  });
}

function directionOf(paragraph: string): 'ltr' | 'rtl' {
  const [first] = /\p{L}/u.exec(paragraph) ?? [];
  return first !== undefined && rightToLeft.test(first) ? 'rtl' : 'ltr';
}

function guessLines({ width, data }: TextReading): Line[] {
  return data.text.split('\n').flatMap((text) => {
    const whole = text.length * data.fontSize * letterWidth;
    const count = data.autoWidth ? 1 : Math.max(1, Math.ceil(whole / Math.max(width, 1)));
    return Array.from({ length: Math.min(count, 40) }, (_, at) => ({
      text: '',
      width: at < count - 1 ? width : whole - width * (count - 1),
    }));
  });
}

function drawBars(context: Canvas2d, reading: TextReading, lines: readonly Line[]): void {
  const { fontSize, lineHeight } = reading.data;
  const alpha = context.globalAlpha;
  // Letters cover about half of their line.
  context.globalAlpha = alpha * 0.5;
  lines.forEach((line, at) => {
    const top = (at + 0.5) * fontSize * lineHeight - fontSize * 0.3;
    context.fillRect(indentOf(reading, line), top, line.width, fontSize * 0.6);
  });
  context.globalAlpha = alpha;
}

function piecesOf(context: Canvas2d, reading: TextReading, line: DirectedLine) {
  const start = indentOf(reading, line);
  if (line.stretch === 0) return [{ text: line.text, x: start, width: line.width }];
  let before = '';
  return stretchPlaces(line.text).map((text, at) => {
    const x = start + context.measureText(before).width + at * line.stretch;
    before += text;
    return { text, x, width: context.measureText(text).width };
  });
}

function indentOf({ width, data: { align } }: TextReading, line: Line & { direction?: 'ltr' | 'rtl' }): number {
  if (align === 'center') return (width - line.width) / 2;
  // What is justified and has no neighbour to be stretched to stands where its writing begins.
  const atRight = align === 'right' || (align === 'justify' && line.direction === 'rtl');
  return atRight ? width - line.width : 0;
}
