import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { saveScreenshot } from './browser.ts';
import { serveCanvases } from './canvas-fixture.ts';
import { canvasOf, elementsOf } from './workbench.ts';

const samples = [
  { name: 'lantern.png', width: 320, height: 200, colour: '#c54a3c' },
  { name: 'autumn.png', width: 240, height: 240, colour: '#d9982b' },
  { name: 'harbour.png', width: 200, height: 260, colour: '#25735f' },
];

describe('panels around the canvas', () => {
  const canvases = serveCanvases();
  const openThree = (options = {}) => canvases.openWith(samples, options);
  const layerNames = (page: Page) =>
    page.getByRole('treeitem').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));

  test('layers list what is there, select it, move it by keys, lock and hide it; each is one step back', async () => {
    const { page, troubles } = await openThree();
    await page.getByRole('button', { name: 'Layers', exact: true }).click();
    await page.getByRole('tree', { name: 'Layers' }).waitFor();
    // Which of the uploads came last lies on top.
    const [top = '', second, last] = await layerNames(page);
    expect([top, second, last].sort()).toEqual(['autumn', 'harbour', 'lantern']);
    await page.getByRole('treeitem', { name: top }).click();
    await elementsOf(page)
      .and(page.locator('[aria-selected="true"]'))
      .and(page.getByLabel(new RegExp(top)))
      .waitFor();
    await page.getByRole('tree').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(() => layerNames(page)).toEqual([second, top, last]);
    await page.keyboard.press('l');
    await page.getByRole('treeitem', { name: `${top}, locked` }).waitFor();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => layerNames(page)).toEqual([top, second, last]);
    await page.getByRole('textbox', { name: 'Search layers' }).fill('aut');
    await expect.poll(() => layerNames(page)).toEqual(['autumn']);
    expect(troubles).toEqual([]);
  });

  test('details take sums, keep the ratio of pictures, and give the old value back', async () => {
    const { page, troubles } = await openThree();
    await elementsOf(page)
      .and(page.getByLabel(/autumn/))
      .click();
    await page.keyboard.press('i');
    const width = page.getByRole('textbox', { name: 'Width' });
    await width.fill('*2');
    await width.press('Enter');
    expect([await width.inputValue(), await page.getByRole('textbox', { name: 'Height' }).inputValue()]).toEqual([
      '480',
      '480',
    ]);
    await width.fill('9');
    await width.press('Escape');
    expect(await width.inputValue()).toBe('480');
    await canvasOf(page).focus();
    await page.keyboard.press('Control+a');
    expect(await width.getAttribute('placeholder')).toBe('Mixed');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    await saveScreenshot(page, 'panels-details');
    await page.getByRole('button', { name: 'Close details' }).click();
    await page.getByRole('complementary', { name: 'Agent' }).waitFor();
    expect(troubles).toEqual([]);
  });

  test('find steps through what matches and selects it all; the minimap and a presentation come and go by keys', async () => {
    const { page, troubles } = await openThree();
    await page.keyboard.press('Control+f');
    await page.getByRole('textbox', { name: 'Find on the canvas' }).fill('r');
    await page.getByText('2 matches', { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('1 of 2').waitFor();
    await page.keyboard.press('Shift+Enter');
    await page.getByText('2 of 2').waitFor();
    await page.getByRole('button', { name: 'Select all 2 matches' }).click();
    await expect.poll(() => page.locator('[role="option"][aria-selected="true"]').count()).toBe(2);
    await page.keyboard.press('m');
    await page.getByRole('group', { name: /^Minimap/ }).waitFor();
    await page.keyboard.press('Shift+F');
    await page.getByRole('dialog', { name: 'Presentation' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('group', { name: /^Minimap/ }).waitFor();
    expect(troubles).toEqual([]);
  });

  test('in Chinese and in the dark', async () => {
    const { page, troubles } = await openThree({ locale: 'zh-CN', colorScheme: 'dark' });
    await page.getByRole('button', { name: '图层', exact: true }).click();
    await page.getByRole('treeitem', { name: 'autumn' }).click();
    await page.keyboard.press('i');
    await page.getByRole('textbox', { name: '不透明度' }).waitFor();
    await page.keyboard.press('m');
    await page.getByRole('group', { name: /缩略图/ }).waitFor();
    await saveScreenshot(page, 'panels-chinese-dark');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(troubles).toEqual([]);
  });
});
