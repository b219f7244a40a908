/**
 * The arithmetic of looking at the canvas. A viewport `{x, y, k}` maps page coordinates to pixels of the canvas
 * element: `screen = page * k + (x, y)`.
 */

export interface Camera {
  readonly x: number;
  readonly y: number;
  /** Zoom: 1 shows one page unit as one CSS pixel. */
  readonly k: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Box extends Point, Size {}

/** Space at each side of the canvas that panels cover, in pixels. */
export interface Insets {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const zoomRange = { least: 0.05, most: 64 } as const;
/** Where the zoom buttons stop. */
export const zoomSteps = [0.05, 0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 4, 8, 16, 32, 64] as const;

export function clampZoom(k: number): number {
  return Math.min(zoomRange.most, Math.max(zoomRange.least, k));
}

export function toPage(camera: Camera, point: Point): Point {
  return { x: (point.x - camera.x) / camera.k, y: (point.y - camera.y) / camera.k };
}

export function toScreen(camera: Camera, point: Point): Point {
  return { x: point.x * camera.k + camera.x, y: point.y * camera.k + camera.y };
}

export function boxToScreen(camera: Camera, box: Box): Box {
  return { ...toScreen(camera, box), width: box.width * camera.k, height: box.height * camera.k };
}

export function panBy(camera: Camera, dx: number, dy: number): Camera {
  return { x: camera.x + dx, y: camera.y + dy, k: camera.k };
}

/** Zooms to `k`, clamped, so that what lies under `anchor` (pixels) stays there. */
export function zoomAt(camera: Camera, anchor: Point, k: number): Camera {
  const zoom = clampZoom(k);
  const ratio = zoom / camera.k;
  return { x: anchor.x - (anchor.x - camera.x) * ratio, y: anchor.y - (anchor.y - camera.y) * ratio, k: zoom };
}

/** The next step of the zoom buttons; `direction` is 1 to come nearer, -1 to step back. */
export function nextZoom(k: number, direction: 1 | -1): number {
  // A hundredth of tolerance, or a zoom of 0.9999 would "step" to 1 and seem to do nothing.
  const further =
    direction === 1 ? zoomSteps.find((step) => step > k * 1.01) : zoomSteps.findLast((step) => step < k * 0.99);
  return further ?? (direction === 1 ? zoomRange.most : zoomRange.least);
}

/** The part of the window that no panel covers. */
export function freeArea(size: Size, insets: Insets): Box {
  return {
    x: insets.left,
    y: insets.top,
    width: Math.max(1, size.width - insets.left - insets.right),
    height: Math.max(1, size.height - insets.top - insets.bottom),
  };
}

/** Pixels around what is fitted; above and below enough for the bar of what is then selected. */
const fitMargin = { x: 48, y: 64 } as const;

/** The largest that can be shown whole in an area of the window, in page units: what `fitBox` has at the least zoom. */
export function mostShown(area: Box): Size {
  const gap = fitGap(area);
  return { width: (area.width - gap.x * 2) / zoomRange.least, height: (area.height - gap.y * 2) / zoomRange.least };
}

/** Half of a small window would be margin: a phone gets less of it. */
const fitGap = (area: Box): Point => ({
  x: Math.min(fitMargin.x, area.width / 8),
  y: Math.min(fitMargin.y, area.height / 5),
});

/**
 * Shows `box` whole in the middle of the free area, with a margin around it, no nearer than `most`.
 *
 * @param foot how many pixels at the foot of the area a bar covers
 */
export function fitBox(box: Box, area: Box, { most = 1, foot = 0 } = {}): Camera {
  const gap = fitGap(area);
  const height = area.height - gap.y - Math.max(gap.y, foot);
  const fits = Math.min((area.width - gap.x * 2) / Math.max(1, box.width), height / Math.max(1, box.height));
  const k = clampZoom(Math.min(fits, most));
  return {
    x: area.x + area.width / 2 - (box.x + box.width / 2) * k,
    y: area.y + gap.y + height / 2 - (box.y + box.height / 2) * k,
    k,
  };
}

/** Pixels that stay free around what is panned into view. */
export const revealMargin = 24;

/** The smallest pan that brings `box` into the free area; what is larger than the area shows its top left. */
export function panInto(camera: Camera, box: Box, area: Box, margin = revealMargin): Camera {
  const at = boxToScreen(camera, box);
  const shift = (start: number, length: number, from: number, room: number): number => {
    const least = from + margin;
    const most = from + room - margin;
    if (start < least || length > most - least) return start > least && start < most ? 0 : least - start;
    return start + length > most ? most - start - length : 0;
  };
  return panBy(camera, shift(at.x, at.width, area.x, area.width), shift(at.y, at.height, area.y, area.height));
}

/** What the canvas shows, in page coordinates, widened on each side by `overscan` times its own size. */
export function visibleBox(camera: Camera, size: Size, overscan = 0): Box {
  const start = toPage(camera, { x: -size.width * overscan, y: -size.height * overscan });
  const factor = (1 + overscan * 2) / camera.k;
  return { ...start, width: size.width * factor, height: size.height * factor };
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

const dotSpacing = 24;

/**
 * The dot grid at a zoom: its spacing in pixels and how strong it is. Each level fades as its dots come
 * closer than 20 px, and one four times as wide takes over, so the ground never turns grey.
 */
export function dotGrid(k: number): { spacing: number; strength: number } {
  let spacing = dotSpacing * k;
  while (spacing < 14) spacing *= 4;
  while (spacing > 96) spacing /= 4;
  return { spacing, strength: Math.min(1, Math.max(0, (spacing - 12) / 10)) };
}
