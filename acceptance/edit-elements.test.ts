import { readFile } from 'node:fs/promises';
import type { Layer } from 'ag-psd';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { violationsOf } from './accessibility.ts';
import { launchBrowser, openPage, saveScreenshot } from './browser.ts';
import { enterAs } from './enter.ts';
import { exported } from './export-dialog.ts';
import { meanDifference, pixelsOf, readLayers } from './pixels.ts';
import { askFor, canvasOf, drawn, elementsOf, picturesShown, savedWords } from './workbench.ts';

const origin = inject('sharedProduct');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

test('a poster made from a prompt is opened as elements, a word of it is changed, and it is all taken back', async () => {
  const { page, troubles } = await openPage(browser);
  await enterAs(page, origin, 'elements@example.org');
  await askFor(page, 'One poster "Night Market", Sat 12 October, at Old Mill Square, lanterns, 600x800');
  await picturesShown(page, 1);
  await savedWords(page);
  const fit = page.getByRole('button', { name: 'Fit everything' });
  await fit.click();
  const poster = elementsOf(page).first();
  await poster.click();
  await page.getByRole('button', { name: 'Edit elements' }).click();
  const frame = canvasOf(page).getByRole('option', { name: /elements/ });
  await frame.waitFor();
  await fit.click();
  // Words that are stretched or worn keep their pixels, by layouts that are drawn by lot; one of these is always plain.
  const words = canvasOf(page)
    .getByRole('option', { name: /(?:Old Mill Square|Sat 12 October).*, Text, /i })
    .first();
  await words.waitFor();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  await saveScreenshot(page, 'edit-elements');
  expect(await violationsOf(page)).toEqual([]);
  const all = await elementsOf(page).count();

  await words.dblclick();
  await page.getByRole('textbox', { name: 'Text on the canvas' }).waitFor();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('New Mill Square');
  await page.keyboard.press('Escape');
  await canvasOf(page)
    .getByRole('option', { name: /New Mill Square/ })
    .waitFor();
  await saveScreenshot(page, 'edit-elements-changed');
  await takenHome(page, frame);
  await page.keyboard.press('ControlOrMeta+Z');
  await canvasOf(page)
    .getByRole('option', { name: /New Mill Square/ })
    .waitFor({ state: 'detached' });
  await expect.poll(() => elementsOf(page).count()).toBe(all);
  await page.keyboard.press('ControlOrMeta+Z');
  await frame.waitFor({ state: 'detached' });
  await expect.poll(() => elementsOf(page).count()).toBe(1);

  // The design itself, for other programs.
  await poster.click({ button: 'right' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download as SVG' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.svg$/);
  const svg = await readFile(await download.path(), 'utf8');
  expect(svg).toContain('<title>Night Market</title>');
  expect(svg).toMatch(/<text [^]*Old Mill Square/i);

  // By keys alone the same comes again, from the layers that are there already.
  await poster.click();
  await page.keyboard.press('Shift+E');
  await frame.waitFor();
  await expect.poll(() => elementsOf(page).count()).toBe(all);
  expect(troubles).toEqual([]);
  await page.context().close();
});

/** The frame as a layered file, held against what stands on the canvas: its pixels, and the words of its texts. */
async function takenHome(page: Page, frame: Locator): Promise<void> {
  const plain = page.viewportSize()!;
  // Large enough that no bar or panel lies over the frame at its own size.
  await page.setViewportSize({ width: 2000, height: 1300 });
  // The canvas learns its size at the next frame: keys before it would fit the frame into the room of before.
  await drawn(page);
  await frame.press('Enter');
  await page.keyboard.press('Shift+2');
  await page.keyboard.press('Shift+0');
  await page.keyboard.press('ControlOrMeta+Shift+E');
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.waitFor();
  await dialog.getByRole('radio', { name: '1×', exact: true }).click();
  const psd = readLayers(await readFile(await exported(page, 'PSD')));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  // What is selected has handles over it.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.move(5, 650);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.canvas-picture')].every((picture) => getComputedStyle(picture).opacity === '1'),
  );
  const { x, y, width, height } = (await frame.boundingBox())!;
  expect([psd.width, psd.height]).toEqual([Math.round(width), Math.round(height)]);
  const shown = await pixelsOf(page, await page.screenshot({ clip: { x, y, width: psd.width, height: psd.height } }));
  expect(meanDifference(shown.data, psd.imageData!.data as Uint8ClampedArray)).toBeLessThanOrEqual(2);
  const said = await canvasOf(page)
    .getByRole('option', { name: /, Text/ })
    // Those that keep their pixels say theirs by name alone.
    .evaluateAll((options) => options.map((option) => option.textContent || option.ariaLabel!.split(', Text')[0]!));
  const written = layersOf(psd.children ?? []).flatMap(({ text }) => text?.text ?? []);
  expect(written).toContain('New Mill Square');
  expect(written.map(wordsOf).toSorted()).toEqual(said.map(wordsOf).toSorted());
  await page.setViewportSize(plain);
}

function layersOf(layers: readonly Layer[]): Layer[] {
  return layers.flatMap((layer) => [layer, ...layersOf(layer.children ?? [])]);
}

/** Lines break where each program breaks them. */
const wordsOf = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
