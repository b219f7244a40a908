/**
 * `node packages/layers/scripts/make-designs.ts tune|second|…|thirty-second|unseen-c|unseen-d <folder> [count] [seed]`: renders designs with
 * their truth in Chromium. For each a folder with input.png, textless.png, ground.png, one PNG per element and truth.json. A third is
 * JPEG at q 85. With a seed of its own the set goes to `<folder>/tune-<seed>`: other colours, places and pictures. Any other name is
 * that of a module of `../training/layouts`, whose designs teach only.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { findChromium } from '../../../acceptance/chromium.ts';
import { drawGround, type GroundClass } from './designs/grounds.ts';
import { designSet } from './designs/sets.ts';
import { side, Sheet } from './designs/sheet.ts';

const classes: GroundClass[] = ['smooth', 'textured', 'photo'];

const onlyRegular = [
  'Bebas Neue',
  'DM Serif Display',
  'Archivo Black',
  'Gloock',
  'Alfa Slab One',
  'Anton',
  'Caprasimo',
];

const { resolve: locate } = createRequire(import.meta.url);
const fontFolder = (family: string) => dirname(locate(`@fontsource/${family}/package.json`));

function fontCss(faces: string[]): string {
  const latin = faces.map((face) => {
    const name = face.toLowerCase().replaceAll(' ', '-');
    const weight = onlyRegular.includes(face) ? 400 : 700;
    const file = join(fontFolder(name), 'files', `${name}-latin-${weight}-normal.woff2`);
    return `@font-face{font-family:'${face}';font-weight:700;src:url('${pathToFileURL(file)}')}`;
  });
  const chinese = pathToFileURL(join(fontFolder('noto-sans-sc'), '700.css'));
  return `@import url('${chinese}');\n${latin.join('\n')}`;
}

const layerCss = `html,body{margin:0;background:transparent}.L{position:absolute;left:0;top:0;width:${side}px;height:${side}px;overflow:hidden}`;

async function openDesign(page: Page, sheet: Sheet, folder: string): Promise<void> {
  const style = `<style>${fontCss(sheet.kit.faces)} ${layerCss}</style>`;
  const body = sheet.elements.map((element, i) => `<div class="L" id="L${i}">${element.html}</div>`).join('\n');
  writeFileSync(join(folder, 'design.html'), `<!doctype html><meta charset="utf8">${style}${body}`);
  await page.goto(pathToFileURL(join(folder, 'design.html')).href);
  await page.evaluate(readFileSync(join(import.meta.dirname, 'designs/photographs.js'), 'utf8'));
  await page.evaluate(() => document.fonts.ready.then(() => true));
}

/** Screenshot of the elements whose index is listed. */
async function shoot(page: Page, indices: number[]): Promise<Buffer> {
  await page.evaluate((shown) => {
    for (const [i, layer] of document.querySelectorAll<HTMLElement>('.L').entries())
      layer.style.display = shown.includes(i) ? '' : 'none';
  }, indices);
  return page.screenshot({ omitBackground: true, type: 'png' });
}

const save = (picture: Buffer, file: string) => sharp(picture).removeAlpha().png({ compressionLevel: 3 }).toFile(file);

/** The four corners of the words as they stand, turned or not. */
const quadOf = (page: Page, index: number) =>
  page.evaluate((i) => {
    const span = document.querySelector<HTMLElement>(`#L${i} .t`)!;
    const { left, top, right, bottom } = span.getBoundingClientRect();
    return { text: span.textContent, box: [left, top, right, bottom] };
  }, index);

async function render(
  page: Page,
  sheet: Sheet,
  folder: string,
  about: { kind: GroundClass; jpeg: boolean },
): Promise<void> {
  await openDesign(page, sheet, folder);
  const all = sheet.elements.map((_, i) => i);
  const flat = await shoot(page, all);
  await save(
    about.jpeg ? await sharp(flat).flatten().jpeg({ quality: 85 }).toBuffer() : flat,
    join(folder, 'input.png'),
  );
  await save(
    await shoot(
      page,
      all.filter((i) => sheet.elements[i]!.kind !== 'text'),
    ),
    join(folder, 'textless.png'),
  );
  await save(await shoot(page, [0]), join(folder, 'ground.png'));
  const layers: unknown[] = [];
  for (const i of all.slice(1)) {
    const { kind, name } = sheet.elements[i]!;
    const file = `layer${String(i).padStart(2, '0')}.png`;
    writeFileSync(join(folder, file), await shoot(page, [i]));
    layers.push({ file, kind, name, ...(kind === 'text' ? await quadOf(page, i) : {}) });
  }
  writeFileSync(join(folder, 'truth.json'), JSON.stringify({ width: side, height: side, ...about, layers }, null, 1));
}

const [which = 'tune', out = '/tmp/easel-layers-designs', wanted, ownSeed] = process.argv.slice(2);
const { kit, layouts, count, seed: first } = await designSet(which);
const { executable, environment } = await findChromium();
const browser = await chromium.launch({
  executablePath: executable,
  env: { ...process.env, ...environment } as Record<string, string>,
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
});
const page = await browser.newPage({ viewport: { width: side, height: side }, deviceScaleFactor: 1 });
for (let n = 0; n < Number(wanted ?? count); n++) {
  const [kind, seed] = [classes[n % 3]!, (ownSeed ? Number(ownSeed) : first) + n * 13];
  const sheet = new Sheet(kit, seed, n % 4 >= 2);
  drawGround(sheet, kind, seed);
  layouts[n % layouts.length]!(sheet, seed);
  const folder = resolve(out, ownSeed ? `${which}-${ownSeed}` : which, `${String(n).padStart(2, '0')}-${kind}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await render(page, sheet, folder, { kind, jpeg: n % 3 === Math.floor(n / 3) % 3 });
}
await browser.close();
