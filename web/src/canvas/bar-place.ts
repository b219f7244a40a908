import type { Box, Point, Size } from './camera.ts';

/** From the bar to what it belongs to, and to panels and edges, in pixels. */
const gap = 12;
/** Where more is not to be had: the handles stay free. */
const leastGap = 4;
/** The name and the size above a single selected node. */
export const nameHeight = 21;

/**
 * Where the action bar stands, in pixels: above the name, centred on the selection; below it where too little is free
 * above; close to it where only its name is in the way; inside its top where it leaves no room at either side. Always
 * `gap` off panels and edges.
 */
export function placeBar(selection: Box, bar: Size, area: Box, labelled: number = nameHeight): Point {
  const middle = selection.x + selection.width / 2 - bar.width / 2;
  const x = clamp(middle, area.x + gap, area.x + area.width - gap - bar.width);
  const above = selection.y - labelled - gap - bar.height;
  const below = selection.y + selection.height + gap;
  const top = area.y + gap;
  const bottom = area.y + area.height - gap - bar.height;
  if (above >= top) return { x, y: Math.min(above, bottom) };
  if (below <= bottom) return { x, y: Math.max(below, top) };
  if (top + bar.height + leastGap <= selection.y) return { x, y: top };
  return { x, y: clamp(selection.y + gap, top, bottom) };
}

/** The widest toast. They rise in the middle of the foot of the free area. */
const toast = { width: 560, height: 44 } as const;

/** How much higher toasts have to rise, in pixels, so that none lies on a bar that stands at `bar`. */
export function toastsOver(bar: Box, area: Box): number {
  const foot = area.y + area.height - gap;
  const aside = Math.abs(bar.x + bar.width / 2 - area.x - area.width / 2) >= (bar.width + toast.width) / 2;
  const above = bar.y + bar.height <= foot - toast.height - leastGap;
  return aside || above ? 0 : Math.max(0, foot - bar.y + gap - leastGap);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
