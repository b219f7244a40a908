import { expect, test } from 'vitest';
import { fittingWidth } from '../../src/project/panel-width.ts';
import { nextSheetHeight, settleSheet, sheetHeights } from '../../src/project/sheet-heights.ts';

const heights = sheetHeights(844);

test('low shows a line, half leaves the picture in sight, full leaves a sliver of canvas', () => {
  expect(heights).toEqual({ low: 104, half: 456, full: 780 });
});

test('heights keep their order in the smallest window', () => {
  const { low, half, full } = sheetHeights(160);
  expect(low).toBeLessThanOrEqual(full);
  expect(half).toBeLessThanOrEqual(full);
});

test('a drag comes to rest at the nearest height', () => {
  expect(settleSheet(500, 0, heights)).toBe('half');
  expect(settleSheet(700, 0, heights)).toBe('full');
  expect(settleSheet(200, 0, heights)).toBe('low');
});

test('a flick goes on to the next height', () => {
  expect(settleSheet(500, 1.2, heights)).toBe('full');
  expect(settleSheet(420, -1.5, heights)).toBe('low');
});

test('a tap goes up, and from the top back to the lowest', () => {
  expect(['low', 'half', 'full'].map((height) => nextSheetHeight(height as 'low'))).toEqual(['half', 'full', 'low']);
});

test('the panel keeps to its limits and leaves a narrow window half', () => {
  expect([100, 400.4, 900].map((width) => fittingWidth(width, 1440))).toEqual([320, 400, 560]);
  expect(fittingWidth(560, 900)).toBe(450);
  expect(fittingWidth(560, 600)).toBe(320);
});
