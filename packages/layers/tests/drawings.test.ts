/** What many parts make together: ratings, and large drawings on the thing that they stand on. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { separate, type ReadLine } from '../src/index.ts';
import { draw, emptyShelf, fill, readerOf, sizeOf } from './drawing.ts';

const take = (paint: (context: SKRSContext2D) => void, lines: ReadLine[] = []) =>
  separate(draw(480, 480, paint), { reader: readerOf(lines), shelf: emptyShelf });

it('takes five small marks of one size and pitch for a rating, and others in a row for themselves', async () => {
  const { layers } = await take((c) => {
    fill(c, '#f4efe6', () => c.rect(0, 0, 480, 480));
    for (let k = 0; k < 5; k++) fill(c, k < 3 ? '#c1440e' : '#d8cfc0', () => c.arc(60 + k * 20, 120, 7, 0, 7));
    for (const [k, x] of [60, 80, 100, 130, 150].entries())
      fill(c, k < 3 ? '#c1440e' : '#d8cfc0', () => c.arc(x, 320, 7, 0, 7));
  });
  expect(layers.filter(({ box }) => box.y < 240)).toHaveLength(1);
  expect(layers.filter(({ box }) => box.y > 240)).toHaveLength(5);
});

it('takes the marks of a face for one drawing on its disc, and a mark by itself for itself', async () => {
  const { layers } = await take((c) => {
    fill(c, '#26547c', () => c.rect(0, 0, 480, 480));
    fill(c, '#ffc83d', () => c.arc(150, 240, 90, 0, 7));
    for (const x of [115, 185]) {
      fill(c, '#ffffff', () => c.ellipse(x, 220, 20, 26, 0, 0, 7));
      fill(c, '#3b2410', () => c.arc(x + 3, 224, 9, 0, 7));
    }
    fill(c, '#6b1f1f', () => c.ellipse(150, 290, 24, 18, 0, 0, 7));
    fill(c, '#ffc83d', () => c.arc(370, 240, 80, 0, 7));
    fill(c, '#6b1f1f', () => c.rect(340, 210, 60, 60));
  });
  expect(layers.map(({ box }) => Math.round(box.width / 10)).sort((a, b) => a - b)).toEqual([7, 12, 17, 19]);
});

/** A megaphone on a disc: horn, mouth, what is seen in it, handle and cap. */
function megaphone(c: SKRSContext2D): void {
  fill(c, '#fbfaf7', () => c.rect(0, 0, 480, 480));
  fill(c, '#f2c98a', () => c.arc(240, 240, 200, 0, 7));
  const shape = (colour: string, ...points: [number, number][]) =>
    fill(c, colour, () => points.forEach(([x, y], k) => (k ? c.lineTo(x, y) : c.moveTo(x, y))));
  shape('#16342f', [196, 250], [226, 236], [264, 316], [214, 330]);
  shape('#cf6247', [150, 226], [286, 140], [322, 282], [170, 268]);
  fill(c, '#16342f', () => c.ellipse(158, 248, 22, 36, -0.2, 0, 7));
  fill(c, '#ffffff', () => c.ellipse(300, 212, 26, 76, -0.25, 0, 7));
  fill(c, '#4b8f76', () => c.ellipse(304, 212, 12, 50, -0.25, 0, 7));
}

it('takes a large drawing of many parts on a disc for one thing', async () => {
  const { layers } = await take(megaphone);
  expect(layers).toHaveLength(2);
  const [disc, drawing] = layers;
  expect(drawing!.parentId).toBe(disc!.id);
  expect(drawing!.box.width).toBeGreaterThan(180);
});

it('leaves what words stand on to itself', async () => {
  const quad = [
    [206, 200],
    [276, 200],
    [276, 230],
    [206, 230],
  ].map(([x, y]) => ({ x: x!, y: y! })) as never;
  const { layers } = await take(
    (c) => {
      megaphone(c);
      for (let x = 208; x < 272; x += 12) fill(c, '#ffffff', () => c.rect(x, 202, 6, 26));
    },
    [{ text: 'IIIIII', confidence: 1, quad, vertical: false }],
  );
  expect(layers.length).toBeGreaterThan(2);
});

it('takes chips with a word each for things, however many there are and however near they stand', async () => {
  const places = Array.from({ length: 10 }, (_, k) => [60 + (k % 5) * 57, 140 + Math.floor(k / 5) * 160] as const);
  const lines = places.map(([x, y]) => {
    const quad = [
      [x - 9, y - 10],
      [x + 9, y - 10],
      [x + 9, y + 10],
      [x - 9, y + 10],
    ].map(([left, top]) => ({ x: left!, y: top! })) as never;
    return { text: 'II', confidence: 1, quad, vertical: false };
  });
  const chips = (c: SKRSContext2D) => {
    fill(c, '#0a8284', () => c.rect(0, 0, 480, 480));
    for (const [k, [x, y]] of places.entries()) {
      fill(c, '#112f41', () => c.arc(x, y, 25, 0, 7));
      fill(c, k % 3 ? '#208a4c' : '#b2261e', () => c.arc(x, y, 22, 0, 7));
    }
  };
  const { layers, texts } = await take((c) => {
    chips(c);
    for (const [x, y] of places) for (const off of [-7, 3]) fill(c, '#ffffff', () => c.rect(x + off, y - 9, 4, 18));
  }, lines);
  expect(texts).toHaveLength(10);
  expect(layers).toHaveLength(10);
  // Without words so many of a size are a pattern of the ground.
  expect((await take(chips)).layers).toHaveLength(0);
});

it('takes what a number stands on for a thing on its drawing, and what stands beside that each time for a part of it', async () => {
  const places = [90, 240, 390];
  const lines = places.map((x) => {
    const quad = [
      [x - 6, 167],
      [x + 6, 167],
      [x + 6, 185],
      [x - 6, 185],
    ].map(([left, top]) => ({ x: left!, y: top! })) as never;
    return { text: 'II', confidence: 1, quad, vertical: false };
  });
  const { layers } = await take((c) => {
    fill(c, '#e2c296', () => c.rect(0, 0, 480, 480));
    for (const [k, x] of places.entries()) {
      const ink = k % 2 ? '#7a2433' : '#26344f';
      fill(c, ink, () => {
        c.moveTo(x, 140);
        c.bezierCurveTo(x + 49, 140, x + 14, 189, x + 7, 224);
        c.lineTo(x - 10, 224);
        c.bezierCurveTo(x - 7, 196, x - 49, 140, x, 140);
      });
      fill(c, ink, () => {
        c.moveTo(x - 13, 232);
        c.lineTo(x + 11, 232);
        c.bezierCurveTo(x + 17, 266, x - 18, 271, x - 13, 232);
      });
      fill(c, '#fffaf0', () => c.arc(x, 176, 14, 0, 7));
      for (const off of [-4, 1]) fill(c, '#26221e', () => c.rect(x + off, 169, 3, 14));
    }
  }, lines);
  const heights = layers.map((layer) => sizeOf(layer)[1]);
  expect(heights.filter((height) => height > 100)).toHaveLength(3);
  expect(heights.filter((height) => height > 24 && height < 32)).toHaveLength(3);
  expect(layers).toHaveLength(6);
});
