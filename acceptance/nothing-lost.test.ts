/** What a person made and the server does not have yet is there again after whatever happens to the page. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser, openPage } from './browser.ts';
import { enterBlank } from './enter.ts';

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
