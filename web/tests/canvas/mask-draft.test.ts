import { beforeEach, expect, test, vi } from 'vitest';
import { keepMask, keptMask } from '../../src/canvas/picture-work/mask-draft.ts';
import type { MaskStep } from '../../src/canvas/picture-work/mask-steps.ts';
import { forgetDrafts } from '../../src/prompt/draft.ts';
import { newStorage } from '../api/browser.ts';

const cup = { projectId: 'shop', nodeId: 'cup', assetId: 'a', size: { width: 400, height: 300 } };
const stroke = (x: number): MaskStep => ({ kind: 'stroke', removes: false, width: 56, points: [{ x, y: 20 }] });

beforeEach(() => {
  vi.stubGlobal('sessionStorage', newStorage());
});

test('what was painted on a picture is there again, step by step, until it is sent', () => {
  keepMask(cup, [stroke(1), { kind: 'invert' }, stroke(2)]);
  expect(keptMask(cup)).toEqual([stroke(1), { kind: 'invert' }, stroke(2)]);
  expect(keptMask({ ...cup, nodeId: 'pot' })).toEqual([]);
  expect(keptMask({ ...cup, projectId: 'other' })).toEqual([]);
  keepMask(cup, []);
  expect(keptMask(cup)).toEqual([]);
  expect(sessionStorage.length).toBe(0);
});

test('a picture that has become another, or was cropped, has nothing painted on it', () => {
  keepMask(cup, [stroke(1)]);
  expect(keptMask({ ...cup, assetId: 'b' })).toEqual([]);
  expect(keptMask({ ...cup, size: { width: 200, height: 300 } })).toEqual([]);
});

test('what was cleared is not kept, nor more of a point than a mask can show', () => {
  keepMask(cup, [stroke(1), { kind: 'clear' }, stroke(10 / 3)]);
  expect(keptMask(cup)).toEqual([stroke(3.3)]);
  keepMask(cup, [stroke(1), { kind: 'clear' }]);
  expect(sessionStorage.length).toBe(0);
});

test('it goes with all that was being written, and broken storage costs no more than it', () => {
  keepMask(cup, [stroke(1)]);
  forgetDrafts();
  expect(keptMask(cup)).toEqual([]);
  keepMask(cup, [stroke(1)]);
  sessionStorage.setItem(sessionStorage.key(0)!, '{');
  expect(keptMask(cup)).toEqual([]);
});
