/** Live text of a PSD as a text of the canvas: what `psd/text-layer.ts` writes, read back. */
import { rotatePoint, type BoundingBox, type TextData } from '@easel/canvas';
import type { LayerTextData, TextStyle } from 'ag-psd';
import { writeColour } from '../../canvas/colour/colour.ts';
import { familyOf } from '../../canvas/text/families.ts';
import { typefaceOf } from '../psd/typeface-name.ts';

export interface FoundText {
  readonly data: TextData;
  readonly box: BoundingBox;
  readonly rotation: number;
  /** Whether its typeface is one of ours: else it would not look the same. */
  readonly known: boolean;
}

/** What a browser says of a text, in page units. */
export interface TextMeasure {
  readonly width: number;
  /** From the top of its first line to the baseline. */
  readonly baseline: number;
}

const aligns = { left: 'left', center: 'center', right: 'right' } as const;

/** What is said and how it looks, before it is measured. */
export function textData(text: LayerTextData): TextData {
  const style: TextStyle = { ...text.style, ...text.styleRuns?.[0]?.style };
  const paragraph = { ...text.paragraphStyle, ...text.paragraphStyleRuns?.[0]?.style };
  const fontSize = (style.fontSize ?? 12) * scaleOf(text);
  const leading = style.autoLeading === false ? (style.leading ?? 0) * scaleOf(text) : 0;
  const justification = paragraph.justification ?? 'left';
  return {
    // A line that ends within its paragraph has a sign of its own there.
    text: text.text.replaceAll(/\r\n?/g, '\n').replaceAll('\u0003', '\n').replace(/\n$/, ''),
    ...typefaceOf(style.font?.name ?? ''),
    fontSize,
    color: colourOf(style.fillColor),
    align: justification in aligns ? aligns[justification as keyof typeof aligns] : 'justify',
    lineHeight: leading > 0 ? round(leading / fontSize) : 1.2,
    letterSpacing: round(((style.tracking ?? 0) / 1000) * fontSize),
    ...(text.shapeType !== 'box' && { autoWidth: true }),
  };
}

/** Where it stands, in pixels of the file. */
export function placeText(text: LayerTextData, data: TextData, measure: TextMeasure): FoundText {
  const [xx = 1, xy = 0, , , tx = 0, ty = 0] = text.transform ?? [];
  const rotation = round((Math.atan2(xy, xx) * 180) / Math.PI);
  const scale = scaleOf(text);
  const point = data.autoWidth === true;
  const [left = 0, top = 0, right = 0, bottom = 0] = text.boxBounds ?? [];
  const lines = data.text.split('\n').length;
  const width = point ? measure.width : (right - left) * scale;
  const height = Math.max(lines * data.fontSize * data.lineHeight, point ? 0 : (bottom - top) * scale);
  const anchor = data.align === 'center' ? width / 2 : data.align === 'right' ? width : 0;
  const rise = (data.fontSize * (data.lineHeight - 1)) / 2;
  // From the point of the file to the top left of what is not turned yet.
  const corner = point ? { x: -anchor, y: -measure.baseline } : { x: left * scale, y: top * scale - rise };
  const centre = rotatePoint({ x: corner.x + width / 2, y: corner.y + height / 2 }, { x: 0, y: 0 }, rotation);
  const box = { x: tx + centre.x - width / 2, y: ty + centre.y - height / 2, width, height };
  return { data, box, rotation, known: familyOf(data.fontFamily) !== undefined };
}

function scaleOf({ transform }: LayerTextData): number {
  const [xx = 1, xy = 0] = transform ?? [];
  return Math.hypot(xx, xy) || 1;
}

function colourOf(colour: TextStyle['fillColor']): string {
  if (!colour || !('r' in colour)) return '#000000';
  const { r, g, b } = colour;
  return writeColour({ r, g, b, a: 1 });
}

const round = (value: number) => Math.round(value * 1000) / 1000;
