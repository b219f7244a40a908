import AxeBuilder from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, openPage, saveScreenshot, type Visit } from './browser.ts';
import { startProduct, type Product } from './product.ts';
import { canvasOf, elementsOf, givePictures, openBlank, picturesShown, savedWords, signIn } from './workbench.ts';

const red = { name: 'red.png', width: 240, height: 240, colour: '#c54a3c' };
const middle = { x: 500, y: 400 };

describe('versions of a canvas, and company on it', () => {
  let product: Product;
  let browser: Browser;
  let visits: Visit[] = [];
  let people = 0;
  beforeAll(async () => {
    product = await startProduct({ EASEL__LIMITS__ENABLED: 'false' });
    browser = await launchBrowser();
  });
  afterEach(async () => {
    const opened = visits;
    visits = [];
    for (const { page } of opened) await page.context().close();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.remove();
  });

  async function openRed(options = {}): Promise<Visit> {
    const visit = await openPage(browser, options);
    visits.push(visit);
    people += 1;
    await signIn(visit.page, product.address, `history-${people}@example.org`);
    await openBlank(visit.page);
    await givePictures(visit.page, [red], middle);
    await picturesShown(visit.page, 1);
    await savedWords(visit.page);
    return visit;
  }

  test('a version that got a name is looked at, brought back, and the bringing back undone', async () => {
    const { page, troubles } = await openRed();
    await page.getByRole('button', { name: 'Version history' }).click();
    await page.getByRole('button', { name: 'Name today’s version' }).click();
    await page.getByRole('textbox', { name: 'Name of the version' }).fill('Sent to the printer');
    await page.keyboard.press('Enter');
    const named = page.getByRole('button', { name: /Sent to the printer\. Look at it/ });
    await named.waitFor();
    await elementsOf(page).first().click();
    await page.keyboard.press('Delete');
    await elementsOf(page).first().waitFor({ state: 'detached' });
    await savedWords(page);
    await named.click();
    await page.getByText(/^Looking at \d\d:\d\d$/).waitFor();
    await picturesShown(page, 1);
    await page.getByText('Since then: 1 gone').waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    await saveScreenshot(page, 'history-looking');
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await page.getByText(/^Restored \d\d:\d\d$/).waitFor();
    await picturesShown(page, 1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await elementsOf(page).first().waitFor({ state: 'detached' });
    await page.reload();
    await canvasOf(page).waitFor();
    expect(await elementsOf(page).count()).toBe(0);
    expect(troubles).toEqual([]);
  });

  test('what is live goes on while one looks, and nothing of the look is saved', async () => {
    const { page, troubles } = await openRed({ locale: 'zh-CN', colorScheme: 'dark' });
    await page.getByRole('button', { name: '版本历史' }).click();
    await page.getByRole('button', { name: /添加了 1 张图片/ }).click();
    await page.getByText(/^正在查看 \d\d:\d\d$/).waitFor();
    await page.getByText('与现在相同').waitFor();
    await saveScreenshot(page, 'history-chinese-dark');
    await elementsOf(page).first().click();
    await page.keyboard.press('Delete');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByText('已保存').waitFor();
    await page.reload();
    await picturesShown(page, 1);
    expect(troubles).toEqual([]);
  });

  test('two windows see each other’s pointer, selection and edits; who goes is gone', async () => {
    const { page, troubles } = await openRed();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await picturesShown(other, 1);
    await page.getByRole('button', { name: 'You, in another window. Follow' }).waitFor();
    await other.getByRole('button', { name: 'You, in another window. Follow' }).waitFor();
    const before = await elementsOf(page).first().boundingBox();
    await other.mouse.move(300, 300);
    await elementsOf(other).first().click();
    await page.locator('.presence-pointer').waitFor();
    await page.locator('.presence-outline').waitFor();
    expect(await elementsOf(page).first().boundingBox()).toEqual(before);
    await other.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => (await elementsOf(page).first().boundingBox())?.x).toBe(before!.x + 10);
    await saveScreenshot(page, 'presence');
    await other.close({ runBeforeUnload: true });
    await page.locator('.presence-pointer').waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
  });

  test('a project leaves as a file, comes back from it, and is copied', async () => {
    const { page, troubles } = await openRed();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'More about this project' }).click();
    await page.getByRole('menuitem', { name: 'Export project file' }).click();
    const file = await (await download).path();
    await page.getByRole('link', { name: 'All projects' }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import…' }).click();
    await (await chooser).setFiles(file);
    await page.waitForURL(/\/p\//);
    await picturesShown(page, 1);
    await page.getByRole('button', { name: 'More about this project' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    const imported = page.url();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect.poll(() => page.url()).not.toBe(imported);
    await picturesShown(page, 1);
    expect(troubles).toEqual([]);
  });
});
