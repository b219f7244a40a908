/** What a person may do to a picture on the canvas, as exact wishes beside or instead of words. */
import * as Type from 'typebox';
import { Id } from './fields.ts';

const NodeId = Type.String({ minLength: 1, maxLength: 200 });
/** The most that one side of a picture may grow, as a share of the picture's own. */
export const mostExpansion = 2;
const Share = Type.Number({ minimum: 0, maximum: mostExpansion });

export const PictureEdges = Type.Object(
  { left: Share, top: Share, right: Share, bottom: Share },
  { description: 'Ground to add at each edge, as shares of the width or the height that the canvas shows.' },
);
export type PictureEdges = Type.Static<typeof PictureEdges>;

/** The result stands beside the picture, which stays as it is. */
export const PictureOperation = Type.Union([
  Type.Object({ kind: Type.Literal('edit'), nodeId: NodeId }, { description: 'The message says what to change.' }),
  Type.Object({ kind: Type.Literal('variations'), nodeId: NodeId }, { description: 'As many as `imageCount`.' }),
  Type.Object({ kind: Type.Literal('expand'), nodeId: NodeId, edges: PictureEdges }),
  Type.Object({ kind: Type.Literal('remove-background'), nodeId: NodeId }),
  Type.Object({ kind: Type.Literal('upscale'), nodeId: NodeId, factor: Type.Enum([2, 4]) }),
]);
export type PictureOperation = Type.Static<typeof PictureOperation>;

export const PictureMask = Type.Object(
  { nodeId: NodeId, assetId: Id },
  { description: 'An uploaded picture over the picture of a node: white where that may change, black where not.' },
);
export type PictureMask = Type.Static<typeof PictureMask>;
