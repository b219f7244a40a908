/** Pixels; the origin is the upper left corner. */
export interface BoundingBox {
  x: number;
  y: number;
  width: number;
  height: number;
}
