/** What the networks that read leave out or run together: marks and spaces of Han, rows of a large title, a date and a place. */
import '../src/text/no-system-fonts.ts';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundledShelf } from '../scripts/bundled-shelf.ts';
import type { ReadLine, TextReader } from '../src/picture.ts';
import { openReader } from '../src/reading/open-reader.ts';
import { facesOf } from '../src/text/faces.ts';
import { inkOf } from '../src/text/ink-of.ts';
import { mendWords } from '../src/text/spelling/mend-words.ts';
import { draw, fill } from './drawing.ts';

const families = ['Noto Sans SC', 'Noto Serif SC', 'ZCOOL KuaiLe', 'Inter Tight', 'DM Serif Display'];
const shelf = { families: bundledShelf().families.filter(({ family }) => families.includes(family)) };
const fontOf = (family: string, weight: number, size: number) => {
  const face = facesOf(shelf).find((one) => one.family === family && one.weight === weight && !one.italic)!;
  return `${size}px ${face.stack(true)}`;
};

const width = 1024;
let reader: TextReader;
beforeAll(async () => {
  reader = await openReader();
});
afterAll(() => reader.close());

/** The lines of a drawing on plain paper, row by row. */
async function linesOf(paint: (pen: SKRSContext2D) => void): Promise<string[]> {
  const picture = draw(width, 576, (pen) => {
    fill(pen, '#f5e7d3', () => pen.rect(0, 0, width, 576));
    pen.fillStyle = '#3a1330';
    paint(pen);
  });
  const lines = await reader.read(picture);
  const rowOf = ({ quad: [start] }: ReadLine) => Math.round(start.y / 40) * width + start.x;
  return mendWords(lines, inkOf(picture, lines), shelf)
    .toSorted((a, b) => rowOf(a) - rowOf(b))
    .map(({ text }) => text);
}

it.each([
  ['Noto Sans SC', 700],
  ['Noto Serif SC', 700],
  ['ZCOOL KuaiLe', 400],
])('reads the comma that ends a line, and the quotation mark that begins one, in %s', async (family, weight) => {
  const lines = await linesOf((pen) => {
    pen.font = fontOf(family, weight, 84);
    pen.fillText('“雨前一叶，', 60, 160);
    pen.fillText('山中一季。', 60, 300);
  });
  expect(lines).toEqual(['“雨前一叶，', '山中一季。']);
});

it('reads 一 at the head of a line with a bar behind it, and takes no bar for one', async () => {
  const lines = await linesOf((pen) => {
    pen.fillStyle = '#e48560';
    for (const y of [130, 330]) pen.fillRect(30, y, 620, 62);
    pen.fillStyle = '#163449';
    pen.font = fontOf('Noto Serif SC', 700, 130);
    pen.fillText('一碗好面', 60, 170);
    pen.fillText('碗好面', 190, 370);
  });
  expect(lines).toEqual(['一碗好面', '碗好面']);
});

it('takes no bars beside a line for a colon', async () => {
  const lines = await linesOf((pen) => {
    pen.font = fontOf('Noto Sans SC', 700, 60);
    pen.fillText('三岁以上', 200, 200);
    pen.fillStyle = '#6a4a9c';
    for (let y = 90; y < 300; y += 36) for (const x of [170, 466]) pen.fillRect(x, y, 9, 20);
  });
  expect(lines).toEqual(['三岁以上']);
});

it('keeps the space between a date and an hour, a name and a trade, and adds none', async () => {
  const said = ['5月1日至5日 晚上8点', '罗川国 主厨', '10月9日 19:30 城南书店', '一口田小日月目', '第二件半价3天'];
  const lines = await linesOf((pen) => {
    pen.font = fontOf('Noto Sans SC', 400, 40);
    for (const [k, text] of said.entries()) pen.fillText(text, 60, 90 + 100 * k);
  });
  expect(lines).toEqual(said);
});

it.each([
  ['set close', 0],
  ['set wide', 40],
])('reads a large title of two rows as rows, %s', async (_, tracking) => {
  const lines = await linesOf((pen) => {
    pen.font = fontOf('Noto Serif SC', 700, 190);
    for (const [row, words] of ['满月', '瑜伽'].entries())
      for (const [k, word] of [...words].entries()) pen.fillText(word, 60 + k * (190 + tracking), 210 + 205 * row);
    pen.font = fontOf('Noto Sans SC', 400, 30);
    pen.fillText('西湖美术馆', 60, 520);
  });
  expect(lines).toEqual(['满月', '瑜伽', '西湖美术馆']);
});

it('reads words of another weight, that begin farther on, as a line of their own', async () => {
  const lines = await linesOf((pen) => {
    pen.font = fontOf('Noto Sans SC', 700, 30);
    pen.fillText('1 to 5 December', 60, 100);
    pen.font = fontOf('Noto Sans SC', 400, 30);
    pen.fillText('Harbour Hall', 340, 101);
    pen.font = fontOf('Noto Sans SC', 700, 30);
    pen.fillText('Free for all of you', 60, 300);
  });
  expect(lines).toEqual(['1 to 5 December', 'Harbour Hall', 'Free for all of you']);
});

it('takes the feet of a line close above for no accents on the next', async () => {
  const lines = await linesOf((pen) => {
    pen.font = fontOf('Inter Tight', 700, 90);
    pen.fillText('ginger, plainly', 60, 160);
    pen.fillText('the making', 60, 232);
  });
  expect(lines).toEqual(['ginger, plainly', 'the making']);
});

it('parts a dish from its price at the dots between, and reads the sign of a price on a badge', async () => {
  const lines = await linesOf((pen) => {
    pen.font = fontOf('Inter Tight', 400, 32);
    pen.fillText('Two-hour lesson', 60, 100);
    for (const x of [304, 318]) pen.fillRect(x, 96, 4, 4);
    pen.font = fontOf('Inter Tight', 700, 32);
    pen.fillText('€55', 342, 100);
    pen.font = fontOf('DM Serif Display', 400, 70);
    pen.fillText('$32', 60, 300);
  });
  expect(lines).toEqual(['Two-hour lesson', '€55', '$32']);
});
