import { describe, expect, test } from 'vitest';
import { mayStand } from '../src/text/spelling/may-stand.ts';
import { keepWritingRules } from '../src/text/spelling/writing-rules.ts';

describe('the rules of writing', () => {
  test.each([
    ['40, 480', '40,480'],
    ['38，200元', '38,200元'],
    ['￥ 1289', '￥1289'],
    ['¥ 32', '¥ 32'],
    ['27 /96', '27 / 96'],
    ['24/7', '24/7'],
    ['€69o each', '€690 each'],
    ['H2O', 'H2O'],
    ['In 2026, 300 came', 'In 2026, 300 came'],
    ['October 9, 20:00', 'October 9, 20:00'],
    ['21 °', '21°'],
    ['72 °F', '72 °F'],
    ['EI Niño', 'El Niño'],
    ['AI in 2026', 'AI in 2026'],
    ['OEIRAS', 'OEIRAS'],
  ])('make of %j what was written: %j', (read, written) => {
    expect(keepWritingRules(read)).toBe(written);
  });

  test('let no word begin with a small "l" and a consonant, and leave those that do begin with "l"', () => {
    expect(mayStand('l', 'I', 'lce Dance', 0)).toBe(true);
    for (const text of ['lemon', 'llama', 'l’eau']) expect(mayStand('l', 'I', text, 0), text).toBe(false);
    expect(mayStand('l', 'I', 'Holm', 2)).toBe(false);
  });

  test('let "&" stand alone only, and "4" at numbers only', () => {
    expect([mayStand('G', '&', 'Up G away', 3), mayStand('G', '&', 'Gallery', 0)]).toEqual([true, false]);
    expect([mayStand('8', '&', 'BREAD 8 JAM', 6), mayStand('8', '&', '18', 1)]).toEqual([true, false]);
    expect([mayStand('Y', '4', 'Y-6 June', 0), mayStand('Y', '4', 'Yes', 0)]).toEqual([true, false]);
  });
});
