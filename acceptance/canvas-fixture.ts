/** Canvases to work on, for tests of what happens there: how one signs in and comes to a project is shown elsewhere. */
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { signIn, type Person } from './api/client.ts';
import type { NewProject } from './api/shapes.ts';
import { launchBrowser, openPage, type Visit } from './browser.ts';
import { startProduct, type Product } from './product.ts';
import { canvasOf, givePictures, picturesShown, savedWords, type Sample } from './workbench.ts';

/** A person's own canvas in a page of a new browser context. */
export interface CanvasVisit extends Visit {
  readonly person: Person;
  readonly projectId: string;
}

export interface Canvases {
  readonly product: () => Product;
  readonly browser: () => Browser;
  /** A new person's empty canvas, at 100 %. */
  open(options?: BrowserContextOptions): Promise<CanvasVisit>;
  /** The same with pictures side by side about a place of the window, saved. They stand there in any order. */
  openWith(samples: readonly Sample[], options?: BrowserContextOptions): Promise<CanvasVisit>;
}

/** Where pictures are dropped: the middle of what the panels leave free of a window of 1440 by 900. */
export const middle = { x: 500, y: 400 };

/** One product and one browser for all tests of a file; what a test opened is closed after it. */
export function serveCanvases(): Canvases {
  let product: Product;
  let browser: Browser;
  let visits: Visit[] = [];
  let people = 0;
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

  const open = async (options: BrowserContextOptions = {}): Promise<CanvasVisit> => {
    people += 1;
    const person = await signIn(product.address, `canvas-${people}@example.org`);
    const { id } = await person.post<NewProject>('/api/projects', { title: 'Canvas' });
    // As the page keeps a session from one visit to the next.
    const localStorage = [{ name: 'easel.refresh-token', value: person.session.refreshToken }];
    const storageState = { cookies: [], origins: [{ origin: product.address, localStorage }] };
    const visit = await openPage(browser, { storageState, ...options });
    visits.push(visit);
    await visit.page.goto(`${product.address}/p/${id}`);
    await canvasOf(visit.page).waitFor();
    return { ...visit, person, projectId: id };
  };
  return {
    product: () => product,
    browser: () => browser,
    open,
    async openWith(samples, options) {
      const visit = await open(options);
      await givePictures(visit.page, samples, middle);
      await picturesShown(visit.page, samples.length);
      await savedWords(visit.page);
      return visit;
    },
  };
}
