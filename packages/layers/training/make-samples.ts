/**
 * Designs for train.py, in files of fifty samples. Each sample is 512 × 512 × (red, green, blue, number of the object); beside it, for
 * 128 objects, kind and box as five 16-bit numbers.
 *
 * - `node packages/layers/training/make-samples.ts drawn <folder> <count> <seed> <folder of icon packages>`: designs at random.
 * - `… taught <folder> <designs of each layout> <seed> <folder of icon packages> <set …>`: layouts with other colours and places each time,
 *   every second time with the colours of another set and open icons or those of `gallery/`.
 * - `… rendered <folder> <folder of make-designs.ts …>`: designs whose words `separate` has taken out. Fewer than fifty come round again.
 */
import { mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { openReader } from '../src/index.ts';
import { drawGround } from '../scripts/designs/grounds.ts';
import { Random } from '../scripts/designs/random.ts';
import { designSet } from '../scripts/designs/sets.ts';
import { Sheet, side as renderedSide, type Kit } from '../scripts/designs/sheet.ts';
import { galleryIcons } from './gallery/all.ts';
import { loadIcons, openIcons } from './icons.ts';
import { kinds, side } from './painted-design.ts';
import { RandomDesign } from './random-design.ts';
import { loadRendered } from './rendered-design.ts';
import { openFile, viewOf } from './sample-file.ts';
import { TeachingPage } from './taught-design.ts';

/** It brings icons of its own. */
const designer = resolve(import.meta.dirname, '../../designer');

const [source = 'drawn', folder = '/tmp/easel-samples', ...wanted] = process.argv.slice(2);

async function pixelsOf(design: RandomDesign, r: Random): Promise<Buffer> {
  const image = sharp(design.canvas.data(), { raw: { width: side, height: side, channels: 4 } }).removeAlpha();
  if (!r.chance(0.35)) return image.raw().toBuffer();
  const jpeg = await image.jpeg({ quality: r.int(78, 95) }).toBuffer();
  return sharp(jpeg).raw().toBuffer();
}

async function ofRandomDesigns(count = '100', first = '1', packages = '.'): Promise<void> {
  const start = Number(first);
  const icons = await loadIcons(new Random(start), 2400, [resolve(packages), designer]);
  const add = openFile((file) => join(folder, `${start}-${String(file).padStart(4, '0')}`));
  for (let seed = start; seed < start + Number(count); seed++) {
    const design = new RandomDesign(seed, icons);
    const rgb = await pixelsOf(design, new Random(seed + 7));
    add({ rgb, ids: design.ids, objects: design.truths.map(({ kind, box }) => [kinds[kind], ...box]) });
  }
}

/** Each whole, and once more in part. */
async function ofLayouts(count = '3', first = '1', packages = '.', ...names: string[]): Promise<void> {
  const page = await TeachingPage.open();
  const add = openFile((file) => join(folder, `taught-${first}-${String(file).padStart(4, '0')}`));
  const start = Number(first);
  const sets = await Promise.all(names.map(designSet));
  const icons = [...openIcons(new Random(start), 2400, [resolve(packages), designer]), ...Object.values(galleryIcons)];
  for (let n = 0; n < Number(count); n++)
    for (const { kit, layouts } of sets)
      for (const [k, layout] of layouts.entries()) {
        const seed = start + n * 101 + k * 13;
        const r = new Random(seed + 7);
        const sheet = new Sheet(n % 2 ? strange(kit, r.pick(sets).kit, icons, r) : kit, seed, false);
        drawGround(sheet, r.pick(['smooth', 'textured', 'photo']), seed);
        layout(sheet, seed);
        const design = await page.draw(sheet);
        for (const size of [renderedSide, r.int(560, 900)]) {
          const part = { x: r.int(0, renderedSide - size), y: r.int(0, renderedSide - size), side: size };
          add(await viewOf(design, renderedSide, part, r.chance(0.35) ? r.int(78, 95) : undefined));
        }
      }
  await page.close();
}

/** The kit in another's colours, its icons exchanged for others at random. */
function strange(kit: Kit, { palettes }: Kit, icons: readonly Kit['icons'][string][], r: Random): Kit {
  return { ...kit, palettes, icons: Object.fromEntries(Object.keys(kit.icons).map((name) => [name, r.pick(icons)])) };
}

async function ofRenderedDesigns(...sets: string[]): Promise<void> {
  const designs = sets.flatMap((set) => readdirSync(set).map((name) => join(set, name)));
  const reader = await openReader();
  const add = openFile((file) => join(folder, `rendered-${file}`));
  for (let k = 0; k < Math.ceil(designs.length / 50) * 50; k++) {
    const { clean, ids, objects } = await loadRendered(designs[k % designs.length]!, reader);
    add(await viewOf({ rgb: new Uint8Array(clean.data), ids, objects }, clean.width));
  }
  await reader.close();
}

const sources = { drawn: ofRandomDesigns, taught: ofLayouts, rendered: ofRenderedDesigns };
mkdirSync(folder, { recursive: true });
await sources[source as keyof typeof sources](...wanted);
