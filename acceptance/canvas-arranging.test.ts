import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { saveScreenshot, type Visit } from './browser.ts';
import { serveCanvases } from './canvas-fixture.ts';
import { canvasOf, drag, drawn, elementsOf, picturesShown, savedWords } from './workbench.ts';

const one = { name: 'one.png', width: 160, height: 100, colour: '#2b55e6' };
const two = { name: 'two.png', width: 120, height: 120, colour: '#c54a3c' };
const three = { name: 'three.png', width: 100, height: 160, colour: '#1f7a4a' };

describe('arranging what is selected', () => {
  const canvases = serveCanvases();

  /** A new person's project with pictures in a row, none of them selected. */
  async function openWith(samples = [one, two, three], options = {}): Promise<Visit> {
    const visit = await canvases.openWith(samples, options);
    await visit.page.getByRole('button', { name: /^(Close|关闭)$/ }).click();
    await visit.page.keyboard.press('Escape');
    return visit;
  }

  test('aligns and spaces by the bar and by keys, each one step to undo', async () => {
    const { page, troubles } = await openWith();
    await page.keyboard.press('Control+a');
    const bar = page.getByRole('toolbar', { name: 'Selection' });
    await bar.getByRole('button', { name: 'Align bottoms' }).click();
    const bottoms = (await boxes(page)).map(({ y, height }) => y + height);
    expect(new Set(bottoms).size).toBe(1);
    await heard(page, '3 elements aligned');
    await page.keyboard.press('Control+z');
    await expect.poll(async () => new Set((await boxes(page)).map(({ y }) => y)).size).toBe(1);
    await page.keyboard.press('Alt+a');
    await expect.poll(async () => new Set((await boxes(page)).map(({ x }) => x)).size).toBe(1);
    await bar.getByRole('button', { name: 'Tidy up' }).waitFor();
    await page.keyboard.press('Control+z');
    await drag(page, picture(page, 'two'), { x: 30, y: 0 });
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Alt+Shift+h');
    const [a, b, c] = await boxes(page);
    expect(Math.abs(b!.x - a!.x - a!.width - (c!.x - b!.x - b!.width))).toBeLessThan(0.1);
    expect(troubles).toEqual([]);
  });

  test('a group is one thing to press, move and delete; a double click goes in, Escape comes out', async () => {
    const { page, troubles } = await openWith();
    await picture(page, 'one').click();
    await picture(page, 'two').click({ modifiers: ['Shift'] });
    await page.keyboard.press('Control+g');
    const group = elementsOf(page).and(page.getByLabel(/^Group/));
    await group.waitFor();
    await page.keyboard.press('Escape');
    await picture(page, 'one').click();
    await expect.poll(() => selected(page)).toEqual(['Group']);
    // What frames have, a ground and a place in a presentation, a group has not.
    await page.keyboard.press('i');
    await page.getByRole('textbox', { name: 'Name' }).waitFor();
    expect(await page.getByRole('region', { name: 'Frame' }).count()).toBe(0);
    await page.keyboard.press('i');
    const before = await boxes(page);
    await drag(page, picture(page, 'one'), { x: 0, y: 120 });
    const after = await boxes(page);
    expect(after.map(({ y }, at) => Math.round(y - before[at]!.y))).toEqual([120, 120, 0]);
    await picture(page, 'two').dblclick();
    await expect.poll(() => selected(page)).toEqual(['two']);
    await page.keyboard.press('Shift+ArrowDown');
    const below = async () => {
      const [held, member] = [(await group.boundingBox())!, (await picture(page, 'two').boundingBox())!];
      return Math.abs(held.y + held.height - member.y - member.height);
    };
    await drawn(page);
    await expect.poll(below).toBeLessThan(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => selected(page)).toEqual(['Group']);
    await page.keyboard.press('Control+Shift+g');
    await group.waitFor({ state: 'detached' });
    await expect.poll(async () => (await selected(page)).sort()).toEqual(['one', 'two']);
    await page.keyboard.press('Control+z');
    // What is selected lies in the group again: a step out reaches the group.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Delete');
    await picturesShown(page, 1);
    await page.keyboard.press('Control+z');
    await picturesShown(page, 3);
    expect(troubles).toEqual([]);
  });

  test('by keyboard alone one gets to a group, into it and out again', async () => {
    const { page } = await openWith([one, two]);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+g');
    await elementsOf(page)
      .and(page.getByLabel(/^Group/))
      .focus();
    await page.keyboard.press('Enter');
    const [member] = await selected(page);
    expect(['one', 'two']).toContain(member);
    await page.waitForFunction((name) => document.activeElement?.getAttribute('aria-label')?.startsWith(name!), member);
    await page.keyboard.press('Escape');
    await expect.poll(() => selected(page)).toEqual(['Group']);
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Group'));
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: /^Ungroup/ }).press('Enter');
    await expect.poll(async () => (await selected(page)).sort()).toEqual(['one', 'two']);
  });

  test('crops by a grip, keeps the pixels where they were, undoes in one step, and crops again from the whole', async () => {
    const { page, troubles } = await openWith([one]);
    const whole = (await picture(page, 'one').boundingBox())!;
    await picture(page, 'one').dblclick();
    const bar = page.getByRole('region', { name: 'Crop' });
    await bar.waitFor();
    await cropped(page, '160 × 100').waitFor();
    await dragBy(page, page.getByRole('button', { name: 'Right edge' }), { x: -80, y: 0 });
    await cropped(page, '80 × 100').waitFor();
    await saveScreenshot(page, 'canvas-crop');
    await page.keyboard.press('Enter');
    await bar.waitFor({ state: 'detached' });
    const cut = async () => {
      const { x, width, height } = (await picture(page, 'one').boundingBox())!;
      return [x, width, height].map(Math.round);
    };
    await expect.poll(cut).toEqual([Math.round(whole.x), 80, 100]);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await picture(page, 'one').boundingBox())!.width).toBe(whole.width);
    await page.keyboard.press('Control+Shift+z');
    await page.keyboard.press('Enter');
    await bar.getByRole('radio', { name: '1:1', exact: true }).click();
    await cropped(page, '100 × 100').waitFor();
    await page.keyboard.press('Escape');
    await bar.waitFor({ state: 'detached' });
    await expect.poll(async () => (await picture(page, 'one').boundingBox())!.width).toBe(80);
    await savedWords(page);
    await page.reload();
    await picturesShown(page, 1);
    await expect.poll(async () => (await picture(page, 'one').boundingBox())!.width).toBe(80);
    expect(troubles).toEqual([]);
  });

  test('on a phone on its side a crop has the canvas to itself, and the picture stands whole above the bar', async () => {
    const { page } = await openWith([one]);
    await page.setViewportSize({ width: 740, height: 360 });
    await canvasOf(page).press('Control+a');
    await page.keyboard.press('Enter');
    const bar = page.getByRole('region', { name: 'Crop' });
    await bar.waitFor();
    const roomLeft = async () => {
      const [picture, below] = await Promise.all([page.locator('.crop-part').boundingBox(), bar.boundingBox()]);
      return below!.y - picture!.y - picture!.height;
    };
    await expect.poll(roomLeft).toBeGreaterThan(0);
    expect((await page.locator('.crop-part').boundingBox())!.height).toBeGreaterThan(60);
  });

  test('crops by keyboard: arrows on an edge move that edge, arrows elsewhere the picture', async () => {
    const { page } = await openWith([one]);
    await picture(page, 'one').press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Left edge' }).press('Shift+ArrowRight');
    await cropped(page, '150 × 100').waitFor();
    await page.getByRole('group', { name: 'Crop' }).press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await picture(page, 'one').boundingBox())!.width).toBe(150);
  });

  test('the menu offers what can be done: hiding and showing, locking and freeing, names', async () => {
    const { page, troubles } = await openWith([one, two]);
    await picture(page, 'one').click({ button: 'right' });
    await saveScreenshot(page, 'canvas-menu');
    await page.getByRole('menuitem', { name: /^Lock/ }).click();
    await heard(page, 'one locked');
    await picture(page, 'one').click({ button: 'right' });
    await page.getByRole('menuitem', { name: /^Unlock/ }).waitFor();
    expect(await page.getByRole('menuitem', { name: /^(Delete|Duplicate|Group)/ }).count()).toBe(0);
    await page.getByRole('menuitem', { name: /^Unlock/ }).click();
    await picture(page, 'one').click();
    await page.keyboard.press('F2');
    await page.keyboard.type('Poster');
    await page.keyboard.press('Enter');
    await picture(page, 'Poster').waitFor();
    await page.keyboard.press('Control+Shift+h');
    await picture(page, 'Poster').waitFor({ state: 'detached' });
    await page.mouse.click(200, 700, { button: 'right' });
    await page.getByRole('menuitem', { name: 'Show 1 hidden element' }).click();
    await picture(page, 'Poster').waitFor();
    await picture(page, 'Poster').click();
    await page.keyboard.press('4');
    await page.keyboard.press('5');
    await heard(page, 'Poster at 45% opacity');
    await page.keyboard.press('Control+z');
    await page.waitForFunction(() => !document.querySelector('[role="option"][aria-label^="Poster"][style*="0.4"]'));
    expect(troubles).toEqual([]);
  });

  test('a drag with Alt leaves the original, and duplicating goes on at the same distance', async () => {
    const { page } = await openWith([one]);
    const from = (await picture(page, 'one').boundingBox())!;
    await page.keyboard.down('Alt');
    await drag(page, picture(page, 'one'), { x: 0, y: 130 });
    await page.keyboard.up('Alt');
    await picturesShown(page, 2);
    await page.keyboard.press('Control+d');
    await picturesShown(page, 3);
    const steps = (await boxes(page)).map(({ x, y }) => `${Math.round(x - from.x)}, ${Math.round(y - from.y)}`);
    expect(steps.sort()).toEqual(['0, 0', '0, 130', '0, 260']);
  });

  test('pastes in place, and a copied picture is a picture to other programs', async () => {
    const { page, troubles } = await openWith([one], { permissions: ['clipboard-read', 'clipboard-write'] });
    await picture(page, 'one').click();
    await page.keyboard.press('Control+c');
    await page.waitForFunction(async () => {
      const items = await navigator.clipboard.read();
      return items.some(({ types }) => types.includes('image/png') && types.includes('text/html'));
    });
    await page.keyboard.press('Control+v');
    await picturesShown(page, 2);
    await page.keyboard.press('Control+Shift+v');
    await picturesShown(page, 3);
    const places = (await boxes(page)).map(({ x }) => Math.round(x));
    expect(new Set(places).size).toBe(2);
    await page.mouse.click(200, 700, { button: 'right' });
    await page.getByRole('menuitem', { name: /^Paste/ }).click();
    await picturesShown(page, 4);
    expect(troubles).toEqual([]);
  });

  test('the sheet lists the shortcuts, finds one, and gives the keyboard back', async () => {
    const { page, troubles } = await openWith([one]);
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await sheet.getByRole('searchbox').fill('ungroup');
    await sheet.getByText('Ungroup').waitFor();
    await expect.poll(() => sheet.getByRole('definition').count()).toBe(1);
    await sheet.getByRole('searchbox').fill('brush');
    await sheet.getByText('Wider brush').waitFor();
    const ofMasks = ['Thinner brush', 'Wider brush', 'Move the brush', 'Move the brush further', 'Dab with the brush'];
    await expect.poll(() => sheet.getByRole('term').allInnerTexts()).toEqual(ofMasks);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await sheet.waitFor();
    expect(troubles).toEqual([]);
  });

  test('another file takes the place of a picture, as wide and about the same middle', async () => {
    const { page } = await openWith([one]);
    const before = (await picture(page, 'one').boundingBox())!;
    await picture(page, 'one').click();
    const asked = page.waitForEvent('filechooser');
    await page.getByRole('toolbar').getByRole('button', { name: 'Replace picture' }).click();
    await (await asked).setFiles({ name: 'tall.png', mimeType: 'image/png', buffer: await png(page, 80, 160) });
    await page.waitForFunction(() =>
      document.querySelector('[role="option"]')?.getAttribute('aria-label')?.endsWith('160 × 320'),
    );
    await drawn(page);
    const after = (await picture(page, 'one').boundingBox())!;
    expect(Math.abs(after.x - before.x)).toBeLessThan(1);
    expect(Math.abs(after.y + after.height / 2 - before.y - before.height / 2)).toBeLessThan(1);
  });

  test('steps up and down in height by one, in Chinese too', async () => {
    const { page } = await openWith([one, two, three], { locale: 'zh-CN', colorScheme: 'dark' });
    // Uploads arrive in any order.
    const [lowest, second, third] = await names(page);
    await picture(page, lowest!).click();
    await page.keyboard.press('Control+]');
    await heard(page, `${lowest}已前移一层`);
    await expect.poll(() => names(page)).toEqual([second, lowest, third]);
    await page.keyboard.press(']');
    await expect.poll(() => names(page)).toEqual([second, third, lowest]);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => names(page)).toEqual([lowest, second, third]);
    await page.keyboard.press('Control+a');
    await saveScreenshot(page, 'canvas-several-chinese-dark');
  });
});

const picture = (page: Page, name: string): Locator =>
  elementsOf(page).and(page.getByLabel(new RegExp(`^${name}[,，]`)));

/** What a crop says would stay. */
const cropped = (page: Page, size: string): Locator =>
  page.getByRole('group', { name: 'Crop' }).getByText(size, { exact: true });

/** The pictures' places in pixels, from left to right. */
async function boxes(page: Page) {
  const all = await elementsOf(page)
    .and(page.getByLabel(/[,，] ?(?:Picture|图片)[,，]/))
    .all();
  const found = await Promise.all(all.map(async (element) => (await element.boundingBox())!));
  return found.sort((a, b) => a.x - b.x);
}

/** Names of what is selected; a group without one is called that. */
async function selected(page: Page): Promise<string[]> {
  const labels = await canvasOf(page)
    .locator('[role="option"][aria-selected="true"]')
    .evaluateAll((options) => options.map((option) => option.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.split(/[,，]/u)[0]!);
}

/** All names, the lowest first. */
async function names(page: Page): Promise<string[]> {
  const labels = await elementsOf(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.split(/[,，]/u)[0]!);
}

async function heard(page: Page, words: string): Promise<void> {
  await page.locator('.canvas-root > [role="status"]').filter({ hasText: words }).waitFor({ state: 'attached' });
}

async function dragBy(page: Page, grip: Locator, by: { x: number; y: number }): Promise<void> {
  const box = (await grip.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x, y + by.y, { steps: 5 });
  await page.mouse.up();
  await drawn(page);
}

async function png(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([wide, tall]) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide!;
      canvas.height = tall!;
      return canvas.toDataURL('image/png');
    },
    [width, height],
  );
  return Buffer.from(url.split(',')[1]!, 'base64');
}
