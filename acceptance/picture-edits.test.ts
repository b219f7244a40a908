import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOf } from './accessibility.ts';
import { launchBrowser, openPage, saveScreenshot } from './browser.ts';
import { enterAs, enterBlank } from './enter.ts';
import { startProduct, type Product } from './product.ts';
import { startOpenAiProvider, type Edit } from './stand-ins/openai-provider.ts';
import { writeSettings, type SettingsFile } from './stand-ins/settings-file.ts';
import type { WebService } from './stand-ins/web-service.ts';
import { canvasOf, drawn, filesAtHand, givePictures, picturesShown, type Sample } from './workbench.ts';

const key = 'a-key-that-is-known';
let product: Product;
let browser: Browser;
let provider: WebService;
let settings: SettingsFile;
const edits: Edit[] = [];

beforeAll(async () => {
  provider = await startOpenAiProvider({
    key,
    models: ['thinker-1', 'painter-1'],
    think: (results) => {
      if (results > 0) return { text: 'There it is.' };
      const pictures = [{ title: 'Cover', prompt: 'A cover' }];
      return {
        text: 'A cover.',
        call: { name: 'make_pictures', input: { brief: 'A cover', size: '512x512', pictures } },
      };
    },
    edited: (edit) => edits.push(edit),
  });
  const model = { Driver: 'openai', BaseURL: `${provider.address}/v1`, Key: key };
  settings = writeSettings({
    Models: [
      { ...model, ID: 'aquarelle', Label: 'Aquarelle', Kind: 'image', Model: 'painter-1', Parallel: 2 },
      { ...model, ID: 'thinker', Label: 'Thinker', Kind: 'chat', Model: 'thinker-1' },
    ],
    Limits: { Enabled: false },
  });
  [product, browser] = await Promise.all([startProduct(settings.environment), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
  await provider?.close();
  settings?.remove();
});

const element = (page: Page, name: string) => canvasOf(page).getByRole('option', { name: new RegExp(name) });
/** Waits until this many pictures stand on the canvas, wherever one was looking. */
const allShown = async (page: Page, count: number) => {
  const fit = page.getByRole('button', { name: /^(Fit everything|显示全部)$/ });
  await fit.click();
  await picturesShown(page, count);
  // Those that came since, too; who measures next, measures this view.
  await fit.click();
  await drawn(page);
};
const pixelsOf = async (picture: Locator) => {
  const shown = await picture.locator('img[src^="/api/files/"]').getAttribute('src');
  const answer = await fetch(product.address + shown!.replace(/\?.*$/, ''));
  return sharp(Buffer.from(await answer.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
};
const colour = ({ data, info }: Awaited<ReturnType<typeof pixelsOf>>, x: number, y: number) => {
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)];
};
/** Opens one of the dialogs that a picture's menu offers. */
const openTool = async (picture: Locator, name: string) => {
  // By keys: connections may lie over any part of it.
  await picture.focus();
  if ((await picture.getAttribute('aria-selected')) !== 'true') await picture.press('Enter');
  await picture.press('Shift+F10');
  await picture.page().getByRole('menuitem', { name }).click();
  return picture.page().getByRole('dialog', { name });
};
/** A stroke through the middle of what shows on the page, and the pointer away from it. */
const paintAcross = async (page: Page, mask: Locator) => {
  const { x, y, width, height } = (await mask.boundingBox())!;
  await page.mouse.move(x + width * 0.4, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.6, y + height / 2, { steps: 6 });
  await page.mouse.up();
};

/** Files dropped on a place, or pasted into it. */
const give = async (
  place: Locator,
  by: 'drop' | 'paste',
  samples: readonly Sample[],
  others: readonly string[] = [],
  times = 1,
) => {
  const data = await filesAtHand(place.page(), samples, others);
  if (by === 'paste') {
    await place.evaluate(
      (element, [clipboardData, count]) => {
        for (let time = 0; time < count; time++)
          element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      [data, times] as const,
    );
    return;
  }
  for (const type of ['dragenter', 'dragover', 'drop']) await place.dispatchEvent(type, { dataTransfer: data });
};

test('from references to a cover, then a part of a picture changed, variations, new ground, more pixels', async () => {
  const { page, troubles } = await openPage(browser);
  await enterBlank(page, product.address, 'vera@example.org');
  await givePictures(
    page,
    [
      { name: 'sunset.png', width: 400, height: 300, colour: '#cc5533' },
      { name: 'vase.png', width: 300, height: 400, colour: '#335577' },
    ],
    { x: 500, y: 400 },
  );
  await picturesShown(page, 2);

  // Named by the keyboard alone, and a file comes along.
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.click();
  await message.pressSequentially('A cover in the colours of @sun');
  const named = page.getByRole('listbox', { name: 'Pictures on the canvas' });
  await named.getByRole('option', { name: 'sunset' }).waitFor();
  await page.keyboard.press('Enter');
  await message.pressSequentially('with the shape of @');
  await named.getByRole('option').nth(1).waitFor();
  await saveScreenshot(page, 'mention-list');
  expect(await violationsOf(page)).toEqual([]);
  await message.pressSequentially('va');
  await page.keyboard.press('Tab');
  await expect.poll(() => message.inputValue()).toBe('A cover in the colours of @sunset with the shape of @vase ');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Attach pictures' }).click(),
  ]);
  const leaf = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#2f9e64' } })
    .png()
    .toBuffer();
  await chooser.setFiles({ name: 'leaf.png', mimeType: 'image/png', buffer: leaf });
  await page.locator('.prompt-attached [data-state="ready"]').waitFor();
  await message.press('Enter');
  await allShown(page, 3);
  expect(edits).toHaveLength(1);
  expect(edits[0]!.pictures).toHaveLength(3);
  expect(edits[0]!.prompt).toContain('1: "sunset"; 2: "vase"');
  const sent = page.getByRole('list', { name: 'Refers to' });
  await expect.poll(() => sent.getByRole('listitem').allInnerTexts()).toEqual(['sunset', 'vase', '']);

  // A part of the sunset becomes something else; every other pixel stays.
  await element(page, 'sunset').click();
  await page.getByRole('button', { name: 'Change a part' }).click();
  const ask = page.getByRole('textbox', { name: 'What to change' });
  await ask.fill('a teapot');
  // Left by mistake: what was written is there again.
  await ask.press('Escape');
  await ask.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Change a part' }).click();
  await expect.poll(() => ask.inputValue()).toBe('a teapot');
  await ask.press('Enter');
  await page.getByText('Paint over what should change first').first().waitFor();
  // Esc at first ends the stroke under way, then the painting; what was painted is there again.
  const mask = page.locator('.work-mask');
  const { x, y, width, height } = (await mask.boundingBox())!;
  await page.mouse.move(x + width * 0.4, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.6, y + height / 2, { steps: 6 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.getByRole('button', { name: 'Undo' }).and(page.locator(':enabled')).waitFor();
  await page.keyboard.press('Escape');
  await mask.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Change a part' }).click();
  await mask.waitFor();
  await saveScreenshot(page, 'mask-painted');
  expect(await violationsOf(page)).toEqual([]);
  await ask.press('Enter');
  await allShown(page, 4);
  expect(edits[1]!.mask).toBeDefined();
  const changed = await pixelsOf(element(page, 'sunset, edited'));
  for (const [x, y] of [
    [0.02, 0.02],
    [0.98, 0.98],
    [0.5, 0.05],
    [0.05, 0.5],
  ] as const) {
    expect(colour(changed, x, y)).toEqual([0xcc, 0x55, 0x33]);
  }
  expect(colour(changed, 0.5, 0.5)).not.toEqual([0xcc, 0x55, 0x33]);

  // Beside the line that crosses its middle.
  const corner = { position: { x: 24, y: 24 } };
  await element(page, '^vase').click(corner);
  await page.getByRole('button', { name: 'Variations' }).click();
  await allShown(page, 7);
  expect(edits.slice(2).map(({ pictures }) => pictures.length)).toEqual([1, 1, 1]);

  await element(page, '^vase').first().click(corner);
  await page.getByRole('button', { name: 'Expand', exact: true }).click();
  await page.getByRole('button', { name: '1:1' }).click();
  await page.getByText('400 × 400').waitFor();
  await page.getByRole('button', { name: /^Right edge/ }).press('Shift+ArrowRight');
  await page.getByText('430 × 400').waitFor();
  await saveScreenshot(page, 'expand');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await allShown(page, 8);
  expect(edits.at(-1)!.mask).toBeDefined();
  const wider = await pixelsOf(element(page, 'vase, expanded'));
  expect([wider.info.width, wider.info.height]).toEqual([430, 400]);
  expect(colour(wider, 0.4, 0.5)).toEqual([0x33, 0x55, 0x77]);

  await saveScreenshot(page, 'expanded');
  // What no model does is calculated, and said.
  await element(page, 'vase, expanded').click();
  await page.getByRole('button', { name: /^Enlarge: by calculation/ }).click();
  await page.getByRole('menuitem', { name: '2 ×' }).click();
  await allShown(page, 9);
  await page.getByText('enlarged by calculation').first().waitFor();
  await saveScreenshot(page, 'picture-edits-done');

  await resizeAndConvert(page, element(page, '^vase').first());
  expect(troubles).toEqual([]);
});

/** No model has a part in it. The picture is 300 by 400, of one colour. */
async function resizeAndConvert(page: Page, picture: Locator) {
  const file = async () => {
    const shown = await picture.locator('img[src^="/api/files/"]').getAttribute('src');
    const answer = await fetch(product.address + shown!.replace(/\?.*$/, ''));
    const picked = sharp(Buffer.from(await answer.arrayBuffer()));
    const { width, height } = await picked.metadata();
    const { channels } = await picked.stats();
    const mean = channels.slice(0, 3).map((channel) => Math.round(channel.mean));
    return { type: answer.headers.get('content-type'), width, height, mean };
  };
  const blue = [0x33, 0x55, 0x77];
  const before = (await picture.boundingBox())!;
  const resizing = await openTool(picture, 'Resize picture');
  await resizing.getByRole('textbox', { name: 'Width' }).fill('150');
  await expect.poll(() => resizing.getByRole('textbox', { name: 'Height' }).inputValue()).toBe('200');
  await resizing.getByRole('button', { name: 'Keep proportions' }).click();
  await resizing.getByRole('textbox', { name: 'Height' }).fill('100');
  await saveScreenshot(page, 'resize-picture');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('Resized to 150 × 100 pixels').first().waitFor();
  const resized = { type: 'image/png', width: 150, height: 100, mean: blue };
  await expect.poll(file).toEqual(resized);
  await drawn(page);
  const after = (await picture.boundingBox())!;
  expect(after.width).toBeCloseTo(before.width, 0);
  expect(after.height).toBeCloseTo((before.width * 2) / 3, 0);

  const converting = await openTool(picture, 'Convert picture');
  await converting.getByText('PNG').first().waitFor();
  await converting.getByText(/%$/).waitFor();
  await saveScreenshot(page, 'convert-picture');
  expect(await violationsOf(page)).toEqual([]);
  await converting.getByRole('button', { name: 'Convert to JPEG' }).click();
  await page.getByText('Converted to JPEG').first().waitFor();
  await expect.poll(file).toMatchObject({ type: 'image/jpeg', width: 150, height: 100 });
  const converted = await file();
  for (const [channel, level] of blue.entries()) expect(Math.abs(converted.mean[channel]! - level)).toBeLessThan(3);
  // The keyboard is back on the picture.
  await expect.poll(() => picture.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(file).toEqual(resized);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(file).toEqual({ type: 'image/png', width: 300, height: 400, mean: blue });
}

test('pictures that are chosen, dropped and pasted are what a project begins from; what is refused says why', async () => {
  const { page, troubles } = await openPage(browser);
  await enterAs(page, product.address, 'rafa@example.org');
  const ask = page.getByRole('textbox', { name: 'Describe the design' });
  const attached = page.getByRole('list', { name: 'Attached pictures' });
  const ready = (count: number) => expect.poll(() => page.locator('[data-state="ready"]').count()).toBe(count);
  const swatch = (name: string, colour: string): Sample => ({ name, width: 60, height: 40, colour });
  await ask.fill('A cover in these colours');

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach pictures' }).click();
  const leaf = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#2f9e64' } })
    .png()
    .toBuffer();
  await (await chooser).setFiles({ name: 'leaf.png', mimeType: 'image/png', buffer: leaf });
  await ready(1);
  // Beside the box, where the browser would leave for the file; a second one is no picture.
  await give(page.getByRole('main'), 'drop', [swatch('clay.png', '#b5573c')], ['notes.pdf']);
  await page.getByText('notes.pdf: This kind cannot be read.').waitFor();
  // Twice before the page is drawn again.
  await give(ask, 'paste', [swatch('ink.png', '#223344')], [], 2);
  await ready(4);
  expect(await violationsOf(page)).toEqual([]);
  await saveScreenshot(page, 'home-attached');
  for (const name of ['notes.pdf', 'ink.png', 'ink.png'])
    await attached
      .getByRole('button', { name: `Remove ${name}` })
      .first()
      .click();
  await expect.poll(() => page.getByText('notes.pdf').count()).toBe(0);

  const before = edits.length;
  await ask.press('Enter');
  await page.waitForURL(/\/p\//);
  await picturesShown(page, 1);
  expect(edits.slice(before).map(({ pictures }) => pictures.length)).toEqual([2]);
  const [first] = edits[before]!.pictures;
  const { dominant } = await sharp(first).stats();
  expect(dominant.g).toBeGreaterThan(dominant.r);
  await expect.poll(() => page.getByRole('list', { name: 'Refers to' }).getByRole('img').count()).toBe(2);

  // In the project the same: what does not arrive says so, and can be sent again.
  const message = page.getByRole('textbox', { name: 'Message' });
  await page.route('**/api/assets/upload-url', (route) => route.abort(), { times: 1 });
  await give(message, 'drop', [swatch('moss.png', '#445533')]);
  await page.getByText('moss.png: The connection was lost.').waitFor();
  await give(message, 'paste', [], ['plan.pdf']);
  await page.getByText('plan.pdf: This kind cannot be read.').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await saveScreenshot(page, 'composer-refused');
  await page.getByRole('button', { name: 'Try again' }).click();
  await ready(1);
  await attached.getByRole('button', { name: 'Remove plan.pdf' }).click();
  await message.fill('Calmer');
  await message.press('Enter');
  await allShown(page, 2);
  expect(edits.at(-1)!.pictures).toHaveLength(1);
  // Nothing of it fell on the canvas.
  await expect.poll(() => canvasOf(page).getByRole('option').count()).toBe(2);
  expect(troubles.filter((trouble) => !trouble.includes('ERR_FAILED'))).toEqual([]);
});

test('who makes a still picture of one that moves is told so before', async () => {
  const { page, troubles } = await openPage(browser);
  await enterBlank(page, product.address, 'moving@example.org');
  const frames = { width: 60, height: 80, pageHeight: 40, channels: 3, background: '#2f9e64' } as const;
  const moving = await sharp({ create: frames })
    .composite([{ input: { create: { ...frames, height: 40, background: '#c25' } }, top: 40, left: 0 }])
    .gif({ delay: [200, 200] })
    .toBuffer();
  for (const [name, buffer] of [
    ['moving.gif', moving],
    ['still.gif', await sharp(moving).gif().toBuffer()],
  ] as const) {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await (await chooser).setFiles({ name, mimeType: 'image/gif', buffer });
    await element(page, name.replace('.gif', '')).waitFor();
  }
  const told = 'It moves: the result shows only its first picture.';
  for (const tool of ['Resize picture', 'Convert picture']) {
    const moves = await openTool(element(page, 'moving'), tool);
    await moves.getByText(told).waitFor();
    await page.keyboard.press('Escape');
    await moves.waitFor({ state: 'detached' });
    const still = await openTool(element(page, 'still'), tool);
    await still.getByRole('button', { name: /^(Resize|Convert)/ }).waitFor();
    expect(await still.getByText(told).count()).toBe(0);
    await page.keyboard.press('Escape');
    await still.waitFor({ state: 'detached' });
  }
  expect(troubles).toEqual([]);
});

test('in Chinese, in the dark, on a phone: a mask is painted with a finger', async () => {
  const { page, troubles } = await openPage(browser, {
    locale: 'zh-CN',
    colorScheme: 'dark',
    viewport: { width: 360, height: 780 },
    hasTouch: true,
  });
  await enterBlank(page, product.address, 'mei.masks@example.org');
  await givePictures(page, [{ name: '落日.png', width: 400, height: 300, colour: '#cc5533' }], { x: 180, y: 300 });
  await picturesShown(page, 1);
  await element(page, '落日').tap();
  for (const [name, screenshot] of [
    ['调整图片尺寸', 'resize-phone-zh-dark'],
    ['转换图片格式', 'convert-phone-zh-dark'],
  ] as const) {
    const dialog = await openTool(element(page, '落日'), name);
    // Calculated, and faded in: what fades has no colours of its own.
    await dialog.locator('button[type="submit"]:not([aria-busy="true"])').waitFor();
    await dialog.evaluate((shown) => Promise.all(shown.getAnimations().map(({ finished }) => finished)));
    await saveScreenshot(page, screenshot);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: '局部修改' }).waitFor();
  await saveScreenshot(page, 'picture-bar-phone-zh-dark');
  await page.getByRole('button', { name: '局部修改' }).click();
  const mask = page.locator('.work-mask');
  await mask.waitFor();
  await paintAcross(page, mask);
  await saveScreenshot(page, 'mask-phone-zh-dark');
  expect(await violationsOf(page)).toEqual([]);
  const asked = edits.length;
  await page.getByRole('textbox', { name: '要改什么' }).fill('换成一艘船');
  await page.keyboard.press('Enter');
  await picturesShown(page, 2);
  expect(edits.slice(asked).map(({ mask: sent }) => sent !== undefined)).toEqual([true]);
  await element(page, '落日，修改').waitFor();
  expect(troubles).toEqual([]);
});
