/** Lines that run across many things, found before surfaces: the staff of a melody, a thread from pin to pin. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { flatten } from '../src/areas/rgb.ts';
import { findRuled } from '../src/hairlines/find-ruled.ts';
import { separate, type SeparatedLayer } from '../src/index.ts';
import { alphaAt, draw, emptyShelf, fill, noise, readerOf, sizeOf } from './drawing.ts';

const side = 640;
const take = (ground: string, paint: (context: SKRSContext2D) => void) =>
  separate(
    draw(side, side, (c) => {
      fill(c, ground, () => c.rect(0, 0, side, side));
      paint(c);
    }),
    { reader: readerOf(), shelf: emptyShelf },
  );
const about = (...sizes: number[]) => sizes.map((size) => expect.closeTo(size, -0.8));
const sizesOf = (layers: SeparatedLayer[]) => layers.map((layer) => sizeOf(layer, 128));

it('parts notes from the staff that goes on under them', async () => {
  const { layers } = await take('#d9e6df', (c) => {
    fill(c, '#f2d5d3', () => c.rect(40, 100, 560, 400));
    for (let k = 0; k < 5; k++) fill(c, '#3c3444', () => c.rect(80, 240 + 18 * k, 480, 5));
    for (const [k, x] of [150, 290, 430].entries()) {
      fill(c, k === 1 ? '#a3283c' : '#1f5088', () => {
        c.ellipse(x, 306 - 9 * k, 14, 10, -0.3, 0, 7);
        c.rect(x + 8, 220 - 9 * k, 6, 86);
      });
    }
  });
  // Of the staff, five lines' rows.
  expect(sizesOf(layers)).toEqual(expect.arrayContaining([about(560, 400), about(480, 34)]));
  expect(layers).toHaveLength(5);
  const staff = layers.find((layer) => sizeOf(layer, 128)[0] < 500 && sizeOf(layer, 128)[0] > 400)!;
  expect(alphaAt(staff, 161, 260)).toBe(255);
});

it.each([
  ['squared paper, crossed by uprights: the ground', true, true],
  ['a staff', false, false],
])('knows lines from side to side of a picture for %s', (_, isCrossed, isGround) => {
  const picture = draw(side, side, (c) => {
    fill(c, '#fdfcf7', () => c.rect(0, 0, side, side));
    for (let at = 22; at < side; at += 24) {
      fill(c, '#b9aec9', () => c.rect(0, at, side, 2));
      if (isCrossed) fill(c, '#b9aec9', () => c.rect(at, 0, 2, side));
    }
    fill(c, '#2f7a52', () => c.rect(0, 160, side, 480));
  });
  expect(findRuled(flatten(picture), []).map((ruling) => ruling.isGround)).toEqual([isGround]);
});

/** A photograph on its mount, askew, with a pin at the mount's upper rim. */
function print(c: SKRSContext2D, x: number, y: number, turn: number, seed: number) {
  const random = noise(seed);
  c.save();
  c.translate(x, y);
  c.rotate(turn);
  fill(c, '#fdfbf4', () => c.rect(-80, 0, 160, 180));
  for (let row = 0; row < 120; row += 2)
    for (let column = 0; column < 132; column += 2) {
      const light = 60 + 0.6 * row + 70 * random();
      fill(c, `rgb(${light * 0.5},${light * 0.8},${light})`, () => c.rect(column - 66, row + 14, 2, 2));
    }
  c.restore();
}

it('takes a thread for one thing, and what it runs over for whole', async () => {
  const pins = [
    [160, 128],
    [480, 148],
    [300, 520],
  ] as const;
  const { layers } = await take('#c59a70', (c) => {
    print(c, 160, 120, -0.1, 1);
    print(c, 480, 140, 0.08, 2);
    fill(c, '#ffe98f', () => c.rect(200, 505, 200, 90));
    [c.strokeStyle, c.lineWidth] = ['#c5222b', 6];
    c.beginPath();
    for (const [x, y] of pins) c.lineTo(x, y);
    c.stroke();
    for (const [x, y] of pins) fill(c, '#2166a8', () => c.arc(x, y, 14, 0, 7));
  });
  const sizes = sizesOf(layers);
  expect(sizes).toContainEqual([expect.closeTo(302, -1), expect.closeTo(375, -1)]);
  expect(layers.filter((layer) => layer.class === 'picture')).toHaveLength(2);
  expect(sizes.filter(([wide, high]) => wide > 22 && wide < 40 && high > 22 && high < 40)).toHaveLength(3);
  expect(layers).toHaveLength(9);
});
