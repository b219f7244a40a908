/** Rings that are drawn about something, and the outlines of drawings. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { openObjectNetwork, separate, type ObjectNetwork, type Picture } from '../src/index.ts';
import { alphaAt, draw, emptyShelf, fill, pixelAt, readerOf, sizeOf } from './drawing.ts';

let network: ObjectNetwork;
beforeAll(async () => {
  network = await openObjectNetwork();
});
afterAll(() => network.close());

const take = async (picture: Picture, objects?: ObjectNetwork) =>
  (await separate(picture, { reader: readerOf(), shelf: emptyShelf, ...(objects && { objects }) })).layers;

/** On a white card. */
const onCard = (side: number, paint: (c: SKRSContext2D) => void): Picture =>
  draw(side, side, (c) => {
    fill(c, '#3a5a8c', () => c.rect(0, 0, side, side));
    fill(c, '#ffffff', () => c.rect(80, 80, side - 160, side - 160));
    paint(c);
  });

it('shows the card through a broad ring that is drawn about a drawing', async () => {
  const layers = await take(
    onCard(800, (c) => {
      fill(c, '#1f7a8c', () => c.rect(360, 330, 70, 90));
      fill(c, '#d1495b', () => c.arc(395, 320, 30, 0, 7));
      c.strokeStyle = '#d1495b';
      c.lineWidth = 16;
      c.beginPath();
      c.ellipse(400, 370, 130, 110, 0, 0, 7);
      c.stroke();
    }),
  );
  const ring = layers.find((layer) => Math.abs(sizeOf(layer)[0] - 276) < 4)!;
  expect([400, 330, 480].map((x) => alphaAt(ring, x, 370))).toEqual([0, 0, 0]);
  expect(alphaAt(ring, 400, 480)).toBe(255);
  const [card] = layers;
  expect(pixelAt(card!.pixels, 320 - card!.box.x, 370 - card!.box.y)).toEqual([255, 255, 255, 255]);
});

it('leaves to the ground what two thin rings close to one another hold of it', async () => {
  const circle = (c: SKRSContext2D, radius: number, width: number) => {
    c.strokeStyle = '#e0ae3d';
    c.lineWidth = width;
    c.beginPath();
    c.arc(155, 155, radius, 0, 7);
    c.stroke();
  };
  const emblem = draw(1024, 585, (c) => {
    fill(c, '#1f4d38', () => c.rect(0, 0, 1024, 585));
    circle(c, 74, 2.6);
    circle(c, 68, 1.2);
    fill(c, '#e0ae3d', () => c.ellipse(158, 150, 25, 42, 0, 0, 7));
    fill(c, '#e0ae3d', () => c.rect(140, 180, 8, 20));
  });
  const { background, layers } = await separate(emblem, { reader: readerOf(), shelf: emptyShelf, objects: network });
  for (const layer of layers) expect(alphaAt(layer, 120, 120)).toBe(0);
  for (const radius of [68, 74]) expect(pixelAt(background, 155 - radius, 155)).toEqual([31, 77, 56, 255]);
});

it.each([
  ['one of two lines in one ink', '#e0ae3d', 12, 1],
  ['two in two inks', '#5aa9e6', 12, 2],
  ['two that lie far apart', '#e0ae3d', 90, 2],
])('sees in a thin frame within another %s', async (_, ink, apart, lines) => {
  const layers = await take(
    draw(700, 900, (c) => {
      fill(c, '#20303a', () => c.rect(0, 0, 700, 900));
      const frame = (colour: string, from: number, wide: number) => {
        c.strokeStyle = colour;
        c.lineWidth = wide;
        c.strokeRect(from, from, 700 - 2 * from, 900 - 2 * from);
      };
      frame('#e0ae3d', 40, 3);
      frame(ink, 40 + apart, 1.4);
    }),
  );
  expect(layers.map((layer) => layer.class)).toEqual(Array.from({ length: lines }, () => 'line'));
  for (const from of [40, 40 + apart]) {
    const holding = layers.filter((layer) => alphaAt(layer, from, 450) > 100);
    expect(holding).toEqual([lines === 1 ? layers[0] : expect.anything()]);
  }
});

const egg = (c: SKRSContext2D, x: number, y: number) => {
  c.moveTo(x, y - 64);
  c.bezierCurveTo(x + 40, y - 64, x + 54, y - 4, x + 54, y + 20);
  c.bezierCurveTo(x + 54, y + 50, x + 30, y + 66, x, y + 66);
  c.bezierCurveTo(x - 30, y + 66, x - 54, y + 50, x - 54, y + 20);
  c.bezierCurveTo(x - 54, y - 4, x - 40, y - 64, x, y - 64);
};

it.each([
  ['by rules alone', false],
  ['by the network too', true],
])(
  'takes the thin outline of an egg, its white and its yolk for one drawing, and each egg for itself, %s',
  async (_, asks) => {
    const layers = await take(
      onCard(1000, (c) => {
        for (const [k, x] of [260, 440, 620].entries()) {
          c.strokeStyle = '#d9b48a';
          c.lineWidth = 4;
          c.beginPath();
          egg(c, x, 400 - 50 * k);
          c.stroke();
          fill(c, '#f7991c', () => c.arc(x, 420 - 50 * k, 34, 0, 7));
          fill(c, '#ffb83a', () => c.arc(x - 2, 418 - 50 * k, 20, 0, 7));
        }
      }),
      asks ? network : undefined,
    );
    expect(layers.slice(1).map((layer) => sizeOf(layer))).toEqual(
      Array.from({ length: 3 }, () => [expect.closeTo(112, -0.8), expect.closeTo(134, -0.8)]),
    );
  },
);

it('leaves a small ring a drawing with the hands that are in it', async () => {
  const layers = await take(
    onCard(800, (c) => {
      const stroke = (colour: string, width: number, path: () => void) => {
        [c.strokeStyle, c.lineWidth] = [colour, width];
        c.beginPath();
        path();
        c.stroke();
      };
      stroke('#7f5ea8', 6, () => c.arc(300, 300, 21, 0, 7));
      stroke('#2a1c3d', 5, () => {
        c.moveTo(300, 288);
        c.lineTo(300, 301);
        c.lineTo(309, 306);
      });
    }),
    network,
  );
  expect(layers.slice(1).map((layer) => sizeOf(layer))).toEqual([[48, 48]]);
  expect(alphaAt(layers[1]!, 300, 292)).toBe(255);
});

/** An arch on a plain ground, hills at its foot, and a thin line all round it. */
const arch = draw(732, 1024, (c) => {
  fill(c, '#bd5049', () => c.rect(0, 0, 732, 1024));
  const outline = (inset: number) => {
    const radius = 366 - inset;
    c.moveTo(inset, 1024 - inset);
    c.lineTo(inset, inset + radius);
    c.arc(366, inset + radius, radius, Math.PI, 0);
    c.lineTo(732 - inset, 1024 - inset);
    c.closePath();
  };
  c.strokeStyle = '#f3ddd2';
  c.lineWidth = 2;
  c.beginPath();
  outline(39);
  c.stroke();
  fill(c, '#fdfaf2', () => outline(58));
  fill(c, '#c98a80', () => {
    c.moveTo(58, 810);
    c.bezierCurveTo(240, 760, 420, 900, 674, 830);
    c.lineTo(674, 966);
    c.lineTo(58, 966);
  });
});

it('leaves no thin line about a thing in a plain ground, which goes on in its one colour', async () => {
  const { background, layers } = await separate(arch, { reader: readerOf(), shelf: emptyShelf, objects: network });
  expect(layers.filter((layer) => Math.abs(sizeOf(layer)[0] - 655) < 5)).toHaveLength(1);
  for (const [x, y] of [
    [366, 40],
    [366, 500],
    [366, 880],
    [39, 700],
  ] as const)
    expect(pixelAt(background, x, y).slice(0, 3)).toEqual([189, 80, 73]);
});
