import type { SKRSContext2D } from '@napi-rs/canvas';
import type { BoundingBox } from './bounding-box.ts';
import { drawVerticalText } from './draw-vertical.ts';
import { measureBlock, setFace } from './measure-text.ts';
import type { FontFace, TextAlign } from './type-pairing.ts';

export interface DrawOptions {
  /** As fitText returned them. */
  lines: string[];
  face: FontFace;
  /** Pixels. */
  size: number;
  /** Multiple of the size; the one that fitText was given. */
  lineHeight: number;
  /** Upper left corner of the box, pixels: the top is that of a capital or a Han character. */
  x: number;
  y: number;
  width: number;
  align: TextAlign;
  colour: string;
  /** em. */
  letterSpacing?: number;
  /** Columns from right to left, as Chinese titles are set; a line is a column. */
  vertical?: boolean;
}

/** Where a line of `inkWidth` starts so that its ink, not its side bearing, meets the edge. */
function alignedX(align: TextAlign, x: number, width: number, inkWidth: number): number {
  if (align === 'left') return x;
  return align === 'right' ? x + width - inkWidth : x + (width - inkWidth) / 2;
}

/** Draws set text and returns the box of its ink, pixels. Leaves fill, font and spacing of the context changed. */
export function drawText(context: SKRSContext2D, options: DrawOptions): BoundingBox {
  if (options.vertical) return drawVerticalText(context, options);
  const { lines, face, size, lineHeight, x, y, width, align, colour, letterSpacing = 0 } = options;
  const block = measureBlock(lines, face, { size, lineHeight, letterSpacing });
  setFace(context, face, size, letterSpacing);
  context.fillStyle = colour;
  lines.forEach((line, index) => {
    const ink = block.inks[index]!;
    context.fillText(
      line,
      alignedX(align, x, width, ink.width) + ink.left,
      y + block.baseline + index * lineHeight * size,
    );
  });
  return { x: alignedX(align, x, width, block.width), y, width: block.width, height: block.height };
}
