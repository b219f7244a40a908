import type { Path2D } from '@napi-rs/canvas';

export type Point = readonly [x: number, y: number];

/** Square of the distance of a point from the line through two others, in pixels. */
function offLine([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const length = alongX * alongX + alongY * alongY;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * alongX + (y - fromY) * alongY) / length));
  return (x - fromX - share * alongX) ** 2 + (y - fromY - share * alongY) ** 2;
}

/** The points of a closed ring that it needs to stay within `tolerance` pixels (Douglas and Peucker, 1973). */
export function fewerPoints(ring: readonly Point[], tolerance: number): Point[] {
  const keeps = new Uint8Array(ring.length);
  const far = Math.floor(ring.length / 2);
  keeps[0] = 1;
  keeps[far] = 1;
  const spans: [number, number][] = [
    [0, far],
    [far, ring.length],
  ];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let [worst, at] = [tolerance * tolerance, -1];
    for (let index = from + 1; index < to; index++) {
      const off = offLine(ring[index]!, ring[from]!, ring[to % ring.length]!);
      if (off > worst) [worst, at] = [off, index];
    }
    if (at < 0) continue;
    keeps[at] = 1;
    spans.push([from, at], [at, to]);
  }
  return ring.filter((_, index) => keeps[index]);
}

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/**
 * Adds a polygon to a path as curves from middle to middle of its sides, but for its corners (P. Selinger, "Potrace",
 * 2003, section 2.3).
 */
export function addSmooth(path: Path2D, corners: readonly Point[]): void {
  const count = corners.length;
  if (count < 3) return;
  path.moveTo(...between(corners[count - 1]!, corners[0]!, 0.5));
  for (let index = 0; index < count; index++) {
    const corner = corners[index]!;
    const [before, after] = [corners[(index + count - 1) % count]!, corners[(index + 1) % count]!];
    const [start, end] = [between(before, corner, 0.5), between(corner, after, 0.5)];
    // How far the corner stands off the line between the middles, in pixels: what stands further off is sharper.
    const off = Math.sqrt(offLine(corner, start, end));
    const roundness = off === 0 ? 0.55 : (4 / 3) * ((off - 0.5) / off);
    if (roundness > 1) {
      path.lineTo(...corner);
      path.lineTo(...end);
      continue;
    }
    const share = Math.max(0.55, roundness);
    path.bezierCurveTo(...between(start, corner, share), ...between(end, corner, share), ...end);
  }
  path.closePath();
}
