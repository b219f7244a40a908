/** How the far view comes by its pictures. */
import { expect, test, vi } from 'vitest';
import { normaliseNode, type PictureReading } from '@easel/canvas';
import type { Atlas } from '@easel/contract';
import { cellsOf, fileNameOf, levelFor } from '../../src/canvas/far/atlas.ts';
import { BitmapCache } from '../../src/canvas/far/bitmap-cache.ts';
import { LoadingLine, refusal } from '../../src/canvas/far/load-bitmap.ts';
import { Pictures } from '../../src/canvas/far/pictures.ts';
import { picture } from './nodes.ts';

const fileOf = (number: number) => `${String(number).padStart(22, '0')}.png`;
const urlOf = (number: number) => `/api/files/${fileOf(number)}`;
const readingOf = (number: number, natural = 2000) =>
  normaliseNode(
    picture(`n${number}`, { data: { url: urlOf(number), naturalWidth: natural, naturalHeight: natural } }),
  ) as PictureReading;
const noAtlas: Atlas = { version: '0', cell: 64, complete: true, pages: [] };

/** Stands for decoded pixels. */
function bitmap(width: number, height = width) {
  return { width, height, close: vi.fn() } as unknown as ImageBitmap & { close: ReturnType<typeof vi.fn> };
}

function open(atlas: Atlas = noAtlas, load = async (_: string, width = 64) => bitmap(width)) {
  const loaded: string[] = [];
  const pictures = new Pictures({
    atlas: async () => atlas,
    thumbhashOf: () => undefined,
    load: (url, width) => {
      loaded.push(`${url} ${width ?? 'as it is'}`);
      return load(url, width);
    },
  });
  const pass = (...wanted: [number, number][]) => {
    pictures.beginPass();
    const found = wanted.map(([number, pixels]) => pictures.find(readingOf(number), pixels));
    pictures.endPass();
    return found;
  };
  const settle = () => vi.waitFor(() => expect(pictures.settled).toBe(true), 10_000);
  return { pictures, loaded, pass, settle };
}
const pageOf = (count: number): Atlas => ({
  ...noAtlas,
  pages: [{ url: '/api/files/page.webp', files: Array.from({ length: count }, (_, at) => fileOf(at)) }],
});

test('a cell is found by the address that its node shows, and empty cells by none', () => {
  const cells = cellsOf({
    ...noAtlas,
    pages: [{ url: 'p', files: ['', ...Array.from({ length: 40 }, (_, at) => fileOf(at))] }],
  });
  expect(cells.size).toBe(40);
  expect(cells.get(fileOf(31))).toMatchObject({ column: 0, row: 1 });
  expect(fileNameOf(urlOf(7))).toBe(fileOf(7));
  expect(fileNameOf(`https://here.example${urlOf(7)}`)).toBe(fileOf(7));
  expect(fileNameOf('https://elsewhere.example/a.png')).toBeNull();
  expect([levelFor(4), levelFor(20), levelFor(21), levelFor(40), levelFor(41), levelFor(500)]).toEqual([
    16, 16, 32, 32, 64, 64,
  ]);
});

test('a thousand specks of one page are one file', async () => {
  const { pictures, loaded, pass, settle } = open(pageOf(100));
  pictures.prepare();
  await settle();
  const many = Array.from({ length: 100 }, (_, at): [number, number] => [at, 10]);
  expect(pass(...many).every((sprite) => sprite === null)).toBe(true);
  await settle();
  expect(loaded).toEqual(['/api/files/page.webp?w=512 as it is']);
  expect(pass([33, 10])[0]).toMatchObject({ x: 16, y: 16, width: 16, height: 16 });
});

test('a few pictures are not worth a page, and come before anybody says so', async () => {
  const answered = Promise.withResolvers<Atlas>();
  const loaded: string[] = [];
  const load = async (url: string) => bitmap(loaded.push(url));
  const pictures = new Pictures({ atlas: () => answered.promise, thumbhashOf: () => undefined, load });
  pictures.prepare(3);
  pictures.beginPass();
  pictures.find(readingOf(1), 10);
  pictures.endPass();
  expect(loaded).toHaveLength(1);
  answered.resolve(noAtlas);
});

test('what is larger than a cell comes by itself, and until then from the page', async () => {
  const { pictures, loaded, pass, settle } = open(pageOf(3));
  pictures.prepare();
  await settle();
  pass([1, 60]);
  await settle();
  const [coarse] = pass([1, 300]);
  expect(coarse).toMatchObject({ x: 64, y: 0, width: 64 });
  await settle();
  expect(loaded.at(-1)).toBe(`${urlOf(1)}?w=512 as it is`);
});

test('without pages singles come, the largest first, and specks are made small on arrival', async () => {
  const { pictures, loaded, pass, settle } = open();
  pictures.prepare();
  await settle();
  pass([1, 12], [2, 500], [3, 100]);
  await settle();
  expect(loaded).toEqual([`${urlOf(2)}?w=512 as it is`, `${urlOf(3)}?w=128 as it is`, `${urlOf(1)}?w=64 16`]);
});

test('the same picture many times is loaded once, as large as its largest needs', async () => {
  const { pictures, loaded, pass, settle } = open();
  pictures.prepare();
  await settle();
  pass([1, 100], [1, 100], [1, 90]);
  await settle();
  expect(loaded).toEqual([`${urlOf(1)}?w=128 as it is`]);
});

test('a coarser picture stands in for a sharper one, and a sharper for a coarser', async () => {
  const { pictures, pass, settle } = open(noAtlas, async (url) => bitmap(Number(/w=(\d+)/.exec(url)?.[1] ?? 4096)));
  pictures.prepare();
  await settle();
  pass([1, 100]);
  await settle();
  expect(pass([1, 400])[0]).toMatchObject({ width: 128 });
  await settle();
  expect(pass([1, 400])[0]).toMatchObject({ width: 512 });
  expect(pass([1, 200])[0]).toMatchObject({ width: 512 });
});

test('what is no picture is said to be broken; a lost connection and a server that is away say nothing', async () => {
  const [gone, busy, away] = [404, 429, 502].map(refusal);
  const errors = [gone, busy, away, new TypeError('Failed to fetch')];
  const { pictures, pass, settle } = open(noAtlas, async (url) => {
    throw errors.find((_, at) => url.includes(fileOf(at)))!;
  });
  pictures.prepare();
  await settle();
  pass([0, 100], [1, 100], [2, 100], [3, 100]);
  await settle();
  expect([0, 1, 2, 3].map((at) => pictures.isBroken(readingOf(at)))).toEqual([true, false, false, false]);
});

test('pages that are still being made are asked for again, and singles do meanwhile', async () => {
  vi.useFakeTimers();
  const answers = [{ ...noAtlas, complete: false }, pageOf(3)];
  const loaded: string[] = [];
  const pictures = new Pictures({
    atlas: async () => answers.shift()!,
    thumbhashOf: () => undefined,
    load: async (url) => {
      loaded.push(url);
      return bitmap(64);
    },
  });
  const find = () => {
    pictures.beginPass();
    pictures.find(readingOf(1), 60);
    pictures.endPass();
  };
  pictures.prepare();
  await vi.advanceTimersByTimeAsync(1);
  find();
  await vi.advanceTimersByTimeAsync(10_000);
  find();
  await vi.advanceTimersByTimeAsync(1);
  expect(loaded).toEqual([`${urlOf(1)}?w=64`, '/api/files/page.webp']);
  pictures.close();
  vi.useRealTimers();
});

test('pages that come when the project has been left are not asked for again', async () => {
  vi.useFakeTimers();
  const [answered, asked] = [Promise.withResolvers<Atlas>(), vi.fn()];
  const atlas = () => {
    asked();
    return answered.promise;
  };
  const pictures = new Pictures({ atlas, thumbhashOf: () => undefined, load: async () => bitmap(64) });
  pictures.prepare();
  pictures.close();
  answered.resolve({ ...noAtlas, complete: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test('beyond its budget a cache lets go of what was used longest ago, never of what is being drawn', () => {
  const cache = new BitmapCache<ReturnType<typeof bitmap>>(4 * 100 * 100 * 2);
  const [old, used, fresh, more] = [bitmap(100), bitmap(100), bitmap(100), bitmap(100)];
  cache.beginPass();
  cache.add('old', old);
  cache.add('used', used);
  cache.beginPass();
  cache.get('used');
  cache.add('fresh', fresh);
  expect([cache.has('old'), cache.has('used'), cache.has('fresh')]).toEqual([false, true, true]);
  expect(old.close).toHaveBeenCalledOnce();
  cache.add('more', more);
  expect(cache.has('used') && cache.has('more')).toBe(true);
  cache.clear();
  expect(cache.bytes).toBe(0);
  expect(more.close).toHaveBeenCalledOnce();
});

test('a loading line runs a few at a time, takes the last first, and forgets older wishes', async () => {
  const began: string[] = [];
  const finish = new Map<string, () => void>();
  let done = 0;
  const line = new LoadingLine<string>(
    2,
    (wish) => {
      began.push(wish);
      return new Promise((resolve) => finish.set(wish, resolve));
    },
    () => (done += 1),
  );
  line.replace(['a', 'b', 'c']);
  expect(began).toEqual(['c', 'b']);
  line.replace(['z']);
  finish.get('c')!();
  await vi.waitFor(() => expect(began).toEqual(['c', 'b', 'z']), 10_000);
  finish.get('b')!();
  finish.get('z')!();
  await vi.waitFor(() => expect(line.idle).toBe(true), 10_000);
  expect(done).toBe(3);
});
