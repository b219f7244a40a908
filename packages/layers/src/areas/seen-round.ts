/**
 * In what share of the directions from a place something of the pixels is seen, 0..1.
 * @param parts as many parts of the circle are told apart
 * @param width of the picture that the pixels are of
 */
export function seenRound(pixels: Int32Array, x: number, y: number, parts: number, width: number): number {
  const seen = new Set<number>();
  for (const i of pixels) {
    const turn = Math.atan2(Math.floor(i / width) + 0.5 - y, (i % width) + 0.5 - x) / (2 * Math.PI);
    seen.add(Math.floor((turn + 0.5) * parts) % parts);
  }
  return seen.size / parts;
}
