/** Icons of open sets, drawn once each: many-coloured ones as they are, others in a colour that is asked for. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createCanvas, loadImage, type Image } from '@napi-rs/canvas';
import type { Random } from '../scripts/designs/random.ts';
import type { Kit } from '../scripts/designs/sheet.ts';

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number; hidden?: boolean }>;
  width?: number;
  height?: number;
}

export interface Icon {
  image: Image;
  /** Drawn in black: takes any colour. */
  plain: boolean;
}

/** Sets under MIT, ISC or Apache-2.0; each is asked for `share` of the icons. */
const sets: { name: string; share: number }[] = [
  { name: 'noto', share: 3 },
  { name: 'noto-v1', share: 1 },
  { name: 'fluent-emoji-flat', share: 3 },
  { name: 'fluent-emoji', share: 1 },
  { name: 'flat-color-icons', share: 1 },
  { name: 'circle-flags', share: 0.3 },
  { name: 'ph', share: 3 },
  { name: 'lucide', share: 1 },
  { name: 'tabler', share: 1 },
  { name: 'mdi', share: 2 },
];

/** Rendered at this side; drawn smaller or larger. */
const side = 320;

function readSet(name: string, folders: readonly string[]): IconSet {
  for (const folder of folders)
    try {
      const file = createRequire(join(folder, 'package.json')).resolve(`@iconify-json/${name}/icons.json`);
      return JSON.parse(readFileSync(file, 'utf8')) as IconSet;
    } catch {
      // The next folder may have it.
    }
  throw new Error(`@iconify-json/${name} is not installed in ${folders.join(' or ')}.`);
}

type Body = { body: string; width: number; height: number };

/** `count` at random from each set, by the set's share. */
function* pickBodies(r: Random, count: number, folders: readonly string[]): Generator<Body> {
  const all = sets.reduce((sum, { share }) => sum + share, 0);
  for (const { name, share } of sets) {
    const set = readSet(name, folders);
    const names = Object.keys(set.icons).filter(
      (key) => !set.icons[key]!.hidden && set.icons[key]!.body.length < 60_000,
    );
    for (let k = Math.round((count * share) / all); k > 0; k--) {
      const { body, width = set.width ?? 16, height = set.height ?? 16 } = set.icons[r.pick(names)]!;
      yield { body, width, height };
    }
  }
}

/** About `count` icons at random as kits have them, 24 units a side: plain ones take the first colour. */
export function openIcons(r: Random, count: number, folders: readonly string[]): Kit['icons'][string][] {
  return (
    [...pickBodies(r, count, folders)]
      // Names within would be taken for those of other icons in the same page.
      .filter(({ body }) => !body.includes('id="'))
      .map(({ body, width, height }) => {
        const shown = body.replaceAll(/<(animate|set)[^>]*>/g, '');
        return (a) => `<g transform="scale(${24 / width} ${24 / height})" color="${a}">${shown}</g>`;
      })
  );
}

/** `count` icons at random; `folders`: where packages of icons are installed. What Skia can't draw is left out. */
export async function loadIcons(r: Random, count: number, folders: readonly string[]): Promise<Icon[]> {
  const icons: Icon[] = [];
  for (const { body, width, height } of pickBodies(r, count, folders)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${side}" height="${side}" viewBox="0 0 ${width} ${height}">${body.replaceAll('currentColor', '#000')}</svg>`;
    const image = await loadImage(Buffer.from(svg)).catch(() => null);
    if (image && shows(image)) icons.push({ image, plain: body.includes('currentColor') });
  }
  return icons;
}

/** Some are blank: Skia doesn't know all of SVG. */
function shows(image: Image): boolean {
  const canvas = createCanvas(32, 32);
  const g = canvas.getContext('2d');
  g.drawImage(image, 0, 0, 32, 32);
  const { data } = g.getImageData(0, 0, 32, 32);
  let solid = 0;
  for (let o = 3; o < data.length; o += 4) if (data[o]! > 100) solid++;
  return solid > 60;
}
