import '../src/text/no-system-fonts.ts';
import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TextBlock, TextReader } from '../src/picture.ts';
import { openReader } from '../src/reading/open-reader.ts';
import { blocksOf } from '../src/text/blocks-of.ts';
import { fillUnder } from '../src/text/fill-under.ts';
import { inkOf } from '../src/text/ink-of.ts';
import { openTypesetter, type ToTypeset, type Typeset } from '../src/text/typesetter.ts';
import { fontOf, height, largestDifference, pictureOf, shelf, width } from './written.ts';

let reader: TextReader;
beforeAll(async () => {
  reader = await openReader();
});
afterAll(() => reader.close());

async function blocksIn(draw: (pen: SKRSContext2D) => void): Promise<TextBlock[]> {
  const { picture } = pictureOf(draw);
  const lines = await reader.read(picture);
  return blocksOf(picture, lines, inkOf(picture, lines), shelf);
}

describe('text in a picture', () => {
  test('becomes a block with its face, size, colour and line breaks', async () => {
    const blocks = await blocksIn((pen) => {
      pen.font = fontOf('Playfair Display', 700, 48);
      pen.fillText('Harvest Market', 40, 100);
      pen.fillText('Open until late', 40, 165);
    });
    expect(blocks).toHaveLength(1);
    const [block] = blocks;
    expect(block).toMatchObject({
      text: 'Harvest Market\nOpen until late',
      align: 'left',
      rotation: 0,
      vertical: false,
      colour: '#ffd84a',
      font: { family: 'Playfair Display' },
    });
    expect(Math.abs(block!.size - 48)).toBeLessThan(1);
    expect(block!.lineHeight).toBeCloseTo(65 / 48, 1);
  });

  test.each([
    ['Noto Sans SC', 400, ['适合年龄', '每周六', '三岁以上', '票价']],
    ['Noto Sans SC', 700, ['适合年龄', '每周六', '三岁以上', '票价']],
    ['Noto Sans SC', 900, ['适合年龄', '每周六', '三岁以上', '票价']],
    ['Inter Tight', 500, ['Every Saturday', 'Doors open']],
  ])('has the weight of small words wherever their pixels begin: %s %d', async (family, weight, texts) => {
    const blocks = await blocksIn((pen) => {
      for (const [k, text] of texts.entries()) {
        pen.font = fontOf(family, weight, 22 + 1.3 * k);
        pen.fillText(text, 40 + 0.37 * k, 60.3 + 70.41 * k);
      }
    });
    expect(blocks.map(({ font }) => [font.family, font.weight])).toEqual(texts.map(() => [family, weight]));
  });

  test('becomes the same in a thread of its own, which refuses what is asked once it is closed', async () => {
    const { picture } = pictureOf((pen) => {
      pen.font = fontOf('Montserrat', 700, 44);
      pen.fillText('Crème brûlée', 40, 80);
      pen.font = fontOf('Playfair Display', 400, 40);
      pen.fillText('25 °C', 60, 170);
    });
    const lines = await reader.read(picture);
    const inks = inkOf(picture, lines);
    const typesetter = openTypesetter(shelf);
    expect(await typesetter.set({ width, lines, inks })).toEqual(await blocksOf(picture, lines, inks, shelf));
    const asked = typesetter.set({ width, lines, inks });
    await typesetter.close();
    await expect(asked).rejects.toThrow('closed');
    await expect(typesetter.set({ width, lines, inks })).rejects.toThrow('closed');
  });

  test('is not set any further where it is no longer wanted, and what is asked next is set in its turn', async () => {
    const { picture } = pictureOf((pen) => {
      pen.font = fontOf('Montserrat', 700, 44);
      pen.fillText('Breakfast', 40, 80);
    });
    const lines = await reader.read(picture);
    const copy = { width, lines, inks: inkOf(picture, lines) };
    const stop = new AbortController();
    const typesetter = openTypesetter(shelf);
    const [dropped, next] = [typesetter.set(copy, stop.signal), typesetter.set(copy)];
    const refused = expect(dropped).rejects.toThrow('enough');
    stop.abort(new Error('enough'));
    await refused;
    await expect(typesetter.set(copy, stop.signal)).rejects.toThrow('enough');
    expect((await next).map(({ text }) => text)).toEqual(['Breakfast']);
    await typesetter.close();

    const thread = new Worker(new URL('../src/text/typesetter-thread.ts', import.meta.url), {
      workerData: { families: [] },
    });
    const answers = on(thread, 'message');
    const messages: ToTypeset[] = [
      { kind: 'set', number: 0, copy },
      { kind: 'set', number: 1, copy },
      { kind: 'drop', number: 0 },
    ];
    for (const message of messages) thread.postMessage(message);
    const answer = async () => ((await answers.next()).value as [Typeset])[0];
    expect(Object.keys(await answer())).toEqual(['error']);
    expect(Object.keys(await answer())).toEqual(['blocks']);
    await thread.terminate();
  });

  test('keeps the signs and accents that the reader knows nothing of', async () => {
    const blocks = await blocksIn((pen) => {
      pen.font = fontOf('Montserrat', 700, 44);
      pen.fillText('Crème brûlée', 40, 80);
      pen.fillText('€49', 440, 170);
      pen.fillText('São Paulo', 40, 270);
      pen.font = fontOf('Playfair Display', 400, 40);
      pen.fillText('25 °C', 60, 170);
    });
    expect(blocks.map(({ text }) => text).toSorted()).toEqual(['25 °C', 'Crème brûlée', 'São Paulo', '€49']);
  });

  test('keeps the spaces that the reader drops beside signs', async () => {
    const blocks = await blocksIn((pen) => {
      pen.font = fontOf('Montserrat', 700, 40);
      pen.fillText('50% OFF', 40, 80);
      pen.fillText('12.50', 40, 180);
      pen.font = fontOf('Archivo Black', 400, 26);
      pen.fillText('¥ 32', 400, 180);
    });
    expect(blocks.map(({ text }) => text).toSorted()).toEqual(['12.50', '50% OFF', '¥ 32']);
  });

  test('knows a wide sign from a narrow one with a space, and wide marks after Han characters', async () => {
    const blocks = await blocksIn((pen) => {
      pen.font = fontOf('Noto Sans SC', 700, 40);
      pen.fillText('￥960', 40, 80);
      pen.fillText('¥960', 340, 80);
      pen.fillText('喝汤吗？', 40, 180);
      pen.font = fontOf('Montserrat', 700, 44);
      pen.fillText('Ice Dance', 340, 180);
      pen.fillText('8 – 18', 40, 270);
    });
    expect(blocks.flatMap(({ lines }) => lines).toSorted()).toEqual([
      '8 – 18',
      'Ice Dance',
      '¥960',
      '喝汤吗？',
      '￥960',
    ]);
  });

  test('reads widely set capitals as capitals, a nought in a word as the letter, and no sign inside of one', async () => {
    const blocks = await blocksIn((pen) => {
      pen.letterSpacing = '8px';
      pen.font = fontOf('Montserrat', 700, 21);
      pen.fillText('CALL US BEFORE 6PM', 40, 60);
      pen.fillText('WOOL, WAX AND COPPER', 40, 130);
      pen.font = fontOf('Archivo Black', 400, 30);
      pen.fillText('COSY CORNER SEATS', 40, 200);
      pen.font = fontOf('Playfair Display', 400, 28);
      pen.fillText('HARVEST MARKET', 40, 270);
    });
    expect(blocks.flatMap(({ lines }) => lines).toSorted()).toEqual([
      'CALL US BEFORE 6PM',
      'COSY CORNER SEATS',
      'HARVEST MARKET',
      'WOOL, WAX AND COPPER',
    ]);
  });

  test('keeps the letters of Central Europe and Turkey, in lines so long that an accent is little of them', async () => {
    const blocks = await blocksIn((pen) => {
      pen.font = fontOf('Montserrat', 700, 34);
      pen.fillText('Kraków, Wrocław', 40, 60);
      pen.fillText('Večer u růže', 40, 130);
      pen.font = fontOf('Inter Tight', 500, 36);
      pen.fillText('Hűsítő italok', 40, 200);
      pen.fillText('Güneşli gün', 380, 200);
      pen.font = fontOf('Playfair Display', 400, 40);
      pen.fillText('Mañana será otro día de abril', 40, 280);
    });
    expect(blocks.flatMap(({ lines }) => lines).toSorted()).toEqual(
      ['Kraków, Wrocław', 'Večer u růže', 'Hűsítő italok', 'Güneşli gün', 'Mañana será otro día de abril'].toSorted(),
    );
  });

  test('keeps what opens a Spanish sentence, where it is closed too', async () => {
    const blocks = await blocksIn((pen) => {
      pen.font = fontOf('Inter Tight', 500, 42);
      pen.fillText('¡Oferta de verano!', 40, 80);
      pen.fillText('Oil and lemon!', 40, 270);
      pen.font = fontOf('Montserrat', 700, 42);
      pen.fillText('¿Qué comemos hoy?', 40, 170);
    });
    expect(blocks.flatMap(({ lines }) => lines).toSorted()).toEqual(
      ['¡Oferta de verano!', 'Oil and lemon!', '¿Qué comemos hoy?'].toSorted(),
    );
  });

  test('takes the parts of a sign for one, and what is read for a sign for it', async () => {
    const blocks = await blocksIn((pen) => {
      pen.font = fontOf('Archivo Black', 400, 42);
      pen.fillText('20 % Rabatt', 40, 80);
      pen.font = fontOf('Montserrat', 700, 42);
      pen.fillText('Glow™', 400, 80);
      pen.fillText('A & B', 40, 190);
      pen.font = fontOf('Inter Tight', 500, 42);
      pen.fillText('Tickets £8', 40, 280);
    });
    expect(blocks.flatMap(({ lines }) => lines).toSorted()).toEqual(['20 % Rabatt', 'A & B', 'Glow™', 'Tickets £8']);
  });

  test('tells one letter from the two or the nought that are read in its place', async () => {
    const blocks = await blocksIn((pen) => {
      pen.font = fontOf('Playfair Display', 400, 60);
      pen.fillText('Æble og Øl', 40, 100);
      pen.font = fontOf('Inter Tight', 500, 58);
      pen.fillText('Æbler', 380, 240);
      pen.font = fontOf('Inter Tight', 500, 70);
      pen.fillText('72 °F', 60, 240);
    });
    expect(blocks.flatMap(({ lines }) => lines).toSorted()).toEqual(['72 °F', 'Æbler', 'Æble og Øl'].toSorted());
  });

  test('reads no row of discs as noughts, as on a card for stamps, but a price that ends in them', async () => {
    const blocks = await blocksIn((pen) => {
      for (let k = 0; k < 5; k++) {
        pen.fillStyle = '#ffffff';
        pen.beginPath();
        pen.arc(80 + k * 110, 90, 48, 0, 7);
        pen.fill();
        pen.fillStyle = '#7a4a2a';
        pen.beginPath();
        pen.ellipse(80 + k * 110, 90, 15, 24, 0.4, 0, 7);
        pen.fill();
      }
      pen.fillStyle = '#ffffff';
      pen.font = fontOf('Montserrat', 700, 60);
      pen.fillText('2000', 60, 250);
    });
    expect(blocks.map(({ text }) => text)).toEqual(['2000']);
  });

  test('reads letters on a chip each one by one, and leaves the chips in the picture', async () => {
    const chips = ['胜', '负', '胜', '胜', '负'];
    const { picture } = pictureOf((pen) => {
      for (const [index, letter] of chips.entries()) {
        pen.fillStyle = letter === '胜' ? '#208a4c' : '#b2261e';
        pen.beginPath();
        pen.arc(100 + index * 62, 90, 26, 0, 7);
        pen.fill();
        pen.fillStyle = '#ffffff';
        pen.font = fontOf('Noto Sans SC', 700, 24);
        pen.fillText(letter, 88 + index * 62, 99);
      }
      pen.font = fontOf('Noto Sans SC', 700, 36);
      pen.fillText('胜 负 胜 胜 负', 80, 230);
    });
    const lines = await reader.read(picture);
    expect(lines.filter(({ quad }) => quad[0].y < 150).map(({ text }) => text)).toEqual(chips);
    expect(lines.filter(({ quad }) => quad[0].y > 150)).toHaveLength(1);
    const clean = fillUnder(picture, inkOf(picture, lines));
    const chip = (90 * width + 100) * 4;
    expect([...clean.data.subarray(chip, chip + 3)].map((value) => Math.round(value / 8))).toEqual([4, 17, 10]);
  });

  test('takes no cells of a grid, whose lines part a word, for the chips of its letters', async () => {
    const { picture } = pictureOf((pen) => {
      pen.fillStyle = '#fcffff';
      pen.fillRect(0, 0, width, height);
      pen.fillStyle = '#6fb3c8';
      for (const y of [20, 120]) pen.fillRect(0, y, width, 2);
      for (let k = 0; k < 6; k++) pen.fillRect(60 + k * 58, 0, 2, height);
      pen.fillStyle = '#0b394b';
      pen.font = fontOf('Inter Tight', 500, 60);
      pen.textAlign = 'center';
      for (const [k, letter] of [...'NOON'].entries()) pen.fillText(letter, 90 + k * 58, 88);
    });
    const lines = await reader.read(picture);
    expect(lines.map(({ text }) => text)).toEqual(['NOON']);
  });

  test('begins with the copyright sign that the detector leaves out, but not with a ring', async () => {
    const blocks = await blocksIn((pen) => {
      pen.font = fontOf('Playfair Display', 400, 55);
      pen.fillText('© 2027 Easel', 60, 110);
      pen.fillText('2026 Market', 130, 250);
      pen.lineWidth = 4;
      pen.strokeStyle = '#ffd84a';
      pen.beginPath();
      pen.arc(95, 232, 19, 0, 2 * Math.PI);
      pen.stroke();
    });
    expect(blocks.flatMap(({ lines }) => lines).toSorted()).toEqual(['2026 Market', '© 2027 Easel']);
  });

  test('holds letters together whose hair-strokes are faint', async () => {
    const blocks = await blocksIn((pen) => {
      pen.font = fontOf('Playfair Display', 700, 16);
      pen.fillText('Handmade with care in small batches', 40, 100);
      pen.fillText('Limited places, book early', 40, 200);
    });
    expect(blocks.map(({ text }) => text).toSorted()).toEqual([
      'Handmade with care in small batches',
      'Limited places, book early',
    ]);
  });

  test('is found when it leans, and in columns', async () => {
    const blocks = await blocksIn((pen) => {
      pen.font = fontOf('Inter Tight', 500, 36);
      pen.save();
      pen.translate(60, 210);
      pen.rotate(-0.25);
      pen.fillText('Studio Portraits', 0, 0);
      pen.restore();
      pen.font = fontOf('Noto Sans SC', 500, 40);
      for (const [index, character] of [...'城市漫步'].entries()) pen.fillText(character, 540, 70 + index * 46);
    });
    const leaning = blocks.find(({ text }) => text === 'Studio Portraits');
    expect(leaning?.rotation).toBeCloseTo(-14.3, 0);
    expect(blocks.find(({ text }) => text === '城市漫步')).toMatchObject({ vertical: true, rotation: 0 });
  });

  test('leaves the ground as it was when it is taken off, its soft shadow too', async () => {
    const { picture, clean } = pictureOf((pen) => {
      pen.shadowColor = 'rgba(0,0,0,.6)';
      pen.shadowBlur = 9;
      pen.shadowOffsetY = 4;
      pen.font = fontOf('Archivo Black', 400, 60);
      pen.fillText('Quiet Hour', 90, 180);
    });
    const inks = inkOf(picture, await reader.read(picture));
    expect(inks[0]).toMatchObject({ effect: { kind: 'shadow' } });
    expect(largestDifference(picture, clean)).toBeGreaterThan(100);
    expect(largestDifference(fillUnder(picture, inks), clean)).toBeLessThanOrEqual(8);
  });
});

describe('reading', () => {
  test('takes a 1 for a number, among others and alone, and a bar for a bar', async () => {
    const read = async (paint: Parameters<typeof pictureOf>[0]) =>
      (await reader.read(pictureOf(paint).picture)).map(({ text }) => text).toSorted();
    const numbers = (steps: string[]) =>
      read((pen) => {
        pen.font = fontOf('Montserrat', 700, 44);
        for (const [index, step] of steps.entries()) pen.fillText(step, 90 + index * 210, 170);
      });
    expect(await numbers(['1', '2', '3'])).toEqual(['1', '2', '3']);
    expect(await numbers(['1'])).toEqual(['1']);
    expect(await read((pen) => pen.fillRect(90, 140, 8, 32))).toEqual([]);
  });

  test('looks for a step that it missed where the others say that it stands', async () => {
    const { picture } = pictureOf((pen) => {
      pen.textAlign = 'center';
      pen.textBaseline = 'middle';
      for (const [index, step] of ['1', '2', '3', '4'].entries()) {
        const x = 90 + index * 150;
        pen.fillStyle = '#457b9d';
        pen.beginPath();
        pen.arc(x, 150, 26, 0, 2 * Math.PI);
        pen.fill();
        pen.fillStyle = '#ffffff';
        pen.font = fontOf('Inter Tight', 600, 26);
        pen.fillText(step, x, 150);
      }
    });
    expect((await reader.read(picture)).map(({ text }) => text).toSorted()).toEqual(['1', '2', '3', '4']);
  });

  test('takes arrows of steam for no letters', async () => {
    const { picture } = pictureOf((pen) => {
      pen.strokeStyle = '#ffd84a';
      pen.lineWidth = 18;
      for (const x of [200, 280, 360]) {
        pen.stroke(new Path2D(`M${x} 260q-45-34 0-68t0-68`));
        pen.fill(new Path2D(`M${x - 20} 128l20-40 20 40z`));
      }
    });
    expect(await reader.read(picture)).toEqual([]);
  });

  test('finds nothing where there are no letters', async () => {
    const { clean } = pictureOf(() => {});
    expect(await reader.read(clean)).toEqual([]);
    expect(await reader.read({ width: 1, height: 1, data: new Uint8ClampedArray(4) })).toEqual([]);
  });

  test('stops when it is asked to', async () => {
    const { clean } = pictureOf(() => {});
    const stop = new AbortController();
    const reading = reader.read(clean, stop.signal);
    stop.abort(new Error('enough'));
    await expect(reading).rejects.toThrow('enough');
    expect(await reader.read(clean)).toEqual([]);
  });
});
