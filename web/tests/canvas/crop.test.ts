import { cornersOf, normaliseNode, type CanvasNode } from '@easel/canvas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cropFrameOf,
  croppedNode,
  dragHandle,
  fitRatio,
  leavesAsItIs,
  pixelsOf,
  shiftPicture,
  type CropFrame,
} from '../../src/canvas/crop/crop-frame.ts';
import { atOriginalSize, replacedPicture, withRadius } from '../../src/canvas/crop/picture-edits.ts';
import { contains } from '../../src/canvas/camera.ts';
import { handles } from '../../src/canvas/gestures/resize-box.ts';
import { picture } from './nodes.ts';

const photo = (part: Partial<CanvasNode> = {}): CanvasNode =>
  picture('photo', {
    x: 100,
    y: 50,
    width: 400,
    height: 300,
    data: { url: '/api/files/photo', naturalWidth: 1600, naturalHeight: 1200 },
    ...part,
  });
function readingOf(node: CanvasNode) {
  const reading = normaliseNode(node);
  if (reading.kind !== 'image') throw new Error('No picture.');
  return reading;
}
const delta = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) });
const steps = fc.array(fc.record({ handle: fc.constantFrom(...handles), delta, slide: delta }), { maxLength: 8 });
const roomy = ({ picture: whole, part }: CropFrame) =>
  contains({ x: whole.x - 0.01, y: whole.y - 0.01, width: whole.width + 0.02, height: whole.height + 0.02 }, part);

test('what stays never leaves the picture nor gets too small to catch, and keeps a chosen ratio', () => {
  const ratio = fc.constantFrom(null, 1, 4 / 5, 16 / 9, 9 / 16);
  fc.assert(
    fc.property(steps, ratio, (moves, wanted) => {
      let frame = cropFrameOf(readingOf(photo()));
      if (wanted !== null) frame = { ...frame, part: fitRatio(frame, wanted) };
      for (const move of moves) {
        frame = { ...frame, part: dragHandle(frame, move.handle, move.delta, wanted, 24) };
        frame = { ...frame, picture: shiftPicture(frame, move.slide) };
        expect(roomy(frame)).toBe(true);
        expect(Math.min(frame.part.width, frame.part.height)).toBeGreaterThan(10);
        if (wanted !== null) expect(frame.part.width / frame.part.height).toBeCloseTo(wanted, 5);
      }
    }),
  );
});

test('pixels keep their size and their place on the page, on turned pictures too', () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 0, max: 359 }), (moves, rotation) => {
      const node = photo({ rotation });
      let frame = cropFrameOf(readingOf(node));
      for (const { handle, delta: by } of moves) frame = { ...frame, part: dragHandle(frame, handle, by, null, 24) };
      const cropped = croppedNode(node, frame);
      const again = cropFrameOf(readingOf(cropped));
      expect(again.picture.width).toBeCloseTo(400, 0);
      // The whole picture, laid out again from the crop, lies where it lay.
      const whole = croppedNode(cropped, { picture: again.picture, part: again.picture });
      cornersOf(readingOf(whole)).forEach((corner, at) => {
        expect(corner.x).toBeCloseTo(cornersOf(readingOf(node))[at]!.x, 0);
        expect(corner.y).toBeCloseTo(cornersOf(readingOf(node))[at]!.y, 0);
      });
    }),
  );
});

test('a crop is said in pixels of the file, and taken up again where it was left', () => {
  const node = croppedNode(photo(), {
    picture: { x: -50, y: 0, width: 400, height: 300 },
    part: { x: 0, y: 0, width: 200, height: 300 },
  });
  expect(node).toMatchObject({ width: 200, height: 300, data: { crop: { x: 0.125, y: 0, width: 0.5, height: 1 } } });
  const frame = cropFrameOf(readingOf(node));
  expect(frame.picture).toMatchObject({ x: -50, width: 400 });
  expect(pixelsOf(frame, { width: 1600, height: 1200 })).toEqual({ width: 800, height: 1200 });
});

test('another picture in the same place is as wide, about the same middle, and whole', () => {
  const node = photo({
    data: { ...photo().data, crop: { x: 0, y: 0, width: 0.5, height: 0.5 }, prompt: 'a cup', cornerRadius: 8 },
  });
  const next = replacedPicture(node, { assetId: 'n', url: '/api/files/n', naturalWidth: 100, naturalHeight: 200 });
  expect(next).toMatchObject({ x: 100, y: -200, width: 400, height: 800, data: { assetId: 'n', cornerRadius: 8 } });
  expect(next.data).not.toHaveProperty('crop');
  expect(next.data).not.toHaveProperty('prompt');
});

test('the original size is that of the pixels one sees; who has it needs no more', () => {
  const cut = photo({ data: { ...photo().data, crop: { x: 0, y: 0, width: 0.5, height: 1 } }, width: 200 });
  const large = atOriginalSize(cut)!;
  expect(large).toMatchObject({ width: 800, height: 1200, x: -200, y: -400 });
  expect(atOriginalSize(large)).toBeNull();
  expect(atOriginalSize(photo({ data: { url: '/x' } }))).toBeNull();
  expect(withRadius(cut, -3).data).toMatchObject({ cornerRadius: 0 });
});

test('a crop that was only looked at leaves a picture as it is, whether or not it hangs over its node', () => {
  for (const node of [photo(), photo({ height: 150 }), photo({ rotation: 30, x: 0.123 })]) {
    const frame = cropFrameOf(readingOf(node));
    expect(leavesAsItIs(readingOf(node), frame)).toBe(true);
    const narrow = { ...frame, part: dragHandle(frame, 'e', { x: -10, y: 0 }, null, 24) };
    expect(leavesAsItIs(readingOf(node), narrow)).toBe(false);
    const cropped = readingOf(croppedNode(node, narrow));
    expect(leavesAsItIs(cropped, cropFrameOf(cropped))).toBe(true);
    expect(leavesAsItIs(cropped, { ...narrow, part: frame.part })).toBe(false);
  }
});
