import { expect, test } from 'vitest';
import { boxToScreen } from '../../src/canvas/camera.ts';
import { keepFitted } from '../../src/canvas/keep-fitted.ts';
import { createView } from '../../src/canvas/view.ts';

const picture = { x: 0, y: 0, width: 300, height: 200 };

function open() {
  const view = createView({ x: 0, y: 0, k: 1 }, { frame: () => {}, after: () => () => {} });
  view.resize({ width: 360, height: 740 });
  view.fit(picture);
  const end = keepFitted(view, () => view.fit(picture));
  const turn = () => {
    view.resize({ width: 740, height: 360 });
    view.setInsets({ left: 0, right: 0, top: 56, bottom: 150 });
    view.flush();
    view.flush();
  };
  const isWhole = () => {
    const { x, y, width, height } = boxToScreen(view.camera, picture);
    return x >= 0 && x + width <= 740 && y >= 56 && y + height <= 360 - 150;
  };
  return { view, turn, isWhole, end };
}

test('what was fitted is whole again in a window that was turned', () => {
  const { turn, isWhole } = open();
  turn();
  expect(isWhole()).toBe(true);
});

test('but not once somebody has moved the view, nor once it has ended', () => {
  const moved = open();
  moved.view.pan(30, 0);
  const ended = open();
  ended.end();
  for (const { view, turn } of [moved, ended]) {
    const { camera } = view;
    turn();
    expect(view.camera).toBe(camera);
  }
});
