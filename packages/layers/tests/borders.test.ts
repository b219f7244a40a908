/** Borders in the colour of what a thing lies on, and what goes on under all that lies before it. */
import { expect, it } from 'vitest';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { maskOf, pixelsOf } from '../src/areas/mask.ts';
import { flatten } from '../src/areas/rgb.ts';
import { separate, type Picture, type SeparatedLayer } from '../src/index.ts';
import { bandRound } from '../src/peeling/border-rays.ts';
import { giveBorders } from '../src/peeling/give-borders.ts';
import { ownersOf } from '../src/peeling/slots.ts';
import { partDiscs } from '../src/tree/part-discs.ts';
import { completeShapes } from '../src/peeling/complete-shapes.ts';
import type { Thing } from '../src/tree/thing.ts';
import { alphaAt, compress, draw, emptyShelf, fill, pixelAt, readerOf, sizeOf } from './drawing.ts';

const side = 640;
const take = (picture: Picture) => separate(picture, { reader: readerOf(), shelf: emptyShelf });
const page = (paint: (context: SKRSContext2D) => void) =>
  draw(side, side, (c) => {
    fill(c, '#cfdbe8', () => c.rect(0, 0, side, side));
    paint(c);
  });
const paper = '#fffdf8';
const sheet = (c: SKRSContext2D) => fill(c, paper, () => c.roundRect(100, 100, 440, 440, 24));
const rimmed = (c: SKRSContext2D, x: number, y: number) => {
  fill(c, paper, () => c.arc(x, y, 46, 0, 7));
  fill(c, '#d1495b', () => c.arc(x, y, 40, 0, 7));
};

/** To a pixel that an edge may share. */
const about = (...sizes: number[]) => sizes.map((size) => expect.closeTo(size, -0.5));
/** The largest first. */
const sizesOf = (layers: SeparatedLayer[]) => layers.map((layer) => sizeOf(layer, 128)).sort(([a], [b]) => b - a);

const badge = page((c) => {
  sheet(c);
  rimmed(c, 530, 110);
});

it.each([
  ['drawn', () => badge],
  // There a part of the rim is taken for the badge.
  ['in JPEG', () => compress(badge)],
])("gives a badge over a card's corner the rim that has the colour of the card, %s", async (_, picture) => {
  const { layers } = await take(await picture());
  expect(sizesOf(layers)).toEqual([about(440, 440), about(93, 93)]);
  // What of the rim lies over the ground no longer bulges from the card.
  const card = layers.find((layer) => sizeOf(layer)[0] > 400)!;
  expect(alphaAt(card, 573, 110)).toBe(0);
});

it('carries a tile on under the badge whose rim seems to bite it', async () => {
  const { layers } = await take(
    page((c) => {
      sheet(c);
      fill(c, '#d9cbea', () => c.rect(200, 240, 260, 120));
      rimmed(c, 200, 300);
    }),
  );
  expect(sizesOf(layers)).toEqual([about(440, 440), about(260, 120), about(93, 93)]);
  const tile = layers.find((layer) => sizeOf(layer)[0] < 300 && sizeOf(layer)[0] > 200)!;
  expect(pixelAt(tile.pixels, 215 - tile.box.x, 300 - tile.box.y)).toEqual([217, 203, 234, 255]);
});

it('gives a badge its rim on the seam of two cards, and lets the card below it end where it does', async () => {
  const { layers } = await take(
    page((c) => {
      fill(c, '#3f5efb', () => c.roundRect(60, 60, 520, 360, 20));
      fill(c, paper, () => c.roundRect(110, 300, 420, 280, 20));
      rimmed(c, 320, 300);
    }),
  );
  expect(sizesOf(layers)).toEqual([about(520, 360), about(420, 280), about(93, 93)]);
});

it('parts no disc from a row of which nothing is seen', () => {
  const row = draw(320, 200, (c) => {
    fill(c, '#3f5efb', () => c.rect(0, 0, 320, 200));
    for (const [x, colour] of [
      [110, '#2f6f4f'],
      [200, '#a4475d'],
    ] as const) {
      fill(c, '#ffffff', () => c.arc(x, 100, 70, 0, 7));
      fill(c, colour, () => c.arc(x, 100, 63, 0, 7));
    }
  });
  const at = (i: number, x: number) => Math.hypot((i % 320) + 0.5 - x, Math.floor(i / 320) + 0.5 - 100) <= 70;
  const inOne = Array.from({ length: 320 * 200 }, (_, i) => i).filter((i) => at(i, 110) || at(i, 200));
  const thing = (own: number[]) => ({
    kind: 'icon' as const,
    own: Int32Array.from(own),
    mask: maskOf(inOne, 320, 200, 1),
    children: [],
    colour: [0, 0, 0] as [number, number, number],
    shape: null,
    cast: [],
  });
  expect(partDiscs([thing(inOne)], flatten(row))).toHaveLength(2);
  const front = inOne.filter((i) => at(i, 200));
  expect(partDiscs([thing(front)], flatten(row))).toEqual([thing(front)]);
});

it('gives discs the rim that is seen only where steps lie below them', async () => {
  const { layers } = await take(
    page((c) => {
      sheet(c);
      for (const [k, colour] of ['#40241a', '#a5573a', '#f2b84b'].entries()) {
        const [x, top] = [130 + 130 * k, 200 + 70 * k];
        // No simple shape says how far they go on.
        fill(c, colour, () => {
          c.moveTo(x, top);
          c.lineTo(x + 110, top);
          c.lineTo(x + 110, 500);
          for (let at = 0; at <= 110; at += 5) c.lineTo(x + 110 - at, 500 + 14 * Math.sin(at / 9));
        });
        rimmed(c, x + 55, top);
      }
    }),
  );
  const discs = sizesOf(layers).filter(([width]) => width < 100);
  expect(discs).toEqual([about(93, 93), about(93, 93), about(93, 93)]);
});

it('parts portraits in a row by their rims, each whole, and leaves rings that are one sign', async () => {
  const portrait = (c: SKRSContext2D, x: number, hue: number) => {
    fill(c, '#ffffff', () => c.arc(x, 200, 80, 0, 7));
    const shade = c.createLinearGradient(x, 130, x + 40, 270);
    shade.addColorStop(0, `hsl(${hue} 60% 70%)`);
    shade.addColorStop(1, `hsl(${hue + 50} 50% 25%)`);
    fill(c, shade, () => c.arc(x, 200, 73, 0, 7));
  };
  const row = page((c) => {
    fill(c, '#3f5efb', () => c.roundRect(60, 60, 520, 300, 20));
    for (const [k, x] of [190, 300, 410].entries()) portrait(c, x, 20 + 110 * k);
  });
  const parted = sizesOf((await take(row)).layers);
  expect(parted).toEqual([about(520, 300), about(160, 160), about(160, 160), about(160, 160)]);
  const sign = page((c) => {
    for (const x of [250, 350]) fill(c, '#c8324b', () => c.arc(x, 300, 80, 0, 7));
  });
  expect(sizesOf((await take(sign)).layers)).toEqual([about(260, 160)]);
});

it('takes even margins and gaps for what they are', async () => {
  const { layers } = await take(
    page((c) => {
      sheet(c);
      fill(c, '#3d2c5a', () => c.rect(110, 110, 420, 100));
      for (const x of [110, 330]) fill(c, x > 300 ? '#e9a03b' : '#7fb069', () => c.roundRect(x, 250, 204, 200, 16));
    }),
  );
  expect(sizesOf(layers)).toEqual([about(440, 440), about(420, 100), about(204, 200), about(204, 200)]);
});

it('completes a shape under what lies before it in the end', () => {
  const width = 60;
  const rectangle = (left: number, top: number, right: number, bottom: number) =>
    Array.from({ length: (right - left) * (bottom - top) }, (_, k) => {
      const x = left + (k % (right - left));
      return (top + Math.floor(k / (right - left))) * width + x;
    });
  const [whole, front] = [rectangle(10, 10, 50, 50), rectangle(40, 20, 58, 36)];
  const own = whole.filter((i) => !front.includes(i));
  const base = {
    kind: 'shape' as const,
    children: [],
    colour: [0, 0, 0] as [number, number, number],
    shape: null,
    cast: [],
  };
  const slots = [own, front].map((pixels, k) => ({
    thing: { ...base, own: Int32Array.from(pixels), mask: maskOf(pixels, width, width, 1) },
    order: k + 1,
    parent: 0,
  }));
  const owners = new Int32Array(width * width);
  for (const { thing, order } of slots) for (const i of thing.own) owners[i] = order;
  completeShapes(slots, owners, width, width);
  expect([...pixelsOf(slots[0]!.thing.mask, width)]).toEqual(whole.toSorted((a, b) => a - b));
  expect([...pixelsOf(slots[1]!.thing.mask, width)]).toEqual(front);
});

it('a border is seen where a third of the outline lies a few pixels too far in, as JPEG leaves it', () => {
  const [width, middle] = [300, 150];
  const picture = draw(width, width, (c) => {
    fill(c, '#3a2418', () => c.rect(0, 0, width, width));
    fill(c, '#ffffff', () => c.arc(middle, middle, 112, 0, 7));
    fill(c, '#f5c34e', () => c.arc(middle, middle, 101, 0, 7));
  });
  const own: number[] = [];
  for (let i = 0; i < width * width; i++) {
    const [dx, dy] = [(i % width) - middle, Math.floor(i / width) - middle];
    const bitten = ((Math.atan2(dy, dx) + Math.PI) / 0.4) % 3 < 1;
    if (Math.hypot(dx, dy) < (bitten ? 98 : 101)) own.push(i);
  }
  const owners = new Int32Array(width * width);
  for (const i of own) owners[i] = 1;
  const band = bandRound(maskOf(own, width, width), 1, owners, flatten(picture));
  expect(band!.seen).toBeGreaterThan(0.9);
  expect(Math.abs(band!.wide - 11.5)).toBeLessThan(1.6);
});

it.each([
  ['in its colour', '#fffdf8', [1]],
  ['in another one', '#7d4fa6', [1, 2]],
] as const)('takes one side of a rim, found as a thing before it, for the rim: %s', (_, colour, left) => {
  const picture = page((c) => {
    fill(c, paper, () => c.roundRect(94, 94, 212, 152, 14));
    fill(c, '#2f4a3a', () => c.roundRect(100, 100, 200, 140, 8));
    fill(c, colour, () => c.rect(110, 95, 180, 4));
  });
  const thingOf = (kind: Thing['kind'], tint: Thing['colour'], [x, y, width, height]: readonly number[]): Thing => {
    const pixels = pixelsOf(
      { x: x!, y: y!, width: width!, height: height!, bits: new Uint8Array(width! * height!).fill(1) },
      side,
    );
    return {
      kind,
      own: pixels,
      mask: maskOf(pixels, side, side, 1),
      children: [],
      colour: tint,
      shape: null,
      cast: [],
    };
  };
  const card = thingOf('shape', [47, 74, 58], [100, 100, 200, 140]);
  const piece = thingOf('line', colour === paper ? [255, 253, 248] : [125, 79, 166], [110, 95, 180, 4]);
  const slots = [card, piece].map((thing, k) => ({ thing, order: k + 1, parent: 0 }));
  const scene = { slots, owners: ownersOf(slots, side * side), picture: flatten(picture) };
  expect(giveBorders(scene).map(({ order }) => order)).toEqual(left);
});
