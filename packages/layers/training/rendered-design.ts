/** A design that make-designs.ts rendered, as the network is shown it: without its words, each pixel with what it shows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { flatten, type Rgb } from '../src/areas/rgb.ts';
import { takeWordsOut, type Box, type Picture, type TextReader } from '../src/index.ts';

export interface RenderedDesign {
  clean: Rgb;
  /** Where words stood. */
  words: Box[];
  /** Number of the object that each pixel shows, from 1; 0: the ground. */
  ids: Uint8Array;
  /** Its objects: a drawing if the set says so, else unknown, and left, top, right, bottom of the whole. */
  objects: { isDrawing: boolean; box: [number, number, number, number] }[];
}

async function load(file: string): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

export async function loadRendered(folder: string, reader: TextReader): Promise<RenderedDesign> {
  const words: Box[] = [];
  const noting: TextReader = {
    ...reader,
    read: async (picture) => {
      const lines = await reader.read(picture);
      words.push(...lines.map(({ quad }) => boxOf(quad)));
      return lines;
    },
  };
  const picture = await load(join(folder, 'input.png'));
  const clean = flatten(await takeWordsOut(picture, { reader: noting }));
  const { layers } = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as {
    layers: { file: string; kind: string; name: string }[];
  };
  const ids = new Uint8Array(picture.width * picture.height);
  const objects: RenderedDesign['objects'] = [];
  for (const { file, name } of layers.filter(({ kind }) => kind === 'object')) {
    const box = cover(ids, await load(join(folder, file)), objects.length + 1);
    if (box) objects.push({ isDrawing: name.startsWith('icon:'), box });
  }
  return { clean, words, ids, objects };
}

/** Writes the number where a layer is more than half of its greatest alpha; its sides, or null where it is nowhere. */
function cover(ids: Uint8Array, { width, height, data }: Picture, id: number): [number, number, number, number] | null {
  let most = 0;
  for (let o = 3; o < data.length; o += 4) most = Math.max(most, data[o]!);
  const box: [number, number, number, number] = [width, height, 0, 0];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (data[i * 4 + 3]! <= most / 2) continue;
      ids[i] = id;
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x + 1);
      box[3] = Math.max(box[3], y + 1);
    }
  return most && box[2] ? box : null;
}

function boxOf(quad: readonly { x: number; y: number }[]): Box {
  const [xs, ys] = [quad.map(({ x }) => x), quad.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
