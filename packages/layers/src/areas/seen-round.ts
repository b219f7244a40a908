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

/** How far from a place the pixels lie: from where to where, without what is nearest and farthest, so that `within` of them (share) is left. */
export function radiiOf(pixels: Int32Array, x: number, y: number, within: number, width: number): [number, number] {
  const radii = Float32Array.from(pixels, (i) =>
    Math.hypot((i % width) + 0.5 - x, Math.floor(i / width) + 0.5 - y),
  ).sort();
  const aside = (1 - within) / 2;
  return [radii[Math.floor(aside * radii.length)]!, radii[Math.floor((1 - aside) * (radii.length - 1))]!];
}
