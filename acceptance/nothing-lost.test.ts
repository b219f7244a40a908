/** What a person made and the server does not have yet is there again after whatever happens to the page. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openPage } from './browser.ts';
import { enterAs, enterBlank } from './enter.ts';
import { filesAtHand } from './workbench.ts';

const address = inject('sharedProduct');
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

test('a message that could not be sent is there after a reload, in one window only, and is sent once', async () => {
  const { page } = await openPage(browser);
  await enterBlank(page, address, 'unsent@example.org');
  const away = '**/agent/chat';
  await page.route(away, (route) => route.abort());
  await message(page).fill('A jazz night in the harbour');
  await page.keyboard.press('Enter');
  const unsent = page.getByText('This did not reach the server. It is kept here.');
  await unsent.waitFor();
  await page.reload();
  await unsent.waitFor();

  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByText('What shall we make?').waitFor();
  expect(await other.getByText('A jazz night in the harbour', { exact: true }).count()).toBe(0);
  await other.close();

  let sent = 0;
  await page.unroute(away);
  page.on('request', (request) => {
    if (request.url().endsWith('/agent/chat')) sent += 1;
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  const made = page.getByText(/^Made \d pictures?$/);
  await made.waitFor();
  await page.reload();
  await made.waitFor();
  await expect.poll(() => unsent.count()).toBe(0);
  expect(await page.getByRole('article', { name: 'You said' }).count()).toBe(1);
  expect(sent).toBe(1);
  await page.context().close();
});

test('while the server is away nothing says that all is well', async () => {
  const { page } = await openPage(browser);
  const away = '**/api/projects/*/events';
  await page.route(away, (route) => route.abort());
  await enterBlank(page, address, 'away@example.org');
  const line = page.getByText('The server cannot be reached.');
  await line.waitFor();
  await page.getByText('Offline, nothing unsaved').waitFor();
  await page.unroute(away);
  await line.waitFor({ state: 'detached' });
  await page.getByText('Nothing to save yet').waitFor();
  await page.context().close();
});

test('what is being written is there after a reload, with its pictures, until it is sent', async () => {
  const { page, troubles } = await openPage(browser);
  await enterBlank(page, address, 'writing@example.org');
  const cup = await filesAtHand(page, [{ name: 'cup.png', width: 40, height: 40, colour: '#c54a3c' }]);
  const attached = page.getByRole('img', { name: 'cup.png' });
  await message(page).fill('Warmer, like this');
  await message(page).dispatchEvent('drop', { dataTransfer: cup });
  await attached.waitFor();
  await page.getByRole('status', { name: /cup\.png/ }).waitFor({ state: 'detached' });
  await page.reload();
  await attached.waitFor();
  expect(await message(page).inputValue()).toBe('Warmer, like this');

  const away = '**/agent/chat';
  await page.route(away, (route) => route.abort());
  await message(page).press('Enter');
  await page.getByText('This did not reach the server. It is kept here.').waitFor();
  await message(page).fill('And bigger');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => message(page).inputValue()).toBe('And bigger\nWarmer, like this');
  await attached.waitFor();
  await page.reload();
  await attached.waitFor();
  expect(await message(page).inputValue()).toBe('And bigger\nWarmer, like this');

  await enterAs(page, address, 'writing@example.org');
  const prompt = page.getByRole('textbox', { name: /^Describe the design/ });
  await prompt.fill('A poster for a ceramics fair');
  await page.reload();
  await expect.poll(() => prompt.inputValue()).toBe('A poster for a ceramics fair');
  expect(troubles.filter((trouble) => !trouble.includes('/agent/chat'))).toEqual([]);
  await page.context().close();
});
