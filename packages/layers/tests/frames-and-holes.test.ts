/** What lies across a frame, what is seen through a tag, and what stands round a drawing. */
import { expect, it } from 'vitest';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { maskOf } from '../src/areas/mask.ts';
import { flatten } from '../src/areas/rgb.ts';
import { findHairlines } from '../src/hairlines/find-hairlines.ts';
import { separate, type Picture, type SeparatedLayer } from '../src/index.ts';
import { acrossSoftBorders } from '../src/surfaces/merging.ts';
import type { Surfaces } from '../src/surfaces/regions.ts';
import type { Tally } from '../src/surfaces/tally.ts';
import type { Thing } from '../src/tree/thing.ts';
import { returnAcross } from '../src/tree/tidy.ts';
import { uniteCutBars } from '../src/tree/unite-cut-bars.ts';
import { alphaAt, compress, draw, emptyShelf, fill, noise, readerOf, sizeOf } from './drawing.ts';

const side = 1024;
const take = async (picture: Picture) => (await separate(picture, { reader: readerOf(), shelf: emptyShelf })).layers;

/** To three pixels that soft edges may share. */
const about = (width: number, height: number) => [expect.closeTo(width, -0.8), expect.closeTo(height, -0.8)];
const sizesOf = (layers: SeparatedLayer[]) => layers.map((layer) => sizeOf(layer, 128));

it('gives a board the frame that a plate and a badge with rims of their own lie across', async () => {
  const layers = await take(
    draw(side, side, (c) => {
      fill(c, '#cfe0ea', () => c.rect(0, 0, side, side));
      fill(c, '#f2a155', () => c.rect(120, 160, 784, 760));
      fill(c, '#3a2418', () => c.rect(132, 172, 760, 736));
      fill(c, '#ffffff', () => c.rect(240, 90, 420, 130));
      fill(c, '#1f7a8c', () => c.rect(248, 98, 404, 114));
      fill(c, '#ffffff', () => c.arc(860, 180, 96, 0, 7));
      fill(c, '#f2a155', () => c.arc(860, 180, 88, 0, 7));
    }),
  );
  expect(sizesOf(layers)).toEqual([about(784, 760), about(420, 130), about(192, 192)]);
});

it.each([1.6, 2, 2.6])('finds a rule of %s px that lies between two rows of pixels', (height) => {
  const picture = draw(600, 300, (c) => {
    fill(c, '#fbfdff', () => c.rect(0, 0, 600, 300));
    fill(c, '#d43a72', () => c.rect(140, 150.4, 300, height));
  });
  const rules = findHairlines(flatten(picture));
  expect(rules.map(({ mask }) => [mask.x, mask.width])).toEqual([[139, 302]]);
});

const tag = (c: SKRSContext2D) => {
  for (const [x, y] of [
    [200, 300],
    [260, 240],
    [620, 240],
    [620, 360],
    [260, 360],
  ] as const)
    c.lineTo(x, y);
  c.closePath();
};

it.each([
  ['a hole of a tag, through which its ground is seen', '#cfe0ea', 1, 0],
  ['no disc of another colour', '#ffffff', 2, 255],
])('opens %s', async (_, colour, count, alpha) => {
  const layers = await take(
    draw(800, 600, (c) => {
      fill(c, '#cfe0ea', () => c.rect(0, 0, 800, 600));
      fill(c, '#d1495b', () => tag(c));
      fill(c, colour, () => c.arc(252, 300, 16, 0, 7));
    }),
  );
  expect(layers).toHaveLength(count);
  expect(layers.map((layer) => alphaAt(layer, 252, 300)).at(-1)).toBe(alpha);
});

it('opens the hole of a tag that hangs askew, on a string, over the edge of a card', async () => {
  const layers = await take(
    draw(800, 600, (c) => {
      fill(c, '#cfe0ea', () => c.rect(0, 0, 800, 600));
      fill(c, '#3a2418', () => c.rect(60, 318, 680, 240));
      c.translate(410, 300);
      c.rotate(0.24);
      c.translate(-410, -300);
      fill(c, '#d1495b', () => tag(c));
      c.save();
      c.beginPath();
      c.arc(262, 300, 18, 0, 7);
      c.clip();
      c.resetTransform();
      fill(c, '#cfe0ea', () => c.rect(0, 0, 800, 600));
      fill(c, '#3a2418', () => c.rect(60, 268, 680, 240));
      c.restore();
    }),
  );
  expect(layers).toHaveLength(2);
  expect(layers.map((layer) => alphaAt(layer, 266, 262)).at(-1)).toBe(0);
});

it('gives a disc the rim in the colour of its paper that is seen only over a card', async () => {
  const layers = await take(
    draw(side, side, (c) => {
      fill(c, '#fffaf0', () => c.rect(0, 0, side, side));
      for (let at = 38; at < side; at += 38) {
        fill(c, '#d9d2bf', () => c.rect(at, 0, 1, side));
        fill(c, '#d9d2bf', () => c.rect(0, at, side, 1));
      }
      fill(c, '#3a2418', () => c.rect(120, 160, 784, 700));
      fill(c, '#fffaf0', () => c.arc(150, 180, 92, 0, 7));
      fill(c, '#f2a155', () => c.arc(150, 180, 82, 0, 7));
    }),
  );
  expect(sizesOf(layers)).toEqual([about(784, 700), about(184, 184)]);
});

it('makes one drawing of a sun and its rays on a large card', async () => {
  const layers = await take(
    draw(side, side, (c) => {
      fill(c, '#36507a', () => c.rect(0, 0, side, side));
      fill(c, '#fffdf8', () => c.roundRect(100, 60, 824, 520, 24));
      fill(c, '#d1495b', () => c.arc(300, 300, 22, 0, 7));
      c.strokeStyle = '#edae49';
      c.lineWidth = 7;
      for (let k = 0; k < 6; k++) {
        const [x, y] = [Math.sin((k * Math.PI) / 3), Math.cos((k * Math.PI) / 3)];
        c.beginPath();
        c.moveTo(300 + 30 * x, 300 + 30 * y);
        c.lineTo(300 + 44 * x, 300 + 44 * y);
        c.stroke();
      }
    }),
  );
  expect(sizesOf(layers)).toEqual([about(824, 520), about(76, 78)]);
});

it('parts a photograph from the grainy paper that its white rim lies on', async () => {
  const random = noise(5);
  const picture = draw(side, side, (c) => {
    fill(c, '#e0d2b8', () => c.rect(0, 0, side, side));
    fill(c, '#1d3557', () => c.rect(140, 420, 744, 460));
    fill(c, '#ffffff', () => c.arc(512, 420, 206, 0, 7));
    c.save();
    c.beginPath();
    c.arc(512, 420, 199, 0, 7);
    c.clip();
    for (let k = 0; k < 2600; k++) {
      const [x, y, radius] = [300 + 424 * random(), 210 + 424 * random(), 6 + 16 * random()];
      fill(c, `hsl(${95 + 50 * random()} 55% ${18 + 40 * random()}%)`, () =>
        c.ellipse(x, y, radius, radius / 3, 3 * random(), 0, 7),
      );
    }
    c.restore();
  });
  for (let i = 0; i < picture.data.length; i += 4) {
    if (picture.data[i] !== 0xe0) continue;
    const grain = (random() + random() + random() - 1.5) * 14;
    for (let k = 0; k < 3; k++) picture.data[i + k]! += grain;
  }
  const layers = await take(await compress(picture));
  const photograph = layers.filter((layer) => alphaAt(layer, 512, 300) > 128);
  // JPEG's rings about the rim are lighter than the paper and go with it, some pixels on each side.
  expect(sizesOf(photograph)).toEqual([[expect.closeTo(412, -1.3), expect.closeTo(412, -1.3)]]);
});

it.each([
  ['whose edge runs beside their border', 216, false],
  ['of one gradient', 12, true],
])('joins two surfaces %s: %s levels across five pixels', (_, wide, joins) => {
  const borders = { count: 1, a: [0], b: [1], length: [32], contrast: [16], wide: [32 * wide], capped: [16] };
  const tally = { count: 2, area: [9000, 16_000], noise: [5400, 9600], borders } as never as Tally;
  expect(acrossSoftBorders(tally, 0)).toBe(joins);
});

const [width, height] = [400, 200];
const surfaces = { width, height, data: new Uint8Array(width * height * 3) } as never as Surfaces;
const thing = (colour: Thing['colour'], holds: (x: number, y: number) => boolean): Thing => {
  const places = Array.from({ length: width * height }, (_, i) => i);
  const own = Int32Array.from(places.filter((i) => holds(i % width, Math.floor(i / width))));
  return { kind: 'shape', own, mask: maskOf(own, width, height), children: [], colour, shape: null, cast: [] };
};

it.each([
  ['one bar of what a strip cuts', 0, 2],
  ['no bar of two labels on a tray', 60, 3],
])('makes %s', (_, beside, count) => {
  const inRow = (y: number) => y >= 80 && y < 120;
  const labels = [20, 240].map((left) => thing([200, 220, 240], (x, y) => inRow(y) && x >= left && x < left + 140));
  const between = (x: number) => x >= 160 && x < 240;
  // The strip only lies between them; the tray is seen below them as well.
  const other = thing([20, 40, 60], (x, y) => (between(x) && y > 20) || (y >= 120 && y < 120 + beside));
  expect(uniteCutBars([...labels, other], surfaces)).toHaveLength(count);
});

it.each([
  ['the soft edge of a plate that lies across a card', 4, 0],
  ['no drawing on the card beside it', 12, 1],
])('takes from a card %s', (_, thick, left) => {
  const within = (by: number) => (x: number, y: number) =>
    x >= 100 - by && x < 300 + by && y >= 60 - by && y < 140 + by;
  const plate = thing([20, 120, 140], within(0));
  const ring = thing([140, 190, 190], (x, y) => within(thick)(x, y) && !within(0)(x, y));
  const card = thing([250, 250, 240], (x, y) => y > 30 && !within(thick)(x, y));
  card.children = [ring];
  returnAcross([card, plate], surfaces);
  expect(card.children).toHaveLength(left);
  expect(plate.own.length).toBe(200 * 80 + (left ? 0 : ring.own.length));
});
