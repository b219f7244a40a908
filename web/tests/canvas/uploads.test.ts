/** Pictures that people bring: what is selected when they stand on the canvas. */
import { initialViewport, sortByOrder } from '@easel/canvas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellLineBack } from '../../src/api/line-back.ts';
import { openSession } from '../../src/canvas/session.ts';
import { FakeServer, memoryJournal, memoryLocks } from './fake-server.ts';
import { canvasOf, picture } from './nodes.ts';

beforeEach(() => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', page);
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = 40;
      naturalHeight = 30;
      decode = () => Promise.resolve();
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** A canvas with a picture "a", and a server that takes a file when the test says so. */
function open() {
  const canvas = new FakeServer(canvasOf(picture('a')));
  const arriving: (() => void)[] = [];
  const lost: ((error: Error) => void)[] = [];
  let broken = false;
  let count = 0;
  const nodes = [...canvas.today.nodes.values()];
  const session = openSession({
    project: { id: 'p', version: '0', viewport: initialViewport, nodes, connections: [] },
    server: {
      save: (id, request) => canvas.save(id, request),
      changesSince: (id, version) => canvas.changesSince(id, version),
      uploadTicket: ({ fileName }) => {
        const assetId = `asset-${fileName}-${++count}`;
        const [uploadUrl, publicUrl] = ['/up', `/files/${assetId}`];
        const expiresAt = '2030-01-01T00:00:00.000Z';
        return Promise.resolve({ assetId, uploadUrl, method: 'PUT', headers: {}, publicUrl, expiresAt });
      },
      putFile: () =>
        new Promise((resolve, reject) => {
          if (broken) reject(new TypeError('the line is lost'));
          lost.push(reject);
          arriving.push(() => resolve({ width: 40, height: 30, thumbhash: '' }));
        }),
      atlas: () => Promise.reject(new Error('no view from afar was expected')),
    },
    canEdit: true,
    journal: memoryJournal(),
    locks: memoryLocks(),
  });
  const titles = () => {
    const { canvas: now, selection } = session.store.getState();
    return [...selection].map((id) => now.nodes.get(id)!.title || id).toSorted();
  };
  const bring = async (...names: string[]) => {
    const files = names.map((name) => new File(['x'], name, { type: 'image/png' }));
    const started = session.uploads.start(files, { x: 0, y: 0 });
    await vi.waitFor(() => expect(arriving).toHaveLength(Math.min(3, names.length)));
    return { started, arrive: () => arriving.shift()!() };
  };
  const breakLine = () => {
    broken = true;
    lost.splice(0).forEach((lose) => lose(new TypeError('the line is lost')));
  };
  return { session, titles, bring, arriving, breakLine, mendLine: () => void (broken = false) };
}

test('a picture that is brought is selected once it stands, in place of what was', async () => {
  const { session, titles, bring } = open();
  session.store.select(['a']);
  const { started, arrive } = await bring('menu.png');
  expect(titles()).toEqual(['a']);
  arrive();
  await started;
  expect(titles()).toEqual(['menu']);
});

test('several at once are not, as what is selected is pointed at', async () => {
  const { session, titles, bring } = open();
  const { started, arrive } = await bring('menu.png', 'sign.png');
  arrive();
  arrive();
  await started;
  expect(session.store.getState().canvas.nodes.size).toBe(3);
  expect(titles()).toEqual([]);
});

test('those that are brought together stand as they were given, however they arrive, and go in one step', async () => {
  const { session, arriving, bring } = open();
  const nudge = (x: number) =>
    session.store.commit({ put: [{ ...session.store.getState().canvas.nodes.get('a')!, x }] }, 'move', 'nudge a');
  nudge(100);
  const { started } = await bring('1.png', '2.png', '3.png');
  for (const at of [2, 0]) arriving.splice(at, 1)[0]!();
  await vi.waitFor(() => expect(session.store.getState().canvas.nodes.size).toBe(3));
  // As somebody writes or moves things by the arrow keys meanwhile.
  nudge(500);
  arriving.splice(0, 1)[0]!();
  await started;
  const shown = () => sortByOrder(session.store.getState().canvas.nodes.values()).map(({ title, id }) => title || id);
  expect(shown()).toEqual(['a', '1', '2', '3']);
  session.store.undo();
  expect(session.store.getState().canvas.nodes.get('a')!.x).toBe(100);
  session.store.undo();
  expect(shown()).toEqual(['a']);
  session.store.redo();
  expect(shown()).toEqual(['a', '1', '2', '3']);
});

test('all have their places by the first bytes of their files, and go out in their order as each is read', async () => {
  const read: ((error?: Error) => void)[] = [];
  const decode = () =>
    new Promise<void>((resolve, reject) => read.push((error) => (error ? reject(error) : resolve())));
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = 40;
      naturalHeight = 30;
      decode = decode;
    },
  );
  const { session, arriving } = open();
  const names = ['1.png', '2.png', 'broken.png', '4.png'];
  const started = session.uploads.start(
    names.map((name) => new File([pngHead(40, 30)], name, { type: 'image/png' })),
    { x: 0, y: 0 },
  );
  await vi.waitFor(() =>
    expect(session.uploads.getState().map(({ place }) => place?.width)).toEqual(Array(4).fill(expect.any(Number))),
  );
  expect(arriving).toHaveLength(0);
  read.shift()!();
  await vi.waitFor(() => expect(arriving).toHaveLength(1));
  arriving.shift()!();
  await vi.waitFor(() => expect(session.store.getState().canvas.nodes.size).toBe(2));
  read.splice(1, 1)[0]!(new Error('cut short'));
  await vi.waitFor(() => expect(session.uploads.getState()[2]).toMatchObject({ fault: 'unreadable', place: null }));
  for (const tell of read.splice(0)) tell();
  await vi.waitFor(() => expect(arriving).toHaveLength(2));
  for (const arrive of arriving.splice(0)) arrive();
  await started;
  const shown = sortByOrder(session.store.getState().canvas.nodes.values()).map(({ title, id }) => title || id);
  expect(shown).toEqual(['a', '1', '2', '4']);
});

/** As much of a file as tells its size. */
function pngHead(width: number, height: number): DataView<ArrayBuffer> {
  const bytes = new DataView(new ArrayBuffer(45));
  const words = [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height];
  for (const [index, word] of words.entries()) bytes.setUint32(index * 4, word);
  bytes.setUint32(37, 0x49444154);
  return bytes;
}

test('what a lost line kept from coming goes out by itself once it is back', async () => {
  const { session, arriving, breakLine, mendLine, bring } = open();
  const { started } = await bring('1.png', '2.png', '3.png', '4.png');
  breakLine();
  await started;
  expect(session.uploads.getState().map(({ fault }) => fault)).toEqual(Array(4).fill('network'));
  arriving.splice(0);
  mendLine();
  tellLineBack();
  await vi.waitFor(() => expect(arriving).toHaveLength(3));
  arriving.splice(0).forEach((arrive) => arrive());
  await vi.waitFor(() => expect(arriving).toHaveLength(1));
  arriving[0]!();
  await vi.waitFor(() => expect(session.store.getState().canvas.nodes.size).toBe(5));
});

test('but not once something else has been chosen, or is being written', async () => {
  const { session, titles, bring } = open();
  const first = await bring('menu.png');
  session.store.select(['a']);
  first.arrive();
  await first.started;
  expect(titles()).toEqual(['a']);
  session.store.select([]);
  const second = await bring('sign.png');
  session.store.setEditing({ kind: 'text', id: 'a', draft: null });
  second.arrive();
  await second.started;
  expect(titles()).toEqual([]);
});

test('a picture of which nothing but the header is good moves nobody’s view; one that can be seen does', async () => {
  const { session, arriving } = open();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  session.view.resize({ width: 300, height: 200 });
  const header = new DataView(new ArrayBuffer(24));
  [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, 2000, 3000].forEach((word, at) => header.setUint32(at * 4, word));
  const start = () => session.uploads.start([new File([header], 'tall.png', { type: 'image/png' })], null);
  const { camera } = session.view;
  const Whole = Image;
  vi.stubGlobal(
    'Image',
    class extends Whole {
      override decode = () => Promise.reject(new Error('cut short'));
    },
  );
  await start();
  expect(session.uploads.getState().map(({ fault }) => fault)).toEqual(['unreadable']);
  expect(session.view.camera).toEqual(camera);
  vi.stubGlobal('Image', Whole);
  const started = start();
  await vi.waitFor(() => expect(arriving).toHaveLength(1));
  arriving[0]!();
  await started;
  expect(session.view.camera).not.toEqual(camera);
});
