import type { KeyboardEvent } from 'react';
import { expect, test } from 'vitest';
import { pressLayerKey, type LayerKeysOptions } from '../../src/canvas/layers/layer-keys.ts';
import type { LayerRow } from '../../src/canvas/layers/rows.ts';

/** Presses a key in a list of 100 rows, of which a page shows 20, and answers where it leads. */
function pressed(active: number, key: string, shiftKey = false): [row: number, range: boolean] | undefined {
  let went: [number, boolean] | undefined;
  const rows = Array.from({ length: 100 }, () => ({}) as LayerRow);
  const goTo: LayerKeysOptions['goTo'] = (row, { range }) => (went = [row, range]);
  const modifiers = { shiftKey, ctrlKey: false, metaKey: false, altKey: false };
  const event = { key, code: key, ...modifiers, preventDefault: () => {}, stopPropagation: () => {} };
  pressLayerKey(event as unknown as KeyboardEvent, { rows, active, page: 20, goTo } as unknown as LayerKeysOptions);
  return went;
}

test.each([
  [40, 'ArrowDown', 41],
  [40, 'PageDown', 60],
  [40, 'PageUp', 20],
  [90, 'PageDown', 99],
  [5, 'PageUp', 0],
  [40, 'End', 99],
])('from row %i %s leads to row %i, and with Shift selects as far as there', (active, key, row) => {
  expect(pressed(active, key)).toEqual([row, false]);
  expect(pressed(active, key, true)).toEqual([row, true]);
});
