import type { Field } from '../raster/blur.ts';

/** One of the even shapes a figure falls into: what a cutter or printer would take as one piece. */
export interface Region {
  /** OKLab lightness and chroma of its colour in the source. */
  lightness: number;
  chroma: number;
  /** Share of the whole square. */
  area: number;
  /** Where it lies, 0..1, soft at its borders. */
  field: Field;
}

/** A source vector understood as form: a square of `side` x `side` places, row by row. Never changed once made. */
export interface Figure {
  side: number;
  /** Opacity, 0..1. */
  alpha: Field;
  /** Lightness over the figure's own range, 0 dark .. 1 light; 1 outside. */
  tone: Field;
  /** Share of the square that is covered. */
  area: number;
  /** Dark to light. */
  regions: Region[];
  /** Index of the region at a place, -1 outside; of the second nearest; and how much of that shows through, 0..0.5. */
  label: Int8Array;
  neighbour: Int8Array;
  edge: Field;
  /** Fields worked out once from the others, by name. */
  derived: Map<string, unknown>;
}

/** Works a value out once per figure: several styles share forms, lights and outlines. */
export function derive<Value>(figure: Figure, name: string, make: () => Value): Value {
  if (!figure.derived.has(name)) figure.derived.set(name, make());
  return figure.derived.get(name) as Value;
}

/** 0 for the darkest region .. 1 for the lightest. */
export const rankOf = (figure: Figure, region: number): number => region / Math.max(1, figure.regions.length - 1);
