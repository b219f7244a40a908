/** The reference page of the API in a browser: read, found one's way in, and tried with a token, by no way but our server's. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from './api/client.ts';
import type { Session } from './api/shapes.ts';
import { launchBrowser, openPage } from './browser.ts';
import { startProduct, type Product } from './product.ts';

let product: Product;
let browser: Browser;
let session: Session;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({}, { role: 'api' }), launchBrowser()]);
  ({ session } = await signIn(product.address, 'reader@example.com'));
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

test('a route is found, its access and mark read, and asked with a token; nothing comes from elsewhere', async () => {
  const { page, troubles } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  const told: string[] = [];
  // Also what the policy of the page keeps from being asked.
  page.on('requestfailed', (request) => told.push(request.url()));
  await page.goto(`${product.address}/api/docs#tag/account/GET/api/account/profile`);
  const profile = page.locator('[id$="tag/account/GET/api/account/profile"]').last();
  await profile.getByRole('heading', { name: 'Profile' }).waitFor();
  await profile.getByText('Everyone who is signed in.').waitFor();

  await profile.getByRole('button', { name: /Test Request/ }).click();
  const trial = page.getByRole('dialog');
  await trial.getByPlaceholder('Token').fill(session.accessToken);
  await trial.getByRole('button', { name: /^Send/ }).first().click();
  await trial.getByText('200 OK').waitFor();
  await trial.getByText('"reader@example.com"').first().waitFor();
  await page.keyboard.press('Escape');

  await page.goto(`${product.address}/api/docs#tag/auth/POST/api/auth/refresh`);
  await page.reload();
  await page.getByText('Extension', { exact: true }).first().waitFor();
  expect([troubles, told]).toEqual([[], []]);
  await page.context().close();
});
