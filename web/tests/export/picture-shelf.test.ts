import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PictureShelf, type PictureItem } from '../../src/export/picture-shelf.ts';

const item = (url: string) => ({ node: {}, reading: { data: { url, alt: '' } } }) as unknown as PictureItem;
let fetched: string[] = [];

/** What a browser decodes with: pictures are 40 pixels wide, drawings as wide as they are asked for. */
beforeEach(() => {
  fetched = [];
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    const type = url.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
    return new Response('pixels', { headers: { 'content-type': type } });
  });
  const decode = async () => {};
  vi.stubGlobal(
    'Image',
    class {
      readonly naturalWidth = 10;
      readonly decode = decode;
    },
  );
  vi.stubGlobal('createImageBitmap', async (_: unknown, { resizeWidth = 40 } = {}) => {
    return { width: resizeWidth, height: 10, close: () => {} };
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a drawing is decoded anew where it is larger than before, and once for all that is smaller', async () => {
  const shelf = new PictureShelf({ signal: new AbortController().signal });
  const widths: (number | undefined)[] = [];
  for (const pixels of [100, 400, 300, 400]) widths.push((await shelf.take(item('logo.svg'), pixels))?.width);
  for (const pixels of [100, 400]) widths.push((await shelf.take(item('fox.png'), pixels))?.width);
  expect(widths).toEqual([100, 400, 400, 400, 40, 40]);
  expect(fetched).toEqual(['logo.svg', 'logo.svg', 'fox.png']);
});
