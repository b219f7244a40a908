import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { findChromium } from './chromium.ts';

const artifacts = resolve(import.meta.dirname, 'artifacts');

/** Without these a browser calls home, wants a graphics card or draws a little differently on each machine. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-quic',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
];

/** How many times slower pages compute: `TEST_CPU_THROTTLE=4` shows what only a slow machine would. */
const throttle = Number(process.env['TEST_CPU_THROTTLE'] ?? 1);

/** Milliseconds that a request waits at most: `TEST_REQUEST_DELAY=400` lets answers come late and in another order. */
const delay = Number(process.env['TEST_REQUEST_DELAY'] ?? 0);

/** A bound on hanging, in milliseconds: cores that are somebody else's for a while double what a picture takes. */
const longestWait = 60_000;

/** A real browser, headless. Close it when done. */
export async function launchBrowser(): Promise<Browser> {
  const { executable, environment } = await findChromium();
  const env = { ...process.env, ...environment } as Record<string, string>;
  return chromium.launch({ executablePath: executable, args: flags, env });
}

/** A page of a new person, and what went wrong in it so far: a test ends by expecting `troubles` to be empty. */
export type Visit = { page: Page; troubles: string[] };

/**
 * Opens an empty page in a context of its own (no cookies, no storage of others). Nothing moves in it by itself unless
 * the options say so: without a graphics card what moves takes up to a tenth of all that these tests take.
 *
 * `troubles` gathers errors on the console, exceptions nobody caught, and requests to anywhere but this machine: the
 * page must work where there is no internet.
 */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const usual = { viewport: { width: 1440, height: 900 }, locale: 'en-US', reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ ...usual, ...options });
  context.setDefaultTimeout(longestWait);
  if (throttle > 1) context.on('page', (page) => slowDown(context, page));
  if (delay > 0) await holdUp(context);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => troubles.push(`exception: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    const { protocol, hostname, href } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') troubles.push(`request to elsewhere: ${href}`);
  });
  return { page, troubles };
}

function slowDown(context: BrowserContext, page: Page): void {
  context
    .newCDPSession(page)
    .then((session) => session.send('Emulation.setCPUThrottlingRate', { rate: throttle }))
    // It was closed before it could be slowed.
    .catch(() => undefined);
}

async function holdUp(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', async (route) => {
    await sleep(Math.random() * delay);
    // Its page may have gone meanwhile.
    await route.continue().catch(() => undefined);
  });
}

/** Whether pictures are kept to be looked at: `TEST_SCREENSHOTS=1`. A hundred of them take a minute of two cores. */
const keepsScreenshots = process.env['TEST_SCREENSHOTS'] === '1';

/** Keeps what the page shows as acceptance/artifacts/<name>.png, once its fonts have arrived, where they are wanted. */
export async function saveScreenshot(page: Page, name: string, wanted = keepsScreenshots): Promise<void> {
  if (!wanted) return;
  mkdirSync(artifacts, { recursive: true });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: join(artifacts, `${name}.png`) });
}
