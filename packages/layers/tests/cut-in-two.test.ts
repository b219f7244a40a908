/** Cards and bars that something in front cuts right through, cards in a row that are none, and what is drawn with its disc. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { separate, type SeparatedLayer } from '../src/index.ts';
import { alphaAt, draw, emptyShelf, fill, readerOf, sizeOf } from './drawing.ts';

/** Drawn in places of 640 px, and taken apart smaller, as that is quicker. */
const side = 640;
const scale = 0.65;
const take = (paint: (context: SKRSContext2D) => void) =>
  separate(
    draw(side * scale, side * scale, (c) => {
      c.scale(scale, scale);
      fill(c, '#d9e6df', () => c.rect(0, 0, side, side));
      paint(c);
    }),
    { reader: readerOf(), shelf: emptyShelf },
  );
/** To a pixel that an edge may share. */
const about = (...sizes: number[]) => sizes.map((size) => expect.closeTo(size * scale, -0.5));
const sizesOf = (layers: SeparatedLayer[]) => layers.map((layer) => sizeOf(layer, 128));
const shaded = (c: SKRSContext2D, paint: () => void) => {
  c.save();
  [c.shadowColor, c.shadowBlur, c.shadowOffsetY] = ['rgba(0,0,0,.3)', 8, 3];
  paint();
  c.restore();
};

it('leaves cards in a row apart, though buttons bite their feet and little is seen between them', async () => {
  const { layers } = await take((c) => {
    for (const x of [36, 234, 432]) {
      fill(c, '#fffdf7', () => c.rect(x, 120, 172, 300));
      fill(c, '#8a4b2c', () => c.roundRect(x + 36, 390, 100, 60, 10));
    }
  });
  expect(sizesOf(layers).filter(([, height]) => height! > 130)).toEqual(Array(3).fill(about(172, 300)));
});

it('leaves a bar whole behind a drawing of many parts that stands before it from above to below', async () => {
  const { layers } = await take((c) => {
    fill(c, '#fffdf7', () => c.roundRect(60, 40, 520, 340, 20));
    fill(c, '#1f6c88', () => c.roundRect(40, 420, 560, 110, 24));
    fill(c, '#c2803f', () => {
      c.moveTo(560, 350);
      c.lineTo(575, 360);
      c.lineTo(520, 440);
      c.lineTo(505, 430);
    });
    fill(c, '#8b97a3', () => c.rect(480, 405, 50, 60));
    fill(c, '#6b4327', () => c.rect(455, 455, 90, 100));
    fill(c, '#e2b67e', () => c.ellipse(500, 460, 45, 16, 0, 0, 7));
  });
  expect(sizesOf(layers)).toContainEqual(about(560, 110));
  const bar = layers.find((layer) => alphaAt(layer, 65, 312) === 255)!;
  expect([alphaAt(bar, 377, 312), alphaAt(bar, 325, 325)]).toEqual([255, 255]);
});

it('makes a card whole of which a piece is seen in the shadow of what cuts it off', async () => {
  const { layers } = await take((c) => {
    fill(c, '#fffdf7', () => c.roundRect(40, 60, 560, 440, 20));
    fill(c, '#36507a', () => c.roundRect(330, 140, 220, 80, 10));
    shaded(c, () => fill(c, '#8fb08a', () => c.rect(64, 40, 220, 480)));
  });
  expect(sizesOf(layers)).toContainEqual(about(560, 440));
});

it.each([
  ['goes on under the band on its square end', [0, 0, 30, 30], 490],
  ['ends at the band where its corners tell nothing', 0, 450],
] as const)('takes a card for one that %s', async (_, radii, height) => {
  const { layers } = await take((c) => {
    fill(c, '#fffdf7', () => c.roundRect(100, 130, 440, 450, radii as number));
    fill(c, '#36507a', () => c.rect(50, 50, 540, 80));
  });
  expect(sizesOf(layers)).toContainEqual(about(440, height));
});

it('leaves the hands of a clock and the holes of a button with their disc, but not an arrow on one', async () => {
  const { layers } = await take((c) => {
    fill(c, '#1f6c88', () => c.roundRect(40, 200, 560, 240, 24));
    for (const x of [140, 320, 500]) fill(c, '#fffdf7', () => c.arc(x, 320, 42, 0, 7));
    [c.lineWidth, c.lineCap, c.lineJoin, c.strokeStyle] = [9, 'round', 'round', '#1f6c88'];
    c.beginPath();
    // The short hand lies on the other side than most of the long one.
    c.moveTo(140, 288);
    c.lineTo(140, 320);
    c.lineTo(154, 331);
    c.stroke();
    for (const [x, y] of [
      [306, 306],
      [334, 306],
      [306, 334],
      [334, 334],
    ] as const)
      fill(c, '#b0442c', () => c.arc(x, y, 6, 0, 7));
    c.beginPath();
    c.moveTo(500, 342);
    c.lineTo(500, 300);
    c.lineTo(486, 314);
    c.moveTo(500, 300);
    c.lineTo(514, 314);
    c.stroke();
  });
  expect(layers).toHaveLength(5);
  expect(sizesOf(layers).filter(([width]) => width! < 39)).toHaveLength(1);
});

it('takes a broad rim for that of the card in it, across whose corner a note lies', async () => {
  const { layers } = await take((c) => {
    shaded(c, () => fill(c, '#20222a', () => c.roundRect(50, 50, 560, 490, 30)));
    fill(c, '#fbfaf5', () => c.roundRect(76, 76, 508, 438, 12));
    shaded(c, () => fill(c, '#f2c14e', () => c.rect(20, 470, 120, 120)));
  });
  expect(sizesOf(layers)).toEqual([about(560, 490), about(120, 120)]);
});
