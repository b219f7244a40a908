/** What hangs together by thin things: discs strung on a bar, the bars of a code, a ring under what lies before it. */
import { expect, it } from 'vitest';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { separate, type Picture, type SeparatedLayer } from '../src/index.ts';
import { alphaAt, compress, draw, emptyShelf, fill, pixelAt, readerOf, sizeOf } from './drawing.ts';

const side = 640;
const take = (picture: Picture) => separate(picture, { reader: readerOf(), shelf: emptyShelf });
const page = (paint: (context: SKRSContext2D) => void, ground = '#dce6ea') =>
  draw(side, side, (c) => {
    fill(c, ground, () => c.rect(0, 0, side, side));
    paint(c);
  });

/** The narrowest first. */
const sizesOf = (layers: SeparatedLayer[]) => layers.map((layer) => sizeOf(layer, 128)).sort(([a], [b]) => a - b);
/** To a pixel that an edge may share. */
const about = (...sizes: number[]) => sizes.map((size) => expect.closeTo(size, -0.5));

const stops = [150, 320, 490];
const colours = ['#e4572e', '#2e86ab', '#f6ae2d'];

/** A bar of 8 px down the page with three discs of 64 px on it, in rings of 6 px. */
const timeline = (ring: string) => (c: SKRSContext2D) => {
  fill(c, '#22333b', () => c.rect(316, 60, 8, 520));
  for (const [k, y] of stops.entries()) {
    fill(c, ring, () => c.arc(320, y, 38, 0, 7));
    fill(c, colours[k]!, () => c.arc(320, y, 32, 0, 7));
  }
};

it('parts a bar from the ringed discs strung on it, and carries it on behind them', async () => {
  const { background, layers } = await take(page(timeline('#ffffff')));
  expect(sizesOf(layers)).toEqual([about(8, 520), ...stops.map(() => about(76, 76))]);
  const [bar] = layers;
  expect(alphaAt(bar!, 320, 320)).toBe(255);
  expect(pixelAt(background, 320, 320)).toEqual([220, 230, 234, 255]);
});

it('gives discs the ring that has the colour of the ground, where the bar stops sooner', async () => {
  const { layers } = await take(page(timeline('#dce6ea')));
  expect(sizesOf(layers)).toEqual([about(8, 520), ...stops.map(() => about(76, 76))]);
});

it('shows between the bars of a code what it lies on', async () => {
  const widths = [5, 2, 3, 6, 2, 4, 2, 5, 3, 2, 6, 3];
  const { layers } = await take(
    page((c) => {
      fill(c, '#fffdf7', () => c.roundRect(60, 160, 520, 320, 24));
      let x = 120;
      for (const width of widths) {
        fill(c, '#1b1b1b', () => c.rect(x, 280, width, 90));
        x += width + 5;
      }
    }),
  );
  expect(layers).toHaveLength(2);
  const code = layers[1]!;
  // The first bar, the gap after it, and the second bar.
  expect([121, 127, 131].map((x) => alphaAt(code, x, 320))).toEqual([255, 0, 255]);
  expect(code.class).toBe('icon');
});

it('does not take swatches of several colours for a code', async () => {
  const swatches = ['#e4572e', '#2e86ab', '#f6ae2d', '#33673b', '#5f0f40', '#0f4c5c', '#9a031e'];
  const { layers } = await take(
    page((c) => {
      fill(c, '#fffdf7', () => c.roundRect(60, 160, 520, 320, 24));
      for (const [k, colour] of swatches.entries()) fill(c, colour, () => c.rect(120 + k * 28, 280, 20, 90));
    }),
  );
  for (const [k] of swatches.entries())
    expect(layers.filter((layer) => alphaAt(layer, 130 + k * 28, 320) === 255)).toHaveLength(2);
});

/** An oval card with a ring of 3 px along its rim, and a disc over both. */
const card = page((c) => {
  fill(c, '#fffdf9', () => c.ellipse(320, 320, 200, 240, 0, 0, 7));
  c.strokeStyle = '#c8323c';
  c.lineWidth = 3;
  c.beginPath();
  c.ellipse(320, 320, 180, 220, 0, 0, 7);
  c.stroke();
  fill(c, '#2e86ab', () => c.arc(470, 190, 40, 0, 7));
}, '#35603f');

it('carries a ring on under what lies over it', async () => {
  const { layers } = await take(card);
  const ring = layers.find(({ class: kind }) => kind === 'line')!;
  // Where the ellipse runs through the disc.
  const [x, y] = [320 + 180 * Math.cos(-0.65), 320 + 220 * Math.sin(-0.65)].map(Math.floor);
  expect(alphaAt(ring, x!, y!)).toBe(255);
  expect(alphaAt(ring, 320, 320)).toBe(0);
});

it('keeps a thin ring thin in a JPEG, which overshoots beside it', async () => {
  const { layers } = await take(await compress(card));
  const ring = layers.find(({ class: kind }) => kind === 'line')!;
  let solid = 0;
  for (let o = 3; o < ring.pixels.data.length; o += 4) if (ring.pixels.data[o]! > 128) solid++;
  // Ramanujan's first formula for the length of an ellipse, times the 3 px of the line.
  const drawn = 3 * Math.PI * (3 * 400 - Math.sqrt((3 * 180 + 220) * (180 + 3 * 220)));
  expect(solid / drawn).toBeGreaterThan(0.9);
  expect(solid / drawn).toBeLessThan(1.12);
});
