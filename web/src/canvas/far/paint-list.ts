/** The nodes that are drawn, bottom first, kept in step with the document at the cost of what changed. */
import {
  ancestorsOf,
  boundsOf,
  intersects,
  normaliseNode,
  sortByOrder,
  type BoundingBox,
  type CanvasNode,
  type CanvasState,
  type NormalisedNode,
} from '@easel/canvas';
import { contains } from '../camera.ts';

export interface PaintItem {
  readonly node: CanvasNode;
  readonly reading: NormalisedNode;
  readonly bounds: BoundingBox;
  /** The frames that cut something off it, innermost first. */
  readonly clip: readonly NormalisedNode[];
}

export interface PaintList {
  readonly items: readonly PaintItem[];
  readonly canvas: CanvasState;
  /** Those that meet a box of the page, bottom first. */
  within(box: BoundingBox, without?: ReadonlySet<string>): PaintItem[];
  find(id: string): PaintItem | undefined;
  /** Takes over a document; answers the boxes of the page on which something looks different now. */
  update(canvas: CanvasState): BoundingBox[];
}

export function createPaintList(first: CanvasState): PaintList {
  let canvas = first;
  let byId = new Map<string, PaintItem>();
  let items: PaintItem[] = [];

  const rebuild = (next: CanvasState): BoundingBox[] => {
    const framesChanged = differ(framesOf(canvas), framesOf(next));
    const before = byId;
    byId = new Map();
    const changed: BoundingBox[] = [];
    for (const node of next.nodes.values()) {
      if (node.hidden === true) continue;
      const known = before.get(node.id);
      // A frame elsewhere may cut a node that itself has not changed.
      const fits = known?.node === node && (!framesChanged || typeof node.parentId !== 'string');
      const item = fits ? known : itemOf(next, node);
      byId.set(node.id, item);
      if (item === known || (known && looksSame(known, item))) continue;
      changed.push(item.bounds);
      if (known) changed.push(known.bounds);
    }
    for (const [id, item] of before) if (!byId.has(id)) changed.push(item.bounds);
    items = inOrder(items, byId);
    canvas = next;
    return changed;
  };
  rebuild(first);

  return {
    get items() {
      return items;
    },
    get canvas() {
      return canvas;
    },
    find: (id) => byId.get(id),
    within(box, without) {
      const found: PaintItem[] = [];
      for (const item of items) {
        if (intersects(item.bounds, box) && !without?.has(item.node.id)) found.push(item);
      }
      return found;
    },
    update: (next) => (next === canvas ? [] : rebuild(next)),
  };
}

/** How a node is drawn on a canvas; also of a node that is only being dragged. */
export function itemOf(canvas: CanvasState, node: CanvasNode): PaintItem {
  const reading = normaliseNode(node);
  const bounds = boundsOf(reading);
  return { node, reading, bounds, clip: clipOf(canvas, node, bounds) };
}

const noClip: readonly NormalisedNode[] = [];

function clipOf(canvas: CanvasState, node: CanvasNode, bounds: BoundingBox): readonly NormalisedNode[] {
  if (typeof node.parentId !== 'string') return noClip;
  const cuts = ancestorsOf(canvas, node.id)
    .map(normaliseNode)
    .filter((frame) => cutsOff(frame, bounds));
  return cuts.length > 0 ? cuts : noClip;
}

function cutsOff(frame: NormalisedNode, bounds: BoundingBox): boolean {
  return frame.kind === 'frame' && frame.data.clip && (frame.rotation !== 0 || !contains(frame, bounds));
}

function looksSame(a: PaintItem, b: PaintItem): boolean {
  return a.node === b.node && a.clip.length === b.clip.length && a.clip.every((frame, at) => frame === b.clip[at]);
}

/** The old sequence still holds when nobody came, went or changed places: then ten thousand keys need no sorting. */
function inOrder(before: readonly PaintItem[], byId: ReadonlyMap<string, PaintItem>): PaintItem[] {
  const kept: PaintItem[] = [];
  for (const { node } of before) {
    const now = byId.get(node.id);
    if (!now || now.node.order !== node.order) break;
    kept.push(now);
  }
  if (kept.length === before.length && kept.length === byId.size) return kept;
  return sortByOrder([...byId.values()].map(({ node }) => node)).flatMap(({ id }) => byId.get(id) ?? []);
}

function framesOf(canvas: CanvasState): CanvasNode[] {
  return [...canvas.nodes.values()].filter(({ type }) => type === 'frame');
}

function differ(a: readonly CanvasNode[], b: readonly CanvasNode[]): boolean {
  return a.length !== b.length || a.some((node, at) => node !== b[at]);
}
