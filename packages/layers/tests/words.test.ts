import { dirname } from 'node:path';
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { compareWords, foldedText, openReader, setWords, shelfOfFontsource, type ReadLine } from '../src/index.ts';
import { draw } from './drawing.ts';

/** Lines under each other, as a reader tells them. */
const read = (...lines: (string | [string, number])[]): ReadLine[] =>
  lines.map((line, index) => {
    const [text, confidence] = typeof line === 'string' ? [line, 0.97] : line;
    const [top, bottom, right] = [index * 60, index * 60 + 40, 20 * text.length];
    return {
      text,
      confidence,
      vertical: false,
      quad: [
        { x: 0, y: top },
        { x: right, y: top },
        { x: right, y: bottom },
        { x: 0, y: bottom },
      ],
    };
  });

const told = (asked: string[], lines: ReadLine[]) =>
  compareWords(asked, lines).map(({ asked: words, read: found, sure }) => [words, found, sure]);

describe('asked words against those that were read', () => {
  test.each([
    ['as asked', ['Bean There'], read('BEAN  THERE!'), []],
    ['without its spaces', ['Bean There'], read('BEANTHERECOFFEE'), []],
    ['within a longer line', ['Bean There'], read('Welcome to Bean There, est. 1999'), []],
    ['over two lines', ['Bean There Coffee'], read('Bean There', 'Coffee'), []],
    ['of full width', ['Ａｂｃ１２３'], read('abc 123'), []],
    ['without accents, which the reader does not know', ['Crème brûlée'], read('Creme brulee'), []],
    ['two letters changed places', ['Bean There'], read('Baen Ther'), [['Bean There', 'Baen Ther', true]]],
    ['a letter too many', ['Open'], read('Openn daily'), [['Open', 'Openn', true]]],
    ['a wrong character', ['花间茶舍'], read('花问茶舍'), [['花间茶舍', '花问茶舍', true]]],
    ['not there', ['Bean There', 'Open daily'], read('Bean There'), [['Open daily', null, true]]],
    ['nothing read', ['Bean There'], [], [['Bean There', null, true]]],
    ['letters that look alike', ['Bill 10'], read('BiII IO'), [['Bill 10', 'BiII IO', false]]],
    ['wrong, and read with doubt', ['Bean There'], read(['Baen Ther', 0.7]), [['Bean There', 'Baen Ther', false]]],
    ['alike, and read with doubt', ['Modern'], read(['Modem', 0.7]), []],
    ['alike, and read surely', ['Modern'], read('Modem'), [['Modern', 'Modem', false]]],
    ['signs alone', ['—'], read('Bean'), []],
  ])('%s', (_, asked, lines, faults) => {
    expect(told(asked as string[], lines as ReadLine[])).toEqual(faults);
  });

  test('words that are equal up to case, punctuation and spaces never differ', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9à-ö一-鿿]{1,8}$/);
    const noise = fc.constantFrom(' ', '  ', ', ', '! ', ' – ', '・');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, noise, fc.boolean()), { minLength: 1, maxLength: 5 }), (words) => {
        const asked = words.map(([text]) => text).join(' ');
        const shown = words.map(([text, gap, up]) => (up ? text.toUpperCase() : text.toLowerCase()) + gap).join('');
        expect(foldedText(asked)).toBe(foldedText(shown));
        expect(told([asked], read(shown))).toEqual([]);
      }),
    );
  });

  test('a phrase does not take the line that another is rightly in', () => {
    const faults = told(['Bean There', 'Bear There'], read('Bean There'));
    expect(faults).toEqual([['Bear There', null, true]]);
  });
});

describe('the right words in the place of the wrong ones', () => {
  const inter = dirname(
    createRequire(import.meta.resolve('@easel/designer')).resolve('@fontsource/inter-tight/package.json'),
  );
  const shelf = shelfOfFontsource([inter], { 'inter-tight': [400, 700] });
  beforeAll(() => {
    GlobalFonts.registerFromPath(`${inter}/files/inter-tight-latin-700-normal.woff2`, 'Words Bold');
  });
  const sign = (words: readonly [string, number][]) =>
    draw(640, 480, (pen) => {
      pen.fillStyle = '#f3e9d8';
      pen.fillRect(0, 0, 640, 480);
      pen.fillStyle = '#7a2d1c';
      pen.font = '64px "Words Bold"';
      for (const [text, y] of words) pen.fillText(text, 80, y);
    });

  test('the ink goes, and the text stands where it stood, in its face, size and colour', async () => {
    const reader = await openReader();
    const picture = sign([['Baen Ther', 160]]);
    const { clean, texts, faults } = await setWords(picture, { reader, shelf, asked: ['Bean There'] });
    expect(faults).toMatchObject([{ asked: 'Bean There', read: 'Baen Ther', sure: true }]);
    expect(await reader.read(clean), 'nothing is left to read').toEqual([]);
    await reader.close();
    const [text] = texts;
    expect(text).toMatchObject({ lines: ['Bean There'], family: 'Inter Tight', weight: 700, rotation: 0 });
    expect(Math.abs(text!.size - 64)).toBeLessThan(6);
    const colour = [1, 3, 5].map((at) => Number.parseInt(text!.colour.slice(at, at + 2), 16));
    for (const [channel, level] of [0x7a, 0x2d, 0x1c].entries())
      expect(Math.abs(colour[channel]! - level)).toBeLessThan(12);
    expect(Math.abs(text!.box.x - 80)).toBeLessThan(12);
    const pen = createCanvas(8, 8).getContext('2d');
    pen.font = '100px "Words Bold"';
    const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = pen.measureText('x');
    const baseline = text!.box.y + ((text!.lineHeight - (up + down) / 100) / 2 + up / 100) * text!.size;
    expect(Math.abs(baseline - 160)).toBeLessThan(5);
  });

  test('what is set in capitals stays so, and what else stood in the line stays in it', async () => {
    const reader = await openReader();
    const picture = sign([['AT BAEN THER', 160]]);
    const { texts } = await setWords(picture, { reader, shelf, asked: ['Bean There'] });
    await reader.close();
    expect(texts.map(({ lines }) => lines)).toEqual([['AT BEAN THERE']]);
  });

  test('of a model that cannot write, everything else goes too, and what is missing stands where it was calm', async () => {
    const reader = await openReader();
    const picture = sign([
      ['Xqozv Wump', 110],
      ['Gnarf', 220],
    ]);
    const asked = ['Bean There', 'Open daily', 'Free refills'];
    const { clean, texts } = await setWords(picture, { reader, shelf, asked, everything: true });
    expect(await reader.read(clean)).toEqual([]);
    await reader.close();
    expect(texts.map(({ lines }) => lines.join(' '))).toEqual(asked);
    expect(texts[2]!.align).toBe('center');
    const others = texts.slice(0, 2).map(({ box }) => box);
    for (const { y, height } of others) {
      const apart = texts[2]!.box.y >= y + height - 12 || texts[2]!.box.y + texts[2]!.box.height <= y + 12;
      expect(apart).toBe(true);
    }
  });
});
