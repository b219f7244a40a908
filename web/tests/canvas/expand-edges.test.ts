import { mostExpansion } from '@easel/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expandPresets, presetEdges, withEdge } from '../../src/canvas/picture-work/expand-edges.ts';

const side = fc.integer({ min: 100, max: 4000 });

test('proportions only ever add ground, evenly at both sides, as far as may be', () => {
  fc.assert(
    fc.property(side, side, fc.constantFrom(...expandPresets), (width, height, preset) => {
      const { left, top, right, bottom } = presetEdges(preset, { width, height });
      expect([left, top]).toEqual([right, bottom]);
      for (const share of [left, top]) expect(share >= 0 && share <= mostExpansion).toBe(true);
      if (preset === 'around' || Math.max(left, top) === mostExpansion) return;
      const [across = 1, down = 1] = preset.split(':').map(Number);
      const ratio = (width * (1 + left + right)) / (height * (1 + top + bottom));
      expect(Math.abs(ratio / (across / down) - 1)).toBeLessThan(0.01);
    }),
  );
});

test('an edge neither cuts the picture nor goes beyond what the server takes', () => {
  const edges = { left: 0, top: 0, right: 0, bottom: 0 };
  expect(withEdge(edges, 'left', -1).left).toBe(0);
  expect(withEdge(edges, 'left', 9).left).toBe(mostExpansion);
  expect(withEdge(edges, 'top', 0.5)).toEqual({ ...edges, top: 0.5 });
});
