import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { violationsOf } from './accessibility.ts';
import { signIn } from './api/client.ts';
import { launchBrowser, openPage, saveScreenshot } from './browser.ts';
import { enterBlank, openAgain } from './enter.ts';
import { canvasOf, elementsOf, givePictures, openBlank, picturesShown, savedWords } from './workbench.ts';

const origin = inject('sharedProduct');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const { resolve } = createRequire(import.meta.url);
const fontOf = (name: string, file: string) =>
  readFileSync(resolve(`@fontsource/${name}/files/${file}`)).toString('base64');

/** A poster as another program would have made it: nothing of it is known here but its pixels. */
async function drawPoster(): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 720, height: 960 } });
  const serif = fontOf('dm-serif-display', 'dm-serif-display-latin-400-normal.woff2');
  const sans = fontOf('montserrat', 'montserrat-latin-500-normal.woff2');
  await page.setContent(`<!doctype html><style>
    @font-face { font-family: Heads; src: url(data:font/woff2;base64,${serif}) }
    @font-face { font-family: Lines; src: url(data:font/woff2;base64,${sans}) }
    body { margin: 0; width: 720px; height: 960px; position: relative; background: linear-gradient(#f3e7d3, #e7cfae) }
    div { position: absolute }
    .card { left: 90px; top: 330px; width: 540px; height: 400px; border-radius: 32px; background: #274b3f; box-shadow: 0 14px 40px #0004 }
    .disc { left: 250px; top: 420px; width: 220px; height: 220px; border-radius: 50%; background: #e0a336 }
    h1 { position: absolute; left: 0; right: 0; top: 96px; margin: 0; text-align: center; font: 92px/1 Heads; color: #2b1c12 }
    p { position: absolute; left: 0; right: 0; top: 800px; margin: 0; text-align: center; font: 30px/1.3 Lines; color: #5a3a22 }
  </style><div class="card"></div><div class="disc"></div><h1>Harvest Fair</h1><p>Saturday 4 October at the Old Mill</p>`);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

interface KeptNode {
  readonly id: string;
  readonly title: string;
  readonly parentId: string | null;
  readonly order: string;
}
type Named = string | Named[];

/** Names of what the project keeps, the lowest first; a frame or a group with all that it holds. */
function treeOf(nodes: readonly KeptNode[], parent: string | null): Named[] {
  const here = nodes.filter(({ parentId }) => parentId === parent).toSorted((a, b) => (a.order < b.order ? -1 : 1));
  return here.map(({ id, title }) => {
    const inside = treeOf(nodes, id);
    return inside.length > 0 ? [title, ...inside] : title;
  });
}

test('a poster from elsewhere is taken apart: its words stay as they are until they are written in', async () => {
  const poster = await drawPoster();
  const person = await signIn(origin, 'apart@example.org');
  const { page, troubles } = await openPage(browser);
  await openAgain(page, origin, { 'easel.refresh-token': person.session.refreshToken });
  await openBlank(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await (await chooser).setFiles({ name: 'Harvest.png', mimeType: 'image/png', buffer: poster });
  await picturesShown(page, 1);
  await savedWords(page);
  const original = elementsOf(page).first();
  // Higher than the window, it is in sight from head to foot all the same.
  const { height } = page.viewportSize()!;
  await expect
    .poll(async () => {
      const shown = (await original.boundingBox())!;
      return shown.y > 0 && shown.y + shown.height < height;
    })
    .toBe(true);
  await original.click();
  await page.getByRole('button', { name: 'Edit elements' }).click();
  await page.getByRole('button', { name: /^Stop taking it apart/ }).waitFor();
  await saveScreenshot(page, 'picture-apart-under-way');
  const frame = canvasOf(page).getByRole('option', { name: /^Harvest, elements/ });
  await frame.waitFor({ timeout: 60_000 });
  await page
    .getByText(/Taken apart in/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Show', exact: true }).first().click();
  await saveScreenshot(page, 'picture-apart');
  expect(await violationsOf(page)).toEqual([]);
  const option = (name: RegExp) => canvasOf(page).getByRole('option', { name });
  await option(/^Card, Group/).waitFor();
  await option(/^Disc, Picture/).waitFor();
  const project = `/api/projects/${page.url().split('/p/')[1]}`;
  const keptTree = async () => treeOf((await person.get<{ nodes: KeptNode[] }>(project)).nodes, null);
  await expect
    .poll(keptTree)
    .toEqual([
      'Harvest',
      [
        'Harvest, elements',
        'Background',
        ['Card', 'Card', 'Disc'],
        'Harvest Fair',
        'Saturday 4 October at the Old Mill',
      ],
    ]);

  // The words are a picture that is called a text; written in, they are one.
  const title = option(/^Harvest Fair, Text/);
  const placeOf = async (element: Locator) => (await element.boundingBox())!;
  const before = await placeOf(title);
  await title.dblclick();
  const field = page.getByRole('textbox', { name: 'Text on the canvas' });
  await field.waitFor();
  await expect.poll(() => title.locator('img').count()).toBe(1);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Winter Fair');
  await page.keyboard.press('Escape');
  const written = option(/^Winter Fair, Text/);
  await written.waitFor();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  await expect
    .poll(() => written.evaluate((element) => getComputedStyle(element).fontFamily))
    .toContain('DM Serif Display');
  await saveScreenshot(page, 'picture-apart-written');
  // It stands where its picture stood, as large as that was, to a few units.
  const now = await placeOf(written);
  expect(Math.abs(now.y + now.height / 2 - (before.y + before.height / 2))).toBeLessThan(8);
  expect(Math.abs(now.x + now.width / 2 - (before.x + before.width / 2))).toBeLessThan(8);
  await page.keyboard.press('ControlOrMeta+Z');
  await title.waitFor();
  await expect.poll(() => title.locator('img').count()).toBe(1);
  await page.keyboard.press('ControlOrMeta+Z');
  await frame.waitFor({ state: 'detached' });
  await expect.poll(() => elementsOf(page).count()).toBe(1);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('what is being taken apart outlives a reload and a visit elsewhere, and its elements come once', async () => {
  const { page, troubles } = await openPage(browser);
  await enterBlank(page, origin, 'apart-later@example.org');
  await givePictures(page, [{ name: 'Wall.png', width: 300, height: 200, colour: '#cc5533' }], { x: 400, y: 400 });
  await picturesShown(page, 1);
  await savedWords(page);
  // Nobody hears how far it is until the page has been away twice.
  const back = Promise.withResolvers<void>();
  await page.route('**/api/generator/tasks?*', async (route) => {
    await back.promise;
    // Of a page that has gone since.
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest('**/api/generator/tasks?*');
  await elementsOf(page).first().press('Shift+E');
  await asked;
  const underWay = page.getByText(/^Taking apart/);
  await underWay.waitFor();
  await page.reload();
  await picturesShown(page, 1);
  await underWay.waitFor();
  await page.getByRole('link', { name: 'All projects' }).click();
  await page.getByRole('textbox', { name: /^Describe the design/ }).waitFor();
  await page.goBack();
  await picturesShown(page, 1);
  await underWay.waitFor();
  back.resolve();
  const frame = canvasOf(page).getByRole('option', { name: /^Wall, elements/ });
  await frame.waitFor();
  await page.getByText('Taken apart: nothing but its background.').first().waitFor();
  await underWay.waitFor({ state: 'detached' });
  await savedWords(page);
  await page.reload();
  await picturesShown(page, 2);
  expect(await frame.count()).toBe(1);
  expect(await underWay.count()).toBe(0);
  expect(troubles).toEqual([]);
  await page.context().close();
});
