import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, saveScreenshot } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const document = (body: string) => `data:text/html;charset=utf-8,${encodeURIComponent(`<h1>Easel 画架</h1>${body}`)}`;

test('a real browser shows a page and keeps a picture of it', async () => {
  const { page, troubles } = await openPage(browser);
  await page.goto(document('<p>设计工作台'));
  expect(await page.getByRole('heading').textContent()).toBe('Easel 画架');
  await saveScreenshot(page, 'harness', true);
  expect(statSync(join(import.meta.dirname, 'artifacts/harness.png')).size).toBeGreaterThan(1000);
  expect(troubles).toEqual([]);
});

test("a page's troubles are noticed: errors, exceptions, requests to elsewhere", async () => {
  const { page, troubles } = await openPage(browser);
  const failed = page.waitForEvent('requestfailed');
  const thrown = page.waitForEvent('pageerror');
  await page.goto(
    document('<img src="http://elsewhere.invalid/a.png"><script>console.error("oh"); nothing()</script>'),
  );
  await Promise.all([failed, thrown]);
  const all = troubles.join('\n');
  expect(all).toContain('console: oh');
  expect(all).toContain('nothing is not defined');
  expect(all).toContain('request to elsewhere: http://elsewhere.invalid/a.png');
});
