/** What is one thing, what stands on another, and what crosses all. */
import { expect, it } from 'vitest';
import { separate, type Picture, type ReadLine, type SeparatedLayer } from '../src/index.ts';
import { flatten } from '../src/areas/rgb.ts';
import { findThings } from '../src/find-things.ts';
import { pixelsOf } from '../src/areas/mask.ts';
import { markFeet } from '../src/objects/mark-feet.ts';
import { everyThing, type Thing } from '../src/tree/thing.ts';
import { uniteMounted } from '../src/tree/unite-mounted.ts';
import { compress, draw, emptyShelf, fill, noise, readerOf, sizeOf } from './drawing.ts';

const side = 1024;
const take = async (picture: Picture) => (await separate(picture, { reader: readerOf(), shelf: emptyShelf })).layers;

/** To three pixels that soft edges may share. */
const about = (width: number, height: number) => [expect.closeTo(width, -0.8), expect.closeTo(height, -0.8)];
const sizesOf = (layers: readonly SeparatedLayer[]) => layers.map((layer) => sizeOf(layer, 128));

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
  expect(sizesOf(layers)).toEqual([about(300, 380)]);
});

it.each([
  ['a frame no broader than a rim', 15, 1],
  ['a broader one, which may be a card', 40, 2],
])('asks how broad the even margin of a photograph is: %s', (_, margin, count) => {
  const thingOf = (kind: Thing['kind'], inset: number, children: Thing[] = []): Thing => {
    const [x, y, width, height] = [40 + inset, 60 + inset, 300 - 2 * inset, 340 - 2 * inset];
    const mask = { x, y, width, height, bits: new Uint8Array(width * height).fill(1) };
    return { kind, own: pixelsOf(mask, 400), mask, children, colour: [0, 0, 0], shape: null, cast: [] };
  };
  const things = uniteMounted([thingOf('shape', 0, [thingOf('picture', margin)])], { words: [] });
  expect([...everyThing(things)]).toHaveLength(count);
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
  expect(sizesOf(layers)).toEqual(sizes);
});

it('finds a cable from side to side, before the card that it crosses and the ground', async () => {
  const layers = await take(
    draw(side, side, (c) => {
      fill(c, '#e9dfc9', () => c.rect(0, 0, side, side));
      fill(c, '#2f7a52', () => c.rect(240, 60, 520, 600));
      c.strokeStyle = '#30363c';
      c.lineWidth = 7;
      c.beginPath();
      c.moveTo(-10, 420);
      c.lineTo(side + 10, 300);
      c.stroke();
    }),
  );
  const sizes = sizesOf(layers);
  expect(sizes[0]).toEqual(about(520, 600));
  expect(sizes[1]![0]).toBe(side);
  expect(layers).toHaveLength(2);
});

it('leaves labels with words on the cloth that they hang before, and the wall behind it without them', async () => {
  const labels = [165, 292, 419, 546, 673].map((x) => ({ x, y: 538 }));
  const lines = labels.map(({ x, y }): ReadLine => {
    const at = (dx: number, dy: number) => ({ x: x + dx, y: y + dy });
    const quad: ReadLine['quad'] = [at(15, 24), at(95, 24), at(95, 56), at(15, 56)];
    return { text: 'IIII', confidence: 1, quad, vertical: false };
  });
  const picture = draw(side, side, (c) => {
    fill(c, '#cfe0ea', () => c.rect(0, 0, side, side));
    fill(c, '#fffdf7', () => c.rect(160, 120, 640, 420));
    fill(c, '#c8452f', () => c.rect(140, 530, 680, 300));
    fill(c, '#8f6a45', () => c.rect(110, 510, 740, 34));
    for (const { x, y } of labels) {
      fill(c, '#fffdf7', () => {
        c.moveTo(x + 32, y);
        c.lineTo(x + 78, y);
        c.lineTo(x + 110, y + 22);
        c.lineTo(x + 110, y + 80);
        c.lineTo(x, y + 80);
        c.lineTo(x, y + 22);
      });
      for (const bar of [0, 24, 48, 72]) fill(c, '#20304a', () => c.rect(x + 16 + bar, y + 25, 6, 30));
    }
  });
  const { layers } = await separate(picture, { reader: readerOf(lines), shelf: emptyShelf });
  expect(sizesOf(layers)).toEqual([
    about(640, 390),
    about(680, 286),
    about(740, 35),
    ...labels.map(() => about(110, 80)),
  ]);
});

it('is sure of the snow at the foot of a card, and asks about what is narrower', () => {
  const thing = (x: number, y: number, width: number, height: number): Thing => ({
    kind: 'shape',
    own: new Int32Array(),
    mask: { x, y, width, height, bits: new Uint8Array(width * height).fill(1) },
    children: [],
    colour: [0, 0, 0],
    shape: null,
    cast: [],
  });
  const things = [thing(60, 50, 900, 500), thing(60, 550, 900, 120), thing(90, 530, 840, 60), thing(60, 800, 900, 120)];
  markFeet(things, side);
  expect(things.map(({ certain }) => certain ?? false)).toEqual([false, true, false, false]);
});

it('leaves the head of a calendar on its leaf, though words stand on both and JPEG parts their edges', async () => {
  const drawn = draw(side, side, (c) => {
    fill(c, '#cfd8e6', () => c.rect(0, 0, side, side));
    fill(c, '#ffffff', () => c.roundRect(100, 100, 800, 800, 20));
    c.beginPath();
    c.roundRect(158, 676, 158, 172, 20);
    c.clip();
    fill(c, '#dcd3ea', () => c.rect(158, 676, 158, 172));
    fill(c, '#c22a80', () => c.rect(158, 676, 158, 55));
  });
  const words = [
    { x: 200, y: 690, width: 70, height: 26 },
    { x: 195, y: 750, width: 80, height: 60 },
  ];
  const { roots } = await findThings(flatten(await compress(drawn)), words, undefined);
  expect(roots.map(({ children }) => children.map((child) => child.children.length))).toEqual([[0]]);
});
