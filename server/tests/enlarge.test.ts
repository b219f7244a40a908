import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { enlarge } from '../src/agent/picture-work/enlarge.ts';

const side = 32;
/** As smooth as a picture of this size can hold; pixels are counted from their middles. */
const wave = (x: number, y: number) => 127 + 100 * Math.sin(x / 3) * Math.cos(y / 4);

async function picture(colourAt: (x: number, y: number) => [number, number, number, number]): Promise<Uint8Array> {
  const data = Buffer.alloc(side * side * 4);
  for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) data.set(colourAt(x, y), (y * side + x) * 4);
  return await sharp(data, { raw: { width: side, height: side, channels: 4 } })
    .png()
    .toBuffer();
}

describe('a picture made larger by calculation', () => {
  test.each([1.5, 2, 3, 4])('%s times as large, everything stays where it is', async (factor) => {
    const grey = (x: number, y: number) => Math.round(wave(x, y));
    const bytes = await picture((x, y) => [grey(x, y), grey(x, y), grey(x, y), 255]);
    const large = side * factor;
    const { data, info } = await sharp(await enlarge(bytes, { width: large, height: large }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([large, large]);
    let worst = 0;
    // At the very edges what lies beyond is a guess.
    for (let y = 8; y < large - 8; y++) {
      for (let x = 8; x < large - 8; x++) {
        const meant = wave((x + 0.5) / factor - 0.5, (y + 0.5) / factor - 0.5);
        worst = Math.max(worst, Math.abs(data[(y * large + x) * info.channels]! - meant));
      }
    }
    expect(worst).toBeLessThan(3);
  });

  test('one that is the same from both sides stays so, to its edges and in its alpha', async () => {
    const mirrored = (x: number) => Math.min(x, side - 1 - x);
    const bytes = await picture((x, y) => [mirrored(x) * 15, 80, mirrored(y) * 15, mirrored(x) > 3 ? 255 : 90]);
    const { data } = await sharp(await enlarge(bytes, { width: 128, height: 64 }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (let y = 0; y < 64; y++) {
      for (let x = 0; x < 64; x++) {
        const [left, right] = [(y * 128 + x) * 4, (y * 128 + 127 - x) * 4];
        for (const channel of [0, 2, 3])
          expect(Math.abs(data[left + channel]! - data[right + channel]!)).toBeLessThan(14);
      }
    }
  });
});
