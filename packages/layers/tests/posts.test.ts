/** Posts that boards are nailed to, and columns that are none. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { separate, type SeparatedLayer } from '../src/index.ts';
import { alphaAt, draw, emptyShelf, fill, readerOf, sizeOf } from './drawing.ts';

const side = 480;
const take = (paint: (context: SKRSContext2D) => void) =>
  separate(
    draw(side, side, (c) => {
      fill(c, '#d9e6df', () => c.rect(0, 0, side, side));
      paint(c);
    }),
    { reader: readerOf(), shelf: emptyShelf },
  );
const about = (...sizes: number[]) => sizes.map((size) => expect.closeTo(size, -0.8));
const sizesOf = (layers: SeparatedLayer[]) => layers.map((layer) => sizeOf(layer, 128));

/** Wood, lighter in its middle. */
function wood(c: SKRSContext2D, x: number): void {
  const colours = c.createLinearGradient(x, 0, x + 28, 0);
  for (const [at, colour] of [
    [0, '#8f6e49'],
    [0.4, '#b08c60'],
    [1, '#84653f'],
  ] as const)
    colours.addColorStop(at, colour);
  fill(c, colours, () => c.rect(x, 30, 28, side));
}

function board(c: SKRSContext2D, colour: string, sides: [number, number, number, number]): void {
  c.save();
  [c.shadowColor, c.shadowBlur, c.shadowOffsetY] = ['rgba(0,0,0,.4)', 10, 6];
  fill(c, colour, () => c.roundRect(...sides, 12));
  c.restore();
}

it('a post goes on behind the boards on it, which are whole', async () => {
  const { layers } = await take((c) => {
    wood(c, 226);
    board(c, '#fffdf7', [60, 60, 360, 190]);
    board(c, '#31586f', [110, 300, 290, 70]);
  });
  const [post, ...boards] = layers;
  expect(sizeOf(post!, 128)[1]).toBeCloseTo(450, -0.8);
  expect([150, 275, 335, 420].map((y) => alphaAt(post!, 240, y))).toEqual([255, 255, 255, 255]);
  expect([221, 258].map((x) => alphaAt(post!, x, 420))).toEqual([0, 0]);
  expect(sizesOf(boards)).toEqual([about(360, 190), about(290, 70)]);
});

it('cards above one another are no post, though others of their breadth lie between them', async () => {
  const { layers } = await take((c) => {
    for (const y of [20, 190, 360]) fill(c, '#b08c60', () => c.rect(220, y, 38, 100));
    for (const y of [130, 300]) fill(c, '#31586f', () => c.rect(220, y, 38, 50));
  });
  expect(sizesOf(layers)).toHaveLength(5);
});
