/** Words that lean or stand on their side: where they would stand turned back. */
import '../src/text/no-system-fonts.ts';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundledShelf } from '../scripts/bundled-shelf.ts';
import type { TextReader } from '../src/picture.ts';
import { openReader } from '../src/reading/open-reader.ts';
import { blocksOf } from '../src/text/blocks-of.ts';
import { facesOf } from '../src/text/faces.ts';
import { inkOf } from '../src/text/ink-of.ts';
import { setInPlace } from '../src/words/set-text.ts';
import { draw } from './drawing.ts';

const family = 'Montserrat';
const shelf = { families: bundledShelf().families.filter((one) => one.family === family) };
const [width, height] = [640, 520];
let reader: TextReader;
beforeAll(async () => {
  reader = await openReader();
});
afterAll(() => reader.close());

const font = () => {
  const face = facesOf(shelf).find(({ weight, italic }) => weight === 700 && !italic)!;
  return `34px ${face.stack(false)}`;
};
const words = 'Spring Exhibition';

test.each([90, -90, 12, -12, 33])(
  'words turned by %d° tell their own box, which has their middle',
  async (rotation) => {
    const picture = draw(width, height, (pen) => {
      pen.fillStyle = '#f4ead6';
      pen.fillRect(0, 0, width, height);
      pen.fillStyle = '#2a1a1e';
      pen.translate(310, 255);
      pen.rotate((rotation * Math.PI) / 180);
      pen.font = font();
      pen.fillText(words, -160, 12);
    });
    const pen = createCanvas(8, 8).getContext('2d');
    pen.font = font();
    const ink = pen.measureText(words);
    const level = {
      left: -160 - ink.actualBoundingBoxLeft,
      top: 12 - ink.actualBoundingBoxAscent,
      right: -160 + ink.actualBoundingBoxRight,
      bottom: 12 + ink.actualBoundingBoxDescent,
    };
    const lines = await reader.read(picture);
    const [block] = await blocksOf(picture, lines, inkOf(picture, lines), shelf);
    expect(block).toMatchObject({ text: words, vertical: false });
    expect(block!.rotation).toBeCloseTo(rotation, 0);
    const { x, y, width: wide, height: high } = block!.unturned!;
    expect(Math.abs(wide - (level.right - level.left))).toBeLessThan(3);
    expect(Math.abs(high - (level.bottom - level.top))).toBeLessThan(3);
    const turn = (rotation * Math.PI) / 180;
    const [dx, dy] = [(level.left + level.right) / 2, (level.top + level.bottom) / 2];
    expect(Math.abs(x + wide / 2 - (310 + dx * Math.cos(turn) - dy * Math.sin(turn)))).toBeLessThan(1.5);
    expect(Math.abs(y + high / 2 - (255 + dx * Math.sin(turn) + dy * Math.cos(turn)))).toBeLessThan(1.5);

    // Other words begin where these did.
    const { box } = setInPlace({ ...block!, align: 'left' }, ['Autumn'], { picture, shelf });
    const startOf = (one: typeof box) =>
      (one.x + one.width / 2) * Math.cos(turn) + (one.y + one.height / 2) * Math.sin(turn) - one.width / 2;
    expect(box.width).toBeLessThan(0.7 * wide);
    expect(Math.abs(startOf(box) - startOf(block!.unturned!))).toBeLessThan(1);
  },
);
