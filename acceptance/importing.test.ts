import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { violationsOf } from './accessibility.ts';
import { launchBrowser, openPage, saveScreenshot } from './browser.ts';
import { enterAs } from './enter.ts';
import { canvasOf, elementsOf, givePictures, openBlank, picturesShown, savedWords } from './workbench.ts';

const blank = { viewport: { x: 0, y: 0, k: 1 }, nodes: [], connections: [] };
const text = {
  id: 'words',
  type: 'text',
  x: 200,
  y: 200,
  width: 300,
  height: 40,
  meta: { source: 'user' },
  data: { text: 'Autumn' },
};
const stringOf = (canvas: object) => `SHAKKERDATA://${gzipSync(JSON.stringify(canvas)).toString('base64')}`;

/** A red dot in a PNG of one pixel. */
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** What tldraw writes: one picture on one page, its bytes within. */
function tldrawFile(src: string): string {
  const shape = { typeName: 'shape', x: 100, y: 80, rotation: 0, isLocked: false, opacity: 1, meta: {} };
  const records = [
    { typeName: 'document', id: 'document:document', gridSize: 10, name: '', meta: {} },
    { typeName: 'page', id: 'page:1', index: 'a1', name: 'Page 1', meta: {} },
    { typeName: 'asset', id: 'asset:dot', type: 'image', props: { name: 'dot.png', src, w: 1, h: 1 }, meta: {} },
    {
      ...shape,
      id: 'shape:dot',
      type: 'image',
      parentId: 'page:1',
      index: 'a1',
      props: { w: 200, h: 200, assetId: 'asset:dot', altText: 'A dot' },
    },
  ];
  return JSON.stringify({ tldrawFileFormatVersion: 1, schema: { schemaVersion: 2, sequences: {} }, records });
}

/** Holds a file over the page, as a file manager would, and lets it go. */
async function dropFile(page: Page, name: string, content: string, between?: () => Promise<unknown>): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName, words]) => {
      const data = new DataTransfer();
      data.items.add(new File([words!], fileName!));
      return data;
    },
    [name, content],
  );
  await page.dispatchEvent('main', 'dragover', { dataTransfer: transfer });
  await between?.();
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
}

async function pasteText(page: Page, words: string): Promise<void> {
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, words);
}

type GivenFile = Parameters<Page['setInputFiles']>[1];

async function chooseFile(page: Page, button: string, file: GivenFile, between?: () => Promise<unknown>) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  const asked = await chooser;
  await between?.();
  await asked.setFiles(file);
}

/** Keeps the list of one's projects from the page until the answer is called. */
async function holdList(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/api\/projects\?scope=owned/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const fileOf = (name: string, content: string | Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

describe('bringing a project in', () => {
  const origin = inject('sharedProduct');
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
  });

  /** Somebody new, on the first page that they see. */
  async function arrive(email: string, options: BrowserContextOptions = {}) {
    const visit = await openPage(browser, options);
    await enterAs(visit.page, origin, email);
    return visit;
  }

  async function said(page: Page, words: string | RegExp): Promise<void> {
    await page.getByText(words).first().waitFor();
  }

  test('on a first visit: what is wrong with a file is said, and a drop and a paste open what is right', async () => {
    const { page, troubles } = await arrive('importer@example.org');
    const starters = page.getByRole('heading', { name: 'Three to start from' });
    await starters.waitFor();
    const letListCome = await holdList(page);
    await page.reload();
    // The page becomes another one while the browser asks which file.
    await chooseFile(page, 'Import…', fileOf('notes.txt', 'Buy milk'), async () => {
      letListCome();
      await starters.waitFor();
    });
    await said(page, 'Nothing was imported. This is no project file, canvas or tldraw snapshot.');
    await saveScreenshot(page, 'import-fault');
    await chooseFile(page, 'Import…', fileOf('cut.easel', 'PK\x03\x04 and no more'));
    await said(page, /The project file is damaged or incomplete\./);
    await chooseFile(page, 'Import…', fileOf('other.json', JSON.stringify({ ...blank, nodes: [7] })));
    await said(page, /Its canvas is damaged/);
    await dropFile(page, 'broken.tldr', tldrawFile('data:image/png;base64,AAAA'));
    await said(page, /A picture in it is damaged/);
    await expect.poll(() => starters.count()).toBe(1);

    await dropFile(page, 'dot.tldr', tldrawFile(pixel), async () => {
      await page.getByText('Drop to open it as a project of your own').waitFor();
      await saveScreenshot(page, 'import-drop');
    });
    await page.waitForURL(/\/p\//);
    await picturesShown(page, 1);
    await page.getByRole('button', { name: 'dot, rename' }).waitFor();
    await page.getByRole('link', { name: 'All projects' }).click();
    await page.getByRole('heading', { name: 'Recent' }).waitFor();

    await pasteText(page, stringOf({ ...blank, nodes: [text] }).slice(0, -9));
    await said(page, /The canvas string is cut short or damaged/);
    await pasteText(page, stringOf({ ...blank, nodes: [text] }));
    await page.waitForURL(/\/p\//);
    await elementsOf(page).first().getByText('Autumn').waitFor();
    // What a browser says by itself where the server refuses a request is no trouble of the page.
    expect(troubles.filter((trouble) => !/status of 4\d\d/.test(trouble))).toEqual([]);
    await page.context().close();
  });

  test('in Chinese, in the dark, on a phone: reasons are said there, too', async () => {
    const options = { locale: 'zh-CN', colorScheme: 'dark', viewport: { width: 360, height: 760 } } as const;
    const { page } = await arrive('importer-zh@example.org', options);
    await chooseFile(page, '导入…', fileOf('empty.easel', 'PK\x05\x06' + '\0'.repeat(18)));
    await said(page, /这个压缩包里没有项目，或者不止一个。/);
    expect(await violationsOf(page)).toEqual([]);
    await saveScreenshot(page, 'import-fault-chinese-phone');
    await page.context().close();
  });

  test('a project leaves as a file, comes back from it, and is copied', async () => {
    const { page, troubles } = await arrive('leaver@example.org');
    await openBlank(page);
    await givePictures(page, [{ name: 'red.png', width: 240, height: 240, colour: '#c54a3c' }], { x: 500, y: 400 });
    await picturesShown(page, 1);
    await savedWords(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'More about this project' }).click();
    await page.getByRole('menuitem', { name: 'Export project file' }).click();
    const file = await (await download).path();
    await page.getByRole('link', { name: 'All projects' }).click();
    await chooseFile(page, 'Import…', file);
    await page.waitForURL(/\/p\//);
    await picturesShown(page, 1);
    // What is copied is what is on screen, though its save is still under way.
    const held = Promise.withResolvers<void>();
    await page.route('**/canvas', (route) => held.promise.then(() => route.continue()));
    await elementsOf(page).first().click();
    await page.keyboard.press('Control+d');
    await picturesShown(page, 2);
    await page.getByRole('button', { name: 'More about this project' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    held.resolve();
    const imported = page.url();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect.poll(() => page.url()).not.toBe(imported);
    await canvasOf(page).waitFor();
    await picturesShown(page, 2);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
