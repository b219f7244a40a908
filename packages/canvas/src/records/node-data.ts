import type { Point } from '../geometry.ts';
import { isObject, type JsonObject } from '../json.ts';

/** A part of a picture, as fractions 0..1 of its natural size. */
export type Crop = { x: number; y: number; width: number; height: number };

export type ImageData = {
  assetId?: string;
  url: string;
  naturalWidth: number;
  naturalHeight: number;
  alt: string;
  prompt?: string;
  /** The model that made it; a procedural picture names itself here. */
  model?: string;
  crop?: Crop;
  cornerRadius?: number;
};

export type TextData = {
  text: string;
  fontFamily: string;
  fontSize: number;
  fontWeight: number;
  fontStyle: 'normal' | 'italic';
  color: string;
  align: 'left' | 'center' | 'right' | 'justify';
  /** A factor of the font size. */
  lineHeight: number;
  /** Page units. */
  letterSpacing: number;
  /** The box is as wide as its longest line, and no line breaks by itself. */
  autoWidth?: boolean;
};

/**
 * `background` is a CSS colour or "transparent". A group is a frame that is not there to be seen: its box is the bounds
 * of what it holds, and who picks one of them picks them all.
 */
export type FrameData = { name: string; background: string; clip: boolean; group?: true };

export type ShapeKind = 'rectangle' | 'ellipse' | 'line' | 'arrow' | 'polygon';

/** `points` are fractions of the node's box (usually 0..1), so that they follow when it is resized. */
export type ShapeData = {
  shape: ShapeKind;
  fill: string;
  stroke: string;
  strokeWidth: number;
  cornerRadius?: number;
  points?: Point[];
};

export function readImageData(data: JsonObject): ImageData {
  const crop = readCrop(data['crop']);
  return {
    ...optionalText('assetId', data),
    url: text(data['url'], ''),
    naturalWidth: positive(data['naturalWidth'], 0),
    naturalHeight: positive(data['naturalHeight'], 0),
    alt: text(data['alt'], ''),
    ...optionalText('prompt', data),
    ...optionalText('model', data),
    ...(crop ? { crop } : {}),
    ...optionalRadius(data),
  };
}

export function readTextData(data: JsonObject): TextData {
  const align = data['align'];
  return {
    text: text(data['text'], ''),
    fontFamily: text(data['fontFamily'], 'sans-serif'),
    fontSize: positive(data['fontSize'], 16) || 16,
    fontWeight: positive(data['fontWeight'], 400) || 400,
    fontStyle: data['fontStyle'] === 'italic' ? 'italic' : 'normal',
    color: text(data['color'], '#1a1a1a'),
    align: align === 'center' || align === 'right' || align === 'justify' ? align : 'left',
    lineHeight: positive(data['lineHeight'], 1.3) || 1.3,
    letterSpacing: finite(data['letterSpacing'], 0),
    ...(data['autoWidth'] === true ? { autoWidth: true } : {}),
  };
}

export function readFrameData(data: JsonObject): FrameData {
  return {
    name: text(data['name'], ''),
    background: text(data['background'], 'transparent'),
    clip: data['clip'] === true,
    ...(data['group'] === true ? { group: true } : {}),
  };
}

const shapeKinds = new Set<unknown>(['rectangle', 'ellipse', 'line', 'arrow', 'polygon']);

export function readShapeData(data: JsonObject): ShapeData {
  const points = data['points'];
  return {
    shape: isShapeKind(data['shape']) ? data['shape'] : 'rectangle',
    fill: text(data['fill'], 'transparent'),
    stroke: text(data['stroke'], '#1a1a1a'),
    strokeWidth: positive(data['strokeWidth'], 1),
    ...optionalRadius(data),
    ...(Array.isArray(points) ? { points: points.filter(isPoint) } : {}),
  };
}

function isShapeKind(value: unknown): value is ShapeKind {
  return shapeKinds.has(value);
}

function isPoint(value: unknown): value is Point {
  return isObject(value) && Number.isFinite(value['x']) && Number.isFinite(value['y']);
}

function readCrop(value: unknown): Crop | undefined {
  if (!isObject(value)) return undefined;
  const { x, y, width, height } = value;
  const inside = [x, y, width, height].every((part) => typeof part === 'number' && part >= 0 && part <= 1);
  if (!inside || !width || !height) return undefined;
  return { x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
}

function text(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}

function finite(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}

function positive(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : fallback;
}

function optionalText<K extends string>(key: K, data: JsonObject): Partial<Record<K, string>> {
  const value = data[key];
  return typeof value === 'string' ? ({ [key]: value } as Record<K, string>) : {};
}

function optionalRadius(data: JsonObject): { cornerRadius?: number } {
  const value = data['cornerRadius'];
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? { cornerRadius: value } : {};
}
