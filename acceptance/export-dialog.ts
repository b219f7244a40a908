/** What a person does in the dialog that exports, once it is open. */
import type { Download, Page } from 'playwright-core';

/** Chooses a format, exports, goes back to the choices; answers where the file is. */
export async function exported(page: Page, format: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('radio', { name: format, exact: true }).click();
  return downloaded(page, () => dialog.getByRole('button', { name: 'Export' }).click());
}

export async function downloaded(page: Page, press: () => Promise<void>): Promise<string> {
  const coming = page.waitForEvent('download');
  await press();
  const download: Download = await coming;
  const path = await download.path();
  await page.getByRole('button', { name: 'Back' }).click();
  return path;
}
