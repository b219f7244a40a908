import type { CanvasNode } from '@easel/canvas';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  faultOfSize,
  scaledBy,
  toKind,
  toSize,
  withLongest,
  withSide,
} from '../../src/canvas/picture-tools/picture-size.ts';
import { partOf } from '../../src/canvas/picture-tools/picture-source.ts';

const data = { assetId: 'a', url: '/api/files/a', naturalWidth: 400, naturalHeight: 300, alt: 'Sea', cornerRadius: 8 };
const node = { id: 'n', type: 'image', x: 100, y: 50, width: 200, height: 150, data } as unknown as CanvasNode;
const made = { assetId: 'b', url: '/api/files/b', naturalWidth: 80, naturalHeight: 60 };

describe('a size', () => {
  const source = { width: 400, height: 300 };
  test('keeps its proportions until they are let go', () => {
    expect(withSide(source, 'width', 100, source, true)).toEqual({ width: 100, height: 75 });
    expect(withSide(source, 'height', 100, source, true)).toEqual({ width: 133, height: 100 });
    expect(withSide(source, 'height', 100, source, false)).toEqual({ width: 400, height: 100 });
    // A field that is being emptied takes nothing along.
    expect(withSide(source, 'width', 0, source, true)).toEqual({ width: 0, height: 300 });
  });

  test('by a share, and by the longer side, has whole pixels and at least one', () => {
    expect(scaledBy({ width: 401, height: 1 }, 0.5)).toEqual({ width: 201, height: 1 });
    expect(withLongest({ width: 300, height: 400 }, 1024)).toEqual({ width: 768, height: 1024 });
    const side = fc.integer({ min: 1, max: 8192 });
    fc.assert(
      fc.property(side, side, fc.constantFrom(1024, 2048), (width, height, length) => {
        const size = withLongest({ width, height }, length);
        expect(Math.max(size.width, size.height)).toBe(length);
        expect(faultOfSize(size)).toBeNull();
      }),
    );
  });

  test('that is no size, too long or too much says so', () => {
    expect(faultOfSize({ width: 0, height: 10 })).toBe('none');
    expect(faultOfSize({ width: 8193, height: 10 })).toBe('long');
    expect(faultOfSize({ width: 8192, height: 8192 })).toBe('many');
    expect(faultOfSize({ width: 8192, height: 4096 })).toBeNull();
  });
});

describe('a picture with new pixels', () => {
  test('stays as large and where it was, with all that was set about it', () => {
    expect(toSize({ width: 400, height: 300 }, { width: 80, height: 60 }).node(node, made)).toEqual({
      ...node,
      data: { ...data, ...made },
    });
  });

  test('of other proportions keeps its width and its middle', () => {
    const next = toSize({ width: 400, height: 300 }, { width: 80, height: 80 }).node(node, made);
    expect(next).toMatchObject({ x: 100, y: 25, width: 200, height: 200 });
  });

  test('loses what a crop hid only by another size, not by another kind', () => {
    const crop = { x: 0.5, y: 0, width: 0.5, height: 1 };
    const cropped = { ...node, data: { ...data, crop } };
    expect(partOf({ width: 401, height: 300 }, crop)).toEqual({ x: 201, y: 0, width: 200, height: 300 });
    expect(toSize({ width: 200, height: 300 }, { width: 20, height: 30 }).node(cropped, made).data).not.toHaveProperty(
      'crop',
    );
    expect(toKind.node(cropped, made)).toEqual({ ...cropped, data: { ...data, ...made, crop } });
  });

  test('is no design of our own any more; what a model made is still told', () => {
    const of = (model: string) => toKind.node({ ...node, data: { ...data, prompt: 'A sea', model } }, made).data;
    expect(of('Easel (procedural)')).toEqual({ ...data, ...made });
    expect(of('painter-1')).toEqual({ ...data, ...made, prompt: 'A sea', model: 'painter-1' });
  });
});
