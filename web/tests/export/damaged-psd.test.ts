import { writePsdUint8Array, type Psd } from 'ag-psd';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { faultOf, readLayersOf, readPictureOf } from '../../src/export/import/read-file.ts';

const pixels = (width: number, height: number) => ({
  width,
  height,
  data: Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) => (at * 37) % 256),
});
const text = { text: 'Tea', style: { fontSize: 9 }, transform: [1, 0, 0, 1, 0, 0] };
const sample = writePsdUint8Array({
  width: 24,
  height: 16,
  imageData: pixels(24, 16),
  children: [
    { name: 'ground', left: 0, top: 0, imageData: pixels(24, 16) },
    {
      name: 'group',
      mask: { left: 1, top: 1, right: 9, bottom: 9, imageData: pixels(8, 8) },
      children: [
        { name: 'cup', left: 3, top: 3, imageData: pixels(8, 8), clipping: true },
        { name: 'words', left: 0, top: 0, text, imageData: pixels(4, 4) },
      ],
    },
  ],
} as Psd);

/** Somewhere in it a few bytes are others, or all of them from somewhere on are missing. */
const damaged = fc
  .record({
    cut: fc.oneof(fc.constant(sample.length), fc.nat(sample.length)),
    changes: fc.array(
      fc.tuple(fc.nat(sample.length - 5), fc.constantFrom(0, 1, 127, 128, 255), fc.integer({ min: 1, max: 4 })),
      {
        maxLength: 5,
      },
    ),
  })
  .map(({ cut, changes }) => {
    const bytes = Uint8Array.from(sample);
    for (const [at, value, count] of changes) bytes.fill(value, at, at + count);
    return bytes.slice(0, cut).buffer;
  });

// The library says on the console what it makes of each wrong byte.
beforeEach(() => {
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** What may be read at most, whatever a file says of its size; see `totalMemoryLimit`. */
const mostPixels = 1.5e9 / 4;

test('a damaged file is read or refused with a reason, and asks for no more memory than is bounded', () => {
  fc.assert(
    fc.property(damaged, fc.constantFrom(readLayersOf, readPictureOf), (file, read) => {
      try {
        const { children = [], imageData } = read(file);
        const layers = children.flatMap((layer) => [layer, ...(layer.children ?? [])]);
        for (const { imageData: found } of [...layers, { imageData }]) {
          if (found) expect(found.width * found.height).toBeLessThan(mostPixels);
        }
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
        expect((error as Error).message).not.toBe('');
      }
    }),
    { numRuns: 400 },
  );
});

test('the sample itself is whole', () => {
  const { children } = readLayersOf(Uint8Array.from(sample).buffer);
  expect(children?.map(({ name }) => name)).toEqual(['ground', 'group']);
  expect(readPictureOf(Uint8Array.from(sample).buffer).imageData?.width).toBe(24);
});

test('what is wrong with a file is one of the reasons that there are words for', () => {
  const faultIn = (bytes: Uint8Array) => {
    try {
      readLayersOf(Uint8Array.from(bytes).buffer);
    } catch (error) {
      return faultOf(error);
    }
    return null;
  };
  const lab = Uint8Array.from(sample).with(25, 9);
  expect(faultIn(new TextEncoder().encode('no PSD at all'))).toBe('damaged');
  expect(faultIn(sample.slice(0, 60))).toBe('damaged');
  expect(faultIn(lab)).toBe('colours');
  expect(faultOf(new Error('Exceeded memory limit'))).toBe('large');
});
