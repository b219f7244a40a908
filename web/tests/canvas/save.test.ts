import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import fc from 'fast-check';
import { initialViewport, type CanvasNode } from '@easel/canvas';
import { Autosave } from '../../src/canvas/save.ts';
import { replayJournal } from '../../src/canvas/replay.ts';
import { createEditorStore } from '../../src/canvas/store.ts';
import { FakeServer, memoryJournal, memoryLocks } from './fake-server.ts';
import { anyEdits, canvasOf, picture } from './nodes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(nodes: CanvasNode[] = [picture('a'), picture('b')]) {
  const server = new FakeServer(canvasOf(...nodes));
  const journal = memoryJournal();
  return { server, journal, ...openWindow(server, journal, 'mine') };
}
function openWindow(
  server: FakeServer,
  journal: ReturnType<typeof memoryJournal>,
  sessionId: string,
  random = () => 0.5,
) {
  const store = createEditorStore(server.today);
  const autosave = new Autosave({
    projectId: 'p',
    sessionId,
    store,
    server,
    journal,
    version: server.version,
    viewport: () => initialViewport,
    random,
  });
  const move = (id: string, x: number) =>
    store.commit({ put: [{ ...picture(id), ...store.getState().canvas.nodes.get(id), x }] }, 'move');
  const nodes = () => Object.fromEntries(store.getState().canvas.nodes);
  return { store, autosave, move, nodes };
}
const httpError = (status: number, errorCode: string) => Object.assign(new Error(errorCode), { status, errorCode });

test('edits in a row go out as one save of what changed', async () => {
  const { server, autosave, move } = open();
  move('a', 1);
  move('a', 2);
  move('b', 3);
  expect(autosave.state).toEqual({ kind: 'saving', pending: 2 });
  await vi.runAllTimersAsync();
  expect(server.saves).toHaveLength(1);
  expect(server.saves[0]?.changes.put?.map(({ id, x }) => [id, x])).toEqual([
    ['a', 2],
    ['b', 3],
  ]);
  expect(autosave.state).toEqual({ kind: 'saved' });
});

test('of a text that two write in at once the words of both stay, also where their saves cross', async () => {
  const words = (text: string) => ({ ...picture('t'), type: 'text', data: { text } });
  const { server, journal, ...one } = open([words('Menu')]);
  const two = openWindow(server, journal, 'theirs');
  // Nobody hears of the other before both have sent, as within the pause after an edit.
  const release = server.hold();
  one.store.commit({ put: [words('Tea Menu')] }, 'text');
  two.store.commit({ put: [words('Menu of the day')] }, 'text');
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.saves.map(({ baseVersion }) => baseVersion)).toEqual(['0', '0']);
  server.onChange((event) => one.autosave.receive(event));
  server.onChange((event) => two.autosave.receive(event));
  // One goes on writing before the answer.
  one.store.commit({ put: [words('Green Tea Menu')] }, 'text');
  release();
  await vi.runAllTimersAsync();
  for (const nodes of [one.nodes(), two.nodes(), Object.fromEntries(server.today.nodes)]) {
    expect(nodes['t']?.data).toEqual({ text: 'Green Tea Menu of the day' });
  }
});

test('what is let go of is never sent, and no longer in the journal', async () => {
  const { server, journal, autosave, move } = open();
  server.failWith(new TypeError('no line'));
  move('a', 1);
  await autosave.flush();
  expect(await journal.list('p')).toHaveLength(1);
  await autosave.forget();
  expect(await journal.list('p')).toEqual([]);
  await autosave.flush();
  move('b', 2);
  await vi.runAllTimersAsync();
  expect(server.saves.slice(1).map(({ changes }) => changes.put?.map(({ id }) => id))).toEqual([['b']]);
});

test('an edit that is taken back before it is saved is not sent', async () => {
  const { server, store, autosave, move } = open();
  move('a', 1);
  store.undo();
  await vi.runAllTimersAsync();
  expect(server.saves).toEqual([]);
  expect(autosave.state).toEqual({ kind: 'saved' });
});

test('one save is under way at a time; what is edited meanwhile follows on its answer', async () => {
  const { server, move } = open();
  const release = server.hold();
  move('a', 1);
  await vi.advanceTimersByTimeAsync(1000);
  move('a', 2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.saves).toHaveLength(1);
  release();
  await vi.runAllTimersAsync();
  expect(server.mostAtOnce).toBe(1);
  expect(server.saves.map(({ baseVersion }) => baseVersion)).toEqual(['0', '1']);
  expect(server.today.nodes.get('a')?.x).toBe(2);
});

test('a server whose disk is full is no network that is away; it is asked again as one that fails', async () => {
  const { server, autosave, move } = open();
  server.failWith(httpError(503, 'server.disk_full'), new TypeError('Failed to fetch'));
  move('a', 1);
  await vi.advanceTimersByTimeAsync(500);
  expect(autosave.state).toEqual({ kind: 'full', pending: 1 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(autosave.state).toEqual({ kind: 'offline', pending: 1 });
  await vi.advanceTimersByTimeAsync(3000);
  expect(autosave.state).toEqual({ kind: 'saved' });
});

test('a server that fails is asked again, later each time, and the changes are kept meanwhile', async () => {
  const { server, journal, autosave, move } = open();
  server.failWith(new TypeError('Failed to fetch'), httpError(503, 'server.draining'));
  move('a', 1);
  await vi.advanceTimersByTimeAsync(500);
  expect(autosave.state).toEqual({ kind: 'offline', pending: 1 });
  expect(journal.entries.get('mine')).toMatchObject({ baseVersion: '0', changes: { put: [{ id: 'a', x: 1 }] } });
  move('b', 2);
  expect(autosave.state).toEqual({ kind: 'offline', pending: 2 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.saves).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(autosave.state).toEqual({ kind: 'saved' });
  expect(server.today.nodes.get('b')?.x).toBe(2);
  await autosave.flush();
  expect(journal.entries.size).toBe(0);
});

test.each([
  { random: 0, waits: 500 },
  { random: 1, waits: 1500 },
])('windows that failed together do not all try again together: drawn $random, after $waits ms', async (drawn) => {
  const server = new FakeServer(canvasOf(picture('a')));
  const { autosave, move } = openWindow(server, memoryJournal(), 'mine', () => drawn.random);
  server.failWith(httpError(503, 'server.draining'));
  move('a', 1);
  await vi.advanceTimersByTimeAsync(400 + drawn.waits - 1);
  expect(server.saves).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.saves).toHaveLength(2);
  expect(autosave.state).toEqual({ kind: 'saved' });
});

test('once the line is back, what failed is soon tried again, however long it was away', async () => {
  const { server, autosave, move } = open();
  const noLine = new TypeError('Failed to fetch');
  server.failWith(...Array.from({ length: 5 }, () => noLine));
  move('a', 1);
  await vi.advanceTimersByTimeAsync(500 + 1000 + 2000 + 4000 + 8000);
  expect(server.saves).toHaveLength(5);
  // A line that has only just come back may fail once more.
  server.failWith(noLine);
  await autosave.comeBack();
  expect(autosave.state).toEqual({ kind: 'offline', pending: 1 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(autosave.state).toEqual({ kind: 'saved' });
});

test('a save that a dead line holds is let go when the line is back, and sent again', async () => {
  const { server, autosave, move } = open();
  server.hold();
  move('a', 1);
  await vi.advanceTimersByTimeAsync(500);
  const back = autosave.comeBack();
  server.hold()();
  await back;
  expect(server.saves).toHaveLength(2);
  expect(autosave.state).toEqual({ kind: 'saved' });
});

test('a save that is never answered is given up after a while, and sent again', async () => {
  const { server, autosave, move } = open();
  server.hold();
  move('a', 1);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(autosave.state).toEqual({ kind: 'saving', pending: 1 });
  server.hold()();
  await vi.advanceTimersByTimeAsync(3000);
  expect(server.saves).toHaveLength(2);
  expect(autosave.state).toEqual({ kind: 'saved' });
});

test('a save whose answer was lost is repeated without harm', async () => {
  const { server, autosave, move, nodes } = open();
  server.loseAnswer();
  move('a', 1);
  await vi.runAllTimersAsync();
  expect(server.saves).toHaveLength(2);
  expect(autosave.state).toEqual({ kind: 'saved' });
  expect(nodes()).toEqual(Object.fromEntries(server.today.nodes));
});

test('what the server will never take is said and kept, and the next edit tries again', async () => {
  const { server, journal, autosave, move } = open();
  server.failWith(httpError(413, 'canvas.too_large'));
  move('a', 1);
  await vi.runAllTimersAsync();
  expect(server.saves).toHaveLength(1);
  expect(autosave.state).toEqual({ kind: 'refused', pending: 1, code: 'canvas.too_large' });
  expect(journal.entries.get('mine')?.refused).toBe('canvas.too_large');
  move('a', 0);
  move('b', 5);
  await vi.runAllTimersAsync();
  expect(autosave.state).toEqual({ kind: 'saved' });
});

test('a merged answer brings what others did; fields that both changed are mine', async () => {
  const { server, move, nodes } = open();
  server.edit({ put: [picture('a', { x: 99, title: 'Theirs' }), picture('new')] });
  move('a', 1);
  await vi.runAllTimersAsync();
  expect(nodes()['a']).toMatchObject({ x: 1, title: 'Theirs' });
  expect(nodes()['new']).toBeDefined();
  expect(nodes()).toEqual(Object.fromEntries(server.today.nodes));
});

test('a live change goes below unsaved edits', async () => {
  const { server, autosave, move, nodes } = open();
  move('a', 1);
  autosave.receive(server.edit({ put: [picture('a', { x: 50, title: 'Theirs' })], remove: ['b'] }));
  await vi.runAllTimersAsync();
  expect(nodes()['a']).toMatchObject({ x: 1, title: 'Theirs' });
  expect(nodes()['b']).toBeUndefined();
  expect(nodes()).toEqual(Object.fromEntries(server.today.nodes));
});

test('what others do is shown while saves fail, and asks for none of them sooner', async () => {
  const { server, journal, autosave, move, nodes } = open();
  server.failWith(httpError(503, 'server.draining'), httpError(503, 'server.draining'));
  move('a', 1);
  await vi.advanceTimersByTimeAsync(400);
  expect(autosave.state).toEqual({ kind: 'offline', pending: 1 });
  for (let count = 0; count < 20; count += 1)
    autosave.receive(server.edit({ put: [picture('a', { title: `Theirs ${count}` }), picture(`new ${count}`)] }));
  await vi.advanceTimersByTimeAsync(999);
  expect(nodes()['a']).toMatchObject({ x: 1, title: 'Theirs 19' });
  expect(Object.keys(nodes())).toHaveLength(22);
  expect(server.saves).toHaveLength(1);
  expect(autosave.state).toEqual({ kind: 'offline', pending: 1 });
  expect(journal.entries.get('mine')).toMatchObject({ baseVersion: server.version, changes: { put: [{ x: 1 }] } });
  await vi.advanceTimersByTimeAsync(1);
  expect(server.saves).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(autosave.state).toEqual({ kind: 'saved' });
  expect(nodes()).toEqual(Object.fromEntries(server.today.nodes));
});

test('what came while a save failed is shown as soon as it has', async () => {
  const { server, autosave, move, nodes } = open();
  server.failWith(new TypeError('Failed to fetch'));
  const release = server.hold();
  move('a', 1);
  await vi.advanceTimersByTimeAsync(400);
  autosave.receive(server.edit({ put: [picture('theirs')] }));
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(Object.keys(nodes())).toContain('theirs');
  expect(autosave.state).toEqual({ kind: 'offline', pending: 1 });
});

test('while the server fails it is not asked for what is missing with every word of others', async () => {
  const { server, autosave, nodes } = open();
  const asked = vi.spyOn(server, 'changesSince');
  server.edit({ put: [picture('missed')] });
  server.failAsked(new TypeError('Failed to fetch'));
  autosave.receive(server.edit({ put: [picture('seen')] }));
  await vi.advanceTimersByTimeAsync(0);
  autosave.receive(server.edit({ put: [picture('later')] }));
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(Object.keys(nodes()).sort()).toEqual(['a', 'b', 'later', 'missed', 'seen']);
});

test('what others do neither ends nor prolongs the pause after an edit', async () => {
  const { server, autosave, move, nodes } = open();
  move('a', 1);
  await vi.advanceTimersByTimeAsync(200);
  autosave.receive(server.edit({ put: [picture('next')] }));
  server.edit({ put: [picture('missed')] });
  autosave.receive(server.edit({ put: [picture('behind a gap')] }));
  await vi.advanceTimersByTimeAsync(199);
  expect(Object.keys(nodes())).toEqual(['a', 'b', 'next', 'missed', 'behind a gap']);
  expect(server.saves).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.saves).toHaveLength(1);
  expect(autosave.state).toEqual({ kind: 'saved' });
});

test('a save waits for catching up, so that nothing of others is taken for ours', async () => {
  const { server, autosave, move, nodes } = open();
  server.edit({ put: [picture('b', { x: 50 })] });
  const answer = Promise.withResolvers<void>();
  const { changesSince } = server;
  vi.spyOn(server, 'changesSince').mockImplementationOnce(async (...question) => {
    const answered = await changesSince.apply(server, question);
    await answer.promise;
    return answered;
  });
  const caughtUp = autosave.catchUp();
  move('a', 1);
  const release = server.hold();
  await vi.advanceTimersByTimeAsync(400);
  answer.resolve();
  await caughtUp;
  server.edit({ put: [picture('b', { x: 99 })] });
  release();
  await vi.runAllTimersAsync();
  expect(nodes()['b']).toMatchObject({ x: 99 });
  expect(nodes()).toEqual(Object.fromEntries(server.today.nodes));
});

test('catching up says what failed, and what came meanwhile is shown', async () => {
  const { server, autosave, nodes } = open();
  server.failAsked(new TypeError('Failed to fetch'));
  const caughtUp = autosave.catchUp();
  autosave.receive(server.edit({ put: [picture('theirs')] }));
  await expect(caughtUp).rejects.toThrow('Failed to fetch');
  expect(Object.keys(nodes())).toContain('theirs');
  expect(autosave.state).toEqual({ kind: 'saved' });
});

test('what arrives while a save is under way waits for its answer, and own events change nothing', async () => {
  const { server, autosave, move, nodes } = open();
  const release = server.hold();
  move('a', 1);
  await vi.advanceTimersByTimeAsync(500);
  autosave.receive(server.edit({ put: [picture('late')] }));
  expect(nodes()['late']).toBeUndefined();
  release();
  await vi.runAllTimersAsync();
  const before = nodes();
  const own = { put: [picture('a', { x: 1 })], remove: [], putConnections: [], removeConnections: [] };
  autosave.receive({
    type: 'canvas-changed',
    version: server.version,
    author: { kind: 'user', id: 'me', sessionId: 'mine' },
    ...own,
  });
  await vi.runAllTimersAsync();
  expect(nodes()).toEqual(before);
  expect(nodes()).toEqual(Object.fromEntries(server.today.nodes));
});

test('a gap in the live stream is filled from the server', async () => {
  const { server, autosave, nodes } = open();
  server.edit({ put: [picture('missed')] });
  autosave.receive(server.edit({ put: [picture('seen')] }));
  await vi.runAllTimersAsync();
  expect(Object.keys(nodes()).sort()).toEqual(['a', 'b', 'missed', 'seen']);
});

test('a gap that could not be filled is filled as soon as the server answers again', async () => {
  const { server, autosave, nodes } = open();
  server.edit({ put: [picture('missed')] });
  server.failAsked(new TypeError('Failed to fetch'));
  autosave.receive(server.edit({ put: [picture('seen')] }));
  await vi.advanceTimersByTimeAsync(0);
  expect(Object.keys(nodes()).sort()).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(Object.keys(nodes()).sort()).toEqual(['a', 'b', 'missed', 'seen']);
});

test('a dead window’s changes are sent once by the next; a living one’s are left alone', async () => {
  const { server, journal } = open();
  const left = { projectId: 'p', baseVersion: '0', changes: { put: [picture('a', { x: 7 })] } };
  await journal.write({ ...left, sessionId: 'crashed' });
  await journal.write({ ...left, sessionId: 'open elsewhere' });
  const locks = memoryLocks('open elsewhere', 'one', 'two');
  const next = (sessionId: string) => replayJournal({ projectId: 'p', sessionId, server, journal, locks });
  expect(await Promise.all([next('one'), next('two')])).toEqual([1, 0]);
  expect(server.saves.map(({ sessionId }) => sessionId)).toEqual(['crashed']);
  expect(server.today.nodes.get('a')?.x).toBe(7);
  expect([...journal.entries.keys()]).toEqual(['open elsewhere']);
});

test('what a window sent as it went does not undo what came after', async () => {
  const { server, journal } = open();
  server.edit({ put: [picture('a', { x: 7 })] }, 'gone');
  server.edit({ put: [picture('a', { x: 8 })] });
  const changes = { put: [picture('a', { x: 7 }), picture('b', { x: 9 })] };
  await journal.write({ projectId: 'p', sessionId: 'gone', baseVersion: '0', changes, left: true });
  await replayJournal({ projectId: 'p', sessionId: 'mine', server, journal, locks: memoryLocks() });
  expect(server.today.nodes.get('a')?.x).toBe(8);
  expect(server.today.nodes.get('b')?.x).toBe(9);
});

test('a replay without a network leaves the journal as it is', async () => {
  const { server, journal } = open();
  await journal.write({
    projectId: 'p',
    sessionId: 'crashed',
    baseVersion: '0',
    changes: { put: [picture('a', { x: 7 })] },
  });
  server.failWith(new TypeError('Failed to fetch'));
  expect(await replayJournal({ projectId: 'p', sessionId: 'mine', server, journal, locks: memoryLocks() })).toBe(0);
  expect(journal.entries.has('crashed')).toBe(true);
});

test.each([{ live: false }, { live: true }])(
  'two windows that edit at will end with the same canvas as the server; each hears the other: $live',
  async ({ live }) => {
    await fc.assert(
      fc.asyncProperty(anyEdits, anyEdits, fc.boolean(), async (mine, theirs, flaky) => {
        const server = new FakeServer(canvasOf(picture('a'), picture('b')));
        const one = openWindow(server, memoryJournal(), 'one');
        const two = openWindow(server, memoryJournal(), 'two');
        if (live) for (const { autosave } of [one, two]) server.onChange((event) => autosave.receive(event));
        if (flaky) server.failWith(new TypeError('Failed to fetch'));
        for (let at = 0; at < Math.max(mine.length, theirs.length); at += 1) {
          for (const [window, edit] of [
            [one, mine[at]],
            [two, theirs[at]],
          ] as const) {
            if (edit?.kind === 'put') window.move(edit.id, edit.x);
            else if (edit) window.store.commit({ remove: [edit.id] }, 'delete');
          }
          if (at % 3 === 0) await vi.runAllTimersAsync();
        }
        await vi.runAllTimersAsync();
        if (!live) for (const window of [one, two]) await window.autosave.catchUp();
        expect(one.nodes()).toEqual(Object.fromEntries(server.today.nodes));
        expect(two.nodes()).toEqual(one.nodes());
      }),
      { numRuns: 60 },
    );
  },
);
