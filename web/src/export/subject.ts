/** What goes out: the nodes of a selection, of a frame or of the whole canvas, and the box of the page around them. */
import {
  ancestorsOf,
  boundsOf,
  intersects,
  isGroup,
  normaliseNode,
  sortByOrder,
  unionOf,
  type BoundingBox,
  type CanvasNode,
  type CanvasState,
} from '@easel/canvas';
import { nodeName, withContents } from '../canvas/edits.ts';
import { strokedBox } from '../canvas/far/draw-shape.ts';
import { itemOf, type PaintItem } from '../canvas/far/paint-list.ts';
import { wiresOf, type Wire } from '../canvas/far/wires.ts';
import { inkOfText } from './type/text-ink.ts';

export const whats = ['selection', 'frame', 'project'] as const;
export type What = (typeof whats)[number];

export interface Subject {
  readonly what: What;
  /** Of the frame or the one thing selected; empty for several and for the project, which its title names. */
  readonly name: string;
  /** In page units. */
  readonly box: BoundingBox;
  /** Bottom first. */
  readonly items: readonly PaintItem[];
  /** Connections between two of them. */
  readonly wires: readonly Wire[];
  readonly canvas: CanvasState;
}

export interface SubjectRequest {
  readonly canvas: CanvasState;
  readonly selection: Iterable<string>;
  readonly what: What;
  /** Takes along what is hidden, for files that can hold it unseen. */
  readonly hidden?: boolean;
}

/** Null where there is nothing of that kind, or nothing of it to be seen. */
export function subjectOf({ canvas, selection, what, hidden = false }: SubjectRequest): Subject | null {
  const chosen = [...selection].filter((id) => canvas.nodes.has(id));
  const frame = what === 'frame' ? frameOf(canvas, chosen) : undefined;
  if (what === 'frame' && !frame) return null;
  const nodes = frame
    ? withContents(canvas, [frame.id])
    : what === 'selection'
      ? withContents(canvas, chosen)
      : sortByOrder([...canvas.nodes.values()]);
  const ids = new Set(nodes.map(({ id }) => id));
  const all = nodes.map((node) => withinSubject(itemOf(canvas, node), ids));
  const seen = all.filter(({ reading }) => !reading.hidden);
  const box = frame ? boundsOf(normaliseNode(frame)) : unionOf(seen.filter(hasLook).flatMap(visibleBox));
  if (!box || box.width <= 0 || box.height <= 0 || seen.length === 0) return null;
  const wires = wiresOf(canvas).filter(({ connection }) => ids.has(connection.from) && ids.has(connection.to));
  const [first] = what === 'selection' && chosen.length === 1 ? nodes.filter(({ id }) => id === chosen[0]) : [];
  const named = frame ?? first;
  return { what, name: named ? nodeName(named) : '', box, items: hidden ? all : seen, wires, canvas };
}

/** The frame that is selected, else the innermost around what is. */
function frameOf(canvas: CanvasState, chosen: readonly string[]): CanvasNode | undefined {
  const [first] = chosen;
  const node = first === undefined ? undefined : canvas.nodes.get(first);
  return node && [node, ...ancestorsOf(canvas, node.id)].find((one) => one.type === 'frame' && !isGroup(one));
}

/** A frame that stays behind cuts nothing off what goes out of it. */
function withinSubject(item: PaintItem, ids: ReadonlySet<string>): PaintItem {
  return item.clip.every(({ id }) => ids.has(id)) ? item : { ...item, clip: item.clip.filter(({ id }) => ids.has(id)) };
}

/** A group is where its members are. */
function hasLook({ node }: PaintItem): boolean {
  return !isGroup(node);
}

function visibleBox({ reading, bounds, clip }: PaintItem): BoundingBox[] {
  return clip.reduce<BoundingBox[]>(
    ([box], frame) => {
      const cut = boundsOf(frame);
      if (!box || !intersects(box, cut)) return [];
      const [x, y] = [Math.max(box.x, cut.x), Math.max(box.y, cut.y)];
      const right = Math.min(box.x + box.width, cut.x + cut.width);
      const bottom = Math.min(box.y + box.height, cut.y + cut.height);
      return [{ x, y, width: right - x, height: bottom - y }];
    },
    [reachOf(reading, bounds)],
  );
}

/** Strokes and letters may stand out of their node's box. */
function reachOf(reading: PaintItem['reading'], bounds: BoundingBox): BoundingBox {
  if (reading.kind === 'shape') return strokedBox(reading);
  return reading.kind === 'text' ? inkOfText(reading) : bounds;
}
