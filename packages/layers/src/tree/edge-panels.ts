/** Plain surfaces along a whole side of the picture lie on its ground: heads and feet, hills, panels with a straight or a slanted edge. */
import { count } from '../areas/mask.ts';
import { fillHoles } from '../areas/runs.ts';
import type { Region, Surfaces } from '../surfaces/regions.ts';
import { hasSharpOutline } from './sharp-outline.ts';

/** So much is full below a hill's edge, and so much of the picture it takes at most. */
const hill = { full: 0.8, most: 0.5 };
/** Where so much of the free edge is one straight line, what lies across the rest may hide so much more. */
const straight = { least: 0.4, px: 2, full: 0.5 };
/** A panel takes so much of the side that it lies along: a head or a foot covers the rest. */
const along = 0.8;
const flatNoise = 1.5;

/** It has all of the rim along three sides of the picture, and most of its box: what cuts the rest lies across its edge. */
const isEdgeBand = ({ box, area, noise, rim }: Region, { width, height }: Surfaces): boolean => {
  const level = box.width === width;
  if (level === (box.height === height)) return false;
  const threeSides = level ? width + 2 * box.height : height + 2 * box.width;
  return Math.abs(rim - threeSides) < 8 && noise < flatNoise && area > 0.75 * box.width * box.height;
};

/**
 * Is it full from one side of the picture (the foot, if `foot`) to its free edge? `level`: it lies along the head or the foot, else
 * along the left or the right side.
 */
function isFullBelow({ box, id }: Region, { width, label }: Surfaces, level: boolean, foot: boolean): boolean {
  const [length, depth] = level ? [box.width, box.height] : [box.height, box.width];
  const bits = new Uint8Array(box.width * box.height);
  let [under, whole] = [0, 0];
  for (let s = 0; s < length; s++) {
    let deepest = 0;
    for (let t = 0; t < depth; t++) {
      const x = level ? s : t;
      const y = level ? t : s;
      if (label[(box.y + y) * width + box.x + x] !== id) continue;
      bits[y * box.width + x] = 1;
      deepest = Math.max(deepest, foot ? depth - t : t + 1);
    }
    under += deepest;
    if (deepest > depth - straight.px) whole++;
  }
  const full = whole > straight.least * length ? straight.full : hill.full;
  return count(fillHoles({ ...box, bits })) > full * under;
}

/**
 * A band along the picture's foot or head whose free edge is no straight line: hills, a wave. Its outline is sharp; the pieces of a
 * gradient run into one another.
 */
export function isHill(region: Region, surfaces: Surfaces): boolean {
  const { box, area, rim, noise } = region;
  const { width, height } = surfaces;
  const foot = box.y + box.height === height;
  if (box.width !== width || foot === (box.y === 0) || noise >= flatNoise || area > hill.most * width * height)
    return false;
  if (rim < width + 0.2 * box.height) return false;
  return isFullBelow(region, surfaces, true, foot) && hasSharpOutline(region, surfaces);
}

/** The same along the left or the right side, where a head or a foot may cover an end of it. */
export function isSidePanel(region: Region, surfaces: Surfaces): boolean {
  const { box, area, rim, noise } = region;
  const { width, height } = surfaces;
  const right = box.x + box.width === width;
  if (box.height < along * height || right === (box.x === 0) || noise >= flatNoise) return false;
  // One end at least lies at the head or the foot, and it has its side for itself.
  if (area > hill.most * width * height || rim < along * height + 0.2 * box.width) return false;
  return isFullBelow(region, surfaces, false, right) && hasSharpOutline(region, surfaces);
}

export const liesAtEdge = (region: Region, surfaces: Surfaces): boolean =>
  isEdgeBand(region, surfaces) || isHill(region, surfaces) || isSidePanel(region, surfaces);
