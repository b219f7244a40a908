/** What stands in rows is several things, and a ribbon with its tails is one. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { separate, type ObjectNetwork, type ReadLine } from '../src/index.ts';
import type { ObjectMap } from '../src/objects/object-map.ts';
import { fillUnder } from '../src/text/fill-under.ts';
import { inkOf } from '../src/text/ink-of.ts';
import { alphaAt, draw, emptyShelf, fill, pixelAt, readerOf, sizeOf } from './drawing.ts';

const about = (...sizes: number[]) => sizes.map((size) => expect.closeTo(size, -0.6));

/** A row of bars as letters are, drawn and said to be words. */
function letters(c: SKRSContext2D, colour: string, [x, y, count, height]: [number, number, number, number]): ReadLine {
  const [step, thick] = [height * 0.5, height * 0.16];
  for (let k = 0; k < count; k++) fill(c, colour, () => c.rect(x + k * step, y, thick, height));
  const [right, room] = [x + (count - 1) * step + thick, 0.1 * height];
  const quad: ReadLine['quad'] = [
    { x: x - room, y: y - room },
    { x: right + room, y: y - room },
    { x: right + room, y: y + height + room },
    { x: x - room, y: y + height + room },
  ];
  return { text: 'I'.repeat(count), confidence: 1, quad, vertical: false };
}

/** A network that sees one drawing of that box everywhere. */
function seeingOne(side: number, sides: readonly number[]): ObjectNetwork {
  const cells = 64;
  const map: ObjectMap = {
    columns: cells,
    rows: cells,
    cellWidth: side / cells,
    cellHeight: side / cells,
    edge: new Float32Array(cells * cells).fill(0.1),
    kinds: new Float32Array(4 * cells * cells),
    sides: new Float32Array(4 * cells * cells),
  };
  map.kinds.fill(1, 2 * cells * cells, 3 * cells * cells);
  for (const [k, value] of sides.entries()) map.sides.fill(value, k * cells * cells, (k + 1) * cells * cells);
  return { look: () => Promise.resolve(map), close: () => Promise.resolve() };
}

it('leaves rules apart between which words stand, whatever a network sees', async () => {
  const rules = [150, 250, 350];
  const take = async (rows: readonly number[]) => {
    const lines: ReadLine[] = [];
    const picture = draw(512, 512, (c) => {
      fill(c, '#fdf6e9', () => c.rect(0, 0, 512, 512));
      for (const y of rules) fill(c, '#355f8a', () => c.rect(90, y, 332, 4));
      for (const y of rows) lines.push(letters(c, '#1d2430', [100, y, 9, 30]));
    });
    const objects = seeingOne(512, [90, 150, 422, 354]);
    const { layers } = await separate(picture, { reader: readerOf(lines), shelf: emptyShelf, objects });
    return layers.map((layer) => sizeOf(layer, 128));
  };
  expect(await take([190, 290])).toEqual(rules.map(() => about(332, 4)));
  expect(await take([50])).toEqual([about(332, 12)]);
});

it('makes one thing of a ribbon, be its tails of another colour, but not of a bar between two things of its height', async () => {
  const take = async (tail: (c: SKRSContext2D, x: number, out: number) => void, turn = 0) => {
    const lines: ReadLine[] = [];
    const picture = draw(800, 500, (c) => {
      fill(c, '#e8efe4', () => c.rect(0, 0, 800, 500));
      c.translate(400, 250);
      c.rotate(turn);
      c.translate(-400, -250);
      for (const [x, out] of [
        [150, -1],
        [650, 1],
      ] as const)
        fill(c, '#6a7f3f', () => tail(c, x, out));
      fill(c, '#25303f', () => c.rect(150, 180, 500, 100));
      lines.push(letters(c, '#ffffff', [300, 210, 11, 40]));
    });
    const { layers } = await separate(picture, { reader: readerOf(lines), shelf: emptyShelf });
    return layers;
  };
  const tail = (c: SKRSContext2D, x: number, out: number) => {
    c.moveTo(x - out * 40, 205);
    c.lineTo(x + out * 70, 205);
    c.lineTo(x + out * 40, 255);
    c.lineTo(x + out * 70, 305);
    c.lineTo(x - out * 40, 305);
  };
  const ribbon = await take(tail);
  expect(ribbon.map((layer) => sizeOf(layer, 128))).toEqual([about(640, 125)]);
  expect(alphaAt(ribbon[0]!, 90, 220)).toBe(255);
  // It leans, and the edge of a fold is seen along the band.
  const leaning = await take((c, x, out) => {
    tail(c, x, out);
    if (out > 0) c.rect(450, 279, 170, 4);
  }, 0.03);
  expect(leaning).toHaveLength(1);
  const between = await take((c, x, out) => c.rect(x + (out > 0 ? 20 : -90), 180, 70, 100));
  expect(between).toHaveLength(3);
});

it('fills what lies under the words of a header with its colour, beside large words on the card for which it is in front', () => {
  const lines: ReadLine[] = [];
  const picture = draw(640, 400, (c) => {
    fill(c, '#5b4232', () => c.rect(0, 0, 640, 400));
    fill(c, '#fffdf6', () => c.rect(60, 60, 520, 280));
    fill(c, '#2a8062', () => c.rect(60, 60, 520, 80));
    lines.push(letters(c, '#ffffff', [230, 84, 12, 34]), letters(c, '#3b2a20', [180, 170, 6, 110]));
  });
  const inks = inkOf(picture, lines);
  expect(inks.map(({ front }) => Boolean(front))).toEqual([true, true]);
  const clean = fillUnder(picture, inks);
  for (const y of [86, 100, 116]) {
    const [red, green, blue] = pixelAt(clean, 232, y);
    expect(Math.hypot(red! - 0x2a, green! - 0x80, blue! - 0x62), `at ${y}`).toBeLessThan(6);
  }
});
