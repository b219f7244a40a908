import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOf } from './accessibility.ts';
import { signIn } from './api/client.ts';
import { openPage, saveScreenshot } from './browser.ts';
import { serveCanvases } from './canvas-fixture.ts';
import { openAgain } from './enter.ts';
import { failEverything, holdEverything, mend } from './states.ts';
import { canvasOf, drawn, elementsOf, picturesShown, savedWords } from './workbench.ts';

const phone = { viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true } as const;
/** A line of text on the canvas, as a program puts it there. */
const line = {
  id: 'line',
  type: 'text',
  x: 0,
  y: 0,
  width: 240,
  height: 40,
  meta: { source: 'user' },
  data: { text: '', fontSize: 24 },
};
type Place = { readonly x: number; readonly y: number; readonly width: number };
/** But for tenths of a unit, in which a view is told. */
const isSame = (one: Place | null, other: Place | null) =>
  one !== null &&
  other !== null &&
  (['x', 'y', 'width'] as const).every((side) => Math.abs(one[side] - other[side]) < 1);

const red = { name: 'red.png', width: 240, height: 240, colour: '#c54a3c' };

async function expectAccessible(page: Page, state: string): Promise<void> {
  await drawn(page);
  expect(await violationsOf(page), state).toEqual([]);
}

describe('versions of a canvas, and company on it', () => {
  const canvases = serveCanvases();
  const openRed = (options = {}) => canvases.openWith([red], options);

  /** Its list on its way, and lost: in windows of their own, as the page asks three times before it gives up. */
  const walkStates = async (first: Page) => {
    const opened = async () => {
      const page = await first.context().newPage();
      await page.goto(first.url());
      return page;
    };
    const [waiting, failing] = await Promise.all([opened(), opened()]);
    await holdEverything(waiting, '/versions');
    await failEverything(failing, '/versions');
    for (const page of [waiting, failing]) await page.getByRole('button', { name: 'Version history' }).click();
    const panel = waiting.getByRole('region', { name: 'Version history' });
    await panel.getByRole('list', { name: 'The history is loading' }).waitFor();
    await expectAccessible(waiting, 'on its way');
    await waiting.close();
    await failing.getByText('The history did not load').waitFor();
    await expectAccessible(failing, 'failed');
    await saveScreenshot(failing, 'history-failed');
    await mend(failing);
    await failing.getByRole('button', { name: 'Try again' }).first().click();
    await failing
      .getByRole('region', { name: /^Today/ })
      .first()
      .waitFor();
    await failing.close();
  };

  const nameAndBringBack = async (page: Page) => {
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
    await expectAccessible(page, 'looking');
    await saveScreenshot(page, 'history-looking');
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await page.getByText(/^Restored \d\d:\d\d$/).waitFor();
    await picturesShown(page, 1);
    await page.keyboard.press('ControlOrMeta+z');
    await elementsOf(page).first().waitFor({ state: 'detached' });
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await picturesShown(page, 1);
    await savedWords(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await elementsOf(page).first().waitFor({ state: 'detached' });
    await savedWords(page);
    await page.reload();
    await canvasOf(page).waitFor();
    await page.locator('.canvas-tools').waitFor({ state: 'attached' });
    expect(await elementsOf(page).count()).toBe(0);
  };

  test('a version that got a name is looked at, brought back, and the bringing back undone', async () => {
    const { page, troubles } = await openRed();
    // One after the other: the first save of the one would have the lost list of the other asked for again by itself.
    await walkStates(page);
    await nameAndBringBack(page);
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
    await expect.poll(() => elementsOf(page).first().boundingBox()).toEqual(before);
    await other.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => (await elementsOf(page).first().boundingBox())?.x).toBe(before!.x + 10);
    await saveScreenshot(page, 'presence');
    await other.close({ runBeforeUnload: true });
    await page.locator('.presence-pointer').waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
  });

  test('on a phone, a long history is read to its beginning, and its first version brought back', async () => {
    const options = { ...phone, locale: 'zh-CN' };
    const { page, person, projectId, troubles } = await canvases.open(options);
    const words = (text: string) => ({ ...line, data: { ...line.data, text } });
    const versions = 70;
    for (let version = 1; version <= versions; version += 1) {
      await person.patch(`/api/projects/${projectId}/canvas`, { changes: { put: [words(`第 ${version} 稿`)] } });
      // A name ends an entry, or a minute's work of one person were one.
      await person.post(`/api/projects/${projectId}/versions`, { name: `第 ${version} 版` });
    }
    await elementsOf(page).getByText('第 70 稿').waitFor();
    await page.getByRole('button', { name: '项目的更多操作' }).tap();
    await page.getByRole('menuitem', { name: '版本历史' }).tap();
    const first = page.getByRole('button', { name: /，第 1 版，查看$/ });
    const list = page.getByRole('region', { name: '今天' });
    await list.waitFor();
    await saveScreenshot(page, 'history-phone');
    // Page by page: each comes as the end of what is there is in sight.
    while ((await first.count()) === 0) {
      const rows = list.getByRole('listitem');
      const before = await rows.count();
      await rows.last().scrollIntoViewIfNeeded();
      await expect.poll(() => rows.count()).toBeGreaterThan(before);
    }
    await expect.poll(() => list.getByRole('button', { name: /第 \d+ 版，查看$/ }).count()).toBe(versions);
    await first.tap();
    await elementsOf(page).getByText('第 1 稿', { exact: true }).waitFor();
    await expectAccessible(page, 'looking, on a phone');
    await saveScreenshot(page, 'history-phone-looking');
    await page.getByRole('button', { name: '恢复此版本' }).tap();
    await page
      .getByText(/^已恢复/)
      .first()
      .waitFor();
    await page.reload();
    await elementsOf(page).getByText('第 1 稿', { exact: true }).waitFor();
    expect(troubles).toEqual([]);
  });

  test('two people see each other by name; a view moves only where one follows, and until one moves it oneself', async () => {
    const { page, person, projectId, troubles } = await openRed();
    await person.patch('/api/account/profile', { name: 'Ada Lindqvist' });
    await person.post(`/api/projects/${projectId}/sharing/members`, {
      identifier: 'presence-guest@example.org',
      permission: 'editor',
    });
    const ben = await signIn(canvases.address, 'presence-guest@example.org');
    await ben.patch('/api/account/profile', { name: 'Ben Okafor' });
    const guest = await openPage(canvases.browser());
    await openAgain(guest.page, page.url(), { 'easel.refresh-token': ben.session.refreshToken });
    await picturesShown(guest.page, 1);
    const face = page.getByRole('button', { name: 'Ben Okafor. Follow' });
    await face.waitFor();
    await guest.page.mouse.move(700, 500);
    await page.locator('.presence-pointer').getByText('Ben Okafor').waitFor();
    const placeOf = async () => (await elementsOf(page).first().boundingBox())!;
    const before = await placeOf();
    await guest.page.mouse.wheel(0, 150);
    await elementsOf(guest.page).first().click();
    await page.locator('.presence-outline').waitFor();
    await expect.poll(() => placeOf()).toEqual(before);

    await face.click();
    await expect.poll(placeOf).not.toEqual(before);
    const theirPlace = () => elementsOf(guest.page).first().boundingBox();
    await guest.page.mouse.wheel(0, -200);
    await expect.poll(async () => (await theirPlace())!.y).toBeGreaterThan(before.y);
    // Two windows of one size show the same.
    await expect
      .poll(async () => [await placeOf(), await theirPlace()])
      .toSatisfy(([mine, theirs]) => isSame(mine, theirs));
    await saveScreenshot(page, 'presence-following');
    // One's own hand ends it.
    await page.mouse.move(500, 400);
    const together = await placeOf();
    await page.mouse.wheel(0, 60);
    await page.getByRole('button', { name: 'Ben Okafor. Follow' }).waitFor();
    await expect.poll(placeOf).not.toEqual(together);
    const own = await placeOf();
    await guest.page.mouse.wheel(0, 400);
    await guest.page.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => (await placeOf()).x).toBeGreaterThan(own.x);
    await expect.poll(async () => (await placeOf()).y).toBe(own.y);
    expect([...troubles, ...guest.troubles]).toEqual([]);
    await guest.page.context().close();
  });
});
