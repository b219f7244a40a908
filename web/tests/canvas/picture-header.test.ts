/** Files as programs and cameras write them. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sizeByHeader } from '../../src/canvas/picture-header.ts';

const plain = sharp({ create: { width: 60, height: 40, channels: 3, background: '#a52' } });
const sizeOf = (bytes: Uint8Array) => sizeByHeader(new Blob([Uint8Array.from(bytes)]));

test('the first bytes of photographs and drawings tell their size, as browsers show it', async () => {
  expect(await sizeOf(await plain.clone().jpeg().toBuffer())).toEqual({ width: 60, height: 40 });
  expect(await sizeOf(await plain.clone().jpeg({ progressive: true }).toBuffer())).toEqual({ width: 60, height: 40 });
  expect(await sizeOf(await plain.clone().png().toBuffer())).toEqual({ width: 60, height: 40 });
  for (const [orientation, size] of [
    [3, { width: 60, height: 40 }],
    [6, { width: 40, height: 60 }],
  ] as const) {
    expect(await sizeOf(await plain.clone().withMetadata({ orientation }).jpeg().toBuffer())).toEqual(size);
  }
});

test('a size that stands behind large profiles and small pictures is found', async () => {
  const photograph = await plain.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const filler = Buffer.alloc(2 + 65_535);
  filler.set([0xff, 0xe2, 0xff, 0xff]);
  const large = Buffer.concat([photograph.subarray(0, 2), filler, filler, photograph.subarray(2)]);
  expect(await sizeOf(large)).toEqual({ width: 40, height: 60 });
});

test('of what ends too soon, says nothing of a size or may be turned, only decoding tells', async () => {
  const photograph = await plain.clone().jpeg().toBuffer();
  expect(await sizeOf(photograph.subarray(0, 40))).toBeNull();
  expect(await sizeOf(Buffer.from('no picture'))).toBeNull();
  expect(await sizeOf(Buffer.alloc(0))).toBeNull();
  expect(await sizeOf(await plain.clone().withMetadata({ orientation: 6 }).png().toBuffer())).toBeNull();
  expect(await sizeOf(await plain.clone().webp().toBuffer())).toBeNull();
});
