/** What the masks in a PSD leave to be seen. */
import { centreOf, rotatePoint, type BoundingBox, type Point, type Size } from '@easel/canvas';
import type { Layer, PixelData } from 'ag-psd';
import { bytesOf } from './read-file.ts';

/** White shows, and what lies around a mask is of one colour. */
const white = 255;
/** How much of what it shows, or of the length of its edge in pixels, a mask may differ from a box that is taken for it. */
const sameArea = 0.01;
const sameEdge = 0.75;

export type Cut = BoundingBox & {
  /** Degrees, clockwise, about its middle. */
  readonly rotation?: number;
  /** Its mask shows less of the box: it is round, soft, or of any other shape. */
  readonly rough?: true;
};

type TurnedBox = BoundingBox & { readonly rotation: number };

/** A mask without pixels of its own is all black around them: so programs write one that hides everything. */
export function hidesAll({ mask, vectorMask }: Pick<Layer, 'mask' | 'vectorMask'>): boolean {
  if (!mask || mask.disabled || mask.fromVectorData || vectorMask) return false;
  return !mask.imageData && mask.defaultColor !== white;
}

/** The box that a group is cut to; none where its mask takes only something out of it, which no frame can. */
export function cutOf({ mask }: Pick<Layer, 'mask'>): Cut | undefined {
  if (!mask?.imageData || mask.disabled || mask.defaultColor === white) return undefined;
  const { left = 0, top = 0, right = 0, bottom = 0 } = mask;
  const whole = { x: left, y: top, width: right - left, height: bottom - top };
  const shown = shownBy(mask.imageData);
  const moments = momentsOf(shown, mask.imageData.width);
  if (moments.area > (1 - sameArea) * shown.length) return whole;
  const box = moments.area > 0 ? boxOf(shown, mask.imageData, moments) : undefined;
  return box ? { ...box, x: box.x + left, y: box.y + top } : { ...whole, rough: true };
}

/** The box that a mask shows, in its own pixels: where a frame was turned it stands on its edge. Nothing for another shape. */
function boxOf(shown: Float32Array, { width, height }: Size, moments: ReturnType<typeof momentsOf>): Cut | undefined {
  const { area, middle, across, down, mixed } = moments;
  // Of all boxes with these moments one is turned so; one whose sides are alike tells it by higher ones.
  const spread = Math.hypot(across - down, 2 * mixed);
  const oblong = spread > 0.02 * (across + down);
  const turn = oblong ? Math.atan2(2 * mixed, across - down) / 2 : squareTurn(shown, width, middle);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const long = Math.sqrt(12 * (across * cos * cos + down * sin * sin + 2 * mixed * cos * sin));
  const short = Math.sqrt(12 * (across * sin * sin + down * cos * cos - 2 * mixed * cos * sin));
  const rotation = (turn * 180) / Math.PI;
  const box = { x: middle.x - long / 2, y: middle.y - short / 2, width: long, height: short, rotation };
  const differs = differenceFrom(shown, { width, height }, box);
  return differs < sameArea * area + sameEdge * (long + short) ? upright(box) : undefined;
}

/** As near to upright as it can be said: a box on its side is a narrow one. */
function upright(box: TurnedBox): Cut {
  const quarters = Math.round(box.rotation / 90);
  const turn = box.rotation - quarters * 90;
  // Most were turned by whole degrees, and pixels tell them to a few hundredths.
  const rotation = Math.abs(turn - Math.round(turn)) < 0.05 ? Math.round(turn) || 0 : tidy(turn, 100);
  const { x, y } = centreOf(box);
  const [width, height] = quarters % 2 === 0 ? [box.width, box.height] : [box.height, box.width];
  const [wide, high] = [tidy(width, 10), tidy(height, 10)];
  return { x: tidy(x - wide / 2, 10), y: tidy(y - high / 2, 10), width: wide, height: high, rotation };
}

const tidy = (value: number, parts: number) => Math.round(value * parts) / parts || 0;

/** 0..1 of each pixel. */
function shownBy(mask: PixelData): Float32Array {
  const bytes = bytesOf(mask);
  const shown = new Float32Array(mask.width * mask.height);
  for (let at = 0; at < shown.length; at += 1) shown[at] = bytes[at * 4]! / white;
  return shown;
}

function momentsOf(shown: Float32Array, width: number) {
  let [area, x, y, xx, yy, xy] = [0, 0, 0, 0, 0, 0];
  for (let at = 0; at < shown.length; at += 1) {
    const share = shown[at]!;
    if (share === 0) continue;
    const [dx, dy] = [(at % width) + 0.5, Math.floor(at / width) + 0.5];
    area += share;
    x += share * dx;
    y += share * dy;
    xx += share * dx * dx;
    yy += share * dy * dy;
    xy += share * dx * dy;
  }
  const middle = { x: x / area, y: y / area };
  return {
    area,
    middle,
    across: xx / area - middle.x ** 2,
    down: yy / area - middle.y ** 2,
    mixed: xy / area - middle.x * middle.y,
  };
}

/** Radians, of an eighth of a turn at most. */
function squareTurn(shown: Float32Array, width: number, middle: Point): number {
  let [real, imaginary] = [0, 0];
  for (let at = 0; at < shown.length; at += 1) {
    const share = shown[at]!;
    if (share === 0) continue;
    const [x, y] = [(at % width) + 0.5 - middle.x, Math.floor(at / width) + 0.5 - middle.y];
    real += share * (x ** 4 - 6 * x * x * y * y + y ** 4);
    imaginary += share * 4 * x * y * (x * x - y * y);
  }
  // A square's corners, four of them, lie where this is least.
  return Math.atan2(-imaginary, -real) / 4;
}

/** In pixels that one shows and the other does not. */
function differenceFrom(shown: Float32Array, { width, height }: Size, box: TurnedBox): number {
  const middle = centreOf(box);
  let differs = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = rotatePoint({ x: x + 0.5, y: y + 0.5 }, middle, -box.rotation);
      const inside = Math.abs(at.x - middle.x) <= box.width / 2 && Math.abs(at.y - middle.y) <= box.height / 2;
      differs += Math.abs((shown[y * width + x] ?? 0) - (inside ? 1 : 0));
    }
  }
  return differs;
}
