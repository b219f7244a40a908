import { expect, test } from 'vitest';
import { serveVisits } from './visits.ts';
import { askFor, passSignIn, picturesShown, signIn } from './workbench.ts';

const { address, open } = serveVisits();

/** What a browser does that keeps nothing for pages: it throws at the name of a storage, and refuses databases and locks. */
function blockCookies(): void {
  const denied = () => new DOMException('Access is denied for this document.', 'SecurityError');
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw denied();
      },
    });
  indexedDB.open = () => {
    throw denied();
  };
  LockManager.prototype.request = () => Promise.reject(denied());
}

test('where cookies are blocked one signs in and works; a reload asks who one is', async () => {
  const { page, troubles } = await open();
  await page.addInitScript(blockCookies);
  await signIn(page, address, 'lena@blocked.example.org');
  await askFor(page, 'A poster for a jazz night');
  await picturesShown(page, 1);
  await page.getByRole('textbox', { name: 'Message' }).fill('Warmer colours');
  await page.keyboard.press('Enter');
  await picturesShown(page, 2);
  await page.reload();
  await passSignIn(page, 'lena@blocked.example.org');
  await picturesShown(page, 2);
  expect(troubles).toEqual([]);
}, 60_000);
