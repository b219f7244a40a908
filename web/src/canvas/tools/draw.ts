/** Drawing frames, shapes and texts by dragging, or by a click in their usual size. */
import type { CanvasNode } from '@easel/canvas';
import type { Box, Point } from '../camera.ts';
import type { Editor } from '../editor.ts';
import type { Gesture, PointerAt } from '../gestures/gesture.ts';
import { noSnap, snapEdges, snapMove, type Snap } from '../snapping/snap.ts';
import { boxesAround, snapReach } from '../snapping/surroundings.ts';
import { drawnBox, drawnEnds, roundSize, type DrawWishes, type Ends } from './draw-box.ts';
import { fitPreset, presetNear, type FramePreset } from './frame-presets.ts';
import { frameRecord, inkAt, lineRecord, shapeRecord, textRecord, type Newness } from './new-node.ts';
import { isLineTool, type Tool } from './tool.ts';

export type DrawTool = Exclude<Tool, 'select' | 'hand' | 'connect'>;

export interface Drawing {
  readonly tool: DrawTool;
  /** The name of the next frame, such as "Frame 3". */
  readonly frameName: () => string;
  /** The name of a preset that a drawn frame has met. */
  readonly presetName: (preset: FramePreset) => string;
  readonly theme: () => 'dark' | 'light';
  /** Takes what was drawn. */
  readonly keep: (node: CanvasNode) => void;
}

/** So long is the side of what a click places, on screen, and so high are letters there. */
const clicked = { side: 160, letters: 24, stroke: 2 } as const;
/** As wide as a text is that was made by a click, before its first letter. */
const bareText = 2;

export const themeOfPage = (): 'dark' | 'light' =>
  document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';

export const newness = (): Newness => ({ id: crypto.randomUUID(), at: new Date().toISOString() });

/** A size that looks the same at any zoom, in page units; near by it is what it is at 100 %. */
const onPage = ({ view }: Editor, pixels: number) => roundSize(pixels / Math.min(1, view.camera.k));

function inkFor(editor: Editor, { theme }: Pick<Drawing, 'theme'>, at: Point): string {
  const { store } = editor;
  const found = store.index.search({ x: at.x - 0.5, y: at.y - 0.5, width: 1, height: 1 });
  return inkAt(store.getState().canvas, found, at, theme());
}

export function textLookAt(editor: Editor, drawing: Pick<Drawing, 'theme'>, at: Point) {
  return { color: inkFor(editor, drawing, at), fontSize: onPage(editor, clicked.letters) };
}

function lineLookAt(editor: Editor, drawing: Drawing, at: Point) {
  return { stroke: inkFor(editor, drawing, at), strokeWidth: onPage(editor, clicked.stroke) };
}

export function beginDraw(editor: Editor, drawing: Drawing, from: PointerAt): Gesture {
  const { preview, view } = editor;
  const around = boxesAround(editor, []);
  const fresh = newness();
  const start = from.free ? from.page : added(from.page, snapMove(point(from.page), around, snapReach(editor)).by);
  const make = nodeMaker(editor, drawing, fresh, start);
  let node: CanvasNode | null = null;
  preview.show({ gesture: 'draw' });
  return {
    update({ page, screen, shift, alt, free }) {
      const wishes: DrawWishes = { regular: shift, fromCentre: alt };
      const snap: Snap = free || shift ? noSnap : snapEdges(point(page), { x: 1, y: 1 }, around, snapReach(editor));
      const to = added(page, snap.by);
      node = make(to, wishes, free ? 0 : 8 / view.camera.k);
      preview.show({ drawn: node, snap, hint: { text: hintOf(node, drawing, start, to), x: screen.x, y: screen.y } });
    },
    complete() {
      preview.clear();
      if (node) drawing.keep(node);
    },
    cancel: () => preview.clear(),
  };
}

type Maker = (to: Point, wishes: DrawWishes, presetReach: number) => CanvasNode;

function nodeMaker(editor: Editor, drawing: Drawing, fresh: Newness, start: Point): Maker {
  const { tool } = drawing;
  if (isLineTool(tool)) {
    const look = lineLookAt(editor, drawing, start);
    return (to, wishes) => lineRecord(fresh, tool, drawnEnds(start, to, wishes), look);
  }
  if (tool === 'frame') {
    const name = drawing.frameName();
    return (to, wishes, reach) => {
      const box = drawnBox(start, to, wishes);
      const preset = wishes.fromCentre || wishes.regular ? undefined : presetNear(box, reach);
      return frameRecord(fresh, preset ? fitPreset(box, start, preset) : box, name);
    };
  }
  if (tool === 'text') {
    const look = textLookAt(editor, drawing, start);
    return (to, wishes) => textRecord(fresh, drawnBox(start, to, wishes), look, false);
  }
  return (to, wishes) => shapeRecord(fresh, tool, drawnBox(start, to, wishes));
}

function hintOf(node: CanvasNode, { tool, presetName }: Drawing, start: Point, to: Point): string {
  if (isLineTool(tool)) return String(Math.round(Math.hypot(to.x - start.x, to.y - start.y)));
  const size = `${Math.round(node.width)} × ${Math.round(node.height)}`;
  const preset = tool === 'frame' ? presetNear(node, 0) : undefined;
  return preset ? `${size} · ${presetName(preset)}` : size;
}

/** What a click with a tool places: its middle at the pointer, a text with its first letter there. */
export function nodeForClick(editor: Editor, drawing: Drawing, at: Point, preset: FramePreset): CanvasNode {
  const { tool } = drawing;
  const side = onPage(editor, clicked.side);
  if (tool === 'frame') return frameRecord(newness(), around(at, preset.width, preset.height), drawing.frameName());
  if (tool === 'text') {
    const look = textLookAt(editor, drawing, at);
    const height = look.fontSize * 1.3;
    return textRecord(newness(), { x: at.x, y: at.y - height / 2, width: bareText, height }, look, true);
  }
  if (isLineTool(tool)) {
    const ends: Ends = { start: { x: at.x - side / 2, y: at.y }, end: { x: at.x + side / 2, y: at.y } };
    return lineRecord(newness(), tool, ends, lineLookAt(editor, drawing, at));
  }
  return shapeRecord(newness(), tool, around(at, side, side));
}

function around({ x, y }: Point, width: number, height: number): Box {
  return { x: Math.round(x - width / 2), y: Math.round(y - height / 2), width, height };
}

const point = ({ x, y }: Point): Box => ({ x, y, width: 0, height: 0 });
const added = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
