import { initialViewport } from '@easel/canvas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boxToScreen, type Box } from '../../src/canvas/camera.ts';
import { openSession, type CanvasSession } from '../../src/canvas/session.ts';
import { memoryJournal, memoryLocks } from './fake-server.ts';
import { picture } from './nodes.ts';

beforeEach(() => {
  // A session listens to its window, of which there is none here.
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', () => 0);
});
afterEach(() => vi.unstubAllGlobals());

const refuse = () => Promise.reject(new Error('nothing was expected to be asked'));
function open(...nodes: ReturnType<typeof picture>[]): CanvasSession {
  const session = openSession({
    project: { id: 'p', version: '0', viewport: initialViewport, nodes, connections: [] },
    server: { save: refuse, changesSince: refuse, uploadTicket: refuse, putFile: refuse, atlas: refuse },
    canEdit: true,
    journal: memoryJournal(),
    locks: memoryLocks(),
    remembers: false,
  });
  session.view.resize({ width: 1000, height: 800 });
  return session;
}
const coming = (nodeId: string, place: Box) => ({
  slot: { pictureId: `${nodeId} on its way`, nodeId, title: nodeId, ...place },
  state: 'coming' as const,
});
function inSight({ view }: CanvasSession, box: Box): boolean {
  const { x, y, width, height } = boxToScreen(view.camera, box);
  return x >= 0 && y >= 0 && x + width <= view.size.width && y + height <= view.size.height;
}

test('everything includes the pictures that are still being made', () => {
  const session = open(picture('there'));
  const place = { x: 3000, y: 2000, width: 400, height: 400 };
  session.fitAll();
  expect(inSight(session, place)).toBe(false);
  session.expect([coming('next', place)]);
  session.fitAll();
  expect(inSight(session, place)).toBe(true);
  expect(inSight(session, { x: 0, y: 0, width: 100, height: 80 })).toBe(true);
});

test('on a canvas without anything else they alone are shown; one that has come counts by where it stands now', () => {
  const session = open();
  session.expect([coming('only', { x: 5000, y: 0, width: 400, height: 300 })]);
  session.fitAll();
  expect(inSight(session, { x: 5000, y: 0, width: 400, height: 300 })).toBe(true);
  session.store.commit({ put: [picture('only', { x: 100, y: 100 })] }, 'place');
  session.fitAll();
  expect(session.view.camera.k).toBe(1);
  expect(inSight(session, { x: 100, y: 100, width: 100, height: 80 })).toBe(true);
});
