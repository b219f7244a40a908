import { boundsOf, isGroup, normaliseNode, type CanvasNode } from '@easel/canvas';
import { outermost } from '../arrange/groups.ts';
import { lockOn } from '../arrange/locks.ts';
import { contains, type Box, type Point } from '../camera.ts';
import type { Editor } from '../editor.ts';
import type { Gesture, PointerAt } from './gesture.ts';

function boxBetween(a: Point, b: Point): Box {
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

/** A frame is the ground that one draws the marquee on: it counts only when it lies inside whole. */
function caughtBy(box: Box, candidates: Iterable<CanvasNode>): string[] {
  return [...candidates]
    .filter((node) => {
      const { hidden, locked, kind } = normaliseNode(node);
      return !hidden && !locked && (kind !== 'frame' || contains(box, boundsOf(normaliseNode(node))));
    })
    .map(({ id }) => id);
}

/** Selects what the box touches; with shift, on top of what is selected. */
export function beginMarquee({ store, preview }: Editor, from: PointerAt): Gesture {
  const before = store.getState().selection;
  preview.show({ gesture: 'marquee' });
  return {
    update({ page, shift }) {
      const box = boxBetween(from.page, page);
      preview.show({ marquee: box });
      const { canvas } = store.getState();
      // One that is touched stands for the whole group; the group's own box is no ground that could be touched.
      const caught = caughtBy(
        box,
        store.index.search(box).filter((node) => !isGroup(node)),
      );
      const whole = outermost(canvas, caught).filter((id) => !lockOn(canvas, id));
      store.select([...(shift || from.shift ? before : []), ...whole]);
    },
    complete: () => preview.clear(),
    cancel: () => {
      store.select(before);
      preview.clear();
    },
  };
}
