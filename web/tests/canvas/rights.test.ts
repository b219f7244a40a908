/** What changes when the right to edit comes and goes while a canvas is open. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialViewport } from '@easel/canvas';
import type { UploadTicket } from '@easel/contract';
import { openSession } from '../../src/canvas/session.ts';
import { createEditorStore } from '../../src/canvas/store.ts';
import { replayJournal } from '../../src/canvas/replay.ts';
import type { UploadServer } from '../../src/canvas/uploads.ts';
import { FakeServer, memoryJournal, memoryLocks } from './fake-server.ts';
import { canvasOf, picture } from './nodes.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // A session listens to its window, of which there is none here.
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const noUploads: UploadServer = {
  uploadTicket: () => Promise.reject(new Error('no upload was expected')),
  putFile: () => Promise.reject(new Error('no upload was expected')),
};
const denied = () => Object.assign(new Error('access.denied'), { status: 403, errorCode: 'access.denied' });

function open({ canEdit = true, uploads = noUploads } = {}) {
  const canvas = new FakeServer(canvasOf(picture('a'), picture('b')));
  const journal = memoryJournal();
  const session = openSession({
    project: {
      id: 'p',
      version: '0',
      viewport: initialViewport,
      nodes: [...canvas.today.nodes.values()],
      connections: [],
    },
    server: {
      save: (id, request) => canvas.save(id, request),
      changesSince: (id, version) => canvas.changesSince(id, version),
      ...uploads,
      atlas: () => Promise.reject(new Error('no view from afar was expected')),
    },
    canEdit,
    journal,
    locks: memoryLocks(),
  });
  const move = (id: string, x: number) => session.store.commit({ put: [picture(id, { x })] }, 'move');
  const xOf = (id: string) => session.store.getState().canvas.nodes.get(id)?.x;
  return { canvas, journal, session, move, xOf };
}

test('who may only look changes nothing, by no edit, no undo and no redo', () => {
  const store = createEditorStore(canvasOf(picture('a')));
  store.commit({ put: [picture('a', { x: 5 })] }, 'move');
  store.commit({ put: [picture('a', { x: 9 })] }, 'move');
  store.undo();
  store.setCanEdit(false);
  const before = store.getState().canvas;
  store.commit({ remove: ['a'] }, 'delete');
  expect([store.undo(), store.redo()]).toEqual([null, null]);
  expect(store.getState().canvas).toBe(before);
  store.setCanEdit(true);
  expect(store.redo()).toBe('move');
});

test('what is unsaved goes out when the right to edit goes', async () => {
  const { canvas, session, move } = open();
  move('a', 7);
  session.setCanEdit(false);
  await vi.runAllTimersAsync();
  expect(canvas.today.nodes.get('a')?.x).toBe(7);
  expect(session.autosave.state).toEqual({ kind: 'saved' });
  expect(session.canEdit).toBe(false);
});

test('what the server no longer takes is told and kept, others are still followed, and it goes out when the right returns', async () => {
  const { canvas, journal, session, move, xOf } = open();
  canvas.failWith(denied());
  move('a', 7);
  session.setCanEdit(false);
  await vi.runAllTimersAsync();
  expect(session.autosave.state).toEqual({ kind: 'refused', pending: 1, code: 'access.denied' });
  expect([...journal.entries.values()]).toMatchObject([{ refused: 'access.denied', changes: { put: [{ x: 7 }] } }]);

  session.autosave.receive(canvas.edit({ put: [picture('b', { x: 30 })] }));
  await vi.runAllTimersAsync();
  expect([xOf('a'), xOf('b')]).toEqual([7, 30]);
  expect(canvas.saves).toHaveLength(1);
  expect(session.autosave.state).toMatchObject({ kind: 'refused', pending: 1 });

  session.setCanEdit(true);
  await vi.runAllTimersAsync();
  expect(session.autosave.state).toEqual({ kind: 'saved' });
  expect([canvas.today.nodes.get('a')?.x, canvas.today.nodes.get('b')?.x]).toEqual([7, 30]);
  expect(journal.entries.size).toBe(0);
});

test('changes that a lost right kept back are sent by the next window that may edit', async () => {
  const { canvas, journal } = open();
  const changes = { put: [picture('a', { x: 7 })] };
  await journal.write({ projectId: 'p', sessionId: 'gone', baseVersion: '0', changes, refused: 'access.denied' });
  await journal.write({ projectId: 'p', sessionId: 'out', baseVersion: '0', changes, refused: 'project.not_found' });
  await journal.write({ projectId: 'p', sessionId: 'huge', baseVersion: '0', changes, refused: 'canvas.too_large' });
  await replayJournal({ projectId: 'p', sessionId: 'mine', server: canvas, journal, locks: memoryLocks() });
  expect(canvas.saves.map(({ sessionId }) => sessionId)).toEqual(['gone', 'out']);
  expect([...journal.entries.keys()]).toEqual(['huge']);
});

test('a picture that arrives after the right went is not placed, and none is begun', async () => {
  const ticket: UploadTicket = {
    assetId: 'n',
    uploadUrl: '/put',
    method: 'PUT',
    headers: {},
    publicUrl: '/api/files/n.png',
    expiresAt: '2030-01-01T00:00:00.000Z',
  };
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = 40;
      naturalHeight = 30;
      decode = () => Promise.resolve();
    },
  );
  const uploads: UploadServer = {
    uploadTicket: () => Promise.resolve(ticket),
    putFile: () => arrived.then(() => ({ width: 40, height: 30, thumbhash: '' })),
  };
  const { session } = open({ uploads });
  const file = new File(['x'], 'menu.png', { type: 'image/png' });
  const started = session.uploads.start([file], { x: 0, y: 0 });
  // What reads files comes first.
  await vi.waitFor(() => expect(session.uploads.getState()).toMatchObject([{ state: 'sending' }]), 10_000);
  session.setCanEdit(false);
  arrive();
  await started;
  await session.uploads.start([file], { x: 0, y: 0 });
  expect(session.uploads.getState()).toEqual([]);
  expect(session.store.getState().canvas.nodes.size).toBe(2);
});
