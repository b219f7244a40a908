import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { snapEdges, snapMove } from '../../src/canvas/snapping/snap.ts';

const box = (x: number, y: number, width = 100, height = 100) => ({ x, y, width, height });

describe('a box that is moved', () => {
  test('comes to rest on the nearest edge or middle of another, and shows on which line', () => {
    const snap = snapMove(box(203, 300), [box(200, 0)], 6);
    expect(snap.by).toEqual({ x: -3, y: 0 });
    // All three lines of two boxes of one size meet; each reaches from the one to the other.
    expect(snap.lines.map(({ axis, at, from, to }) => [axis, at, from, to])).toEqual([
      ['x', 200, 0, 400],
      ['x', 250, 0, 400],
      ['x', 300, 0, 400],
    ]);
  });

  test('is left alone by what is too far', () => {
    expect(snapMove(box(210, 300), [box(200, 0)], 6).by).toEqual({ x: 0, y: 0 });
  });

  test('stands as far from its neighbour as two others stand apart, and shows both distances', () => {
    const row = [box(0, 0), box(140, 7)];
    const snap = snapMove(box(283, 3), row, 4);
    expect(snap.by.x).toBe(-3);
    expect(snap.gaps.map(({ from, to }) => [from, to])).toEqual(
      expect.arrayContaining([
        [100, 140],
        [240, 280],
      ]),
    );
  });

  test('stands in the middle between two others', () => {
    const snap = snapMove(box(178, 30, 40, 40), [box(0, 0), box(300, 0)], 5);
    expect(snap.by.x).toBe(2);
    expect(snap.gaps.map(({ from, to }) => to - from)).toEqual([80, 80]);
  });

  test('a straight drag keeps to its axis', () => {
    expect(snapMove(box(203, 103), [box(200, 100)], 6, ['x']).by).toEqual({ x: -3, y: 0 });
  });

  const anyBox = fc.record({
    x: fc.integer({ min: -500, max: 500 }),
    y: fc.integer({ min: -500, max: 500 }),
    width: fc.integer({ min: 1, max: 300 }),
    height: fc.integer({ min: 1, max: 300 }),
  });

  test('never moves further than it may, and from where it rests not at all', () => {
    fc.assert(
      fc.property(anyBox, fc.array(anyBox, { maxLength: 12 }), (moved, others) => {
        const { by } = snapMove(moved, others, 6);
        expect(Math.abs(by.x)).toBeLessThanOrEqual(6);
        expect(Math.abs(by.y)).toBeLessThanOrEqual(6);
        const rest = { ...moved, x: moved.x + by.x, y: moved.y + by.y };
        const nearest = snapMove(rest, others, 1e-9).by;
        if (by.x !== 0) expect(Math.abs(nearest.x)).toBeLessThan(1e-6);
      }),
    );
  });
});

test('only the dragged edges of a box meet others', () => {
  const snap = snapEdges(box(0, 0, 197, 100), { x: 1, y: 0 }, [box(200, 300)], 6);
  expect(snap.by).toEqual({ x: 3, y: 0 });
  expect(snap.lines).toEqual([{ axis: 'x', at: 200, from: 0, to: 400 }]);
});
