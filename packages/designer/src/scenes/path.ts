import { mix } from '../raster/colour.ts';
import { shadeMaterial } from './atmosphere.ts';
import { fillPolygon } from './frame.ts';
import type { Frame } from './frame.ts';
import { isSnowy } from './trees.ts';

export interface Path {
  /** Where its far end lies. */
  fromX?: number;
  from: number;
  to: number;
  /** How wide it is at the viewer; 1 is 190 units to either side. */
  foot?: number;
}

/** A path that winds toward the viewer and widens with nearness. */
export function paintPath(frame: Frame, { fromX, from, to, foot = 1 }: Path): void {
  const { context, atmosphere, width } = frame;
  const earth = shadeMaterial(atmosphere, isSnowy(frame) ? '#d7def2' : '#d9b98c', 0.95);
  const start = fromX ?? width * 0.5;
  const edge = (side: number) =>
    Array.from({ length: 31 }, (_, step): [number, number] => {
      const t = step / 30;
      const bend = Math.sin(t * 4.2 + 0.6) * 120 * t * (1.1 - t) * 1.6;
      return [start + bend + side * (5 + 190 * foot * t ** 2.2), from + (to - from) * t];
    });
  fillPolygon(context, [...edge(-1), ...edge(1).toReversed()], mix(earth.lit, earth.shade, 0.3));
}
