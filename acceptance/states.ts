/** The states that pages are seldom seen in: what a person meets while the server or the line is away. */
import type { Page } from 'playwright-core';

/** Every page with lists of its own, by the name that its pictures bear. */
export const pagesWithLists = {
  home: '/',
  kits: '/kits',
  kit: '/kits/0199d1a0-0000-7000-8000-000000000000',
  models: '/models',
  account: '/account',
  memory: '/memory',
};

/** Who one is stays known: without it one would be led to where one signs in. */
const about = /\/api\/(auth|account\/profile)/;
const asked = (url: URL) => url.pathname.startsWith('/api/') && !about.test(url.pathname);

/** From now on the server fails at what the page asks; only at addresses that hold the words, where some are named. */
export async function failEverything(page: Page, holding?: string): Promise<void> {
  const json = {
    error: 'The server failed.',
    code: 500,
    errorCode: 'server.fault',
    requestId: '0199d1a0-1f6e-7c3b-9a50-6f1d3c2b4a59',
  };
  const matches = (url: URL) => (holding === undefined ? asked(url) : url.pathname.includes(holding));
  await page.route(matches, (route) => route.fulfill({ status: 500, json }));
}

/** From now on the server never answers. */
export async function holdEverything(page: Page, holding?: string): Promise<void> {
  const matches = (url: URL) => (holding === undefined ? asked(url) : url.pathname.includes(holding));
  await page.route(matches, () => {});
}

/** The server answers again. */
export async function mend(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
