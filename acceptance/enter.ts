import type { Page } from 'playwright-core';
import { signIn } from './api/client.ts';
import type { NewProject } from './api/shapes.ts';
import { canvasOf } from './workbench.ts';

/**
 * Opens an address in a browser where an earlier visit has left something in its storage. It is written as the page
 * begins: to write it beforehand would take a page, and so a process, of its own.
 */
export async function openAgain(page: Page, url: string, kept: Readonly<Record<string, string>>): Promise<void> {
  const writing = await page.addInitScript((entries) => {
    if (self === top) for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, kept);
  await page.goto(url);
  await writing.dispose();
}

/** Opens the first page as somebody whom this browser knows already: it keeps their session as after signing in. */
export async function enterAs(page: Page, address: string, email: string): Promise<void> {
  const { session } = await signIn(address, email);
  await openAgain(page, address, { 'easel.refresh-token': session.refreshToken });
  await page.getByRole('textbox', { name: /^(Describe the design|描述)/ }).waitFor();
}

/**
 * Opens an empty project of somebody whom this browser knows already, past the first page: half of what it takes to go
 * there from it.
 */
export async function enterBlank(page: Page, address: string, email: string): Promise<void> {
  const { session, post } = await signIn(address, email);
  const { id } = await post<NewProject>('/api/projects', {});
  await openAgain(page, `${address}/p/${id}`, { 'easel.refresh-token': session.refreshToken });
  await canvasOf(page).waitFor();
}
