/** Layers of a PSD as nodes: the file a frame, groups within it groups or frames, texts live, all else pictures. */
import { boundsOf, ordersAbove, type CanvasNode, type CanvasState, type Point } from '@easel/canvas';
import type { FoundLayer, FoundPsd } from './layers-found.ts';
import type { FoundText } from './text-node.ts';

export interface SentPicture {
  readonly assetId: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

export interface NodesRequest {
  readonly canvas: CanvasState;
  readonly psd: FoundPsd;
  readonly name: string;
  /** Of the page: where the middle of the file goes. */
  readonly at: Point;
  readonly pictures: ReadonlyMap<FoundLayer, SentPicture>;
  readonly texts: ReadonlyMap<FoundLayer, FoundText>;
  readonly newId: () => string;
  /** ISO 8601 */
  readonly now: string;
}

type Part = Omit<CanvasNode, 'order'>;

export function nodesOfLayers(request: NodesRequest): CanvasNode[] {
  const { psd, at, canvas } = request;
  const origin = { x: Math.round(at.x - psd.width / 2), y: Math.round(at.y - psd.height / 2) };
  const whole = { x: 0, y: 0, width: psd.width, height: psd.height };
  const [only] = psd.layers;
  // As an export of a frame is written: its one group, cut at the file's edges, is the file itself.
  const same = psd.layers.length === 1 && only?.children && only.cut && covers(boundsOf(only.cut), whole);
  const name = same ? only.name : request.name;
  const plainFrame = { name, locked: false };
  const frame = frameNode(
    { request, origin, parentId: null },
    plainFrame,
    same && only.cut.rotation ? only.cut : whole,
  );
  const inside = { request, origin, parentId: frame.id };
  const parts = [frame, ...(same ? only.children : psd.layers).flatMap((layer) => partsOf(inside, layer))];
  const orders = ordersAbove(canvas.nodes.values(), parts.length);
  return parts.map((part, index) => ({ ...part, order: orders[index] ?? '' }));
}

interface Placing {
  readonly request: NodesRequest;
  readonly origin: Point;
  readonly parentId: string | null;
}

function partsOf(placing: Placing, layer: FoundLayer): Part[] {
  const { request } = placing;
  if (layer.children) {
    const id = request.newId();
    // What hides or fades a group does so to each that lies in it.
    const parts = layer.children.flatMap((child) => {
      const shown = { ...child, hidden: child.hidden || layer.hidden, opacity: child.opacity * layer.opacity };
      return partsOf(known({ ...placing, parentId: id }, child, shown), shown);
    });
    if (parts.length === 0) return [];
    if (layer.cut) return [{ ...frameNode(placing, layer, layer.cut), id }, ...parts];
    return [{ ...groupNode(placing, layer, boxAround(parts, placing.origin)), id }, ...parts];
  }
  const text = request.texts.get(layer);
  if (text?.known) return [textNode(placing, layer, text)];
  const picture = request.pictures.get(layer);
  return picture ? [pictureNode(placing, layer, picture, text)] : [];
}

/** The same request for a layer that stands for another. */
function known(placing: Placing, before: FoundLayer, after: FoundLayer): Placing {
  const { request } = placing;
  const [picture, text] = [request.pictures.get(before), request.texts.get(before)];
  const pictures = picture ? new Map([...request.pictures, [after, picture] as const]) : request.pictures;
  const texts = text ? new Map([...request.texts, [after, text] as const]) : request.texts;
  return { ...placing, request: { ...request, pictures, texts } };
}

function plain({ request, parentId }: Placing, layer: Pick<FoundLayer, 'opacity' | 'hidden' | 'locked'>) {
  const meta = { source: 'user' as const, createdAt: request.now };
  return {
    id: request.newId(),
    rotation: 0,
    opacity: layer.opacity,
    hidden: layer.hidden,
    locked: layer.locked,
    parentId,
    meta,
  };
}

type NamedLayer = Pick<FoundLayer, 'name' | 'locked'>;

function frameNode(placing: Placing, { name, locked }: NamedLayer, cut: NonNullable<FoundLayer['cut']>): Part {
  return {
    ...plain(placing, { opacity: 1, hidden: false, locked }),
    type: 'frame',
    ...moved(cut, placing.origin),
    rotation: cut.rotation ?? 0,
    title: name,
    data: { name, background: 'transparent', clip: true },
  };
}

function groupNode(placing: Placing, layer: NamedLayer, box: FoundLayer['box']): Part {
  const frame = frameNode(placing, layer, box);
  return { ...frame, data: { ...frame.data, clip: false, group: true } };
}

function textNode(placing: Placing, layer: FoundLayer, { data, box, rotation }: FoundText): Part {
  return { ...plain(placing, layer), type: 'text', ...moved(box, placing.origin), rotation, data: { ...data } };
}

/** Words whose typeface is not here stay as they are seen until somebody writes in them. */
function pictureNode(placing: Placing, layer: FoundLayer, sent: SentPicture, text?: FoundText): Part {
  const { box, name } = layer;
  const { assetId, url, width: naturalWidth, height: naturalHeight } = sent;
  const words = text && {
    ...text.data,
    ...moved(text.box, { x: -box.x, y: -box.y }),
    rotation: text.rotation,
  };
  const data = { assetId, url, naturalWidth, naturalHeight, alt: name, ...(words && { words }) };
  const { psd } = placing.request;
  // What covers the whole file would be what every press picks.
  const locked = layer.locked || covers(box, { x: 0, y: 0, width: psd.width, height: psd.height });
  return { ...plain(placing, layer), type: 'image', ...moved(box, placing.origin), title: name, locked, data };
}

function moved({ x, y, width, height }: FoundLayer['box'], by: Point): FoundLayer['box'] {
  return { x: x + by.x, y: y + by.y, width, height };
}

function covers(outer: FoundLayer['box'], inner: FoundLayer['box']): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}

function boxAround(parts: readonly Part[], origin: Point): FoundLayer['box'] {
  const x = Math.min(...parts.map((part) => part.x));
  const y = Math.min(...parts.map((part) => part.y));
  const right = Math.max(...parts.map((part) => part.x + part.width));
  const bottom = Math.max(...parts.map((part) => part.y + part.height));
  return { x: x - origin.x, y: y - origin.y, width: right - x, height: bottom - y };
}
