import type { CanvasNode } from '@easel/canvas';
import { expect, test } from 'vitest';
import { createEditorStore } from '../../src/canvas/store.ts';
import { changeStyle, type Letters } from '../../src/canvas/text/restyle.ts';
import { canvasOf } from './nodes.ts';

const text = (id: string): CanvasNode => ({
  id,
  type: 'text',
  x: 0,
  y: 0,
  width: 100,
  height: 40,
  order: `a${id}`,
  data: { text: id, fontFamily: 'Inter', fontSize: 40, fontWeight: 400 },
});

/** Letters that come when the test says so, ten units wide for Inter and twenty for any other. */
function slowLetters(): Letters & { arrive(): void } {
  const asked: (() => void)[] = [];
  return {
    load: () => new Promise<void>((resolve) => void asked.push(resolve)),
    fit: (node) => ({
      ...node,
      width: Number(node.data?.['fontSize']) * (node.data?.['fontFamily'] === 'Inter' ? 10 : 20),
    }),
    arrive: () => asked.splice(0).forEach((resolve) => resolve()),
  };
}

function open(...texts: CanvasNode[]) {
  const store = createEditorStore(canvasOf(...texts));
  const letters = slowLetters();
  const look = (id: string) => {
    const { data, width, x } = store.getState().canvas.nodes.get(id)!;
    return [data?.['fontFamily'], data?.['fontSize'], width, x];
  };
  const restyle = (change: Parameters<typeof changeStyle>[1], key?: string) =>
    changeStyle({ store }, change, key, letters);
  return { store, letters, look, restyle };
}

test('a size scrubbed while another typeface is on its way is one step to undo, the typeface another', async () => {
  const { store, letters, look, restyle } = open(text('a'));
  store.select(['a']);
  const changes = [restyle({ fontFamily: 'Caveat' })];
  const larger = () => restyle((own) => ({ fontSize: own.fontSize + 1 }), 'scrub');
  changes.push(larger(), larger());
  await Promise.resolve();
  letters.arrive();
  await Promise.all(changes);
  await larger();
  expect(look('a')).toEqual(['Caveat', 43, 860, 0]);
  store.undo();
  expect(look('a')).toEqual(['Caveat', 40, 800, 0]);
  store.undo();
  expect(look('a')).toEqual(['Inter', 40, 100, 0]);
  expect(store.undo()).toBe(null);
});

test('a typeface that comes amid a row of nudges leaves them one step', async () => {
  const { store, letters, look, restyle } = open(text('a'));
  store.select(['a']);
  const nudge = (x: number) => {
    const node = store.getState().canvas.nodes.get('a')!;
    store.commit({ put: [{ ...node, x }] }, 'move', 'nudge a');
  };
  const changed = restyle({ fontFamily: 'Caveat' });
  await Promise.resolve();
  nudge(1);
  letters.arrive();
  await changed;
  nudge(2);
  expect(look('a')).toEqual(['Caveat', 40, 800, 2]);
  store.undo();
  expect(look('a')).toEqual(['Caveat', 40, 800, 0]);
  store.undo();
  expect(look('a')).toEqual(['Inter', 40, 100, 0]);
  store.redo();
  store.redo();
  expect(look('a')).toEqual(['Caveat', 40, 800, 2]);
});

test('a typeface goes to what was selected when it was chosen, not to what is by the time it comes', async () => {
  const { store, letters, look, restyle } = open(text('a'), text('b'));
  store.select(['a']);
  const changed = restyle({ fontFamily: 'Caveat' });
  await Promise.resolve();
  store.select(['b']);
  letters.arrive();
  await changed;
  expect([look('a')[0], look('b')[0]]).toEqual(['Caveat', 'Inter']);
});
