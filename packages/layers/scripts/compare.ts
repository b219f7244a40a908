import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Box, Picture, Separation } from '../src/index.ts';

export interface Comparison {
  name: string;
  kind: string;
  /** dB against the picture, the clean ground, and the picture without text under the text; 60 at most. */
  recomposition: number;
  background: number;
  underText: number;
  objects: number;
  /** Found with at least half and nine tenths of the union shared. */
  half: number;
  fine: number;
  /** Objects found with less than nine tenths of the union shared, and with how much. */
  rough: string[];
  /** Layers that are no object of the truth, and missed objects, by name. */
  extra: number;
  extras: string[];
  missed: string[];
  seconds: number;
  /** Greatest so far, of the process. */
  megabytes: number;
}

interface Truth {
  kind: string;
  layers: { file: string; kind: 'object' | 'text'; name: string }[];
}

function decibels(a: ArrayLike<number>, b: ArrayLike<number>, where?: Uint8Array): number {
  let [sum, n] = [0, 0];
  for (let i = 0; i < a.length; i += 4) {
    if (where && !where[i / 4]) continue;
    for (let k = 0; k < 3; k++) sum += (a[i + k]! - b[i + k]!) ** 2;
    n += 3;
  }
  return n ? Math.min(60, 10 * Math.log10(65_025 / Math.max(1e-9, sum / n))) : NaN;
}

/** Sorted picture indices of the pixels above half of the greatest alpha. */
function solidPixels({ width, height, data }: Picture, at: Box, pictureWidth: number): Int32Array {
  let top = 0;
  for (let o = 3; o < data.length; o += 4) top = Math.max(top, data[o]!);
  const pixels: number[] = [];
  for (let y = 0, o = 3; y < height; y++)
    for (let x = 0; x < width; x++, o += 4) if (data[o]! > top / 2) pixels.push((at.y + y) * pictureWidth + at.x + x);
  return Int32Array.from(pixels);
}

/** Shared share of the union of two sorted lists. */
function shared(a: Int32Array, b: Int32Array): number {
  let [i, j, both] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      both++;
      i++;
      j++;
    } else if (a[i]! < b[j]!) i++;
    else j++;
  }
  return both / Math.max(1, a.length + b.length - both);
}

/** Background and layers laid up, alpha 255. */
export function compose({ background, layers, texts }: Separation, withTexts: boolean): Float32Array {
  const colours = Float32Array.from(background.data);
  const over = (box: Box, { data }: Picture) => {
    for (let y = 0, o = 0; y < box.height; y++)
      for (let x = 0; x < box.width; x++, o += 4) {
        const alpha = data[o + 3]! / 255;
        const p = ((box.y + y) * background.width + box.x + x) * 4;
        if (alpha) for (let k = 0; k < 3; k++) colours[p + k] = colours[p + k]! * (1 - alpha) + data[o + k]! * alpha;
      }
  };
  for (const layer of layers) over(layer.box, layer.pixels);
  if (withTexts) for (const text of texts) over(text.ink.box, text.pixels);
  return colours;
}

/** Best pairs first, each object and each layer once. Index of the layer and agreement for each object. */
function matchUp(truth: Int32Array[], mine: Int32Array[]): Map<number, { layer: number; share: number }> {
  const pairs: { object: number; layer: number; share: number }[] = [];
  for (const [object, a] of truth.entries())
    for (const [layer, b] of mine.entries()) {
      if (a.length > 3 * b.length || b.length > 3 * a.length) continue;
      const share = shared(a, b);
      if (share > 0.3) pairs.push({ object, layer, share });
    }
  const found = new Map<number, { layer: number; share: number }>();
  const used = new Set<number>();
  for (const { object, layer, share } of pairs.sort((p, q) => q.share - p.share)) {
    if (found.has(object) || used.has(layer)) continue;
    found.set(object, { layer, share });
    used.add(layer);
  }
  return found;
}

export async function compareWithTruth(
  name: string,
  folder: string,
  picture: Picture,
  separation: Separation,
  seconds: number,
  load: (file: string) => Promise<Picture>,
): Promise<Comparison> {
  const { kind, layers } = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as Truth;
  const { width, height } = picture;
  const whole = { x: 0, y: 0, width, height };
  const truth: Int32Array[] = [];
  const names: string[] = [];
  const text = new Uint8Array(width * height);
  for (const layer of layers) {
    const pixels = await load(join(folder, layer.file));
    if (layer.kind === 'text')
      for (let i = 0; i < text.length; i++) text[i] = text[i]! | (pixels.data[i * 4 + 3]! ? 1 : 0);
    const solid = layer.kind === 'object' ? solidPixels(pixels, whole, width) : [];
    if (!solid.length) continue;
    truth.push(solid as Int32Array);
    names.push(layer.name);
  }
  const mine = separation.layers.map((layer) => solidPixels(layer.pixels, layer.box, width));
  const found = matchUp(truth, mine);
  const good = [...found.values()].filter(({ share }) => share >= 0.5);
  const hits = new Set(good.map(({ layer }) => layer));
  const extras = separation.layers.filter((_, k) => !hits.has(k));
  return {
    name,
    kind,
    recomposition: decibels(compose(separation, true), picture.data),
    background: decibels(separation.background.data, (await load(join(folder, 'ground.png'))).data),
    underText: decibels(compose(separation, false), (await load(join(folder, 'textless.png'))).data, text),
    objects: truth.length,
    half: good.length,
    fine: good.filter(({ share }) => share >= 0.9).length,
    rough: [...found]
      .filter(([, { share }]) => share >= 0.5 && share < 0.9)
      .map(([k, { share }]) => `${names[k]} ${share.toFixed(2).slice(1)}`),
    extra: extras.length,
    extras: extras.map(({ name: called, box }) => `${called}@${box.x},${box.y},${box.width}x${box.height}`),
    missed: names.filter((_, k) => (found.get(k)?.share ?? 0) < 0.5),
    seconds,
    megabytes: process.resourceUsage().maxRSS / 1e3,
  };
}
