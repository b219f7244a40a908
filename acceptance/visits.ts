/** One product and one browser for all tests of a file; what a test opened is closed after it. */
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchBrowser, openPage, type Visit } from './browser.ts';
import { startProduct, type Product } from './product.ts';

export interface Visits {
  readonly product: () => Product;
  readonly browser: () => Browser;
  /** A page of nobody in particular, in a browser context of its own. */
  open(options?: BrowserContextOptions): Promise<Visit>;
}

/** The product has no limits on requests: tests ask faster than people. */
export function serveVisits(): Visits {
  let product: Product;
  let browser: Browser;
  let visits: Visit[] = [];
  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct({ EASEL__LIMITS__ENABLED: 'false' }), launchBrowser()]);
  });
  afterEach(async () => {
    const opened = visits;
    visits = [];
    await Promise.all(opened.map(({ page }) => page.context().close()));
  });
  afterAll(async () => {
    await browser?.close();
    await product?.remove();
  });
  return {
    product: () => product,
    browser: () => browser,
    async open(options) {
      const visit = await openPage(browser, options);
      visits.push(visit);
      return visit;
    },
  };
}
