/** What is one thing, what stands on another, and what is seen through a drawing. */
import { expect, it } from 'vitest';
import { separate, type Picture } from '../src/index.ts';
import { alphaAt, draw, emptyShelf, fill, noise, readerOf, sizeOf } from './drawing.ts';

const side = 1024;
const take = async (picture: Picture) => (await separate(picture, { reader: readerOf(), shelf: emptyShelf })).layers;

/** To three pixels that soft edges may share. */
const about = (width: number, height: number) => [expect.closeTo(width, -0.8), expect.closeTo(height, -0.8)];

it('takes a photograph with its mount and its frame for one thing', async () => {
  const random = noise(7);
  const layers = await take(
    draw(side, side, (c) => {
      fill(c, '#e6e0d4', () => c.rect(0, 0, side, side));
      fill(c, '#6b4226', () => c.rect(320, 240, 300, 380));
      fill(c, '#fffdf8', () => c.rect(342, 262, 256, 336));
      for (let y = 290; y < 570; y++)
        for (let x = 370; x < 570; x++) {
          const light = 90 + 60 * Math.sin(x / 37) * Math.cos(y / 51) + 36 * random();
          fill(c, `rgb(${light},${light + 40},${light / 2})`, () => c.rect(x, y, 1, 1));
        }
    }),
  );
  expect(layers.map((layer) => sizeOf(layer, 128))).toEqual([about(300, 380)]);
});

it.each([
  ['at its end: they are two', 372, [about(290, 34), about(110, 60)]],
  ['in its middle: it may be the body of one drawing', 300, [about(290, 94)]],
])('asks where something stands on a bar: %s', async (_, x, sizes) => {
  const layers = await take(
    draw(side, side, (c) => {
      fill(c, '#fbfaf6', () => c.rect(0, 0, side, side));
      fill(c, '#4a5058', () => c.roundRect(210, 500, 290, 34, 5));
      fill(c, '#c8452f', () => c.roundRect(x, 440, 110, 44, 12));
      for (const wheel of [x + 25, x + 85]) fill(c, '#23272b', () => c.arc(wheel, 484, 17, 0, 7));
    }),
  );
  expect(layers.map((layer) => sizeOf(layer, 128))).toEqual(sizes);
});

it('sees the card through the ring of a clock, and not where the clock has a face of its own', async () => {
  const clock = (face: string) =>
    draw(side, side, (c) => {
      fill(c, '#7e4f92', () => c.rect(0, 0, side, side));
      fill(c, '#fffaf1', () => c.roundRect(160, 200, 700, 500, 24));
      fill(c, '#20304a', () => c.arc(500, 420, 38, 0, 7));
      fill(c, face, () => c.arc(500, 420, 28, 0, 7));
      fill(c, '#c8452f', () => c.rect(497, 400, 6, 23));
      fill(c, '#c8452f', () => c.rect(497, 417, 18, 6));
    });
  const covers = async (face: string) =>
    (await take(clock(face))).slice(1).some((layer) => alphaAt(layer, 488, 430) > 128);
  expect(await covers('#fffaf1')).toBe(false);
  expect(await covers('#f6c65b')).toBe(true);
});
