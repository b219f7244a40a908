import { parseSnapshotText } from '@easel/canvas';
import { expect, test } from 'vitest';
import { CanvasReader } from '../src/projects/canvas-reader.ts';
import { sentCanvasOf } from '../src/projects/sent-canvas.ts';

const node = (id: string) => ({ id, type: 'text', x: 0, y: 0, width: 10, height: 10, data: { text: 'line\nline 字' } });

/** Above what is read at once. */
function largeJson(last: object = node('last')): string {
  const nodes = [...Array.from({ length: 2_000 }, (_, index) => node(`n${index}`)), last];
  return JSON.stringify({ viewport: { x: 1, y: 2, k: 3 }, nodes, connections: [], other: ['kept'] });
}

test('a canvas that is read on the thread is the one that would be read at once', async () => {
  const json = largeJson();
  const [read, again] = await Promise.all([new CanvasReader().read(json), new CanvasReader().read(json)]);
  expect(read).toEqual(sentCanvasOf(parseSnapshotText(json)));
  expect(again).toEqual(read);
});

test('what is wrong with a large canvas is told as with a small one, and the next is read', async () => {
  const reader = new CanvasReader();
  const wrong = expect(reader.read(largeJson({ ...node('wrong'), x: 'far' }))).rejects;
  const right = reader.read(largeJson());
  await wrong.toMatchObject({ name: 'CanvasError', reason: 'wrong_shape', pointer: '/nodes/2000/x' });
  await expect(reader.read(`${largeJson()}]`)).rejects.toMatchObject({ name: 'CanvasError', reason: 'not_json' });
  expect((await right).nodes.size).toBe(2_001);
});
