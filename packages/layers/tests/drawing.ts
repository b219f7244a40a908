import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { FontShelf, Picture, ReadLine, SeparatedLayer, Separation, TextReader } from '../src/index.ts';

export function draw(width: number, height: number, paint: (context: SKRSContext2D) => void): Picture {
  const context = createCanvas(width, height).getContext('2d');
  paint(context);
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, data: new Uint8ClampedArray(data) };
}

/** The same as a JPEG gives it back. */
export async function compress({ width, height, data }: Picture): Promise<Picture> {
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 85 })
    .toBuffer();
  const { data: pixels } = await sharp(jpeg).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width, height, data: new Uint8ClampedArray(pixels) };
}

export const fill = (context: SKRSContext2D, colour: SKRSContext2D['fillStyle'], path: () => void): void => {
  context.fillStyle = colour;
  context.beginPath();
  path();
  context.fill();
};

/** Numbers that look random and are the same every time. */
export function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) / 16_777_216;
  };
}

/** Reads what the test says stands in the picture. */
export const readerOf = (lines: ReadLine[] = []): TextReader => ({
  read: () => Promise.resolve(lines),
  close: () => Promise.resolve(),
});

export const emptyShelf: FontShelf = { families: [] };

/** Background, layers and texts, each laid over the last: straight alpha, opaque result. */
export function layUpAgain({ background, layers, texts }: Separation): Float32Array {
  const colours = Float32Array.from(background.data);
  const all = [...layers, ...texts.map(({ ink, pixels }) => ({ box: ink.box, pixels }))];
  for (const { box, pixels } of all)
    for (let y = 0, o = 0; y < box.height; y++)
      for (let x = 0; x < box.width; x++, o += 4) {
        const alpha = pixels.data[o + 3]! / 255;
        const p = ((box.y + y) * background.width + box.x + x) * 4;
        for (let k = 0; k < 3; k++) colours[p + k] = colours[p + k]! * (1 - alpha) + pixels.data[o + k]! * alpha;
      }
  return colours;
}

/** Greatest difference of one channel from the picture, levels. */
export function greatestDifference(separation: Separation, picture: Picture): number {
  const again = layUpAgain(separation);
  let most = 0;
  for (let i = 0; i < again.length; i++) if (i % 4 < 3) most = Math.max(most, Math.abs(again[i]! - picture.data[i]!));
  return most;
}

export const pixelAt = ({ width, data }: Picture, x: number, y: number): number[] => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

/** Of a place of the picture; 0 beyond the layer. */
export const alphaAt = ({ box, pixels }: SeparatedLayer, x: number, y: number): number =>
  x < box.x || y < box.y || x >= box.x + box.width || y >= box.y + box.height
    ? 0
    : pixelAt(pixels, x - box.x, y - box.y)[3]!;

/** Columns and rows that hold something of more than that alpha: boxes have room for soft edges. */
export function sizeOf({ pixels }: SeparatedLayer, alpha = 200): [number, number] {
  const [columns, rows] = [new Set<number>(), new Set<number>()];
  for (let y = 0; y < pixels.height; y++)
    for (let x = 0; x < pixels.width; x++)
      if (pixelAt(pixels, x, y)[3]! > alpha) {
        columns.add(x);
        rows.add(y);
      }
  return [columns.size, rows.size];
}
