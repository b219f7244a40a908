import type { Page } from 'playwright-core';
import { signIn } from './api/client.ts';

/** Opens the first page as somebody whom this browser knows already: it keeps their session as after signing in. */
export async function enterAs(page: Page, address: string, email: string): Promise<void> {
  const { session } = await signIn(address, email);
  // Of the same origin, and no page that would use the session at once.
  await page.goto(`${address}/theme.js`);
  await page.evaluate((token) => localStorage.setItem('easel.refresh-token', token), session.refreshToken);
  await page.goto(address);
  await page.getByRole('textbox', { name: /^(Describe the design|描述)/ }).waitFor();
}
