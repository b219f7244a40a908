/** The public edge of the canvas document: import from `@easel/canvas`, never from a file behind it. Pure; no I/O. */
export { CanvasError, type CanvasErrorReason } from './canvas-error.ts';
export { decodeSnapshot, encodeSnapshot, snapshotBytes, snapshotPrefix } from './codec.ts';
export {
  applyChange,
  diffStates,
  emptyChange,
  invertChange,
  isEmptyChange,
  squashChanges,
  type CanvasChange,
} from './diff.ts';
export {
  ancestorsOf,
  connectionsOf,
  documentOf,
  initialViewport,
  stateOf,
  type CanvasDocument,
  type CanvasState,
} from './document.ts';
export {
  boundsOf,
  boundsOfPoints,
  centreOf,
  contains,
  containsPoint,
  cornersOf,
  distanceBetween,
  expandBox,
  hitsNode,
  intersects,
  rotatePoint,
  unionOf,
  type BoundingBox,
  type Point,
  type Size,
} from './geometry.ts';
export { equalJson, isObject, type JsonObject } from './json.ts';
export { checkTextLimits, defaultLimits, type SnapshotLimits } from './limits.ts';
export { lookUp, mergeCanvas, mergeChange, mergeNode, type Merge, type RecordLookup } from './merge.ts';
export { mergeText } from './merge-text.ts';
export {
  compareOrder,
  isOrderKey,
  orderAbove,
  orderBetween,
  ordersAbove,
  ordersBetween,
  sortByOrder,
  type Ordered,
} from './order.ts';
export {
  defaultGap,
  findFreeSpace,
  placeRow,
  type Direction,
  type FreeSpaceRequest,
  type RowRequest,
} from './placement.ts';
export { cutOf, sameRatio, type PictureReading } from './picture-cut.ts';
export { PartialChange, readChange } from './read-change.ts';
export { Connection, type Side } from './records/connection.ts';
export { normaliseConnection, type NormalisedConnection } from './records/read-connection.ts';
export { CanvasNode } from './records/node.ts';
export { assetIdOf, isGroup, normaliseNode, type NormalisedNode } from './records/read-node.ts';
export type { FrameNode, ImageNode, NodeMeta, NodeSource, ShapeNode, TextNode } from './records/node.ts';
export { readPictureWords, type PictureWords } from './records/picture-words.ts';
export { readWording, type WordFault, type Wording } from './records/wording.ts';
export { wordsSetIn, type SetText, type WordsToSet } from './words-set.ts';
export type { Crop, FrameData, ImageData, ShapeData, ShapeKind, TextData } from './records/node-data.ts';
export { faultOfConnection, faultOfNode, faultOfViewport, type RecordFault } from './records/faults.ts';
export { Viewport } from './records/viewport.ts';
export { parseSnapshotText, readSnapshotObject } from './snapshot.ts';
export { convertTldraw } from './tldraw/convert.ts';
