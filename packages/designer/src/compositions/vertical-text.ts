import type { BoundingBox } from '../type/bounding-box.ts';
import { drawVerticalText, hanBaseline, measureVertical } from '../type/draw-vertical.ts';
import type { TextAlign } from '../type/type-pairing.ts';
import { breakEvenly } from './break-lines.ts';
import { recordWords } from './stage.ts';
import type { Stage } from './stage.ts';
import { chooseInk, voiceOf } from './text.ts';

export interface VerticalRequest {
  name: string;
  text: string;
  box: BoundingBox;
  voice: 'display' | 'text';
  /** Pixels. */
  maxSize: number;
  maxColumns?: number;
  /** em from one column to the next. */
  lineHeight?: number;
  /** em. */
  letterSpacing?: number;
  /** Where the columns stand in the box. */
  align?: TextAlign;
  valign?: 'top' | 'middle';
  colour?: string;
}

interface Columns {
  lines: string[];
  size: number;
}

/** More columns are taken only where the characters grow by a tenth. */
function fitColumns(stage: Stage, request: VerticalRequest, lineHeight: number): Columns {
  const { face } = voiceOf(stage, request.text, request.voice);
  const { letterSpacing = 0, box } = request;
  let best: Columns = { lines: [request.text], size: 0 };
  for (let count = 1; count <= (request.maxColumns ?? 1); count++) {
    const lines = breakEvenly(request.text, count, (line) => [...line].length);
    if (lines.length < count) break;
    const extent = measureVertical(lines, face, { size: 100, lineHeight, letterSpacing });
    const size = Math.min(request.maxSize, (100 * box.width) / extent.width, (100 * box.height) / extent.height);
    if (size > best.size * 1.1) best = { lines, size };
  }
  return best;
}

/** Sets text in columns from right to left, as large as fits the box; answers the box that they fill. */
export function setVerticalText(stage: Stage, request: VerticalRequest): BoundingBox {
  const { box, letterSpacing = 0 } = request;
  const lineHeight = request.lineHeight ?? (request.voice === 'display' ? 1.12 : 1.6);
  const { face } = voiceOf(stage, request.text, request.voice);
  const { lines, size } = fitColumns(stage, request, lineHeight);
  const extent = measureVertical(lines, face, { size, lineHeight, letterSpacing });
  const align = request.align ?? 'right';
  const spare = box.width - extent.width;
  const placed = {
    x: box.x + (align === 'left' ? 0 : align === 'right' ? spare : spare / 2),
    y: box.y + (request.valign === 'middle' ? (box.height - extent.height) / 2 : 0),
    width: extent.width,
    height: extent.height,
  };
  const { colour } = chooseInk(stage, {
    request: { ...request, align },
    lines: [],
    size,
    font: '',
    family: face.family,
    weight: face.weight,
    spacing: 0,
    lineHeight,
    box: placed,
  });
  drawVerticalText(stage.context, {
    lines,
    face,
    size,
    lineHeight,
    x: placed.x,
    y: placed.y,
    width: placed.width,
    align: 'left',
    colour,
    letterSpacing,
  });
  recordWords(stage, request.name, placed, {
    lines,
    family: face.family,
    size: Math.round(size * 10) / 10,
    colour,
    align: 'vertical',
    tracking: letterSpacing,
    lineHeight,
    baseline: placed.y + size * hanBaseline,
  });
  return placed;
}
