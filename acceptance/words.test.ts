import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOf } from './accessibility.ts';
import { launchBrowser, openPage, saveScreenshot } from './browser.ts';
import { enterAs } from './enter.ts';
import { startProduct, type Product } from './product.ts';
import { startOpenAiProvider } from './stand-ins/openai-provider.ts';
import { writeSettings, type SettingsFile } from './stand-ins/settings-file.ts';
import type { WebService } from './stand-ins/web-service.ts';
import { askFor, canvasOf, elementsOf, picturesShown, savedWords } from './workbench.ts';

const key = 'a-key-that-is-known';
let product: Product;
let browser: Browser;
let provider: WebService;
let settings: SettingsFile;
const prompts: string[] = [];

/** Its letters are paths: a machine without typefaces paints them too. */
async function misspelt(): Promise<Buffer> {
  const letters: Record<string, string> = {
    B: 'M0 0V100H40Q68 100 68 73Q68 54 50 50Q62 45 62 28Q62 0 36 0ZM18 16H36Q44 16 44 29Q44 42 36 42H18ZM18 58H38Q49 58 49 71Q49 84 38 84H18Z',
    E: 'M0 0V100H60V83H19V58H54V42H19V17H60V0Z',
    A: 'M28 0L-6 100H14L22 76H58L66 100H86L52 0ZM40 20L53 60H27Z',
    N: 'M0 0V100H18V34L58 100H76V0H58V66L18 0Z',
    T: 'M-4 0V17H24V100H43V17H71V0Z',
    H: 'M0 0V100H19V58H57V100H76V0H57V42H19V0Z',
    R: 'M0 0V100H19V60H34L56 100H78L53 57Q70 51 70 30Q70 0 38 0ZM19 16H36Q51 16 51 30Q51 44 36 44H19Z',
  };
  const words = [...'BAEN THER'].map((letter, at) =>
    letter === ' ' ? '' : `<path fill-rule="evenodd" transform="translate(${at * 88} 0)" d="${letters[letter]}"/>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024"><rect width="1024" height="1024" fill="#f0e4d0"/>
    <circle cx="512" cy="660" r="200" fill="#b5552f"/><circle cx="512" cy="660" r="150" fill="#4a2618"/>
    <g transform="translate(120 210)" fill="#3a2016">${words.join('')}</g></svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}

beforeAll(async () => {
  const picture = (await misspelt()).toString('base64');
  const pictures = [{ title: 'Café poster', prompt: 'A café poster that says "Bean There", warm colours' }];
  const input = { brief: 'A café poster', size: '1024x1024', pictures };
  provider = await startOpenAiProvider({
    key,
    models: ['thinker-1', 'painter-1'],
    think: (results) =>
      results > 0 ? { text: 'There it is.' } : { text: 'A poster.', call: { name: 'make_pictures', input } },
    paint: async (prompt) => {
      prompts.push(prompt);
      return { json: { created: 1, data: [{ b64_json: picture }] } };
    },
  });
  const model = { Driver: 'openai', BaseURL: `${provider.address}/v1`, Key: key };
  settings = writeSettings({
    Models: [
      { ...model, ID: 'aquarelle', Label: 'Aquarelle', Kind: 'image', Model: 'painter-1' },
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

test('a picture that says something else than was asked for says so, and its words are set as live text', async () => {
  const { page, troubles } = await openPage(browser);
  await enterAs(page, product.address, 'words@example.org');
  await askFor(page, 'A café poster that says "Bean There"');
  await picturesShown(page, 1);
  const note = page.getByRole('note').first();
  await note.waitFor();
  await expect.poll(() => note.textContent()).toMatch(/The picture says “BAEN\s?THER” instead of “Bean There”/i);
  await savedWords(page);
  await saveScreenshot(page, 'words-differ');
  expect(await violationsOf(page)).toEqual([]);

  // Who may only look reads it, and finds nothing to press.
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('radio', { name: 'Canvas and chat' }).click();
  const link = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  await page.keyboard.press('Escape');
  const guest = await openPage(browser);
  await guest.page.goto(link);
  const read = guest.page.getByRole('note').first();
  await read.waitFor();
  await expect.poll(() => read.textContent()).toMatch(/instead of “Bean There”/i);
  expect(await read.getByRole('button').count()).toBe(0);
  await guest.page.context().close();

  await note.getByRole('button', { name: 'Set by Easel' }).click();
  const text = canvasOf(page).getByRole('option', { name: /BEAN THERE, Text/ });
  await text.waitFor();
  await page.getByText('“Bean There”: set by Easel as live text.').waitFor();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  await savedWords(page);
  await page.reload();
  await text.waitFor();
  await page.getByText('“Bean There”: set by Easel as live text.').waitFor();
  await page.getByRole('button', { name: 'Fit everything' }).click();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  await saveScreenshot(page, 'words-set');
  expect(troubles).toEqual([]);
  await page.context().close();

  // Taken back where it was made, as one step; dismissed, it stays so.
  const other = await openPage(browser, { locale: 'zh-CN', colorScheme: 'dark' });
  await enterAs(other.page, product.address, 'words-zh@example.org');
  await askFor(other.page, '一张咖啡馆海报，写着「Bean There」');
  await picturesShown(other.page, 1);
  const told = other.page.getByRole('note').first();
  await told.waitFor();
  // From the picture's own bar, by the keyboard.
  await elementsOf(other.page).first().click();
  const bar = other.page.getByRole('toolbar').getByRole('button', { name: '由 Easel 排字' });
  await bar.focus();
  await saveScreenshot(other.page, 'words-differ-zh');
  await other.page.keyboard.press('Enter');
  const set = canvasOf(other.page).getByRole('option', { name: /BEAN THERE/ });
  await set.waitFor();
  await saveScreenshot(other.page, 'words-set-zh');
  await canvasOf(other.page).press('ControlOrMeta+Z');
  await set.waitFor({ state: 'detached' });
  await expect.poll(() => elementsOf(other.page).count()).toBe(1);
  await told.getByRole('button', { name: '由 Easel 排字' }).waitFor();
  await told.getByRole('button', { name: '忽略' }).click();
  await told.waitFor({ state: 'detached' });
  await savedWords(other.page);
  await other.page.reload();
  await picturesShown(other.page, 1);
  expect(await other.page.getByRole('note').count()).toBe(0);
  expect(other.troubles).toEqual([]);
  await other.page.context().close();
});
