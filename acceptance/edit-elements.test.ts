import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPage, saveScreenshot } from './browser.ts';
import { startProduct, type Product } from './product.ts';
import { askFor, canvasOf, elementsOf, picturesShown, savedWords, signIn } from './workbench.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

test('a poster made from a prompt is opened as elements, a word of it is changed, and it is all taken back', async () => {
  const { page, troubles } = await openPage(browser);
  await signIn(page, product.address, 'elements@example.org');
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
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
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
  await page.keyboard.press('ControlOrMeta+Z');
  await canvasOf(page)
    .getByRole('option', { name: /New Mill Square/ })
    .waitFor({ state: 'detached' });
  expect(await elementsOf(page).count()).toBe(all);
  await page.keyboard.press('ControlOrMeta+Z');
  await frame.waitFor({ state: 'detached' });
  expect(await elementsOf(page).count()).toBe(1);

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
  expect(await elementsOf(page).count()).toBe(all);
  expect(troubles).toEqual([]);
  await page.context().close();
});
