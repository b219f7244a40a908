import { encodeSnapshot, initialViewport } from '@easel/canvas';
import { afterEach, expect, test, vi } from 'vitest';
import { megabytesOf, readSizes } from '../../src/api/sizes.ts';
import { queryClient } from '../../src/api/query-client.ts';
import { readCanvasText } from '../../src/transfer/read-canvas-text.ts';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('the server says what it takes, once; where it does not say, the usual sizes hold', async () => {
  const sizes = { uploadBytes: 1, canvasNodes: 2 };
  const fetched = vi.fn(async () => Response.json(sizes));
  vi.stubGlobal('fetch', fetched);
  expect(await readSizes()).toEqual(sizes);
  expect(await readSizes()).toEqual(sizes);
  expect(fetched).toHaveBeenCalledTimes(1);
  queryClient.clear();
  vi.stubGlobal('fetch', async () => Response.json({ errorCode: 'server.fault' }, { status: 400 }));
  expect(await readSizes()).toMatchObject({ promptCharacters: 8_000, canvasNodes: 50_000 });
});

test('what is told is never more than what is taken', () => {
  const mebibyte = 1024 * 1024;
  const told = [50 * mebibyte, 1.59 * mebibyte, 0.999 * mebibyte, 1024 * 20, 12.9 * mebibyte].map(megabytesOf);
  expect(told).toEqual(['50', '1.5', '0.9', '0.019', '12']);
});

test('a canvas is read within the sizes of the server', () => {
  const node = (id: string) => ({ id, type: 'text', x: 0, y: 0, width: 1, height: 1 });
  const canvas = { viewport: initialViewport, nodes: [node('a'), node('b')], connections: [] };
  const words = encodeSnapshot(canvas as Parameters<typeof encodeSnapshot>[0]);
  expect(readCanvasText(words, { maxNodes: 2 }).nodes).toHaveLength(2);
  expect(() => readCanvasText(words, { maxNodes: 1 })).toThrow('canvasTooLarge');
});
