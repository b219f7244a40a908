/** Chinese in columns, which are read from the right to the left. */
import '../src/text/no-system-fonts.ts';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundledShelf } from '../scripts/bundled-shelf.ts';
import type { TextBlock, TextReader } from '../src/picture.ts';
import { openReader } from '../src/reading/open-reader.ts';
import { blocksOf } from '../src/text/blocks-of.ts';
import { facesOf } from '../src/text/faces.ts';
import { inkOf } from '../src/text/ink-of.ts';
import { setInPlace } from '../src/words/set-text.ts';
import { draw } from './drawing.ts';

const shelf = { families: bundledShelf().families.filter(({ family }) => family === 'Noto Sans SC') };
const [width, height] = [640, 520];
let reader: TextReader;
beforeAll(async () => {
  reader = await openReader();
});
afterAll(() => reader.close());

async function blocksIn(paint: (pen: SKRSContext2D) => void): Promise<TextBlock[]> {
  const picture = draw(width, height, (pen) => {
    pen.fillStyle = '#f4ead6';
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = '#2a1a1e';
    paint(pen);
  });
  const lines = await reader.read(picture);
  return blocksOf(picture, lines, inkOf(picture, lines), shelf);
}

interface Columns {
  columns: readonly string[];
  size: number;
  /** Middle of the first column, and the top of its first character. */
  x: number;
  y: number;
  /** From column to column, and from one character to the next. */
  apart: number;
  pitch: number;
}

function setColumns(pen: SKRSContext2D, { columns, size, x, y, apart, pitch }: Columns): void {
  const face = facesOf(shelf).find(({ weight }) => weight === 500)!;
  pen.font = `${size}px ${face.stack(true)}`;
  for (const [k, column] of columns.entries())
    for (const [i, character] of [...column].entries())
      pen.fillText(character, x - size / 2 - k * apart, y + 0.88 * size + i * pitch);
}

const poem = ['千山鸟飞绝', '万径人踪灭', '孤舟蓑笠翁', '独钓寒江雪'];

test('each is a text of its own, from the right, be its characters apart or close', async () => {
  const couplet = ['床前明月光疑是地上霜', '举头望明月低头思故乡'];
  const blocks = await blocksIn((pen) => {
    setColumns(pen, { columns: poem, size: 36, x: 560, y: 60, apart: 50, pitch: 42 });
    setColumns(pen, { columns: couplet, size: 24, x: 200, y: 60, apart: 40, pitch: 28 });
  });
  expect(blocks.every(({ vertical, rotation }) => vertical && rotation === 0)).toBe(true);
  expect(blocks.map(({ lines }) => lines)).toEqual([...poem, ...couplet].map((column) => [column]));
  for (const [index, { box, size, tracking }] of blocks.entries()) {
    const [first, apart] = index < 4 ? [560, 50] : [200 + 4 * 40, 40];
    expect(Math.abs(box.x + box.width / 2 - (first - index * apart))).toBeLessThan(3);
    const [truth, pitch] = index < 4 ? [36, 42] : [24, 28];
    expect(Math.abs(size * (1 + tracking) - pitch)).toBeLessThan(1.5);
    expect(Math.abs(size - truth)).toBeLessThan(2);
  }
});

test('that stand close are no rows, in which the same characters would come twice and out of order', async () => {
  const blocks = await blocksIn((pen) =>
    setColumns(pen, { columns: ['山水', '清音'], size: 150, x: 400, y: 60, apart: 170, pitch: 152 }),
  );
  expect(blocks.map(({ text }) => text)).toEqual(['山水', '清音']);
});

test('that are close to each other are none the less columns where the first reaches farther down', async () => {
  const blocks = await blocksIn((pen) =>
    setColumns(pen, { columns: ['手冲体', '验课'], size: 120, x: 420, y: 40, apart: 128, pitch: 140 }),
  );
  expect(blocks.map(({ lines, vertical }) => ({ lines, vertical }))).toEqual([
    { lines: ['手冲体'], vertical: true },
    { lines: ['验课'], vertical: true },
  ]);
});

test('give their place to the right words, a letter a line', async () => {
  const [block] = await blocksIn((pen) =>
    setColumns(pen, { columns: ['千山鸟飞绝'], size: 36, x: 300, y: 60, apart: 0, pitch: 42 }),
  );
  const picture = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) };
  const { lines, lineHeight, size, box, align } = setInPlace(block!, ['万径人踪灭'], { picture, shelf });
  expect({ lines, align }).toEqual({ lines: [...'万径人踪灭'], align: 'center' });
  expect(Math.abs(lineHeight * size - 42)).toBeLessThan(1.5);
  expect(Math.abs(box.x + box.width / 2 - 300)).toBeLessThan(3);
  // From the middle of the first character to that of the last.
  expect(Math.abs(box.y + box.height / 2 - (60 + 18 + 2 * 42))).toBeLessThan(6);
});
