/** Canvases to work on, for tests of what happens there: how one signs in and comes to a project is shown elsewhere. */
import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { signIn, type Person } from './api/client.ts';
import type { NewProject, Node } from './api/shapes.ts';
import type { Visit } from './browser.ts';
import { openAgain } from './enter.ts';
import { serveVisits } from './visits.ts';
import { canvasOf, givePictures, picturesShown, savedWords, type Sample } from './workbench.ts';

/** A person's own canvas in a page of a new browser context. */
export interface CanvasVisit extends Visit {
  readonly person: Person;
  readonly projectId: string;
}

export interface Canvases {
  /** Where the product serves. */
  readonly address: string;
  readonly browser: () => Browser;
  /** A new person's empty canvas, at 100 %. */
  open(options?: BrowserContextOptions): Promise<CanvasVisit>;
  /** The same with pictures side by side about a place of the window, saved. They stand there in any order. */
  openWith(samples: readonly Sample[], options?: BrowserContextOptions): Promise<CanvasVisit>;
  /** The same with up to ten nodes as they are stored, the lowest first, the canvas's 0, 0 at the window's. */
  openScene(nodes: readonly SceneNode[], options?: BrowserContextOptions): Promise<CanvasVisit>;
  /** A page of nobody in particular at an address. */
  visit(url: string, options?: BrowserContextOptions): Promise<Visit>;
}

/** A node by what matters to a test. */
export type SceneNode = Partial<Node> & { readonly id: string; readonly type: string };

/** Where pictures are dropped: the middle of what the panels leave free of a window of 1440 by 900. */
export const middle = { x: 500, y: 400 };

/** One browser for all tests of a file; what a test opened is closed after it. */
export function serveCanvases(): Canvases {
  const visits = serveVisits();
  const { address } = visits;

  const openScene = async (nodes: readonly SceneNode[], options: BrowserContextOptions = {}): Promise<CanvasVisit> => {
    const person = await signIn(address, `canvas-${randomUUID()}@example.org`);
    const { id } = await person.post<NewProject>('/api/projects', { title: 'Canvas' });
    if (nodes.length > 0) {
      const plain = { x: 0, y: 0, width: 100, height: 100, data: {} };
      const put = nodes.map((node, at) => ({ ...plain, order: `a${at}`, ...node }));
      await person.patch(`/api/projects/${id}/canvas`, { baseVersion: '0', changes: { put } });
    }
    // As the page keeps a session from one visit to the next.
    const kept = {
      'easel.refresh-token': person.session.refreshToken,
      [`easel-viewport-${id}`]: JSON.stringify({ x: 0, y: 0, k: 1 }),
    };
    const visit = await visits.open(options);
    await openAgain(visit.page, `${address}/p/${id}`, kept);
    await canvasOf(visit.page).waitFor();
    // Bars and panels, and with them the keys that open them, come a moment later.
    await visit.page.locator('.canvas-tools').waitFor({ state: 'attached' });
    return { ...visit, person, projectId: id };
  };
  return {
    address,
    browser: visits.browser,
    open: (options) => openScene([], options),
    openScene,
    async visit(url, options) {
      const opened = await visits.open(options);
      await opened.page.goto(url);
      return opened;
    },
    async openWith(samples, options) {
      const visit = await openScene([], options);
      await givePictures(visit.page, samples, middle);
      await picturesShown(visit.page, samples.length);
      await savedWords(visit.page);
      return visit;
    },
  };
}
