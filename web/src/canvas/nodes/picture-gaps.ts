/** Where a picture shows nothing: layers of a design overlap with their boxes far more than with what is seen of them. */
import { centreOf, cutOf, rotatePoint, type PictureReading, type Point } from '@easel/canvas';
import { elementOf } from './shown-pictures.ts';

/** Which cells of a picture are seen, row by row. */
interface Seen {
  readonly width: number;
  readonly height: number;
  readonly cells: Uint8Array;
}

/** Cells along a picture's longer side. */
const finest = 256;
/** Alpha from which on a cell is seen, of 255: the faint end of a shadow is not what anybody means to catch. */
const leastAlpha = 40;
/** Thin lines are caught from so many pixels beside, as those of shapes are. */
const reachInPixels = 5;
/** Pictures whose cells are kept; those that were asked about longest ago go first. */
const mostKept = 400;

/** Null for a picture without gaps, and for one whose pixels are not ours to read. */
const kept = new Map<string, Seen | null>();

/**
 * Whether a picture shows nothing at a point of the page and close by. A picture whose pixels are not known, since it has
 * not loaded or has never been near, has no gaps.
 * @param k pixels per page unit
 */
export function isGap(reading: PictureReading, point: Point, k: number): boolean {
  const seen = seenOf(reading.data.url);
  if (!seen) return false;
  const turned = rotatePoint(point, centreOf(reading), -reading.rotation);
  const cut = cutOf(reading);
  const cellsPerUnit = (seen.width * cut.width) / reading.width;
  const reach = Math.max(1, (reachInPixels / k) * cellsPerUnit);
  const x = seen.width * (cut.x + ((turned.x - reading.x) / reading.width) * cut.width);
  const y = seen.height * (cut.y + ((turned.y - reading.y) / reading.height) * cut.height);
  return !isSeenWithin(seen, { x, y }, reach);
}

function isSeenWithin({ width, height, cells }: Seen, { x, y }: Point, reach: number): boolean {
  const [left, right] = [Math.max(0, Math.floor(x - reach)), Math.min(width - 1, Math.floor(x + reach))];
  const [top, bottom] = [Math.max(0, Math.floor(y - reach)), Math.min(height - 1, Math.floor(y + reach))];
  for (let row = top; row <= bottom; row += 1)
    if (cells.subarray(row * width + left, row * width + right + 1).includes(1)) return true;
  return false;
}

function seenOf(url: string): Seen | null {
  let seen = kept.get(url);
  if (seen === undefined) {
    const element = elementOf(url);
    if (!element?.complete || element.naturalWidth === 0) return null;
    seen = readSeen(element);
  }
  kept.delete(url);
  kept.set(url, seen);
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
  return seen;
}

function readSeen(element: HTMLImageElement): Seen | null {
  const scale = Math.min(1, finest / Math.max(element.naturalWidth, element.naturalHeight));
  const width = Math.max(1, Math.round(element.naturalWidth * scale));
  const height = Math.max(1, Math.round(element.naturalHeight * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(element, 0, 0, width, height);
  try {
    const { data } = context.getImageData(0, 0, width, height);
    const cells = Uint8Array.from({ length: width * height }, (_, at) => (data[at * 4 + 3]! >= leastAlpha ? 1 : 0));
    return cells.includes(0) ? { width, height, cells } : null;
  } catch {
    // Somebody else's server has not allowed its picture to be read.
    return null;
  }
}
