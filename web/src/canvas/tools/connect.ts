/** Drawing a connection: from a node, or from a dot at its side, to another node. */
import { boundsOf, normaliseNode, type CanvasNode, type Point, type Side } from '@easel/canvas';
import type { Editor } from '../editor.ts';
import { nodeAt } from '../far/hit-test.ts';
import type { Gesture, PointerAt } from '../gestures/gesture.ts';
import { changeOf, sideNear, wireOver, type LiveWire } from './live-wire.ts';

/** Beside a node, in pixels, one still means that node. */
const besideReach = 16;

export interface Connecting {
  readonly from: CanvasNode;
  readonly fromSide: Side | null;
  /** Told what came of it. */
  readonly done: (wire: LiveWire, made: boolean) => void;
}

export function beginConnect(editor: Editor, { from, fromSide, done }: Connecting, at: PointerAt): Gesture {
  const { store, preview } = editor;
  const show = (page: Point): LiveWire => {
    const { canvas } = store.getState();
    return wireOver(canvas, { from: from.id, fromSide }, connectableAt(editor, page), page);
  };
  let wire = show(at.page);
  preview.show({ gesture: 'connect', wire });
  return {
    update({ page }) {
      wire = show(page);
      preview.show({ wire });
    },
    complete() {
      preview.clear();
      done(wire, commitWire(editor, wire));
    },
    cancel: () => preview.clear(),
  };
}

/** Makes the connection; false when there is none to make. */
export function commitWire({ store }: Editor, wire: LiveWire): boolean {
  const { nodes } = store.getState().canvas;
  const change = changeOf(wire, crypto.randomUUID());
  // Either may have been deleted by somebody while the line was drawn.
  if (!change || !nodes.has(wire.from) || wire.to === null || !nodes.has(wire.to)) return false;
  store.commit(change, 'connect');
  return true;
}

/** The side that a connection from a node begins at when it is drawn from `point`. */
export function startSide(node: CanvasNode, point: Point): Side | null {
  return sideNear(boundsOf(normaliseNode(node)), point);
}

/** What a connection may hang on at a point: what lies there, else what lies close by, and a frame last. */
export function connectableAt({ store, view }: Editor, point: Point): CanvasNode | undefined {
  const { canvas } = store.getState();
  const hit = nodeAt(canvas, store.index, point, view.camera.k);
  if (hit && hit.type !== 'frame') return hit;
  const reach = besideReach / view.camera.k;
  const box = { x: point.x - reach, y: point.y - reach, width: reach * 2, height: reach * 2 };
  const beside = store.index.search(box).find((node) => node.type !== 'frame' && !normaliseNode(node).hidden);
  return beside ?? hit;
}
