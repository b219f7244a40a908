import { expect, test } from 'vitest';
import type { PlacedLine } from '../../src/canvas/far/draw-text.ts';
import { textElements } from '../../src/export/svg/text-elements.ts';

const line = (text: string, direction: 'ltr' | 'rtl', at: number) =>
  ({ text, direction, x: 10, width: 90, baseline: at }) as PlacedLine;

test('lines that run from right to left are texts of their own, and begin at their right end', () => {
  const lines = [line('Tea & cake', 'ltr', 20), line('שלום (12)!', 'rtl', 40), line('Room 4', 'ltr', 60)];
  expect(textElements('font-size="20"', lines)).toBe(
    '<text xml:space="preserve" font-size="20">' +
      '<tspan x="10" y="20">Tea &amp; cake</tspan><tspan x="10" y="60">Room 4</tspan></text>' +
      '<text xml:space="preserve" font-size="20" direction="rtl"><tspan x="100" y="40">שלום (12)!</tspan></text>',
  );
});
