/** What becomes of a picture that is being taken apart while the line, the page or the picture goes. */
import { initialViewport } from '@easel/canvas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goOnTakingApart, takeApart } from '../../src/canvas/picture-work/take-apart.ts';
import { keptTakings } from '../../src/canvas/picture-work/kept-takings.ts';
import { takingApart } from '../../src/canvas/picture-work/taking-apart.ts';
import { openSession, type CanvasSession } from '../../src/canvas/session.ts';
import { toastStore } from '../../src/ui/toasts.ts';
import { newBrowser, openWindow } from '../api/browser.ts';
import { startSlowServer, type WaitingRequest } from '../api/slow-server.ts';
import { FakeServer, memoryJournal, memoryLocks } from './fake-server.ts';
import { canvasOf, picture } from './nodes.ts';

/** Names of layers come as they are. */
const t = (key: string, values: Record<string, unknown> = {}) => String(values['defaultValue'] ?? key);
const poster = picture('poster');
const task = { task_id: 'task', project_id: 'p', generator_name: 'layer-separation', fail_reason: null };
const underWay = { ...task, status: 'processing', progress: 0.4, artifacts: [] };
const ground = {
  type: 'image',
  label: 'bg_image',
  content: '/api/files/ground.png',
  bbox: { x: 0, y: 0, width: 100, height: 80 },
  metadata: { width: 100, height: 80, order: 0, name: 'scenery', assetId: 'ground' },
};
const done = { ...task, status: 'completed', progress: 1, artifacts: [ground] };

let requests: readonly WaitingRequest[];

beforeEach(() => {
  vi.useFakeTimers();
  openWindow(newBrowser());
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { createElement: () => ({ getContext: () => null }) }));
  requests = startSlowServer();
  toastStore.setState({ toasts: [] });
});
afterEach(() => {
  takingApart.setState(new Map(), true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(canvas = new FakeServer(canvasOf(poster))) {
  const session = openSession({
    project: {
      id: 'p',
      version: canvas.version,
      viewport: initialViewport,
      nodes: [...canvas.today.nodes.values()],
      connections: [],
    },
    server: {
      save: (id, request) => canvas.save(id, request),
      changesSince: (id, version) => canvas.changesSince(id, version),
      uploadTicket: () => Promise.reject(new Error('no upload was expected')),
      putFile: () => Promise.reject(new Error('no upload was expected')),
      atlas: () => Promise.reject(new Error('no view from afar was expected')),
    },
    canEdit: true,
    journal: memoryJournal(),
    locks: memoryLocks(),
    remembers: false,
  });
  return { canvas, session };
}

/** The request that came last, once what led to it has been done. */
async function asked(): Promise<WaitingRequest> {
  await vi.advanceTimersByTimeAsync(3_000);
  return requests.at(-1)!;
}
const settle = () => vi.advanceTimersByTimeAsync(0);
async function answer(data: unknown): Promise<void> {
  (await asked()).answer({ code: 0, msg: null, data });
  await settle();
}
const titlesIn = ({ store }: CanvasSession) => [...store.getState().canvas.nodes.values()].map(({ title }) => title);
const toasts = () => toastStore.getState().toasts.map(({ text }) => text);

test('a lost line or a server that is started anew ends nothing: the task goes on there, and is asked for again', async () => {
  const { session } = open();
  void takeApart(session, poster, t);
  (await asked()).fail();
  await answer({ task_id: 'task', status: 'pending' });
  (await asked()).fail();
  (await asked()).answer({ error: 'The server is draining.', errorCode: 'server.draining', requestId: '' }, 503);
  await answer(underWay);
  expect(takingApart.getState().get('poster')).toMatchObject({ progress: 0.4 });
  await answer(done);
  expect(titlesIn(session)).toEqual(['poster', 'elements.frame', 'scenery']);
  expect(toasts()).toEqual(['elements.found']);
  await session.close();
});

test('the time without a line is no attempt; a server that stays away for long is told of', async () => {
  const { session } = open();
  void takeApart(session, poster, t);
  await answer({ task_id: 'task', status: 'pending' });
  vi.stubGlobal('navigator', { onLine: false, locks: navigator.locks });
  for (let times = 0; times < 40; times += 1) (await asked()).fail();
  await asked();
  expect(takingApart.getState().has('poster')).toBe(true);
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks });
  const before = requests.length;
  for (let times = 0; takingApart.getState().has('poster') && times < 40; times += 1) (await asked()).fail();
  await settle();
  expect(toasts()).toEqual(['elements.fail.failed']);
  expect(requests.length - before).toBeGreaterThan(10);
  expect(keptTakings('p')).toEqual({});
  await session.close();
});

test('what the server refuses is told at once', async () => {
  const { session } = open();
  void takeApart(session, poster, t);
  (await asked()).answer({ error: 'No.', errorCode: 'generator.source_unsupported', requestId: '' }, 400);
  await settle();
  expect(toasts()).toEqual(['elements.fail.source_refused']);
  await session.close();
});

test('a canvas that was left takes nothing on; who opens it again, or loads the page anew, gets the elements', async () => {
  const { canvas, session } = open();
  void takeApart(session, poster, t);
  await answer({ task_id: 'task', status: 'pending' });
  await answer(underWay);
  const looked = await asked();
  await session.close();
  await settle();
  expect(looked.signal?.aborted).toBe(true);
  expect(takingApart.getState().size).toBe(0);
  expect(toasts()).toEqual([]);

  const { session: again } = open(canvas);
  goOnTakingApart(again, t);
  // As an effect that React runs twice.
  goOnTakingApart(again, t);
  const known = requests.length;
  await answer(underWay);
  expect(requests.slice(known - 1).map(({ method }) => method)).not.toContain('POST');
  expect(takingApart.getState().get('poster')).toMatchObject({ progress: 0.4 });
  await answer(done);
  expect(titlesIn(again)).toEqual(['poster', 'elements.frame', 'scenery']);
  expect(toasts()).toEqual(['elements.foundMeanwhile']);
  expect(keptTakings('p')).toEqual({});
  goOnTakingApart(again, t);
  expect(takingApart.getState().size).toBe(0);
  expect(titlesIn(session)).toEqual(['poster']);
  await again.close();
});

test('a page that is loaded anew before the server has answered asks it again: a picture has one task', async () => {
  const { canvas, session } = open();
  void takeApart(session, poster, t);
  expect((await asked()).method).toBe('POST');
  await session.close();
  const { session: again } = open(canvas);
  goOnTakingApart(again, t);
  const anew = await asked();
  expect([anew.method, anew.path]).toEqual(['POST', '/api/generator/tasks']);
  await answer({ task_id: 'task', status: 'completed' });
  await answer(done);
  expect(titlesIn(again)).toEqual(['poster', 'elements.frame', 'scenery']);
  expect(toasts()).toEqual(['elements.foundMeanwhile']);
  await again.close();
});

test('a tab that the browser has doubled places its elements once, whichever of both hears first of their end', async () => {
  for (const together of [false, true]) {
    const { canvas, session } = open();
    void takeApart(session, poster, t);
    await answer({ task_id: 'task', status: 'pending' });
    const first = await asked();
    // All that the tabs of a browser have of their own is copied with the tab, and nothing else.
    takingApart.setState(new Map(), true);
    const { session: doubled } = open(canvas);
    goOnTakingApart(doubled, t);
    expect(takingApart.getState().has('poster')).toBe(true);
    const second = await asked();
    expect(second).not.toBe(first);
    first.answer({ code: 0, msg: null, data: done });
    if (together) second.answer({ code: 0, msg: null, data: done });
    await vi.advanceTimersByTimeAsync(3_000);
    await doubled.autosave.catchUp();
    if (!together) second.answer({ code: 0, msg: null, data: done });
    await settle();
    for (const window of [session, doubled]) {
      expect(titlesIn(window)).toEqual(['poster', 'elements.frame', 'scenery']);
      await window.close();
    }
    expect([...canvas.today.nodes.values()]).toHaveLength(3);
    expect(canvas.today.connections.size).toBe(1);
    expect(toasts()).toHaveLength(together ? 2 : 1);
    expect(takingApart.getState().size).toBe(0);
    expect(keptTakings('p')).toEqual({});
    toastStore.setState({ toasts: [] });
  }
});

test('who still waits for a task that somebody else has stopped has it begun anew; who stops it oneself has not', async () => {
  const { session } = open();
  void takeApart(session, poster, t);
  await answer({ task_id: 'task', status: 'pending' });
  await answer({ ...underWay, status: 'canceled' });
  expect((await asked()).method).toBe('POST');
  await answer({ task_id: 'another', status: 'pending' });
  expect(toasts()).toEqual([]);
  await answer({ ...underWay, task_id: 'another' });
  takingApart.getState().get('poster')!.cancel!();
  await answer({ ...underWay, task_id: 'another' });
  expect((await asked()).path).toBe('/api/generator/tasks/cancel');
  await answer({ ...underWay, task_id: 'another', status: 'canceled' });
  expect(toasts()).toEqual(['elements.canceled']);
  expect(titlesIn(session)).toEqual(['poster']);
  await session.close();
});

test('a picture that was deleted meanwhile leaves its elements without a line, and is not selected when they go', async () => {
  const { canvas, session } = open();
  void takeApart(session, poster, t);
  await answer({ task_id: 'task', status: 'pending' });
  session.store.commit({ remove: ['poster'] }, 'delete');
  await answer(done);
  expect(titlesIn(session)).toEqual(['elements.frame', 'scenery']);
  expect(session.store.getState().canvas.connections.size).toBe(0);
  vi.stubGlobal('document', Object.assign(document, { querySelector: () => null }));
  toastStore.getState().toasts[0]!.undo!.run();
  expect(titlesIn(session)).toEqual([]);
  expect(session.store.getState()).toMatchObject({ selection: new Set(), focused: null });
  await session.close();
  expect(canvas.today.nodes.size).toBe(0);

  // Nothing is left to go on with where the picture is gone.
  const { session: again } = open(canvas);
  void takeApart(again, poster, t);
  await answer({ task_id: 'task', status: 'pending' });
  await again.close();
  const { session: last } = open(canvas);
  goOnTakingApart(last, t);
  expect(takingApart.getState().size).toBe(0);
  expect(keptTakings('p')).toEqual({});
  await last.close();
});
