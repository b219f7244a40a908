/**
 * `node packages/layers/scripts/fan-layers.ts <designs> <results> <out.png> <most layers> names…`: picture, clean background
 * and layers on a checkerboard, one design a row, to look at.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';

const [designs, results, out, most, ...names] = process.argv.slice(2) as [string, string, string, string, ...string[]];
const cell = 128;
const board = { r: 205, g: 205, b: 215 };

const fit = (input: string | Buffer) =>
  sharp(input)
    .resize(cell - 4, cell - 4, { fit: 'contain', background: board })
    .flatten({ background: board })
    .png()
    .toBuffer();

const tiles: OverlayOptions[] = [];
for (const [row, name] of names.entries()) {
  const { layers } = JSON.parse(readFileSync(join(results, name, 'layers.json'), 'utf8')) as {
    layers: { id: string }[];
  };
  const files = [
    join(designs, name, 'input.png'),
    join(results, name, 'background.png'),
    ...layers.slice(0, Number(most)).map(({ id }) => join(results, name, `${id}.png`)),
  ];
  for (const [column, file] of files.entries())
    tiles.push({ input: await fit(file), left: column * cell, top: row * cell });
}
await sharp({
  create: { width: (Number(most) + 2) * cell, height: names.length * cell, channels: 3, background: '#444' },
})
  .composite(tiles)
  .png()
  .toFile(out);
