/**
 * Where a crop stands on its picture. Both are boxes in the axes of the node as it was when the crop began: the origin is
 * its top left corner, a unit is a page unit, and the node's rotation does not matter.
 */
import { centreOf, cutOf, normaliseNode, rotatePoint, type CanvasNode, type PictureReading } from '@easel/canvas';
import type { Box, Point, Size } from '../camera.ts';
import { tidy } from '../edits.ts';
import { handleSigns, type Handle } from '../gestures/resize-box.ts';

export interface CropFrame {
  /** The whole picture. */
  readonly picture: Box;
  /** What stays of it. */
  readonly part: Box;
}

export interface CropState extends CropFrame {
  readonly id: string;
  readonly ratio: RatioName;
  /** The chosen ratio lies on its side. */
  readonly turned: boolean;
}

export const ratioNames = ['free', 'original', '1:1', '4:5', '3:4', '9:16', '16:9'] as const;
export type RatioName = (typeof ratioNames)[number];

export function cropFrameOf(node: PictureReading): CropFrame {
  const cut = cutOf(node);
  const [width, height] = [node.width / cut.width, node.height / cut.height];
  return {
    picture: { x: -cut.x * width, y: -cut.y * height, width, height },
    part: { x: 0, y: 0, width: node.width, height: node.height },
  };
}

/** Width by height; null leaves both free. */
export function ratioOf(name: RatioName, turned: boolean, { picture }: CropFrame): number | null {
  if (name === 'free') return null;
  const [width = 1, height = 1] =
    name === 'original' ? [picture.width, picture.height] : name.split(':').map((figure) => Number(figure));
  return turned ? height / width : width / height;
}

/** The largest part of a ratio, about the middle of the part there is. */
export function fitRatio({ picture, part }: CropFrame, ratio: number): Box {
  const width = Math.min(picture.width, picture.height * ratio);
  const size = { width, height: width / ratio };
  const middle = centreOf(part);
  return {
    x: clamp(middle.x - size.width / 2, picture.x, picture.x + picture.width - size.width),
    y: clamp(middle.y - size.height / 2, picture.y, picture.y + picture.height - size.height),
    ...size,
  };
}

/** The part after one of its handles moved by `delta`; it never leaves the picture nor gets smaller than `least`. */
export function dragHandle(
  { picture, part }: CropFrame,
  handle: Handle,
  delta: Point,
  ratio: number | null,
  least: number,
): Box {
  const sign = handleSigns(handle);
  const across = spanAfter(part.x, part.width, sign.x, delta.x, [picture.x, picture.x + picture.width], least);
  const down = spanAfter(part.y, part.height, sign.y, delta.y, [picture.y, picture.y + picture.height], least);
  if (ratio === null) return { x: across.start, y: down.start, width: across.size, height: down.size };
  const [roomX, roomY] = [
    roomFor(part.x, part.width, sign.x, [picture.x, picture.x + picture.width]),
    roomFor(part.y, part.height, sign.y, [picture.y, picture.y + picture.height]),
  ];
  const wanted =
    sign.x === 0 ? down.size * ratio : sign.y === 0 ? across.size : Math.max(across.size, down.size * ratio);
  const width = Math.min(wanted, roomX, roomY * ratio);
  const height = width / ratio;
  return {
    x: anchored(part.x, part.width, sign.x, width),
    y: anchored(part.y, part.height, sign.y, height),
    width,
    height,
  };
}

function spanAfter(
  start: number,
  size: number,
  sign: number,
  delta: number,
  [from, to]: [number, number],
  least: number,
): { start: number; size: number } {
  if (sign > 0) return { start, size: clamp(size + delta, Math.min(least, size), to - start) };
  if (sign === 0) return { start, size };
  const end = start + size;
  const next = clamp(start + delta, from, end - Math.min(least, size));
  return { start: next, size: end - next };
}

/** How long a side may get while its anchor stays. */
function roomFor(start: number, size: number, sign: number, [from, to]: [number, number]): number {
  if (sign > 0) return to - start;
  if (sign < 0) return start + size - from;
  const middle = start + size / 2;
  return 2 * Math.min(middle - from, to - middle);
}

function anchored(start: number, size: number, sign: number, next: number): number {
  if (sign > 0) return start;
  return sign < 0 ? start + size - next : start + (size - next) / 2;
}

/** Moves the picture below the part, as far as it covers it. */
export function shiftPicture({ picture, part }: CropFrame, delta: Point): Box {
  return {
    ...picture,
    x: clamp(picture.x + delta.x, part.x + part.width - picture.width, part.x),
    y: clamp(picture.y + delta.y, part.y + part.height - picture.height, part.y),
  };
}

/** What stays, in pixels of the picture itself. */
export function pixelsOf({ picture, part }: CropFrame, natural: Size): Size {
  return {
    width: Math.max(1, Math.round((part.width / picture.width) * natural.width)),
    height: Math.max(1, Math.round((part.height / picture.height) * natural.height)),
  };
}

/** Whether a crop leaves of the picture what is seen of it now. */
export function leavesAsItIs(node: PictureReading, { picture, part }: CropFrame): boolean {
  const now = cropFrameOf(node);
  const sides = ['x', 'y', 'width', 'height'] as const;
  const near = (one: Box, other: Box) => sides.every((side) => Math.abs(one[side] - other[side]) < 1e-6);
  return near(now.picture, picture) && near(now.part, part);
}

/** The node with its crop; its pixels keep their size and their place on the page. */
export function croppedNode(node: CanvasNode, { picture, part }: CropFrame): CanvasNode {
  const centre = centreOf(node);
  const partCentre = centreOf(part);
  const moved = rotatePoint(
    { x: node.x + partCentre.x, y: node.y + partCentre.y },
    centre,
    normaliseNode(node).rotation,
  );
  const crop = {
    x: fraction((part.x - picture.x) / picture.width),
    y: fraction((part.y - picture.y) / picture.height),
    width: fraction(part.width / picture.width),
    height: fraction(part.height / picture.height),
  };
  return {
    ...node,
    x: tidy(moved.x - part.width / 2),
    y: tidy(moved.y - part.height / 2),
    width: tidy(part.width),
    height: tidy(part.height),
    data: { ...node.data, crop },
  };
}

/** Six digits: a millionth of the widest picture is less than a pixel. */
const fraction = (value: number) => clamp(Math.round(value * 1e6) / 1e6, 0, 1);
const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));
