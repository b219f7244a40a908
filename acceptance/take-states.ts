/**
 * Takes pictures of the states that pages are seldom seen in, to be looked at: `npm run state-screenshots [-- <folder>
 * [<part of a name>]]`. Starts the product on data of its own and writes `<page>-<state>-<look>.png` into the folder,
 * acceptance/artifacts/states where none is named.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { launchBrowser, openPage } from './browser.ts';
import { startProduct } from './product.ts';
import { failEverything, holdEverything, mend, pagesWithLists } from './states.ts';
import { drawn, openBlank, signIn } from './workbench.ts';

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, 'artifacts/states'));
const wanted = process.argv[3] ?? '';
mkdirSync(folder, { recursive: true });

const looks = {
  'en-light': { locale: 'en-US', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  'zh-dark-phone': { locale: 'zh-CN', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  'zh-dark-wide': { locale: 'zh-CN', colorScheme: 'dark', viewport: { width: 2560, height: 1440 } },
} as const;

const product = await startProduct({ EASEL__LIMITS__ENABLED: 'false' });
const browser = await launchBrowser();
try {
  for (const [look, options] of Object.entries(looks)) await takeLook(browser, look, options);
} finally {
  await browser.close();
  await product.remove();
}

async function takeLook(within: Browser, look: string, options: (typeof looks)[keyof typeof looks]): Promise<void> {
  const { page } = await openPage(within, options);
  const keep = keeper(look);
  await takeSignIn(page, keep);
  await signIn(page, product.address, `${look}@example.org`);
  const context = page.context();
  await inEach(context, async (one, name, address) => {
    await one.goto(address);
    await settled(one);
    await keep(one, `${name}-empty`);
  });
  await inEach(context, async (one, name, address) => {
    await holdEverything(one);
    await one.goto(address);
    await shows(one.locator('.ui-skeleton'), `${name}-loading`);
    await keep(one, `${name}-loading`);
  });
  await inEach(context, async (one, name, address) => {
    await failEverything(one);
    await one.goto(address);
    await shows(one.getByRole('alert'), `${name}-error`);
    await keep(one, `${name}-error`);
    await mend(one);
    await one
      .getByRole('button', { name: /^(Try again|重试)$/ })
      .first()
      .click();
    await shows(one.getByRole('alert').filter({ hasText: /./ }), `${name}-mended`, 'detached');
    await keep(one, `${name}-mended`);
  });
  await page.goto(`${product.address}/nowhere`);
  await page.getByRole('heading').first().waitFor();
  await keep(page, 'not-found');
  await page.goto(`${product.address}/sources`);
  await page.getByRole('heading').first().waitFor();
  await keep(page, 'sources');
  await takeOffline(page, keep);
}

type Keep = (page: Page, name: string) => Promise<void>;

function keeper(look: string): Keep {
  return async (page, name) => {
    if (!`${name}-${look}`.includes(wanted)) return;
    await page.mouse.move(2, 2);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await drawn(page);
    await page.screenshot({ path: join(folder, `${name}-${look}.png`), animations: 'disabled' });
  };
}

/** One window for each page, at the same time: what waits for the server to fail again waits once. */
async function inEach(context: BrowserContext, act: (page: Page, name: string, address: string) => Promise<void>) {
  await Promise.all(
    Object.entries(pagesWithLists).map(async ([name, path]) => {
      const page = await context.newPage();
      await act(page, name, `${product.address}${path}`);
      await page.close();
    }),
  );
}

async function settled(page: Page): Promise<void> {
  await page.getByRole('main').waitFor();
  await page.locator('.ui-skeleton').first().waitFor({ state: 'detached' });
}

/** What a page came to show, or the news that it did not. */
async function shows(place: Locator, state: string, condition: 'visible' | 'detached' = 'visible'): Promise<void> {
  await place
    .first()
    .waitFor({ state: condition, timeout: 30_000 })
    .catch(() => console.log(`${state}: not as it should be`));
}

async function takeSignIn(page: Page, keep: Keep): Promise<void> {
  const open = () => page.goto(`${product.address}/sign-in`);
  const options = '/api/auth/options';
  await holdEverything(page, options);
  await open();
  await page.getByRole('main').waitFor();
  await keep(page, 'sign-in-loading');
  await mend(page);
  await failEverything(page, options);
  await open();
  await shows(page.getByRole('alert'), 'sign-in-error');
  await keep(page, 'sign-in-error');
  await mend(page);
  await open();
  const email = page.getByLabel(/^(Email|邮箱)$/);
  await email.fill('nobody');
  await page.keyboard.press('Enter');
  await shows(page.getByRole('alert').filter({ hasText: /./ }), 'sign-in-wrong-address');
  await keep(page, 'sign-in-wrong-address');
  await page.context().setOffline(true);
  await email.fill('lena@example.org');
  await page.keyboard.press('Enter');
  await shows(page.getByRole('alert').filter({ hasText: /./ }), 'sign-in-offline');
  await keep(page, 'sign-in-offline');
  await page.context().setOffline(false);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^\d{3} \d{3}$/ }).waitFor();
  await keep(page, 'sign-in-code');
  await page.keyboard.type('000000');
  await shows(page.getByRole('alert').filter({ hasText: /./ }), 'sign-in-wrong-code');
  await keep(page, 'sign-in-wrong-code');
}

/** What was loaded stays, what was not says so, and what is changed says that it was not taken. */
async function takeOffline(page: Page, keep: Keep): Promise<void> {
  await page.goto(product.address);
  await openBlank(page);
  await page.goto(product.address);
  await page
    .getByRole('button', { name: /More about|更多操作/ })
    .first()
    .waitFor();
  const models = page.getByRole('link', { name: /^(Models|模型)$/ });
  const fetched = page.waitForResponse(/\/models-page/);
  await models.hover();
  await fetched;
  await page.context().setOffline(true);
  await shows(page.locator('.site-offline p'), 'home-offline');
  await keep(page, 'home-offline');
  await models.click();
  await shows(page.getByRole('alert'), 'models-offline');
  await keep(page, 'models-offline');
  await page.context().setOffline(false);
  await page.goto(`${product.address}/account`);
  await settled(page);
  await page.context().setOffline(true);
  await page.getByLabel(/^(Name|名字)$/).fill('Lena Sommer');
  await page.keyboard.press('Tab');
  await shows(page.getByRole('alert'), 'account-offline');
  await keep(page, 'account-offline');
  await page.context().setOffline(false);
}
