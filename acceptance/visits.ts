/** A browser for all tests of a file, at the product that files share; what a test opened is closed after it. */
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { launchBrowser, openPage, type Visit } from './browser.ts';

export interface Visits {
  readonly address: string;
  readonly browser: () => Browser;
  /** A page of nobody in particular, in a browser context of its own. */
  open(options?: BrowserContextOptions): Promise<Visit>;
}

export function serveVisits(): Visits {
  let browser: Browser;
  let visits: Visit[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    const opened = visits;
    visits = [];
    await Promise.all(opened.map(({ page }) => page.context().close()));
  });
  afterAll(() => browser?.close());
  return {
    address: inject('sharedProduct'),
    browser: () => browser,
    async open(options) {
      const visit = await openPage(browser, options);
      visits.push(visit);
      return visit;
    },
  };
}
