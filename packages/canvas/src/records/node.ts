import * as Type from 'typebox';
import type { JsonObject } from '../json.ts';
import type { FrameData, ImageData, ShapeData, TextData } from './node-data.ts';
import { lenient, RecordId } from './record.ts';

export type NodeSource = 'user' | 'agent' | 'generator';
export type NodeMeta = {
  source?: NodeSource;
  turnId?: string;
  /** ISO 8601, UTC. */
  createdAt?: string;
  [field: string]: unknown;
};

const Coordinate = Type.Number({ minimum: -1e9, maximum: 1e9 });
const Extent = Type.Number({ minimum: 0, maximum: 1e7 });

/**
 * One thing on the canvas, in page units. `x`, `y` is the top left corner before rotation; rotation is about the
 * centre. A node inside a frame has page coordinates too. Unknown types and fields are kept as they came.
 */
export const CanvasNode = Type.Object(
  {
    id: RecordId,
    type: Type.String({ minLength: 1, maxLength: 100, description: 'image, text, frame, shape, or another client’s.' }),
    x: Coordinate,
    y: Coordinate,
    width: Extent,
    height: Extent,
    rotation: lenient<number>('Degrees, clockwise, about the centre; default 0.'),
    opacity: lenient<number>('0..1; default 1.'),
    order: lenient<string>('Fractional index: z-order within the canvas, by code unit.'),
    parentId: lenient<string | null>('The frame it belongs to, or null.'),
    locked: lenient<boolean>('Default false.'),
    hidden: lenient<boolean>('Default false.'),
    title: lenient<string>('Shown in lists and above the node.'),
    meta: lenient<NodeMeta>('Where it comes from: {source: user|agent|generator, turnId?, createdAt?}.'),
    data: lenient<JsonObject>('What the type needs.'),
  },
  { additionalProperties: true },
);
export type CanvasNode = Readonly<Type.Static<typeof CanvasNode>>;

/** Nodes as this product writes them. */
export type ImageNode = CanvasNode & { readonly type: 'image'; readonly data: ImageData };
export type TextNode = CanvasNode & { readonly type: 'text'; readonly data: TextData };
export type FrameNode = CanvasNode & { readonly type: 'frame'; readonly data: FrameData };
export type ShapeNode = CanvasNode & { readonly type: 'shape'; readonly data: ShapeData };
