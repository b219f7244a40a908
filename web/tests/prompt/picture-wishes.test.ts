import { readImageSize } from '@easel/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noWishes, pictureOptions, presetOf, readSides, sizePresets } from '../../src/prompt/picture-wishes.ts';

test('what is left to the agent is left out of the request', () => {
  expect(pictureOptions(noWishes)).toEqual({});
  expect(pictureOptions({ ...noWishes, count: 3 })).toEqual({ imageCount: 3 });
});

test('each wish becomes the option that the service knows', () => {
  const wishes = { size: { width: 1080, height: 1440 }, count: 2, model: 'painter-2' };
  expect(pictureOptions(wishes)).toEqual({ imageSize: '1080x1440', imageCount: 2, imageModel: 'painter-2' });
});

test('the service accepts every preset, and each has the proportions it names', () => {
  for (const preset of sizePresets) {
    const { width, height, ratio } = preset;
    const [across = 0, down = 0] = ratio.split(':').map(Number);
    expect(readImageSize(`${width}x${height}`)).toEqual({ width, height });
    expect(width * down).toBe(height * across);
    expect(presetOf({ width, height })).toBe(preset);
  }
});

test('typed sides are taken exactly when the service would take them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 9999 }), (width, height) => {
      expect(readSides(` ${width}`, `${height} `)).toEqual(readImageSize(`${width}x${height}`) ?? null);
    }),
  );
});

test.each(['', 'wide', '12.5', '-300', '1e3'])('%j is no side', (text) => {
  expect(readSides(text, '1080')).toBeNull();
});
