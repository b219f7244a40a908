/** Where the page lies on a small map of it: pure. */
import type { Box, Point } from '../camera.ts';

export interface MapScale {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

const margin = 8;

/** The whole of `world` in the middle of a map, as large as it fits. */
export function scaleOf(world: Box, map: { readonly width: number; readonly height: number }): MapScale {
  const k = Math.min(
    (map.width - margin * 2) / Math.max(1, world.width),
    (map.height - margin * 2) / Math.max(1, world.height),
  );
  return {
    k,
    x: map.width / 2 - (world.x + world.width / 2) * k,
    y: map.height / 2 - (world.y + world.height / 2) * k,
  };
}

export function onMap({ k, x, y }: MapScale, box: Box): Box {
  return { x: box.x * k + x, y: box.y * k + y, width: box.width * k, height: box.height * k };
}

export function toWorld({ k, x, y }: MapScale, point: Point): Point {
  return { x: (point.x - x) / k, y: (point.y - y) / k };
}
