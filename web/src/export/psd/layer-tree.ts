/**
 * Nodes as a PSD stacks them. On the canvas the height of a node says nothing of its frame; in a PSD a group lies in one
 * piece. What belongs to a frame joins its group wherever that changes nothing to be seen, else the frame gets a second one.
 */
import { ancestorsOf, intersects, type BoundingBox, type CanvasState } from '@easel/canvas';
import type { PaintItem } from '../../canvas/far/paint-list.ts';
import { inkBox } from '../paint.ts';

export interface LayerLeaf {
  readonly kind: 'leaf';
  readonly item: PaintItem;
}

export interface LayerGroup {
  readonly kind: 'group';
  readonly frame: PaintItem;
  /** Lowest first. */
  readonly children: readonly LayerEntry[];
}

export type LayerEntry = LayerLeaf | LayerGroup;

interface Open {
  readonly kind: 'group';
  readonly frame: PaintItem;
  readonly children: (LayerLeaf | Open)[];
  /** How much was painted before it: all that came later and is not in it lies above it. */
  readonly below: number;
}

interface Painted {
  readonly box: BoundingBox;
  readonly groups: ReadonlySet<Open>;
}

/** @param items bottom first; frames among them become groups */
export function layerTree(items: readonly PaintItem[], canvas: Pick<CanvasState, 'nodes'>): LayerEntry[] {
  const frames = new Map(items.filter(({ node }) => node.type === 'frame').map((item) => [item.node.id, item]));
  const root: (LayerLeaf | Open)[] = [];
  const painted: Painted[] = [];
  for (const item of items) {
    const box = inkBox(item);
    const around = ancestorsOf(canvas, item.node.id).toReversed();
    const chain = [...around, item.node].flatMap(({ id }) => frames.get(id) ?? []);
    let list = root;
    const groups = new Set<Open>();
    for (const frame of chain) {
      const known = list.findLast((entry): entry is Open => entry.kind === 'group' && entry.frame === frame);
      const joins =
        known && painted.slice(known.below).every((other) => other.groups.has(known) || !intersects(other.box, box));
      const group = joins ? known : { kind: 'group' as const, frame, children: [], below: painted.length };
      if (!joins) list.push(group);
      groups.add(group);
      list = group.children;
    }
    if (hasPixels(item)) {
      list.push({ kind: 'leaf', item });
      painted.push({ box, groups });
    }
  }
  return root;
}

/** A frame without a ground of its own is only a group. */
function hasPixels({ reading }: PaintItem): boolean {
  if (reading.kind !== 'frame') return reading.kind !== 'unknown';
  return !reading.data.group && reading.data.background !== 'transparent' && reading.data.background !== '';
}

/** Lowest first. */
export function leavesOf(entries: readonly LayerEntry[]): LayerLeaf[] {
  return entries.flatMap((entry) => (entry.kind === 'leaf' ? [entry] : leavesOf(entry.children)));
}
