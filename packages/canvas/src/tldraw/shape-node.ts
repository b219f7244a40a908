import { boundsOfPoints, type Point, type Size } from '../geometry.ts';
import { isObject, type JsonObject } from '../json.ts';
import type { CanvasNode } from '../records/node.ts';
import type { Crop, FrameData, ImageData, ShapeData, TextData } from '../records/node-data.ts';
import { outlineOf } from './outline.ts';
import { boxOf, type PagePosition, toPage } from './page-position.ts';
import { plainTextOf } from './rich-text.ts';
import { numberOf, textOf, type TldrawShape, type TldrawStore } from './store.ts';
import * as style from './style.ts';

/** A shape that is one box, as a node on its page, and its label as another. Groups and arrows need their neighbours. */
export function nodesOfShape(shape: TldrawShape, position: PagePosition, store: TldrawStore): CanvasNode[] {
  const { props } = shape;
  if (shape.type === 'image') return [imageNode(shape, position, store)];
  if (shape.type === 'text') return [textNode(shape, position)];
  if (shape.type === 'frame') {
    const name = textOf(props['name']);
    const data: FrameData = { name, background: '#ffffff', clip: true };
    return [nodeOf(shape, position, sizeOf(props), 'frame', data, name)];
  }
  if (shape.type === 'geo') return geometricNodes(shape, position);
  if (shape.type === 'note') return noteNodes(shape, position);
  if (shape.type === 'line') {
    const points = Object.values(isObject(props['points']) ? props['points'] : {}).filter(isObject);
    points.sort((a, b) => (textOf(a['index']) < textOf(b['index']) ? -1 : 1));
    return [pathNode(shape, position, points.map(pointOf), 'line')];
  }
  // Kept whole and shown as a placeholder: a drawing or an embed is somebody's work too.
  return [nodeOf(shape, position, sizeOf(props), `tldraw:${shape.type}`.slice(0, 100), {})];
}

/** A node that follows points in the shape's own coordinates: lines, and arrows that hold to nothing. */
export function pathNode(
  shape: TldrawShape,
  position: PagePosition,
  points: readonly Point[],
  kind: 'line' | 'arrow',
): CanvasNode {
  const onPage = points.map((point) => toPage(position, point));
  const box = boundsOfPoints(onPage.length > 0 ? onPage : [position]);
  const data: ShapeData = {
    shape: kind,
    fill: 'transparent',
    stroke: style.strokeColourOf(shape.props),
    strokeWidth: style.strokeWidthOf(shape.props),
    points: onPage.map(({ x, y }) => ({ x: fraction(x - box.x, box.width), y: fraction(y - box.y, box.height) })),
  };
  return nodeOf(shape, { ...position, x: box.x, y: box.y, rotation: 0 }, box, 'shape', data, plainTextOf(shape.props));
}

export function pointOf(value: unknown): Point {
  return isObject(value) ? { x: numberOf(value['x'], 0), y: numberOf(value['y'], 0) } : { x: 0, y: 0 };
}

export function nodeOf(
  shape: TldrawShape,
  position: PagePosition,
  size: Size,
  type: string,
  data: ImageData | TextData | FrameData | ShapeData | JsonObject,
  title = '',
): CanvasNode {
  return {
    id: shape.id,
    type,
    ...boxOf(position, size),
    opacity: position.opacity,
    parentId: null,
    locked: position.locked,
    hidden: false,
    title,
    meta: { source: 'user', original: shape.record },
    data,
  };
}

function imageNode(shape: TldrawShape, position: PagePosition, store: TldrawStore): CanvasNode {
  const { props } = shape;
  const asset = store.assets.get(textOf(props['assetId']));
  const assetProps = isObject(asset?.['props']) ? asset['props'] : {};
  const size = sizeOf(props);
  const name = textOf(assetProps['name']);
  const crop = cropOf(props['crop']);
  const data: ImageData = {
    url: textOf(assetProps['src']) || textOf(props['url']),
    naturalWidth: numberOf(assetProps['w'], size.width),
    naturalHeight: numberOf(assetProps['h'], size.height),
    alt: textOf(props['altText']) || name,
    ...(crop && { crop }),
  };
  return nodeOf(shape, position, size, 'image', data, name);
}

function cropOf(value: unknown): Crop | undefined {
  if (!isObject(value)) return undefined;
  const from = pointOf(value['topLeft']);
  const to = pointOf(value['bottomRight']);
  const crop = { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
  return crop.width > 0 && crop.height > 0 && (crop.width < 1 || crop.height < 1) ? crop : undefined;
}

function textNode(shape: TldrawShape, position: PagePosition): CanvasNode {
  const { props } = shape;
  const data = style.textDataOf(props, plainTextOf(props), 'text');
  const estimate = style.estimateText(data);
  const width =
    props['autoSize'] === false ? numberOf(props['w'], estimate.width) * style.scaleOf(props) : estimate.width;
  return nodeOf(shape, position, { width, height: style.estimateHeight(data, width) }, 'text', data);
}

function geometricNodes(shape: TldrawShape, position: PagePosition): CanvasNode[] {
  const { props } = shape;
  const size = { width: extent(props['w']), height: extent(numberOf(props['h'], 0) + numberOf(props['growY'], 0)) };
  const data: ShapeData = {
    ...outlineOf(props['geo']),
    fill: style.fillOf(props),
    stroke: style.strokeColourOf(props),
    strokeWidth: style.strokeWidthOf(props),
  };
  return withLabel(shape, position, size, nodeOf(shape, position, size, 'shape', data));
}

const noteSide = 200;

function noteNodes(shape: TldrawShape, position: PagePosition): CanvasNode[] {
  const scale = style.scaleOf(shape.props);
  const size = { width: noteSide * scale, height: extent((noteSide + numberOf(shape.props['growY'], 0)) * scale) };
  const data: ShapeData = {
    shape: 'rectangle',
    fill: style.paperOf(shape.props),
    stroke: 'transparent',
    strokeWidth: 0,
  };
  return withLabel(shape, position, size, nodeOf(shape, position, size, 'shape', data));
}

/** Our shapes hold no text, so a label becomes a text node in the middle of its shape. */
function withLabel(shape: TldrawShape, position: PagePosition, size: Size, node: CanvasNode): CanvasNode[] {
  const text = plainTextOf(shape.props);
  if (text.trim() === '') return [node];
  const data = style.textDataOf(shape.props, text, 'label');
  const height = style.estimateHeight(data, size.width);
  const origin = toPage(position, { x: 0, y: (size.height - height) / 2 });
  const label = nodeOf(shape, { ...position, ...origin }, { width: size.width, height }, 'text', data);
  // The original stays with the shape alone.
  return [node, { ...label, id: labelIdOf(shape.id), meta: { source: 'user', labelOf: shape.id } }];
}

function labelIdOf(shapeId: string): string {
  return `${shapeId}:label`;
}

function sizeOf(props: JsonObject): Size {
  return { width: extent(props['w']), height: extent(props['h']) };
}

function extent(value: unknown): number {
  return Math.max(0, numberOf(value, 0));
}

function fraction(distance: number, extentOfBox: number): number {
  return extentOfBox === 0 ? 0 : distance / extentOfBox;
}
