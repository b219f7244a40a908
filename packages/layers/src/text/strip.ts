import type { Point, ReadLine, TextInk } from '../picture.ts';
import { rotationOf } from '../reading/quad.ts';

/** Ink of one line laid straight: coverage 0..1, row by row, with room on all sides. */
export interface Strip {
  width: number;
  height: number;
  alpha: Float32Array;
  /** Pixels of the strip per pixel of the picture. */
  scale: number;
  /** Degrees, clockwise, that the line was turned by in the picture. */
  rotation: number;
  /** Where the strip's (0, 0) lies in the picture. */
  origin: Point;
  /** Rim of the ink in the strip, with parts of pixels. */
  ink: Extent;
}

export interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Height of a line's ink, or width of a column's, in a strip. */
const strokeRows = 40;
/** Small lines are enlarged where letters are to be told apart, and never where they are compared with drawn ones. */
export const enlarged = 2.5;
export const asDrawn = 1;
/** Room on all sides, pixels of the strip. */
const stripPad = 6;
/** Lines that lean less than this (degrees) stand level: the detector's boxes lean a little. */
const level = 1.3;

/** The line's rotation; what nearly stands level or upright does. */
function straightened(line: ReadLine): number {
  const turn = rotationOf(line.quad);
  const quarter = Math.round(turn / 90) * 90;
  return Math.abs(turn - quarter) < level ? quarter : turn;
}

/** Leaning lines are turned by so many steps to both sides, degrees, to find where their rows are sharpest. */
const leaningSteps = 8;
const leaningStep = 0.2;
const mostPixels = 3000;

/** The rotation of a line's ink: level, upright, or where its rows of ink stand out most. */
export function rotationOfInk(line: ReadLine, ink: TextInk): number {
  const rotation = straightened(line);
  if (rotation % 90 === 0) return rotation;
  const points = inkPoints(ink);
  let best = rotation;
  let most = -Infinity;
  for (let step = -leaningSteps; step <= leaningSteps; step++) {
    const tried = rotation + step * leaningStep;
    // Of equal ones the detector's is as good as any.
    const sharp = sharpness(points, tried) * (1 - 0.002 * Math.abs(step));
    if (sharp > most) [most, best] = [sharp, tried];
  }
  return best;
}

function inkPoints({ box, alpha }: TextInk): Point[] {
  const places: number[] = [];
  for (let at = 0; at < alpha.length; at++) if (alpha[at]! > 127) places.push(at);
  const step = Math.max(1, Math.floor(places.length / mostPixels));
  return places
    .filter((_, index) => index % step === 0)
    .map((at) => ({ x: at % box.width, y: Math.floor(at / box.width) }));
}

/** How unevenly the points are spread over rows that lean by so many degrees. */
function sharpness(points: readonly Point[], rotation: number): number {
  const turn = (rotation * Math.PI) / 180;
  const rows = new Map<number, number>();
  for (const { x, y } of points) {
    const row = Math.round(y * Math.cos(turn) - x * Math.sin(turn));
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  let squares = 0;
  for (const count of rows.values()) squares += count * count;
  return squares;
}

/** The strip of a line's letters; undefined where there is no ink. */
export function stripOf(
  line: ReadLine,
  ink: TextInk,
  mostScale: number,
  rotation = rotationOfInk(line, ink),
): Strip | undefined {
  const turn = (rotation * Math.PI) / 180;
  const axis = { x: Math.cos(turn), y: Math.sin(turn) };
  const bounds = boundsAlong(ink, axis);
  if (!bounds) return undefined;
  const across = line.vertical ? bounds.right - bounds.left : bounds.bottom - bounds.top;
  const scale = Math.min(mostScale, strokeRows / Math.max(2, across));
  const corner = { s: bounds.left - stripPad / scale, t: bounds.top - stripPad / scale };
  const strip: Strip = {
    width: Math.ceil((bounds.right - bounds.left) * scale) + 2 * stripPad,
    height: Math.ceil((bounds.bottom - bounds.top) * scale) + 2 * stripPad,
    alpha: new Float32Array(0),
    scale,
    rotation,
    origin: { x: corner.s * axis.x - corner.t * axis.y, y: corner.s * axis.y + corner.t * axis.x },
    ink: { left: 0, top: 0, right: 0, bottom: 0 },
  };
  strip.alpha = sample(ink, strip, axis);
  const extent = extentOf(strip.alpha, strip.width, strip.height);
  if (!extent) return undefined;
  strip.ink = extent;
  return strip;
}

/** From where to where the ink reaches along the axis and across it. */
function boundsAlong({ box, alpha }: TextInk, axis: Point): Extent | undefined {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let y = 0, at = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++, at++) {
      if (alpha[at]! < 90) continue;
      const [px, py] = [box.x + x + 0.5, box.y + y + 0.5];
      const [s, t] = [px * axis.x + py * axis.y, py * axis.x - px * axis.y];
      bounds.left = Math.min(bounds.left, s - 0.5);
      bounds.right = Math.max(bounds.right, s + 0.5);
      bounds.top = Math.min(bounds.top, t - 0.5);
      bounds.bottom = Math.max(bounds.bottom, t + 0.5);
    }
  }
  return bounds.left < bounds.right ? bounds : undefined;
}

/** Bilinear, with several samples a pixel where the strip is smaller than the picture. */
function sample(ink: TextInk, { width, height, scale, origin }: Strip, axis: Point): Float32Array {
  const samples = Math.max(1, Math.min(4, Math.ceil(1 / scale)));
  const alpha = new Float32Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      let sum = 0;
      for (let part = 0; part < samples * samples; part++) {
        const s = (x + ((part % samples) + 0.5) / samples) / scale;
        const t = (y + (Math.floor(part / samples) + 0.5) / samples) / scale;
        sum += coverageAt(ink, origin.x + s * axis.x - t * axis.y, origin.y + s * axis.y + t * axis.x);
      }
      alpha[at] = sum / samples ** 2;
    }
  }
  return alpha;
}

/** Coverage 0..1 at a point of the picture. */
function coverageAt({ box, alpha }: TextInk, x: number, y: number): number {
  const [inX, inY] = [x - box.x - 0.5, y - box.y - 0.5];
  const [left, top] = [Math.floor(inX), Math.floor(inY)];
  if (left < 0 || top < 0 || left + 1 >= box.width || top + 1 >= box.height) return 0;
  const [s, t] = [inX - left, inY - top];
  const at = top * box.width + left;
  const above = alpha[at]! * (1 - s) + alpha[at + 1]! * s;
  const below = alpha[at + box.width]! * (1 - s) + alpha[at + box.width + 1]! * s;
  return (above * (1 - t) + below * t) / 255;
}

/** The rim of the ink; pixels that are covered in part count in part. Undefined where nothing is covered by half. */
export function extentOf(alpha: Float32Array, width: number, height: number): Extent | undefined {
  const columns = new Float32Array(width);
  const rows = new Float32Array(height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (alpha[at]! > columns[x]!) columns[x] = alpha[at]!;
      if (alpha[at]! > rows[y]!) rows[y] = alpha[at]!;
    }
  }
  const left = firstInk(columns);
  const right = firstInk(columns.toReversed());
  const top = firstInk(rows);
  const bottom = firstInk(rows.toReversed());
  if (left === undefined || right === undefined || top === undefined || bottom === undefined) return undefined;
  return { left, top, right: width - right, bottom: height - bottom };
}

function firstInk(profile: Float32Array): number | undefined {
  const index = profile.findIndex((value) => value >= 0.5);
  if (index < 0) return undefined;
  return profile[index]! < 0.95 ? index + 1 - profile[index]! : index - (profile[index - 1] ?? 0);
}
