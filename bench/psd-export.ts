/** A PSD of 50 layers of 2048 × 2048 made in a browser, beside what its writer alone takes with all pixels at hand. */
import { readFile } from 'node:fs/promises';
import { readPsd, writePsdUint8Array } from 'ag-psd';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { signIn, type Person } from '../acceptance/api/client.ts';
import { launchBrowser, openPage } from '../acceptance/browser.ts';
import { startProduct } from '../acceptance/product.ts';
import { canvasOf, savedWords } from '../acceptance/workbench.ts';
import { median, ms, randomFrom, ratios, timed, times, type Row } from './figures.ts';

const side = 2048;
const layers = 50;
const rounds = 3;

export async function psdExport(seed: number): Promise<Row[]> {
  // No two layers alike, so that nothing is spared by knowing a picture already.
  const drawings = Array.from({ length: layers }, (_, at) => drawing(seed * 1000 + at));
  const product = await startProduct({ EASEL__LIMITS__ENABLED: 'false' });
  const browser = await launchBrowser();
  try {
    const person = await signIn(product.address, 'psd-export@example.org');
    const { id } = await person.post<{ id: string }>('/api/projects', { title: 'Layers' });
    const stored = [
      { name: 'easel.refresh-token', value: person.session.refreshToken },
      // The canvas looks elsewhere: without a graphics card, painting what lies behind the dialog would be measured too.
      { name: `easel-viewport-${id}`, value: JSON.stringify({ x: 50_000, y: 50_000, k: 1 }) },
    ];
    const storageState = { cookies: [], origins: [{ origin: product.address, localStorage: stored }] };
    const { page } = await openPage(browser, { storageState });
    await page.goto(`${product.address}/p/${id}`);
    await canvasOf(page).waitFor();
    await page.locator('.canvas-tools').waitFor({ state: 'attached' });
    await fill(page, person, id, drawings);
    const writeAlone = await writerAlone(drawings);
    // In turns: what else the machine does weighs on both alike.
    const [ours, alone]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await exportOnce(page));
      alone.push(await timed(writeAlone));
    }
    const [own, other, ratio] = [median(ours), median(alone), median(ratios(ours, alone))];
    const figure = `${ms(own)} from the press to the file`;
    const beside = `ag-psd alone on ready pixels: ${ms(other)}; ${times(ratio)}`;
    const met = own <= 3000 && ratio <= 1.5;
    return [{ what: `PSD of ${layers} layers at ${side}²`, figure, beside, goal: '≤ 3 s and ≤ 1.5 ×', met }];
  } finally {
    await browser.close();
    await product.remove();
  }
}

/** Flat shapes and soft light on nothing, as elements of designs are. */
function drawing(seed: number): Buffer {
  const random = randomFrom(seed);
  const number = (most: number) => Math.round(random() * most);
  const discs = Array.from({ length: 12 }, () => {
    const colour = `hsl(${number(360)} ${40 + number(50)}% ${30 + number(50)}%)`;
    return `<circle cx="${number(side)}" cy="${number(side)}" r="${80 + number(420)}" fill="${colour}" opacity="${0.4 + random() * 0.6}"/>`;
  });
  const light = `<radialGradient id="l"><stop offset="0" stop-color="hsl(${number(360)} 80% 70%)"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${light}<rect width="${side}" height="${side}" fill="url(#l)"/>${discs.join('')}</svg>`;
  return Buffer.from(svg);
}

async function fill(page: Page, person: Person, id: string, drawings: readonly Buffer[]): Promise<void> {
  const files = await Promise.all(drawings.map((svg) => sharp(svg).png().toBuffer()));
  const transfer = await page.evaluateHandle(
    (texts) => {
      const data = new DataTransfer();
      texts.forEach((text, at) => {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], `layer ${at}.png`, { type: 'image/png' }));
      });
      return data;
    },
    files.map((file) => file.toString('base64')),
  );
  await canvasOf(page).dispatchEvent('drop', { dataTransfer: transfer, clientX: 600, clientY: 400 });
  await page.getByText(`${drawings.length} of ${drawings.length} placed`).first().waitFor({ timeout: 120_000 });
  await savedWords(page);
  type Saved = { version: string; nodes: { id: string; data: object }[] };
  const { version, nodes } = await person.get<Saved>(`/api/projects/${id}`);
  const put = Array.from({ length: layers }, (_, at) => {
    const { data, id: own } = nodes[at]!;
    const place = { x: 0, y: 0, width: side, height: side, order: `b${String(at).padStart(3, '0')}x` };
    return { type: 'image', title: `Layer ${at + 1}`, ...place, id: own, data };
  });
  await person.patch(`/api/projects/${id}/canvas`, { baseVersion: version, changes: { put } });
  await page.reload();
  await page.locator('.canvas-tools').waitFor({ state: 'attached' });
}

async function exportOnce(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('img', { name: /^Preview/ }).waitFor();
  await dialog.getByRole('radio', { name: 'PSD', exact: true }).click();
  await dialog.getByRole('radio', { name: '1×', exact: true }).click();
  const coming = page.waitForEvent('download', { timeout: 120_000 });
  const from = performance.now();
  await dialog.getByRole('button', { name: 'Export' }).click();
  const download = await coming;
  const took = performance.now() - from;
  const file = await readFile(await download.path());
  const { children } = readPsd(file, { skipLayerImageData: true, skipCompositeImageData: true, skipThumbnail: true });
  if (children?.length !== layers) throw new Error(`the file has ${children?.length} layers`);
  await dialog.getByRole('button', { name: 'Done' }).click();
  return took;
}

async function writerAlone(drawings: readonly Buffer[]): Promise<() => Promise<void>> {
  const pixels = await Promise.all(
    drawings.map(async (svg) => {
      const data = await sharp(svg).ensureAlpha().raw().toBuffer();
      return { width: side, height: side, data: new Uint8ClampedArray(data) };
    }),
  );
  const children = pixels.map((imageData, at) => ({ name: `Layer ${at + 1}`, left: 0, top: 0, imageData }));
  return async () => {
    writePsdUint8Array({ width: side, height: side, children, imageData: pixels[0]! }, { noBackground: true });
  };
}
