import AxeBuilder from '@axe-core/playwright';
import { describe, expect, test } from 'vitest';
import { saveScreenshot } from './browser.ts';
import { serveCanvases } from './canvas-fixture.ts';
import { canvasOf, elementsOf, picturesShown, savedWords } from './workbench.ts';

const red = { name: 'red.png', width: 240, height: 240, colour: '#c54a3c' };

describe('versions of a canvas, and company on it', () => {
  const canvases = serveCanvases();
  const openRed = (options = {}) => canvases.openWith([red], options);

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
});
