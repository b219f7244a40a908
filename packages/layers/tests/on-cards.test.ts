/** What belongs to a card and what lies on it: the ground of a chart, and what is too small to be a thing. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { maskOf } from '../src/areas/mask.ts';
import { fitSimpleShape } from '../src/areas/simple-shape.ts';
import { markCarried } from '../src/objects/mark-carried.ts';
import type { Thing } from '../src/tree/thing.ts';
import { openObjectNetwork, separate, type ObjectNetwork, type Picture, type SeparatedLayer } from '../src/index.ts';
import { alphaAt, draw, emptyShelf, fill, readerOf, sizeOf } from './drawing.ts';

const side = 640;
let objects: ObjectNetwork;
beforeAll(async () => {
  objects = await openObjectNetwork();
});
afterAll(() => objects.close());

const take = (picture: Picture, by?: ObjectNetwork) =>
  separate(picture, { reader: readerOf(), shelf: emptyShelf, ...(by && { objects: by }) });
const page = (paint: (context: SKRSContext2D) => void) =>
  draw(side, side, (c) => {
    fill(c, '#36507a', () => c.rect(0, 0, side, side));
    fill(c, '#ffffff', () => c.roundRect(40, 40, 560, 560, 24));
    paint(c);
  });
/** To a pixel that an edge may share. */
const about = (...sizes: number[]) => sizes.map((size) => expect.closeTo(size, -0.5));
const sizesOf = (layers: SeparatedLayer[]) => layers.map((layer) => sizeOf(layer, 128));

it('parts the bars of a chart, and leaves to the card what is seen of it between them', async () => {
  const bars = [199, 188, 334, 203, 136].map((height, k) => ({ x: 118 + k * 94, height }));
  const { layers } = await take(
    page((c) => {
      for (let line = 0; line < 4; line++) fill(c, '#dccbea', () => c.rect(100, 540 - line * 129, 470, 4));
      for (const [k, { x, height }] of bars.entries())
        fill(c, k === 2 ? '#e14450' : '#7d4fa6', () => c.rect(x, 540 - height, 59, height));
    }),
    objects,
  );
  for (const { height } of bars) expect(sizesOf(layers)).toContainEqual(about(59, height));
  const [card] = layers;
  expect(sizeOf(card!, 128)).toEqual(about(560, 560));
  // Nothing else shows the middle between two bars.
  expect(layers.filter((layer) => alphaAt(layer, 194, 500) > 128)).toEqual([card]);
});

it('gives a drawing on a disc what lies beside it and is too small to be a thing', async () => {
  const { layers } = await take(
    page((c) => {
      fill(c, '#f2b441', () => c.arc(320, 320, 80, 0, 7));
      fill(c, '#5a2a1a', () => c.roundRect(285, 320, 60, 44, 8));
      for (const x of [300, 324]) fill(c, '#5a2a1a', () => c.rect(x, 298, 3, 12));
    }),
  );
  expect(layers).toHaveLength(3);
  const [, disc, cup] = layers;
  expect([alphaAt(cup!, 301, 304), alphaAt(cup!, 325, 304)]).toEqual([255, 255]);
  expect(sizeOf(disc!, 128)).toEqual(about(160, 160));
});

it.each([
  ['a drawing alone on a large disc', 'icon', 80, 1, true],
  ['what begins in its middle, as the hands of a clock do', 'icon', 110, 1, undefined],
  ['two drawings', 'icon', 80, 2, undefined],
  ['a smaller disc, which is the hub of a wheel', 'shape', 80, 1, undefined],
] as const)('is sure of what carries %s', (_, kind, x, count, certain) => {
  const at = (left: number, y: number, radius: number, of: Thing['kind'], children: Thing[] = []): Thing => {
    const pixels = Array.from({ length: 200 * 200 }, (_, i) => i).filter(
      (i) => ((i % 200) - left) ** 2 + (Math.floor(i / 200) - y) ** 2 <= radius * radius,
    );
    const mask = maskOf(pixels, 200, 200, 1);
    const shape = of === 'shape' ? fitSimpleShape(mask) : null;
    return { kind: of, own: Int32Array.from(pixels), mask, children, colour: [0, 0, 0], shape, cast: [] };
  };
  const drawings = Array.from({ length: count }, (_, k) => at(x + 40 * k, 100, 18, kind));
  const disc = at(100, 100, 60, 'shape', drawings);
  markCarried([disc], 200);
  expect([disc, ...drawings].map((thing) => thing.certain)).toEqual(Array(count + 1).fill(certain));
});

it.each([
  ['a portrait of two parts as large as the square in a disc that is a stage', 600, true],
  ['what may be the inner ring of a small one', 2000, undefined],
] as const)('is sure of %s', (_, longerSide, certain) => {
  const thingOf = (holds: (x: number, y: number) => boolean, children: Thing[] = []): Thing => {
    const own = Int32Array.from({ length: 200 * 200 }, (_, i) => i).filter((i) => holds(i % 200, Math.floor(i / 200)));
    const mask = maskOf(own, 200, 200, 1);
    return { kind: 'shape', own, mask, children, colour: [0, 0, 0], shape: null, cast: [] };
  };
  const face: Thing = { ...thingOf((x, y) => x > 80 && x < 120 && y > 60 && y < 90), kind: 'icon' };
  const cat = thingOf((x, y) => Math.abs(x - 100) < 15 + (y - 40) / 3 && y > 40 && y < 155, [face]);
  const disc = thingOf((x, y) => Math.hypot(x - 100, y - 100) <= 75, [cat]);
  disc.shape = fitSimpleShape(disc.mask);
  markCarried([disc], longerSide);
  expect([disc.certain, cat.certain]).toEqual([certain, certain]);
});
