/** What a picture that was taken apart is on the canvas: a frame with its ground, its pictures and its texts as nodes. */
import {
  boundsOf,
  centreOf,
  cutOf,
  intersects,
  normaliseNode,
  ordersAbove,
  rotatePoint,
  unionOf,
  type CanvasChange,
  type CanvasNode,
  type CanvasState,
  type ImageData,
  type PictureWords,
  type TextData,
} from '@easel/canvas';
import type { Artifact, TextRenderData } from '@easel/contract';
import type { Box, Point } from '../camera.ts';
import { familyOf, families } from '../text/families.ts';

/** Of a line of text, in the unit of its size. */
export type MeasureLine = (text: {
  fontFamily: string;
  fontWeight: number;
  fontSize: number;
  lineHeight: number;
  line: string;
}) => {
  /** How far above its baseline the line box begins. */
  rise: number;
  /** How far above its baseline its tallest letter reaches. */
  ink: number;
};

export interface ElementsRequest {
  readonly canvas: CanvasState;
  /** The picture that was taken apart. */
  readonly picture: CanvasNode;
  readonly artifacts: readonly Artifact[];
  readonly name: string;
  readonly layerName: (name: string) => string;
  readonly measure: MeasureLine;
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
/** Where nothing here is near the picture's own typeface. */
const standIn = 'Inter';

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
  const beside = boundsOf(picture);
  const box = { x: beside.x + beside.width + gap, y: beside.y, ...size };
  const taken = [...canvas.nodes.values()].map(boundsOf);
  for (let tries = 0; tries < taken.length; tries++) {
    const inTheWay = taken.find((other) => intersects(other, box));
    if (!inTheWay) break;
    box.x = inTheWay.x + inTheWay.width + gap;
  }
  return box;
}

interface Part {
  /** From the back; among parts that lie on the same one, this is their z-order. */
  readonly order: number;
  readonly id: string | undefined;
  /** The part that it lies on. */
  readonly parent: string | undefined;
  readonly node: Omit<CanvasNode, 'id' | 'order' | 'parentId'>;
}

interface Placing {
  /** Where the picture's first pixel lies. */
  readonly origin: Point;
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

function imagePart(placing: Placing, { content, bbox, metadata }: Artifact, locked: boolean): Part {
  const { order, name, assetId, id, parent } = metadata;
  const title = placing.request.layerName(name);
  const data = imageData({ url: content, assetId, alt: title, ...bbox! });
  return { order, id, parent, node: { type: 'image', ...place(placing, bbox!), title, locked, data } };
}

type Shown = Pick<Box, 'width' | 'height'> & { url: string; assetId: string | undefined; alt: string };

function imageData({ url, assetId, alt, width, height }: Shown): NonNullable<CanvasNode['data']> {
  const data: ImageData = { ...(assetId && { assetId }), url, naturalWidth: width, naturalHeight: height, alt };
  return { ...data };
}

/** Where a text stands before it is turned about its middle, in pixels of the picture. */
function textBox(text: TextRenderData, family: string, measure: MeasureLine): Box {
  const { rotation, bbox, unturned = bbox } = text;
  const box = levelBox({ ...text, bbox: unturned }, family, measure);
  // Round the letters alone the middle is another one, about which they were turned.
  const middle = rotatePoint(centreOf(box), centreOf(unturned), rotation);
  return { ...box, x: middle.x - box.width / 2, y: middle.y - box.height / 2 };
}

/** The box of a level text whose lines begin at their own side of its letters' box. */
function levelBox(text: TextRenderData, family: string, measure: MeasureLine): Box {
  const { bbox, fontSize, fontWeight, lineHeight, align, lines } = text;
  const height = lines.length * lineHeight * fontSize;
  const letterSpacing = text.letterSpacing * fontSize;
  const room = spare + Math.abs(letterSpacing);
  // Space after the last letter is part of a line on a page, and none of it in the picture.
  const shift = align === 'left' ? 0 : align === 'right' ? letterSpacing - room : letterSpacing / 2 - room;
  const { rise, ink } = measure({ fontFamily: family, fontWeight, fontSize, lineHeight, line: lines[0] ?? '' });
  const baseline = text.baseline ?? bbox.y + ink;
  const width = bbox.width + room * (align === 'center' ? 2 : 1);
  return { x: bbox.x + shift, y: baseline - rise, width, height };
}

function textData(text: TextRenderData, family: string, scale: number): TextData {
  const { lines, fontSize, fontWeight, color, align, lineHeight, letterSpacing } = text;
  return {
    text: lines.join('\n'),
    fontFamily: family,
    fontSize: fontSize * scale,
    fontWeight,
    fontStyle: 'normal',
    color,
    align,
    lineHeight,
    letterSpacing: letterSpacing * fontSize * scale,
    autoWidth: true,
  };
}

/** A text of the canvas runs from side to side: a column is a letter a line, as far apart as they stand in it. */
function asLines(text: TextRenderData): TextRenderData {
  const [column, ...others] = text.lines;
  if (!text.vertical || column === undefined || others.length > 0) return text;
  return { ...text, lines: [...column], lineHeight: 1 + text.letterSpacing, letterSpacing: 0, align: 'center' };
}

/** Words that would not look the same as a text stay as they are seen until somebody writes in them. */
function textPart(placing: Placing, found: TextRenderData): Part {
  const text = asLines(found);
  const { scale, request } = placing;
  const family = canvasFamily(text.fontFamily);
  const box = textBox(text, family ?? standIn, request.measure);
  const { order, parent } = text;
  const part = { order, id: undefined, parent };
  if (text.exact && family) {
    return { ...part, node: { type: 'text', ...place(placing, box), data: { ...textData(text, family, scale) } } };
  }
  const { raster, rotation } = text;
  const alternatives = text.alternatives?.flatMap((name) => canvasFamily(name) ?? []) ?? [];
  const words: PictureWords = {
    ...textData(text, family ?? standIn, 1),
    ...box,
    x: box.x - raster.bbox.x,
    y: box.y - raster.bbox.y,
    rotation,
    ...(alternatives.length > 0 && { alternatives }),
  };
  const title = found.lines.join(' ');
  const data = { ...imageData({ ...raster, alt: title, ...raster.bbox }), words };
  return { ...part, node: { type: 'image', ...place(placing, raster.bbox), title, data } };
}

const plainNode = (at: string) => ({
  rotation: 0,
  opacity: 1,
  locked: false,
  hidden: false,
  meta: { source: 'generator' as const, createdAt: at },
});

interface Nesting {
  readonly parts: readonly Part[];
  readonly newId: () => string;
  readonly at: string;
  /** z-orders that rise, as many as are asked for. */
  readonly nextOrder: () => string;
}

/** What lies on a part becomes a group with it: moved together, and each still to be had alone. */
function nest(parent: string | undefined, parentId: string, nesting: Nesting): CanvasNode[] {
  const { parts, newId, at, nextOrder } = nesting;
  const here = parts.filter((part) => part.parent === parent).sort((a, b) => a.order - b.order);
  return here.flatMap((part): CanvasNode[] => {
    const own = { ...plainNode(at), ...part.node };
    const carries = part.id !== undefined && parts.some(({ parent: below }) => below === part.id);
    if (!carries) return [{ ...own, id: newId(), order: nextOrder(), parentId }];
    const id = newId();
    const [order, name] = [nextOrder(), String(part.node.title ?? '')];
    const inside = [{ ...own, id: newId(), order: nextOrder(), parentId: id }, ...nest(part.id, id, nesting)];
    const data = { name, background: 'transparent', clip: false, group: true };
    const group = {
      ...plainNode(at),
      ...unionOf(inside.map(boundsOf))!,
      id,
      type: 'frame',
      order,
      parentId,
      title: name,
      data,
    };
    return [group, ...inside];
  });
}

/** Parts whose parent is not there, or that lie on each other, lie on the ground. */
function rooted(parts: readonly Part[]): Part[] {
  const byId = new Map(parts.flatMap((part) => (part.id === undefined ? [] : [[part.id, part] as const])));
  const reachesGround = (part: Part, seen: ReadonlySet<Part>): boolean => {
    if (part.parent === undefined) return true;
    const below = byId.get(part.parent);
    return below !== undefined && !seen.has(below) && reachesGround(below, new Set([...seen, below]));
  };
  return parts.map((part) => (reachesGround(part, new Set([part])) ? part : { ...part, parent: undefined }));
}

/** The frame beside the picture, all that is in it, and the line from one to the other: one edit. */
export function elementsOf(request: ElementsRequest): Elements {
  const { canvas, picture, artifacts, name, newId, at } = request;
  const images = artifacts.filter(({ type, bbox }) => type === 'image' && bbox);
  const ground = images.find(({ label }) => label === 'bg_image')?.bbox ?? { x: 0, y: 0, width: 1, height: 1 };
  const reading = normaliseNode(picture);
  const cut = reading.kind === 'image' ? cutOf(reading) : { x: 0, y: 0, width: 1, height: 1 };
  const scale = picture.width / (ground.width * cut.width);
  // As large as the picture is seen; what its crop hides lies beyond the frame's edge.
  const size = { width: picture.width, height: ground.height * cut.height * scale };
  const box = freePlace(canvas, picture, size);
  const origin = { x: box.x - cut.x * ground.width * scale, y: box.y - cut.y * ground.height * scale };
  const placing: Placing = { origin, scale, request };
  // What covers the whole frame would be what every press picks.
  const whole = ({ width, height }: Box) => width >= ground.width && height >= ground.height;
  const parts = rooted([
    ...images.map((image) => imagePart(placing, image, whole(image.bbox!))),
    ...textsOf(artifacts).map((text) => textPart(placing, text)),
  ]);
  const frameId = newId();
  // Each part may need a group besides.
  const [above = '', ...orders] = ordersAbove(canvas.nodes.values(), parts.length * 2 + 1);
  const frame: CanvasNode = {
    ...plainNode(at),
    ...box,
    id: frameId,
    type: 'frame',
    order: above,
    parentId: null,
    title: name,
    data: { name, background: 'transparent', clip: true },
  };
  const nodes = nest(undefined, frameId, { parts, newId, at, nextOrder: () => orders.shift() ?? '' });
  const line = { id: newId(), from: picture.id, to: frameId, kind: 'derived' as const };
  // Somebody may have deleted the picture meanwhile: a line from nothing would stay for good.
  const putConnections = canvas.nodes.has(picture.id) ? [line] : [];
  return { change: { put: [frame, ...nodes], putConnections }, frameId };
}
