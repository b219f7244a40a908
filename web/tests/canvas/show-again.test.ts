import { expect, test } from 'vitest';
import { showAgain } from '../../src/canvas/show-again.ts';
import { createEditorStore } from '../../src/canvas/store.ts';
import { createView } from '../../src/canvas/view.ts';
import { canvasOf, picture } from './nodes.ts';

const still = { frame: () => {}, after: () => () => {} };

function opened(insets: { left: number; right: number }, camera = { x: 0, y: 0, k: 1 }) {
  const view = createView(camera, still);
  view.resize({ width: 1440, height: 900 });
  view.setInsets({ top: 0, bottom: 0, ...insets });
  return { view, store: createEditorStore(canvasOf(picture('a', { x: 1100, y: 400 }))) };
}

test('what was in the middle between the panels is again, whichever are open now', () => {
  const editor = opened({ left: 0, right: 412 });
  expect(showAgain(editor, { ...editor.view.camera, middle: { x: 720, y: 450 } })).toBe(true);
  expect(editor.view.camera).toEqual({ x: -206, y: 0, k: 1 });
  const same = opened({ left: 0, right: 412 });
  showAgain(same, { ...same.view.camera, middle: { x: 514, y: 450 } });
  expect(same.view.camera).toEqual({ x: 0, y: 0, k: 1 });
});

test('says where nothing would be seen but what lies under panels', () => {
  const editor = opened({ left: 0, right: 412 });
  expect(showAgain(editor, editor.view.camera)).toBe(false);
  expect(showAgain(opened({ left: 0, right: 0 }), editor.view.camera)).toBe(true);
});
