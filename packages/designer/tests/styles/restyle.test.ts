import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Surface } from '../../src/raster/surface.ts';
import { restyle, styleNames } from '../../src/styles/style.ts';
import type { StylePalette } from '../../src/styles/style.ts';

const palette: StylePalette = {
  ground: '#f4efe6',
  ink: '#15172b',
  colours: ['#c9184a', '#2a6f97', '#e4572e', '#f4b942'],
  light: '#fbeecb',
  dark: '#15172b',
};
const navy: StylePalette = { ...palette, ground: '#14213d', ink: '#f5e9d0', dark: '#0b1326' };

const pixels = (surface: Surface) => surface.getContext('2d').getImageData(0, 0, surface.width, surface.height).data;
const hash = (surface: Surface) => createHash('sha256').update(pixels(surface)).digest('hex');
const draw = (
  style: (typeof styleNames)[number],
  more: { seed?: number; size?: number; palette?: StylePalette } = {},
) => restyle('noto:teapot', { style, palette, size: 320, seed: 7, ...more });

describe.each(styleNames)('%s', (style) => {
  test('draws the same pixels for the same seed, whatever was drawn in between', async () => {
    const first = hash(await draw(style));
    await draw(style, { seed: 8, palette: navy });
    expect(hash(await draw(style))).toBe(first);
  });

  test('has ink, alpha and no empty border', async () => {
    const surface = await draw(style);
    const data = pixels(surface);
    const { width, height } = surface;
    const alphaAt = (x: number, y: number) => data[(y * width + x) * 4 + 3]!;
    const columns = [...Array(width).keys()];
    const rows = [...Array(height).keys()];
    expect(Math.max(width, height)).toBeLessThanOrEqual(320);
    expect(Math.max(width, height)).toBeGreaterThanOrEqual(256);
    expect(columns.some((x) => alphaAt(x, 0) > 0) && columns.some((x) => alphaAt(x, height - 1) > 0)).toBe(true);
    expect(rows.some((y) => alphaAt(0, y) > 0) && rows.some((y) => alphaAt(width - 1, y) > 0)).toBe(true);
    expect(data.some((value, index) => index % 4 === 3 && value === 0)).toBe(true);
  });

  test('stands clear of a dark ground', async () => {
    const surface = await draw(style, { palette: navy });
    const data = pixels(surface);
    const [red, green, blue] = [0x14, 0x21, 0x3d];
    let clear = 0;
    let covered = 0;
    for (let index = 0; index < data.length; index += 4) {
      if (data[index + 3]! < 128) continue;
      covered++;
      const distance = Math.hypot(data[index]! - red, data[index + 1]! - green, data[index + 2]! - blue);
      if (distance > 60) clear++;
    }
    expect(clear / covered).toBeGreaterThan(0.5);
  });
});

test('another seed is another print', async () => {
  expect(hash(await draw('riso', { seed: 1 }))).not.toBe(hash(await draw('riso', { seed: 2 })));
});

test('small figures are reduced, not cut', async () => {
  const surface = await draw('lino', { size: 64 });
  expect(Math.max(surface.width, surface.height)).toBeLessThanOrEqual(64);
  expect(Math.max(surface.width, surface.height)).toBeGreaterThan(48);
});

test('drawing many subjects at once, more than are kept, gives what drawing each alone gives', async () => {
  const subjects = ['noto:fox', 'noto:books', 'noto:guitar', 'noto:camera', 'noto:rocket', 'noto:sun'];
  const options = { style: 'flat', palette, size: 900, seed: 1 } as const;
  const together = await Promise.all(subjects.map((key) => restyle(key, options)));
  expect(hash(await restyle('noto:fox', options))).toBe(hash(together[0]!));
  expect(new Set(together.map(hash)).size).toBe(subjects.length);
});

test('an unknown subject or an unusable size is refused, again and again', async () => {
  const options = { style: 'flat', palette, size: 320, seed: 1 } as const;
  await expect(restyle('noto:no-such-thing', options)).rejects.toThrow(RangeError);
  await expect(restyle('noto:no-such-thing', options)).rejects.toThrow(RangeError);
  await expect(restyle('noto:fox', { ...options, size: Number.NaN })).rejects.toThrow(RangeError);
  await expect(restyle('noto:fox', { ...options, size: 100_000 })).rejects.toThrow(RangeError);
});
