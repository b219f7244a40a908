/** What becomes of pictures on their way when their canvas is left. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialViewport } from '@easel/canvas';
import { openSession } from '../../src/canvas/session.ts';
import { countUnsaved, forgetUnsaved, noteOpenCanvas } from '../../src/canvas/unsaved-work.ts';
import { FakeServer, memoryJournal, memoryLocks } from './fake-server.ts';
import { canvasOf, picture } from './nodes.ts';

let page: EventTarget;
let addresses: Set<string>;

beforeEach(() => {
  vi.useFakeTimers();
  // A session listens to its window, of which there is none here.
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', page);
  vi.stubGlobal('Image', ReadImage);
  addresses = new Set();
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const address = `blob:${addresses.size}`;
    addresses.add(address);
    return address;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void addresses.delete(address));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

class ReadImage {
  naturalWidth = 40;
  naturalHeight = 30;
  decode = () => Promise.resolve();
}

function open() {
  const canvas = new FakeServer(canvasOf(picture('a')));
  const sent: { name: string; arrive: () => void; fail: (error: Error) => void }[] = [];
  const locks = memoryLocks();
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
      uploadTicket: ({ fileName }) =>
        Promise.resolve({
          assetId: fileName,
          uploadUrl: '/put',
          method: 'PUT' as const,
          headers: {},
          publicUrl: `/api/files/${fileName}`,
          expiresAt: '2030-01-01T00:00:00.000Z',
        }),
      putFile: (_, file) =>
        new Promise((resolve, reject) => {
          const arrive = () => resolve({ width: 40, height: 30, thumbhash: '' });
          sent.push({ name: (file as File).name, arrive, fail: reject });
        }),
      atlas: () => Promise.reject(new Error('no view from afar was expected')),
    },
    canEdit: true,
    journal: memoryJournal(),
    locks,
    remembers: false,
  });
  const drop = (...names: string[]) =>
    session.uploads.start(
      names.map((name) => new File(['x'], name, { type: 'image/png' })),
      { x: 0, y: 0 },
    );
  /** Names of the pictures that the server holds. */
  const saved = () => [...canvas.today.nodes.values()].map(({ title }) => title).sort();
  return { canvas, session, sent, drop, saved, isHeld: () => heldBy(locks, session.sessionId) };
}

async function heldBy(locks: ReturnType<typeof memoryLocks>, sessionId: string): Promise<boolean> {
  let isFree = false;
  await locks.whileFree(sessionId, async () => void (isFree = true));
  return !isFree;
}

/** Whether the person is asked before the page goes. */
const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('pictures on their way come to a canvas that was left, and are saved there', async () => {
  const { session, sent, drop, saved, isHeld } = open();
  void drop('one.png', 'two.png', 'three.png', 'four.png');
  await vi.advanceTimersByTimeAsync(0);
  const closed = session.close();
  sent[0]!.arrive();
  await vi.advanceTimersByTimeAsync(400);
  expect(saved()).toEqual(['a', 'one']);
  expect(await isHeld()).toBe(true);
  for (let at = 1; at < 4; at += 1) {
    sent[at]!.arrive();
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(await closed).toBe(0);
  expect(saved()).toEqual(['a', 'four', 'one', 'three', 'two']);
  expect(await isHeld()).toBe(false);
  expect(addresses.size).toBe(0);
});

test('pictures that were only being read when the canvas was left come too', async () => {
  const { session, sent, drop, saved } = open();
  void drop('one.png');
  const closed = session.close();
  await vi.advanceTimersByTimeAsync(0);
  sent[0]!.arrive();
  expect(await closed).toBe(0);
  expect(saved()).toEqual(['a', 'one']);
});

test('what is unsaved waits for no picture, and how many of them failed is answered', async () => {
  const { canvas, session, sent, drop } = open();
  void drop('one.png', 'two.png');
  await vi.advanceTimersByTimeAsync(0);
  session.store.commit({ put: [picture('a', { x: 7 })] }, 'move');
  const closed = session.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(canvas.today.nodes.get('a')?.x).toBe(7);
  sent[0]!.fail(new TypeError('Failed to fetch'));
  sent[1]!.arrive();
  expect(await closed).toBe(1);
  expect(addresses.size).toBe(0);
});

test('layers of a file that is being opened when the canvas is left come too, and the page asks before it goes', async () => {
  const { session, saved } = open();
  const read = Promise.withResolvers<void>();
  session.uploads.onLayered(async () => {
    await read.promise;
    session.store.commit({ put: [picture('layer')] }, 'upload');
  });
  void session.uploads.start([new File(['8BPS'], 'poster.psd')], { x: 0, y: 0 });
  await vi.advanceTimersByTimeAsync(0);
  expect(session.uploads.underWay()).toBe(1);
  expect(asks()).toBe(true);
  const closed = session.close();
  read.resolve();
  expect(await closed).toBe(0);
  expect(saved()).toEqual(['a', 'layer']);
  expect(asks()).toBe(false);
});

test('a file of layers that comes before who opens it waits, and is let go where the canvas is left', async () => {
  const { session } = open();
  void session.uploads.start([new File(['8BPS'], 'poster.psd')], { x: 3, y: 4 });
  await vi.advanceTimersByTimeAsync(0);
  expect(session.uploads.getState()).toEqual([]);
  expect(session.uploads.underWay()).toBe(1);
  const opened: unknown[] = [];
  const stop = session.uploads.onLayered(async (file, at) => void opened.push([file.name, at]));
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toEqual([['poster.psd', { x: 3, y: 4 }]]);
  expect(session.uploads.underWay()).toBe(0);
  stop();
  void session.uploads.start([new File(['8BPS'], 'late.psd')], { x: 3, y: 4 });
  expect(await session.close()).toBe(0);
  expect(session.uploads.underWay()).toBe(0);
});

test('a page that goes asks first while pictures are on their way, on screen or behind it', async () => {
  const { session, sent, drop } = open();
  expect(asks()).toBe(false);
  void drop('one.png');
  expect(asks()).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  const closed = session.close();
  expect(asks()).toBe(true);
  sent[0]!.arrive();
  await closed;
  expect(asks()).toBe(false);
});

test('who signs out is told of pictures on their way, and once they are let go of none is placed', async () => {
  const { session, sent, drop, saved } = open();
  const stopNoting = noteOpenCanvas(session);
  void drop('one.png');
  await vi.advanceTimersByTimeAsync(0);
  expect(await countUnsaved()).toBe(1);
  const reading = drop('two.png');
  await forgetUnsaved();
  await reading;
  const closed = session.close();
  sent[0]!.arrive();
  await closed;
  stopNoting();
  expect(sent.map(({ name }) => name)).toEqual(['one.png']);
  expect([saved(), session.store.getState().canvas.nodes.size]).toEqual([['a'], 1]);
  expect(addresses.size).toBe(0);
});
