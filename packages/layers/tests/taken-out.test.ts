/** What is left of a picture whose words are taken out. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TextReader } from '../src/picture.ts';
import { openReader } from '../src/reading/open-reader.ts';
import { fillUnder } from '../src/text/fill-under.ts';
import { inkOf } from '../src/text/ink-of.ts';
import { fontOf, largestDifference, pictureOf } from './written.ts';

let reader: TextReader;
beforeAll(async () => {
  reader = await openReader();
});
afterAll(() => reader.close());

describe('text taken out of a picture', () => {
  const takenOut = async (draw: (pen: SKRSContext2D) => void) => {
    const { picture, clean } = pictureOf(draw);
    return { clean, filled: fillUnder(picture, inkOf(picture, await reader.read(picture))) };
  };

  test('leaves the thing that stands before its letters, though a part of that has their colour', async () => {
    const pot = (pen: SKRSContext2D) => {
      for (const [colour, radius] of [
        ['#7b94ac', 62],
        ['#ffd84a', 44],
        ['#7b94ac', 32],
      ] as const) {
        pen.fillStyle = colour;
        pen.beginPath();
        pen.arc(330, 240, radius, 0, 7);
        pen.fill();
      }
      pen.fillStyle = '#7b94ac';
      pen.fillRect(300, 280, 60, 40);
    };
    const { filled } = await takenOut((pen) => {
      pen.font = fontOf('Montserrat', 700, 110);
      pen.fillText('Harvest', 70, 210);
      pot(pen);
    });
    const { picture: without } = pictureOf(pot);
    // Where letters, pot and ground meet, a few pixels are of all three.
    const other = filled.data.filter((value, at) => Math.abs(value - without.data[at]!) > 40);
    expect(other.length).toBeLessThan(100);
  });

  test.each([
    ['along its foot', '#3f8f83', 154, 232],
    ['across its middle', '#b5563c', 118, 176],
    ['askew', '#3f8f83', 150, 226],
    ['close below it', '#e2a05a', 212, 226],
  ])('leaves the bar %s, as a marker draws it, whole', async (where, colour, top, bottom) => {
    const bar = (pen: SKRSContext2D) => {
      const lean = where === 'askew' ? 8 : 0;
      pen.fillStyle = colour;
      pen.beginPath();
      pen.moveTo(34 + lean, top + lean);
      pen.lineTo(596, top);
      pen.lineTo(604 - lean, bottom - lean);
      pen.lineTo(34, bottom);
      pen.fill();
    };
    const { filled } = await takenOut((pen) => {
      bar(pen);
      pen.fillStyle = '#ffd84a';
      pen.font = fontOf('Archivo Black', 400, 100);
      pen.fillText('Harvest', 70, 210);
    });
    const { picture: without } = pictureOf(bar);
    // The bar's rim is sharp under the letters, where it was smooth.
    const other = filled.data.filter((value, at) => Math.abs(value - without.data[at]!) > 60);
    expect(other.length).toBeLessThan(150);
  });

  test('takes the hard shadow of letters with it, which is no bar', async () => {
    const { filled, clean } = await takenOut((pen) => {
      pen.font = fontOf('Archivo Black', 400, 100);
      pen.fillStyle = '#b5563c';
      pen.fillText('Harvest', 78, 218);
      pen.fillStyle = '#ffd84a';
      pen.fillText('Harvest', 70, 210);
    });
    expect(largestDifference(filled, clean)).toBeLessThanOrEqual(12);
  });

  test('takes the tail with it that reaches to the dot of the line below', async () => {
    const { filled, clean } = await takenOut((pen) => {
      pen.font = fontOf('Montserrat', 700, 120);
      pen.fillText('Clay', 60, 130);
      pen.fillText('since', 215, 250);
    });
    expect(largestDifference(filled, clean)).toBeLessThanOrEqual(12);
  });
});
