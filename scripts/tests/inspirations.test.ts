import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inspirations } from '../../server/src/home/inspirations.ts';
import { draw } from '../draw-inspirations.ts';

const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

test('a picture that is shown is what the designer draws from the words beside it, to the pixel', async () => {
  const inspiration = inspirations['zh-CN'].find(({ id }) => id === 'zh-tea-house')!;
  const shown = readFileSync(join(import.meta.dirname, `../../web/public/inspirations/${inspiration.id}.webp`));
  expect((await pixels(await draw(inspiration))).equals(await pixels(shown))).toBe(true);
});
