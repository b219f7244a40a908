import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { Seats } from '../seats.ts';
import { enlargedVector } from './enlarged-vector.ts';
import { sizedVector } from './sized-vector.ts';

const program = fileURLToPath(new URL('draw-vector-process.ts', import.meta.url));
/** Of a drawing as PNG. */
const mostBytes = 64 * 1024 * 1024;
/** Each takes a processor and the memory of a process. */
const seats = new Seats(2);

export interface DrawingLimits {
  /** Pixels that it may be wide, and high; it is never larger than it calls itself. */
  readonly width: number;
  readonly height?: number;
  readonly timeoutMs?: number;
}

/**
 * An SVG as PNG, drawn in a process of its own: a few filters keep native code busy for minutes, which nothing in this
 * process could stop. Throws on what cannot be drawn in time.
 */
export function drawVector(bytes: Uint8Array, { width, height, timeoutMs = 10_000 }: DrawingLimits): Promise<Buffer> {
  return seats.taking(() => {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const child = execFile(
      process.execPath,
      [program, String(width), String(height ?? '')],
      // Nothing of ours is to be had there.
      { encoding: 'buffer', env: {}, maxBuffer: mostBytes, timeout: timeoutMs, killSignal: 'SIGKILL' },
      (error, png) => (error ? reject(new Error('the drawing cannot be made', { cause: error })) : resolve(png)),
    );
    // Its end tells the same.
    child.stdin?.on('error', () => {});
    child.stdin?.end(sizedVector(bytes));
    return promise;
  });
}

/** What no model and no sheet shows more of. */
const longestSide = 4_096;

/** A picture as it came, but for an SVG: that as pixels. Throws on what cannot be drawn in time. */
export async function asPixels(bytes: Uint8Array): Promise<Uint8Array> {
  const { format } = await sharp(bytes).metadata();
  return format === 'svg' ? drawVector(bytes, { width: longestSide, height: longestSide }) : bytes;
}

/** A drawing has as many pixels as one likes: with fewer its parts have steps for edges. */
const leastSide = 1_024;

/** The same with pixels enough to find parts in, however small an SVG calls itself. */
export async function asAmplePixels(bytes: Uint8Array): Promise<Uint8Array> {
  const { format, width, height } = await sharp(bytes).metadata();
  if (format !== 'svg' || Math.max(width, height) >= leastSide) return asPixels(bytes);
  return drawVector(enlargedVector(bytes, leastSide), { width: leastSide, height: leastSide });
}
