/**
 * Makes the pictures of the README and the guide from the running product: `npm run screenshots [-- <folder>]`. Starts it
 * on data of its own, does what a person would, and writes `project.png` and `guide/<name>.webp` into the folder,
 * docs/images where none is named.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser, openPage } from './browser.ts';
import { startProduct } from './product.ts';
import { askFor, canvasOf, elementsOf, picturesShown, savedWords, signIn } from './workbench.ts';

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../docs/images'));
const guide = join(folder, 'guide');
mkdirSync(guide, { recursive: true });

/** What a page of the guide may load for one picture, in bytes. */
const mostBytes = 80_000;

const poster = 'A poster for a jazz night at the Blue Heron, Friday 9 October, 8 pm, deep blue and gold, 3 versions';
const others = ['Packaging for a green tea called Slow Mornings, sage and cream', 'A social post for a ceramics fair'];
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><circle cx="200" cy="200" r="190" fill="#0b3d2e"/><circle cx="200" cy="200" r="100" fill="#f2e3bf"/></svg>';

const product = await startProduct({ EASEL__LIMITS__ENABLED: 'false' });
const browser = await launchBrowser();
try {
  const { page } = await openPage(browser, { viewport: { width: 1280, height: 800 } });
  await page.goto(`${product.address}/sign-in`);
  await page.getByLabel('Email').waitFor();
  await keep(page, 'sign-in');
  await signIn(page, product.address, 'lena@example.org');
  await introduce(page);
  for (const prompt of others) await make(page, prompt, 1);
  await make(page, poster, 3);
  await keep(page, 'project');
  await showOverCanvas(page);
  await takeApart(page);
  await home(page);
  await keep(page, 'home');
  await writeKit(page);
  await keep(page, 'brand-kit');
  await showModels(page);
  await showAccount(page);
  await takeReadmePicture(page);
} finally {
  await browser.close();
  await product.remove();
}

/** A person has a name where others would read it. */
async function introduce(page: Page): Promise<void> {
  await page.goto(`${product.address}/account`);
  await page.getByLabel('Name', { exact: true }).fill('Lena Sommer');
  await page.keyboard.press('Tab');
  await page.getByText('Saved').first().waitFor();
}

async function home(page: Page): Promise<void> {
  await page.goto(product.address);
  await page.getByRole('heading', { name: 'Recent' }).waitFor();
}

async function make(page: Page, prompt: string, pictures: number): Promise<void> {
  await page.goto(product.address);
  await askFor(page, prompt);
  await page
    .getByText(/^Made \d pictures?$/)
    .first()
    .waitFor();
  await picturesShown(page, pictures);
  await savedWords(page);
  await page.getByRole('button', { name: 'Fit everything' }).click();
}

/** What opens over the canvas: who may see it, what it becomes as a file, what it was before. */
async function showOverCanvas(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('dialog').waitFor();
  await keep(page, 'sharing');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+Shift+E');
  await page
    .getByRole('dialog', { name: 'Export' })
    .getByText(/^About/)
    .waitFor();
  await keep(page, 'export');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Version history' }).click();
  await page
    .getByRole('region', { name: /^Today/ })
    .first()
    .waitFor();
  await keep(page, 'history');
  await page.keyboard.press('Escape');
}

async function takeApart(page: Page): Promise<void> {
  await page.goto(product.address);
  await make(page, 'One poster "Night Market", Sat 12 October, at Old Mill Square, lanterns, 600x800', 1);
  await elementsOf(page).first().click();
  await page.getByRole('button', { name: 'Edit elements' }).click();
  const frame = canvasOf(page).getByRole('option', { name: /elements/ });
  await frame.waitFor();
  await savedWords(page);
  await page.getByRole('button', { name: 'Fit everything' }).click();
  await canvasOf(page)
    .getByRole('option', { name: /, Text, /i })
    .first()
    .click();
  await keep(page, 'edit-elements');
}

async function writeKit(page: Page): Promise<void> {
  await page.goto(`${product.address}/kits`);
  await page.getByRole('button', { name: /^From nothing/ }).click();
  await page.waitForURL(/\/kits\/[0-9a-f-]{36}$/);
  await page.getByLabel('Brand name').fill('Slow Mornings');
  await page.getByLabel('Tagline').fill('Tea, unhurried');
  const picture = { name: 'Mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(mark) };
  await page.locator('input[aria-label="Add a logo"]').setInputFiles(picture);
  await page.getByRole('button', { name: 'More for Mark' }).click();
  await page.getByRole('menuitem', { name: 'Take colours from it' }).click();
  const dialog = page.getByRole('dialog', { name: 'Colours of Mark' });
  for (const colour of ['#0B3D2E', '#F2E3BF']) await dialog.getByRole('button', { name: colour }).click();
  await dialog.getByRole('button', { name: 'Add 2 colours' }).click();
  await page.getByRole('button', { name: 'Add a typeface' }).click();
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved$/ })
    .first()
    .waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}

async function showModels(page: Page): Promise<void> {
  await page.goto(`${product.address}/models`);
  await page.getByRole('heading', { name: 'Add a model' }).waitFor();
  await keep(page, 'models');
}

async function showAccount(page: Page): Promise<void> {
  await page.goto(`${product.address}/account`);
  await page.getByRole('button', { name: 'Export' }).waitFor();
  await keep(page, 'account');
}

/** The same project again, as the README shows it: larger, and sharp. */
async function takeReadmePicture(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await home(page);
  await page
    .getByRole('link', { name: /jazz night/i })
    .first()
    .click();
  await picturesShown(page, 3);
  await page.getByText('Made 3 pictures').first().waitFor();
  // The bars come after the canvas.
  await savedWords(page);
  await page.getByRole('button', { name: 'Fit everything' }).waitFor();
  await page.evaluate(allDrawn);
  await page.screenshot({ path: join(folder, 'project.png') });
  console.log(`Wrote ${join(folder, 'project.png')}`);
}

/** Writes what the page shows as guide/<name>.webp, as fine as its size allows. */
async function keep(page: Page, name: string): Promise<void> {
  await page.mouse.move(2, 2);
  await page.evaluate(allDrawn);
  const png = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  for (const quality of [0.9, 0.8, 0.7, 0.6, 0.5, 0.4]) {
    const webp = Buffer.from(await page.evaluate(asWebp, { png, quality }), 'base64');
    if (webp.length > mostBytes) continue;
    writeFileSync(join(guide, `${name}.webp`), webp);
    console.log(`Wrote ${join(guide, `${name}.webp`)} (${Math.round(webp.length / 1000)} kB, quality ${quality})`);
    return;
  }
  throw new Error(`${name} stays above ${mostBytes} bytes`);
}

/** The browser writes it: nothing else here knows WebP. Runs in the page. */
async function asWebp({ png, quality }: { png: string; quality: number }): Promise<string> {
  const bytes = Uint8Array.fromBase64(png);
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  return new Uint8Array(await blob.arrayBuffer()).toBase64();
}

/** Waits until fonts and pictures are not only there, but on screen. Runs in the page. */
async function allDrawn(): Promise<void> {
  await document.fonts.ready;
  const pictures = () => [...document.images].filter(({ isConnected, currentSrc }) => isConnected && currentSrc !== '');
  await Promise.all(pictures().map((picture) => picture.decode().catch(() => {})));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
}
