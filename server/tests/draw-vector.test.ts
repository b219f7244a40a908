import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Seats } from '../src/platform/seats.ts';
import type { Assets } from '../src/assets/assets.ts';
import { measure } from '../src/assets/pictures.ts';
import { readSource } from '../src/agent/picture-sources.ts';
import { asAmplePixels, asPixels, drawVector } from '../src/platform/vector/draw-vector.ts';

const svg = (inside: string, width = 90) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="30" viewBox="0 0 90 30">${inside}</svg>`,
  );

async function sizeOf(bytes: Uint8Array) {
  const { format, width, height } = await sharp(bytes).metadata();
  return [format, width, height];
}

test('an SVG is drawn as large as it is asked for, and no larger than it is', async () => {
  const square = '<rect width="90" height="30" fill="#c2255c"/>';
  expect(await sizeOf(await drawVector(svg(square), { width: 45 }))).toEqual(['png', 45, 15]);
  expect(await sizeOf(await drawVector(svg(square), { width: 512 }))).toEqual(['png', 90, 30]);
  expect(await sizeOf(await drawVector(svg(square), { width: 90, height: 15 }))).toEqual(['png', 45, 15]);
});

test.each([
  ['neither', '', 300, 150],
  ['parts of the page', 'width="100%" height="100%"', 300, 150],
  ['one side', "height='64px'", 300, 64],
  ['both sides', 'width="64" height="32"', 64, 32],
])(
  'an SVG without a view box that tells %s is as large as browsers show it, and not cut off at its ink',
  async (_, sides, width, height) => {
    const circle = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" ${sides}><circle cx="50" cy="50" r="40"/></svg>`,
    );
    expect(await sizeOf(await drawVector(circle, { width: 512 }))).toEqual(['png', width, height]);
    expect(await measure(circle)).toMatchObject({ width, height });
  },
);

test('one that would keep a processor for minutes is given up, and the next one is drawn', async () => {
  const filters = '<filter id="f"><feTurbulence baseFrequency="0.9" numOctaves="9"/></filter>';
  const slow = svg(`${filters}${'<rect width="90" height="30" filter="url(#f)"/>'.repeat(20_000)}`, 9_000);
  const several = Array.from({ length: 3 }, () => drawVector(slow, { width: 512, timeoutMs: 300 }));
  for (const outcome of await Promise.allSettled(several)) expect(outcome.status).toBe('rejected');
  expect(await drawVector(svg(''), { width: 9 })).toBeInstanceOf(Buffer);
});

test('what is no drawing is refused', async () => {
  await expect(drawVector(Buffer.from('<svg'), { width: 9 })).rejects.toThrow('cannot be made');
  await expect(drawVector(Buffer.alloc(0), { width: 9 })).rejects.toThrow('cannot be made');
});

test('a picture to work from is pixels, and no more of them than anything shows', async () => {
  const large = svg('<rect width="45" height="30" fill="#c2255c"/>', 30_000);
  const { width, height } = await sharp(await asPixels(large)).metadata();
  expect([width, height]).toEqual([4_096, 4]);
  const png = await drawVector(large, { width: 9 });
  expect(await asPixels(png)).toBe(png);
  const assets = { kept: async () => large } as unknown as Assets;
  const half = { x: 0, y: 0, width: 0.5, height: 1 };
  const words = { title: '', prompt: '', model: '' };
  const named = { nodeId: null, assetId: 'a', key: 'a.svg', mediaType: 'image/svg+xml', ...words };
  const source = { ...named, cut: half, pixels: { width: 15_000, height: 30 }, shown: null };
  const { bytes, mediaType } = await readSource(source, assets);
  expect([mediaType, (await sharp(bytes).metadata()).width]).toEqual(['image/png', 2_048]);
});

test('seats are taken in the order in which people came, and are free again after a failure', async () => {
  const seats = new Seats(1);
  const done: number[] = [];
  const work = (number: number) =>
    seats.taking(async () => {
      done.push(number);
      await Promise.resolve();
      if (number === 1) throw new Error('left');
    });
  await Promise.allSettled([work(1), work(2), work(3)]);
  await work(4);
  expect(done).toEqual([1, 2, 3, 4]);
});

test('a drawing is taken apart in pixels enough, however small it calls itself; what has pixels keeps its own', async () => {
  const sizeOf = async (bytes: Uint8Array) => {
    const { width, height } = await sharp(await asAmplePixels(bytes)).metadata();
    return [width, height];
  };
  const rect = '<rect width="20" height="10" fill="#c2255c"/>';
  const drawing = (root: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${root}>${rect}</svg>`);
  expect(await sizeOf(svg(rect))).toEqual([1024, 341]);
  expect(await sizeOf(drawing('viewBox="0 0 24 48"'))).toEqual([512, 1024]);
  expect(await sizeOf(drawing("width='24px' height='12'"))).toEqual([1024, 512]);
  expect(await sizeOf(drawing('width="2000" height="1000"'))).toEqual([2000, 1000]);
  expect(await sizeOf(drawing('width="2000" height="1000" viewBox="0 0 20 10"'))).toEqual([2000, 1000]);
  const { data } = await sharp(await asAmplePixels(drawing('width="40" height="20"')))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The rectangle covers a quarter of it, as before.
  const covered = data.filter((level, at) => at % 4 === 3 && level > 128).length / (data.length / 4);
  expect(covered).toBeCloseTo(0.25, 2);
  const png = await drawVector(svg(rect), { width: 9 });
  expect(await asAmplePixels(png)).toBe(png);
});
