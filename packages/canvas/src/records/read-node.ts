/** How a node is read. Apart from its schema, which whoever only draws does without. */
import { isObject, type JsonObject } from '../json.ts';
import type { CanvasNode, NodeSource } from './node.ts';
import { readFrameData, readImageData, readShapeData, readTextData } from './node-data.ts';
import type { FrameData, ImageData, ShapeData, TextData } from './node-data.ts';

interface NormalisedBase {
  readonly id: string;
  readonly type: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees, 0 <= rotation < 360. */
  readonly rotation: number;
  /** 0..1. */
  readonly opacity: number;
  /** Empty when the node has none. */
  readonly order: string;
  readonly parentId: string | null;
  readonly locked: boolean;
  readonly hidden: boolean;
  readonly title: string;
  readonly source: NodeSource;
  readonly turnId: string | null;
  readonly createdAt: string | null;
}

/** A node with every field present and of its type. `kind` tells the data apart; `type` is the record's own word. */
export type NormalisedNode = NormalisedBase &
  (
    | { readonly kind: 'image'; readonly data: Readonly<ImageData> }
    | { readonly kind: 'text'; readonly data: Readonly<TextData> }
    | { readonly kind: 'frame'; readonly data: Readonly<FrameData> }
    | { readonly kind: 'shape'; readonly data: Readonly<ShapeData> }
    | { readonly kind: 'unknown'; readonly data: JsonObject }
  );

// Records are immutable, so the reading of one is too; the same object each time lets a view skip what has not changed.
const normalised = new WeakMap<CanvasNode, NormalisedNode>();

/**
 * Reads a node with defaults for whatever is missing or of another type; never throws for a node that `faultOfNode`
 * passes, and leaves the record as it came. This is also where older forms of a record are to be understood: rows are
 * never rewritten for a new format, they migrate as they are read.
 */
export function normaliseNode(node: CanvasNode): NormalisedNode {
  const known = normalised.get(node);
  if (known) return known;
  const meta = isObject(node.meta) ? node.meta : {};
  const reading: NormalisedNode = {
    id: node.id,
    type: node.type,
    x: node.x,
    y: node.y,
    width: node.width,
    height: node.height,
    rotation: readRotation(node.rotation),
    opacity: typeof node.opacity === 'number' ? Math.min(1, Math.max(0, node.opacity)) : 1,
    order: typeof node.order === 'string' ? node.order : '',
    parentId: typeof node.parentId === 'string' ? node.parentId : null,
    locked: node.locked === true,
    hidden: node.hidden === true,
    title: typeof node.title === 'string' ? node.title : '',
    source: meta['source'] === 'agent' || meta['source'] === 'generator' ? meta['source'] : 'user',
    turnId: typeof meta['turnId'] === 'string' ? meta['turnId'] : null,
    createdAt: typeof meta['createdAt'] === 'string' ? meta['createdAt'] : null,
    ...readData(node),
  };
  normalised.set(node, reading);
  return reading;
}

function readData(node: CanvasNode) {
  const data = isObject(node.data) ? node.data : {};
  if (node.type === 'image') return { kind: 'image', data: readImageData(data) } as const;
  if (node.type === 'text') return { kind: 'text', data: readTextData(data) } as const;
  if (node.type === 'frame') return { kind: 'frame', data: readFrameData(data) } as const;
  if (node.type === 'shape') return { kind: 'shape', data: readShapeData(data) } as const;
  return { kind: 'unknown', data } as const;
}

function readRotation(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 0;
  return ((value % 360) + 360) % 360;
}

/** Whether a node only holds others together; see `FrameData`. */
export function isGroup(node: CanvasNode): boolean {
  return node.type === 'frame' && isObject(node.data) && node.data['group'] === true;
}

/** The asset behind an image node, in a form that is safe as a database key; undefined when it names none. */
export function assetIdOf(node: CanvasNode): string | undefined {
  if (node.type !== 'image' || !isObject(node.data)) return undefined;
  const assetId = node.data['assetId'];
  if (typeof assetId !== 'string' || assetId.length === 0 || assetId.length > 200) return undefined;
  return [...assetId].every((character) => character >= ' ') ? assetId : undefined;
}
