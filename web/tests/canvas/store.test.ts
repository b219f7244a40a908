import { expect, test } from 'vitest';
import fc from 'fast-check';
import { applyChange, emptyChange } from '@easel/canvas';
import { createEditorStore, type EditorStore } from '../../src/canvas/store.ts';
import { anyEdits, canvasOf, picture } from './nodes.ts';

const nodesOf = (store: EditorStore) => Object.fromEntries(store.getState().canvas.nodes);
type Edits = typeof anyEdits extends fc.Arbitrary<infer T> ? T : never;

function perform(store: EditorStore, edits: Edits) {
  for (const edit of edits) {
    if (edit.kind === 'put') store.commit({ put: [picture(edit.id, { x: edit.x })] }, 'move');
    else store.commit({ remove: [edit.id] }, 'delete');
  }
}

test('undoing everything brings back the first document, redoing everything the last', () => {
  fc.assert(
    fc.property(anyEdits, (edits) => {
      const store = createEditorStore(canvasOf(picture('a'), picture('b')));
      const first = nodesOf(store);
      perform(store, edits);
      const last = nodesOf(store);
      while (store.undo() !== null);
      expect(nodesOf(store)).toEqual(first);
      while (store.redo() !== null);
      expect(nodesOf(store)).toEqual(last);
    }),
  );
});

test('the index finds exactly the nodes of the document, whatever was done', () => {
  fc.assert(
    fc.property(anyEdits, fc.nat(8), (edits, undone) => {
      const store = createEditorStore(canvasOf(picture('a'), picture('b')));
      perform(store, edits);
      for (let step = 0; step < undone; step += 1) store.undo();
      const found = store.index.search({ x: -1e6, y: -1e6, width: 2e6, height: 2e6 });
      expect(found.map(({ id }) => id).sort()).toEqual([...store.getState().canvas.nodes.keys()].sort());
      for (const node of found) expect(store.getState().canvas.nodes.get(node.id)).toBe(node);
    }),
  );
});

test('an undo keeps what somebody else changed of the same node meanwhile', () => {
  const store = createEditorStore(canvasOf(picture('a')));
  store.commit({ put: [picture('a', { x: 40 })] }, 'move');
  const { canvas } = store.getState();
  store.adopt(applyChange(canvas, { ...emptyChange, put: [picture('a', { x: 40, title: 'Renamed by Mei' })] }));
  store.undo();
  expect(nodesOf(store)['a']).toMatchObject({ x: 0, title: 'Renamed by Mei' });
});

test('what the server did for this person is a step to undo, which leaves alone what others did since', () => {
  const store = createEditorStore(canvasOf(picture('a'), picture('b')));
  store.commit({ put: [picture('a', { x: 40 })], remove: ['b'] }, 'move');
  const { canvas } = store.getState();
  const restored = canvasOf(picture('a'), picture('b'));
  store.adopt(restored);
  store.record(canvas, restored, 'restore');
  const others = { ...emptyChange, put: [picture('a', { title: 'Renamed by Mei' }), picture('c')] };
  store.adopt(applyChange(store.getState().canvas, others));
  expect(store.undo()).toBe('restore');
  expect(nodesOf(store)).toMatchObject({ a: { x: 40, title: 'Renamed by Mei' }, c: {} });
  expect(Object.keys(nodesOf(store))).toEqual(['a', 'c']);
  store.redo();
  expect(nodesOf(store)).toMatchObject({ a: { x: 0 }, b: {} });
});

test('what the server did is taken back whatever was done since, and that can be undone', () => {
  const store = createEditorStore(canvasOf(picture('a', { x: 40 })));
  const { canvas } = store.getState();
  const restored = canvasOf(picture('a'));
  store.adopt(restored);
  const takeBack = store.record(canvas, restored, 'restore');
  store.commit({ put: [picture('b')] }, 'add');
  takeBack();
  expect(nodesOf(store)).toMatchObject({ a: { x: 40 }, b: {} });
  store.undo();
  expect(nodesOf(store)).toMatchObject({ a: { x: 0 }, b: {} });
  store.undo();
  expect(Object.keys(nodesOf(store))).toEqual(['a']);
  takeBack();
  expect(nodesOf(store)).toMatchObject({ a: { x: 40 } });
});

test('an edit that changes nothing leaves no step', () => {
  const store = createEditorStore(canvasOf(picture('a')));
  store.commit({ put: [picture('a')] }, 'move');
  store.commit({ remove: ['gone'] }, 'delete');
  expect(store.getState().history.past).toEqual([]);
});

test('steps with the same key are undone together', () => {
  const store = createEditorStore(canvasOf(picture('a')));
  for (const x of [1, 2, 3]) store.commit({ put: [picture('a', { x })] }, 'move', 'nudge a');
  store.undo();
  expect(nodesOf(store)['a']?.x).toBe(0);
  store.redo();
  expect(nodesOf(store)['a']?.x).toBe(3);
});

test('a new edit takes away what could be redone', () => {
  const store = createEditorStore(canvasOf(picture('a')));
  store.commit({ put: [picture('a', { x: 1 })] }, 'move');
  store.undo();
  store.commit({ put: [picture('a', { x: 2 })] }, 'move');
  expect(store.redo()).toBeNull();
});

test('what is deleted is no longer selected, by whomever', () => {
  const store = createEditorStore(canvasOf(picture('a'), picture('b')));
  store.select(['a', 'b', 'never there']);
  store.commit({ remove: ['a'] }, 'delete');
  expect([...store.getState().selection]).toEqual(['b']);
  store.adopt(canvasOf());
  expect(store.getState().selection.size).toBe(0);
});
