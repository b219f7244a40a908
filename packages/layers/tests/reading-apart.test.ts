import '../src/text/no-system-fonts.ts';
import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundledShelf } from '../scripts/bundled-shelf.ts';
import type { ReadLine, TextReader } from '../src/picture.ts';
import { openReader } from '../src/reading/open-reader.ts';
import { facesOf } from '../src/text/faces.ts';
import { draw, fill } from './drawing.ts';

const families = [
  'Inter Tight',
  'Bebas Neue',
  'Big Shoulders Display',
  'Noto Sans SC',
  'Montserrat',
  'DM Serif Display',
  'Playfair Display',
  'Bricolage Grotesque',
];
const shelf = { families: bundledShelf().families.filter(({ family }) => families.includes(family)) };
let reader: TextReader;
beforeAll(async () => {
  reader = await openReader();
});
afterAll(() => reader.close());

const fontOf = (family: string, weight: number, size: number) => {
  const face = facesOf(shelf).find((one) => one.family === family && one.weight === weight && !one.italic)!;
  return `${size}px ${face.stack(true)}`;
};

const [width, height] = [1024, 700];

/** What is read in a drawing on a plain card. */
const read = (paint: (pen: SKRSContext2D) => void): Promise<ReadLine[]> =>
  reader.read(
    draw(width, height, (pen) => {
      fill(pen, '#c9d8ee', () => pen.rect(0, 0, width, height));
      fill(pen, '#ffffff', () => pen.rect(40, 40, width - 80, height - 80));
      paint(pen);
    }),
  );

const textsOf = (lines: ReadLine[]) => lines.map(({ text }) => text).toSorted();

function write(pen: SKRSContext2D, text: string, [x, y]: [number, number], font: string, colour = '#20304a'): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.textBaseline = 'middle';
  pen.fillText(text, x, y);
}

function disc(pen: SKRSContext2D, [x, y]: [number, number], radius: number, colour: string): void {
  fill(pen, colour, () => pen.arc(x, y, radius, 0, 2 * Math.PI));
}

describe('what stands apart', () => {
  test('small words one above the other beside a large number are a line each, though the first is but a sign', async () => {
    const [large, small] = [fontOf('Bebas Neue', 400, 260), fontOf('Bebas Neue', 400, 112)];
    const lines = await read((pen) => {
      write(pen, '20', [120, 240], large);
      write(pen, '%', [332, 194], small);
      write(pen, 'OFF', [332, 290], small);
      write(pen, 'Made to be dropped', [120, 460], fontOf('Inter Tight', 600, 60));
    });
    expect(textsOf(lines)).toEqual(['%', '20', 'Made to be dropped', 'OFF']);
  });

  test('a letter on a disc is a line of its own, and so is the label beside it', async () => {
    const answers = [
      { letter: 'A', label: '火星', x: 160, y: 200, colour: '#e24350' },
      { letter: 'B', label: '木星', x: 540, y: 200, colour: '#7d4fa6' },
      { letter: 'C', label: '金星', x: 160, y: 420, colour: '#3a1d4d' },
      { letter: 'D', label: '土星', x: 540, y: 420, colour: '#2f8f68' },
    ];
    const lines = await read((pen) => {
      for (const { letter, label, x, y, colour } of answers) {
        fill(pen, '#dccbeb', () => pen.roundRect(x - 12, y - 80, 300, 160, 14));
        disc(pen, [x, y], 42, '#ffffff');
        disc(pen, [x, y], 36, colour);
        pen.textAlign = 'center';
        write(pen, letter, [x, y], fontOf('Bebas Neue', 400, 44), '#ffffff');
        pen.textAlign = 'left';
        write(pen, label, [x + 70, y], fontOf('Noto Sans SC', 700, 36));
      }
    });
    expect(textsOf(lines)).toEqual(answers.flatMap(({ letter, label }) => [letter, label]).toSorted());
    for (const { letter, label, x } of answers) {
      const [one, other] = [letter, label].map((text) => lines.find((line) => line.text === text)!);
      expect(Math.abs((one!.quad[0].x + one!.quad[1].x) / 2 - x), letter).toBeLessThan(6);
      expect(other!.quad[0].x, label).toBeGreaterThan(x + 50);
    }
  });

  test('a number on a tile and its step are two lines', async () => {
    const steps = ['Wash hands', 'Dry them well', 'Put gloves on'];
    const lines = await read((pen) => {
      for (const [index, step] of steps.entries()) {
        const y = 150 + index * 120;
        fill(pen, '#e8590c', () => pen.roundRect(140, y - 30, 60, 60, 10));
        write(pen, `${index + 1}`, [161, y], fontOf('Inter Tight', 700, 36), '#ffffff');
        write(pen, step, [222, y], fontOf('Inter Tight', 700, 36));
      }
    });
    expect(textsOf(lines)).toEqual([...steps, '1', '2', '3'].toSorted());
  });

  test('characters far apart are read one by one, each where it stands, with the bar that is a one', async () => {
    const days = ['一', '二', '三', '四', '五'];
    const lines = await read((pen) => {
      pen.textAlign = 'center';
      for (const [index, day] of days.entries())
        write(pen, day, [200 + index * 94, 400], fontOf('Noto Sans SC', 700, 28));
    });
    expect(lines).toHaveLength(days.length);
    for (const [index, day] of days.entries()) {
      const { quad } = lines.find(({ text }) => text === day)!;
      expect(Math.abs((quad[0].x + quad[1].x) / 2 - 200 - index * 94), day).toBeLessThan(6);
    }
  });

  test('a thin stroke that begins a line is a part of it', async () => {
    const text = '一碗拉面里有什么';
    const lines = await read((pen) => write(pen, text, [300, 200], fontOf('Noto Sans SC', 700, 52)));
    expect(textsOf(lines)).toEqual([text]);
    expect(lines[0]!.quad[0].x).toBeLessThan(312);
  });

  test('widely set capitals, prices and words on two halves of a ground stay one line', async () => {
    const lines = await read((pen) => {
      pen.letterSpacing = '40px';
      write(pen, 'SALE', [120, 120], fontOf('Montserrat', 700, 40));
      pen.letterSpacing = '0px';
      write(pen, '¥  32', [620, 120], fontOf('Montserrat', 700, 40));
      fill(pen, '#20304a', () => pen.rect(512, 240, 400, 120));
      const font = fontOf('Montserrat', 700, 60);
      pen.font = font;
      const half = pen.measureText('UP').width;
      write(pen, 'UP', [508 - half, 300], font);
      write(pen, 'ON', [516, 300], font, '#ffffff');
      write(pen, 'Open  until  late', [120, 480], fontOf('Inter Tight', 500, 36));
    });
    expect(lines).toHaveLength(4);
    const letters = lines.map(({ text }) => text.replaceAll(' ', ''));
    expect(letters.toSorted()).toEqual(['Openuntillate', 'SALE', 'UPON', '¥32']);
  });
});

describe('what the detector does not see', () => {
  test('a row of large letters that was found whole stays so, though a smaller picture shows its words apart', async () => {
    const large = fontOf('Bricolage Grotesque', 700, 205);
    const lines = await reader.read(
      draw(1024, 700, (pen) => {
        fill(pen, '#f5e3d3', () => pen.rect(0, 0, 1024, 700));
        write(pen, 'Breathe', [70, 150], large, '#1e2140');
        write(pen, 'out first', [70, 385], large, '#1e2140');
      }),
    );
    expect(textsOf(lines)).toEqual(['Breathe', 'out first']);
  });

  const places: [number, number][] = [
    [606, 190],
    [230, 398],
    [418, 398],
  ];
  /** Three discs, on which something is painted. */
  const onDiscs = (colour: string, paint: (pen: SKRSContext2D, place: [number, number], index: number) => void) =>
    read((pen) => {
      pen.textAlign = 'center';
      for (const [index, place] of places.entries()) {
        disc(pen, place, 73, colour);
        paint(pen, place, index);
      }
    });
  const white =
    (shape: Path2D) =>
    (pen: SKRSContext2D, [x, y]: [number, number]) => {
      pen.save();
      pen.translate(x, y);
      pen.fillStyle = '#ffffff';
      pen.fill(shape);
      pen.restore();
    };
  const arrow = white(new Path2D('M0 -15L12 0L4 0L4 15L-4 15L-4 0L-12 0z'));
  const moon = white(new Path2D('M4 -15A15 15 0 1 0 4 15A11 15 0 0 1 4 -15z'));

  test('a number is found by its ink, which is like that of one that was read', async () => {
    const font = fontOf('Bebas Neue', 400, 28);
    const lines = await onDiscs('#2c7d80', (pen, place, index) => write(pen, `${index + 3}`, place, font, '#ffffff'));
    expect(textsOf(lines)).toEqual(['3', '4', '5']);
  });

  test('numbers of which it saw one in part are found, all of them', async () => {
    const font = fontOf('Big Shoulders Display', 300, 44);
    const lines = await onDiscs('#4d6fae', (pen, place, index) => write(pen, `${index + 3}`, place, font, '#ffffff'));
    expect(textsOf(lines)).toEqual(['3', '4', '5']);
  });

  test('a number alone on a disc is read, and letters on bars of many colours', async () => {
    const colours = ['#1f9d55', '#84c441', '#f6d523', '#f2992e', '#e0463c'];
    const lines = await read((pen) => {
      disc(pen, [800, 120], 44, '#b0551b');
      for (const [index, colour] of colours.entries())
        fill(pen, colour, () => pen.rect(100, 160 + 92 * index, 180 + 60 * index, 70));
      for (const [index, letter] of [...'ABCDE'].entries())
        write(pen, letter, [124, 195 + 92 * index], fontOf('Big Shoulders Display', 700, 42), '#1f2f42');
      pen.textAlign = 'center';
      write(pen, '1', [800, 120], fontOf('Bebas Neue', 400, 44), '#ffffff');
    });
    expect(textsOf(lines)).toEqual(['1', 'A', 'B', 'C', 'D', 'E']);
  });

  test('of places on a stand each number is read, whatever its colour', async () => {
    const stands = [
      { place: '2', x: 200, high: 160, colour: '#efaf4e', ink: '#3a2616' },
      { place: '1', x: 380, high: 240, colour: '#8a5a3a', ink: '#ffffff' },
      { place: '3', x: 560, high: 100, colour: '#e9cfae', ink: '#3a2616' },
    ];
    const lines = await read((pen) => {
      pen.textAlign = 'center';
      for (const { place, x, high, colour, ink } of stands) {
        fill(pen, colour, () => pen.rect(x - 80, 600 - high, 160, high));
        write(pen, place, [x, 650 - high], fontOf('Montserrat', 700, 56), ink);
      }
    });
    expect(textsOf(lines)).toEqual(['1', '2', '3']);
  });

  test('numbers on small discs with a rim are read, and a one with a foot', async () => {
    const lines = await read((pen) => {
      pen.textAlign = 'center';
      for (const [index, x] of [300, 420, 540].entries()) {
        fill(pen, '#8a5a3a', () => pen.rect(x - 50, 200, 100, 200));
        disc(pen, [x, 300], 25, '#fff4dc');
        disc(pen, [x, 300], 21, '#f2a155');
        write(pen, `${index + 1}`, [x, 300], fontOf('DM Serif Display', 400, 24), '#3a2418');
      }
    });
    expect(textsOf(lines)).toEqual(['1', '2', '3']);
  });

  test('pictures of the height and colour of a number are no numbers', async () => {
    const font = fontOf('Bebas Neue', 400, 42);
    const lines = await onDiscs('#2c7d80', (pen, place, index) => {
      if (index === 2) write(pen, '5', place, font, '#ffffff');
      else (index === 0 ? arrow : moon)(pen, place);
    });
    expect(textsOf(lines)).toEqual(['5']);
  });

  test('the eyes of an owl are no noughts, and two noughts are read', async () => {
    const lines = await read((pen) => {
      fill(pen, '#5f6e8f', () => pen.rect(0, 0, width, height));
      disc(pen, [276, 380], 98, '#ffffff');
      disc(pen, [276, 380], 90, '#ff9e80');
      pen.save();
      pen.translate(219.6, 323.6);
      pen.scale(4.7, 4.7);
      pen.fillStyle = '#2d2d45';
      pen.fill(new Path2D('M3.5 2l4.5 3c2.5-.8 5.5-.8 8 0l4.5-3v12.5a8.5 8.5 0 0 1-17 0z'));
      for (const x of [8.5, 15.5]) {
        disc(pen, [x, 10.5], 3, '#ffffff');
        disc(pen, [x, 10.5], 1.2, '#2d2d45');
      }
      fill(pen, '#ffffff', () => {
        pen.moveTo(10.3, 14);
        pen.lineTo(13.7, 14);
        pen.lineTo(12, 17.3);
      });
      pen.restore();
    });
    expect(lines).toEqual([]);
    const noughts = await read((pen) => write(pen, '00', [620, 330], fontOf('Montserrat', 700, 80)));
    expect(textsOf(noughts)).toEqual(['00']);
  });
});

describe('what is no line of letters, and what is left out of one', () => {
  test('rows of glasses on a shelf are read as nothing', async () => {
    const glasses = (pen: SKRSContext2D, x: number, y: number, isRound: boolean) => {
      pen.strokeStyle = '#2a2320';
      pen.lineWidth = 9;
      pen.beginPath();
      for (const at of [x, x + 120])
        if (isRound) {
          pen.moveTo(at + 42, y);
          pen.arc(at, y, 42, 0, 2 * Math.PI);
        } else pen.roundRect(at - 46, y - 36, 92, 72, [10, 10, 34, 34]);
      pen.moveTo(x + 44, y - 8);
      pen.quadraticCurveTo(x + 60, y - 22, x + 76, y - 8);
      pen.stroke();
    };
    const lines = await read((pen) => {
      for (const [k, y] of [180, 380].entries()) {
        glasses(pen, 300, y, k === 0);
        glasses(pen, 590, y, k === 1);
        fill(pen, '#b07a45', () => pen.rect(200, y + 48, 640, 12));
      }
    });
    expect(textsOf(lines)).toEqual([]);
  });

  test('berries and a glass are no letters, and answers are', async () => {
    const lines = await read((pen) => {
      disc(pen, [200, 200], 64, '#1c3a3e');
      for (const [x, y, radius] of [
        [7.5, 15.5, 6.2],
        [17.3, 16, 5.6],
        [12.5, 6.3, 5.5],
      ] as const) {
        const [left, top] = [166 + 2.84 * x, 166 + 2.84 * y];
        disc(pen, [left, top], 2.84 * radius, '#f2cd62');
        disc(pen, [left, top - 2.84], 1.02 * radius, '#1c3a3e');
      }
      fill(pen, '#3a1d40', () => pen.rect(420, 80, 150, 300));
      pen.save();
      pen.translate(457, 180);
      pen.scale(3.17, 3.17);
      pen.fillStyle = '#f8b068';
      pen.fill(new Path2D('M5.5 2h13c.6 6-1.8 9.6-5.3 10.3v7.2H17V22H7v-2.5h3.8v-7.2C7.3 11.6 4.900 8 5.500 2z'));
      pen.fillStyle = '#d9356f';
      pen.fill(new Path2D('M7.6 5.500h8.800c-.2 2.800-1.800 4.600-4.400 4.600s-4.200-1.800-4.400-4.600z'));
      pen.restore();
      for (const [k, letter] of ['A', 'B'].entries()) {
        disc(pen, [200 + 220 * k, 460], 40, '#d5335f');
        write(pen, letter, [186 + 220 * k, 462], fontOf('Montserrat', 700, 44), '#ffffff');
      }
    });
    expect(textsOf(lines)).toEqual(['A', 'B']);
  });

  test('a word of two characters though one of them is rare', async () => {
    const lines = await read((pen) => write(pen, '椴树', [400, 300], fontOf('Noto Sans SC', 700, 46)));
    expect(lines).toHaveLength(1);
    expect(lines[0]!.text).toMatch(/^.树$/u);
    expect(lines[0]!.confidence).toBeLessThan(0.8);
  });

  test('the sign of a price that stands a space before it', async () => {
    const lines = await read((pen) => {
      for (const [k, price] of ['$ 9.00', '$ 1.50', '$ 24'].entries())
        write(pen, price, [600, 200 + 140 * k], fontOf('Playfair Display', 800, 40));
    });
    expect(textsOf(lines)).toEqual(['$ 1.50', '$ 24', '$ 9.00']);
  });
});
