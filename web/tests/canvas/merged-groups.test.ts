/** Groups whose members two people move at once: nobody's box knew of the other's move. */
import { boundsOf, initialViewport, isGroup, normaliseNode, unionOf, type CanvasState } from '@easel/canvas';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { groupNodes } from '../../src/canvas/arrange/groups.ts';
import { Autosave } from '../../src/canvas/save.ts';
import { createEditorStore } from '../../src/canvas/store.ts';
import { FakeServer, memoryJournal } from './fake-server.ts';
import { canvasOf, picture } from './nodes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function grouped(): CanvasState {
  const store = createEditorStore(
    canvasOf(
      picture('a', { order: 'a1' }),
      picture('b', { x: 300, order: 'a2' }),
      picture('c', { x: 600, order: 'a3' }),
    ),
  );
  store.commit(groupNodes(store.getState().canvas, ['a', 'b', 'c'], 'g')!, 'group');
  return store.getState().canvas;
}

function openWindow(server: FakeServer, sessionId: string, canEdit = true) {
  const store = createEditorStore(server.today, canEdit);
  const autosave = new Autosave({
    projectId: 'p',
    sessionId,
    store,
    server,
    journal: memoryJournal(),
    version: server.version,
    viewport: () => initialViewport,
  });
  const canvas = () => store.getState().canvas;
  const move = (id: string, x: number, y: number) => {
    const node = canvas().nodes.get(id);
    if (node) store.commit({ put: [{ ...node, x, y }] }, 'move');
  };
  return { autosave, store, canvas, move };
}

function expectBoxesRight({ nodes }: CanvasState): void {
  for (const group of [...nodes.values()].filter(isGroup)) {
    const held = [...nodes.values()].filter(({ parentId }) => parentId === group.id);
    expect(boundsOf(normaliseNode(group))).toEqual(unionOf(held.map((node) => boundsOf(normaliseNode(node)))));
  }
}

const anyMove = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  x: fc.integer({ min: -900, max: 900 }),
  y: fc.integer({ min: -900, max: 900 }),
  gone: fc.boolean(),
});

test('a group is as large as what it holds on the server and in both windows, whoever moved what', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyMove, { maxLength: 6 }), fc.array(anyMove, { maxLength: 6 }), async (mine, theirs) => {
      const server = new FakeServer(grouped());
      const windows = [openWindow(server, 'one'), openWindow(server, 'two')] as const;
      for (const [at, edits] of [mine, theirs].entries()) {
        for (const { id, x, y, gone } of edits) {
          const window = windows[at]!;
          if (gone) window.store.commit({ remove: [id] }, 'delete');
          else window.move(id, x, y);
        }
      }
      // Each hears of the other until nobody has anything to mend.
      for (let round = 0; round < 4; round += 1) {
        await vi.runAllTimersAsync();
        for (const window of windows) await window.autosave.catchUp();
      }
      await vi.runAllTimersAsync();
      expectBoxesRight(server.today);
      for (const window of windows) expect(window.canvas().nodes).toEqual(server.today.nodes);
    }),
    { numRuns: 40 },
  );
});

test('who may only look sends nothing to mend it', async () => {
  const server = new FakeServer(grouped());
  const { autosave, canvas } = openWindow(server, 'looking', false);
  const member = canvas().nodes.get('a')!;
  autosave.receive(server.edit({ put: [{ ...member, x: -500 }] }));
  await vi.runAllTimersAsync();
  expect(canvas().nodes.get('a')?.x).toBe(-500);
  expect(server.saves).toEqual([]);
  expect(autosave.state).toEqual({ kind: 'saved' });
});
