/**
 * `node packages/layers/training/make-samples.ts <folder> <count> <seed> [folder of icon packages] [folders of make-designs.ts …]`: designs
 * at random, and rendered ones, for train.py, in files of fifty samples. Each sample is 512 × 512 × (red, green, blue, number of the
 * object); beside it, for 128 objects, kind and box as five 16-bit numbers.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { openReader } from '../src/index.ts';
import { Random } from '../scripts/designs/random.ts';
import { loadIcons } from './icons.ts';
import { kinds, side } from './painted-design.ts';
import { RandomDesign } from './random-design.ts';
import { loadRendered } from './rendered-design.ts';

const [folder = '/tmp/easel-samples', count = '100', first = '1', packages = '.', ...sets] = process.argv.slice(2);
const inFile = 50;
const mostObjects = 128;
/** Of a rendered object that is no drawing only its box is known. */
const unknown = 9;

interface Sample {
  rgb: Uint8Array;
  ids: Uint8Array;
  /** Kind, left, top, right, bottom. */
  objects: number[][];
}

async function pixelsOf(design: RandomDesign, r: Random): Promise<Buffer> {
  const image = sharp(design.canvas.data(), { raw: { width: side, height: side, channels: 4 } }).removeAlpha();
  if (!r.chance(0.35)) return image.raw().toBuffer();
  const jpeg = await image.jpeg({ quality: r.int(78, 95) }).toBuffer();
  return sharp(jpeg).raw().toBuffer();
}

/** Writes a file when fifty have come. */
function openFile(name: (file: number) => string): (sample: Sample) => void {
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
    for (const [number, row] of sample.objects.entries()) objects.set(row, (k * mostObjects + number + 1) * 5);
    if (++k < inFile) return;
    writeFileSync(join(folder, `${name(file)}.objects`), objects);
    writeFileSync(join(folder, `${name(file)}.pixels`), pixels);
    [file, k] = [file + 1, 0];
  };
}

async function ofRandomDesigns(): Promise<void> {
  const start = Number(first);
  const designer = resolve(import.meta.dirname, '../../designer');
  const icons = await loadIcons(new Random(start), 2400, [resolve(packages), designer]);
  const add = openFile((file) => `${start}-${String(file).padStart(4, '0')}`);
  for (let seed = start; seed < start + Number(count); seed++) {
    const design = new RandomDesign(seed, icons);
    const rgb = await pixelsOf(design, new Random(seed + 7));
    add({ rgb, ids: design.ids, objects: design.truths.map(({ kind, box }) => [kinds[kind], ...box]) });
  }
}

/** Rendered designs are of twice the side. Fewer than fifty come round again. */
async function ofRenderedDesigns(): Promise<void> {
  const designs = sets.flatMap((set) => readdirSync(set).map((name) => join(set, name)));
  if (!designs.length) return;
  const reader = await openReader();
  const add = openFile((file) => `rendered-${file}`);
  for (let k = 0; k < Math.ceil(designs.length / inFile) * inFile; k++) {
    const { clean, ids, objects } = await loadRendered(designs[k % designs.length]!, reader);
    const rgb = await sharp(clean.data, { raw: { width: clean.width, height: clean.height, channels: 3 } })
      .resize(side, side)
      .raw()
      .toBuffer();
    const half = ids.filter((_, i) => (i % clean.width) % 2 === 0 && Math.floor(i / clean.width) % 2 === 0);
    const rows = objects.map(({ isDrawing, box }) => [isDrawing ? kinds.drawing : unknown, ...box.map((v) => v >> 1)]);
    add({ rgb, ids: half, objects: rows });
  }
  await reader.close();
}

mkdirSync(folder, { recursive: true });
await ofRandomDesigns();
await ofRenderedDesigns();
