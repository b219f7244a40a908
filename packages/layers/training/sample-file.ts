/** Files of fifty samples, as train.py reads them. */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { kinds, side } from './painted-design.ts';
import type { TaughtDesign } from './taught-design.ts';

const inFile = 50;
const mostObjects = 128;
/** Of a rendered object that is no drawing only its box is known. */
const unknown = 9;

export interface Sample {
  rgb: Uint8Array;
  ids: Uint8Array;
  /** Kind, left, top, right, bottom. */
  objects: number[][];
}

/** Writes a file when fifty have come; fewer are not kept. `name` answers its path without an end. */
export function openFile(name: (file: number) => string): (sample: Sample) => void {
  let [file, k] = [0, 0];
  let [pixels, objects] = [Buffer.alloc(0), new Int16Array()];
  return (sample) => {
    if (k === 0) {
      pixels = Buffer.alloc(inFile * side * side * 4);
      objects = new Int16Array(inFile * mostObjects * 5);
    }
    const at = k * side * side * 4;
    for (let i = 0; i < side * side; i++) {
      for (let channel = 0; channel < 3; channel++) pixels[at + i * 4 + channel] = sample.rgb[i * 3 + channel]!;
      pixels[at + i * 4 + 3] = sample.ids[i]!;
    }
    const kept = sample.objects.slice(0, mostObjects - 1);
    for (const [number, row] of kept.entries()) objects.set(row, (k * mostObjects + number + 1) * 5);
    if (++k < inFile) return;
    writeFileSync(`${name(file)}.objects`, objects);
    writeFileSync(`${name(file)}.pixels`, pixels);
    [file, k] = [file + 1, 0];
  };
}

/** A square part of a rendered design of `width` pixels a side, or all of it. */
export async function viewOf(
  design: TaughtDesign,
  width: number,
  part = { x: 0, y: 0, side: width },
  jpeg?: number,
): Promise<Sample> {
  const { x: left, y: top } = part;
  const scale = side / part.side;
  const seen = sharp(design.rgb, { raw: { width, height: width, channels: 3 } });
  const cut = seen.extract({ left, top, width: part.side, height: part.side }).resize(side, side);
  const rgb = jpeg
    ? await sharp(await cut.jpeg({ quality: jpeg }).toBuffer())
        .raw()
        .toBuffer()
    : await cut.raw().toBuffer();
  const ids = new Uint8Array(side * side);
  for (let y = 0, i = 0; y < side; y++)
    for (let x = 0; x < side; x++, i++)
      ids[i] = design.ids[(top + Math.floor((y + 0.5) / scale)) * width + left + Math.floor((x + 0.5) / scale)]!;
  const within = (value: number, start: number) => Math.round(Math.max(0, Math.min(side, (value - start) * scale)));
  const objects = design.objects.map(({ isDrawing, box: [l, t, r, b] }) => [
    isDrawing ? kinds.drawing : unknown,
    within(l, left),
    within(t, top),
    within(r, left),
    within(b, top),
  ]);
  return { rgb, ids, objects };
}
