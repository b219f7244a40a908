/** A chart's bars, the line before them and what they stand on are things of their own. */
import { expect, it } from 'vitest';
import { separate } from '../src/index.ts';
import { draw, emptyShelf, fill, readerOf, sizeOf } from './drawing.ts';

const take = async (paint: Parameters<typeof draw>[2]) =>
  (await separate(draw(1024, 1024, paint), { reader: readerOf(), shelf: emptyShelf })).layers.map((layer) =>
    sizeOf(layer, 128),
  );
const about = (width: number, height: number) => [expect.closeTo(width, -0.8), expect.closeTo(height, -0.8)];

it('parts the bars of a chart from the line that crosses them and from what they stand on', async () => {
  const heights = [136, 185, 211, 202, 174, 123];
  const sizes = await take((c) => {
    fill(c, '#f3d6dd', () => c.rect(0, 0, 1024, 1024));
    fill(c, '#fffaf9', () => c.rect(62, 354, 900, 400));
    for (const [k, height] of heights.entries())
      fill(c, k === 2 ? '#993f62' : '#fbc4ab', () =>
        c.roundRect(200 + 94 * k, 670 - height, 74, height, [10, 10, 0, 0]),
      );
    fill(c, '#42142a', () => c.rect(190, 670, 564, 6));
    const places = [562, 578, 588, 571, 582, 566].map((y, k) => [237 + 94 * k, y] as const);
    c.strokeStyle = '#42142a';
    c.lineWidth = 8;
    c.beginPath();
    for (const [x, y] of places) c.lineTo(x, y);
    c.stroke();
    for (const [x, y] of places) {
      fill(c, '#42142a', () => c.arc(x, y, 13, 0, 7));
      fill(c, '#fffaf9', () => c.arc(x, y, 6, 0, 7));
    }
  });
  const bars = heights.map((height) => about(76, height));
  expect(sizes).toHaveLength(9);
  expect(sizes).toEqual(expect.arrayContaining([about(900, 400), ...bars, about(564, 6), about(496, 52)]));
});
