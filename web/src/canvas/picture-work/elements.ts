/** What a picture that was taken apart is on the canvas: a frame with its ground, its pictures and its texts as nodes. */
import { ordersAbove, type CanvasChange, type CanvasNode, type CanvasState, type ImageData } from '@easel/canvas';
import type { Artifact, TextRenderData } from '@easel/contract';
import type { Box } from '../camera.ts';
import { familyOf, families } from '../text/families.ts';

/** How far above its baseline the line box of a text begins, at its size. */
export type MeasureRise = (text: {
  fontFamily: string;
  fontWeight: number;
  fontSize: number;
  lineHeight: number;
}) => number;

export interface ElementsRequest {
  readonly canvas: CanvasState;
  /** The picture that was taken apart. */
  readonly picture: CanvasNode;
  readonly artifacts: readonly Artifact[];
  readonly name: string;
  readonly layerName: (name: string) => string;
  readonly rise: MeasureRise;
  readonly newId: () => string;
  /** ISO 8601 */
  readonly at: string;
}

export interface Elements {
  readonly change: Partial<CanvasChange>;
  readonly frameId: string;
}

const gap = 64;
/** Room beside a text's lines, so that no line is ever wider than its box. */
const spare = 4;

/** The texts that artifacts hold. */
export function textsOf(artifacts: readonly Artifact[]): TextRenderData[] {
  return artifacts.flatMap(({ label, content }) =>
    label === 'text_render_data' ? (JSON.parse(content) as { texts: TextRenderData[] }).texts : [],
  );
}

/** The canvas's own name of a typeface: the designer names them as their packages are named. */
export function canvasFamily(name: string): string | undefined {
  const slug = (text: string) => text.toLowerCase().replaceAll(' ', '-');
  return families.find((family) => slug(family.name) === slug(name))?.name ?? familyOf(name)?.name;
}

/** To the right of the picture, beyond whatever stands there already. */
function freePlace(canvas: CanvasState, picture: CanvasNode, size: { width: number; height: number }): Box {
  const box = { x: picture.x + picture.width + gap, y: picture.y, ...size };
  const apart = (node: CanvasNode) =>
    node.x >= box.x + box.width ||
    node.x + node.width <= box.x ||
    node.y >= box.y + box.height ||
    node.y + node.height <= box.y;
  for (let tries = 0; tries < canvas.nodes.size; tries++) {
    const inTheWay = [...canvas.nodes.values()].find((node) => !apart(node));
    if (!inTheWay) break;
    box.x = inTheWay.x + inTheWay.width + gap;
  }
  return box;
}

interface Part {
  readonly order: number;
  readonly node: Omit<CanvasNode, 'id' | 'order' | 'parentId'>;
}

interface Placing {
  readonly origin: Box;
  /** Page units of a pixel of the picture. */
  readonly scale: number;
  readonly request: ElementsRequest;
}

const place = ({ origin, scale }: Placing, { x, y, width, height }: Box): Box => ({
  x: origin.x + x * scale,
  y: origin.y + y * scale,
  width: width * scale,
  height: height * scale,
});

function picturePart(
  placing: Placing,
  part: { order: number; name: string; url: string; assetId: string | undefined; box: Box; locked?: boolean },
): Part {
  const { order, name, url, assetId, box, locked = false } = part;
  const { width, height } = box;
  const data: ImageData = { ...(assetId && { assetId }), url, naturalWidth: width, naturalHeight: height, alt: name };
  return { order, node: { type: 'image', ...place(placing, box), title: name, locked, data: { ...data } } };
}

function textPart(placing: Placing, text: TextRenderData, family: string, hidden: boolean): Part {
  const { scale, request, origin } = placing;
  const fontSize = text.fontSize * scale;
  const { fontWeight, lineHeight, align, color } = text;
  const letterSpacing = text.letterSpacing * fontSize;
  const box = place(placing, text.bbox);
  const room = spare + Math.abs(letterSpacing);
  // Space after the last letter is part of a line on a page, and none of it in the picture.
  const shift = align === 'left' ? 0 : align === 'right' ? letterSpacing - room : letterSpacing / 2 - room;
  const rise = request.rise({ fontFamily: family, fontWeight, fontSize, lineHeight });
  const y = text.baseline === null ? box.y : origin.y + text.baseline * scale - rise;
  const data = {
    text: text.lines.join('\n'),
    fontFamily: family,
    fontSize,
    fontWeight,
    fontStyle: 'normal',
    color,
    align,
    lineHeight,
    letterSpacing,
    autoWidth: true,
  };
  const width = box.width + room * (align === 'center' ? 2 : 1);
  const height = text.lines.length * lineHeight * fontSize;
  return { order: text.order, node: { type: 'text', x: box.x + shift, y, width, height, hidden, data } };
}

/** A text whose words would not look the same stays as it is drawn, with its words hidden beside it. */
function textParts(placing: Placing, text: TextRenderData): Part[] {
  const family = canvasFamily(text.fontFamily);
  if (text.exact && family) return [textPart(placing, text, family, false)];
  const { raster, order, lines } = text;
  const name = lines.join(' ');
  const words = textPart(placing, text, family ?? 'Inter', true);
  return [picturePart(placing, { order, name, url: raster.url, assetId: raster.assetId, box: raster.bbox }), words];
}

/** The frame beside the picture, all that is in it, and the line from one to the other: one edit. */
export function elementsOf(request: ElementsRequest): Elements {
  const { canvas, picture, artifacts, name, layerName, newId, at } = request;
  const images = artifacts.filter(({ type, bbox }) => type === 'image' && bbox);
  const ground = images.find(({ label }) => label === 'bg_image')?.bbox ?? { x: 0, y: 0, width: 1, height: 1 };
  const shown = (picture.data?.['crop'] as { width?: number } | undefined)?.width ?? 1;
  const scale = picture.width / (ground.width * shown);
  const origin = freePlace(canvas, picture, { width: ground.width * scale, height: ground.height * scale });
  const placing: Placing = { origin, scale, request };
  const whole = ({ width, height }: Box) => width >= ground.width && height >= ground.height;
  const parts = [
    ...images.map(({ content, bbox, metadata }) => {
      const { order, assetId } = metadata;
      // What covers the whole frame would be what every press picks.
      const locked = whole(bbox!);
      return picturePart(placing, { order, name: layerName(metadata.name), url: content, assetId, box: bbox!, locked });
    }),
    ...textsOf(artifacts).flatMap((text) => textParts(placing, text)),
  ].sort((a, b) => a.order - b.order);
  const frameId = newId();
  const [above = '', ...orders] = ordersAbove(canvas.nodes.values(), parts.length + 1);
  const plain = {
    rotation: 0,
    opacity: 1,
    locked: false,
    hidden: false,
    meta: { source: 'generator' as const, createdAt: at },
  };
  const frame: CanvasNode = {
    ...plain,
    ...origin,
    id: frameId,
    type: 'frame',
    order: above,
    parentId: null,
    title: name,
    data: { name, background: 'transparent', clip: true },
  };
  const nodes = parts.map(({ node }, index): CanvasNode => {
    return { ...plain, ...node, id: newId(), parentId: frameId, order: orders[index] ?? '' };
  });
  const line = { id: newId(), from: picture.id, to: frameId, kind: 'derived' as const };
  return { change: { put: [frame, ...nodes], putConnections: [line] }, frameId };
}
