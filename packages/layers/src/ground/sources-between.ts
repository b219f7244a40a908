/** Where the same is seen of a ground whose periods are no whole numbers of pixels, as those of slanted stripes. */

/** What a pixel off is worth, in tiles: a source farther away may hit the place better. */
const off = 6;
/** Along a stripe a way misses by so much at most, px, and a tile's length is worth so much less than one across. */
const along = { off: 0.1, worth: 0.3 };

interface Way {
  readonly dx: number;
  readonly dy: number;
  readonly cost: number;
}

/**
 * For each pixel that is not known a known one some periods away, or -1; -1 for known ones as well.
 * @param slope of stripes, along which everything repeats, px down for each to the right; 0: there are none
 */
export function sourcesBetween(
  known: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  [px, py]: readonly [number, number],
  slope: number,
): Int32Array {
  const ways = [...waysOver(width, height, px, py), ...waysAlong(width, slope, px)];
  ways.sort((a, b) => a.cost - b.cost);
  const sources = new Int32Array(known.length).fill(-1);
  const isSeen = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && known[y * width + x] === 1;
  for (let y = 0, i = 0; y < height; y++) {
    // The way of the last pixel first: what is copied in one piece has no seams.
    let last: Way | undefined;
    for (let x = 0; x < width; x++, i++) {
      if (known[i]) continue;
      if (!last || !isSeen(x + last.dx, y + last.dy)) last = ways.find(({ dx, dy }) => isSeen(x + dx, y + dy));
      if (last) sources[i] = i + last.dy * width + last.dx;
    }
  }
  return sources;
}

/** By whole periods to all sides, the nearest first and those that miss the place least. */
function waysOver(width: number, height: number, px: number, py: number): Way[] {
  const ways: Way[] = [];
  const [right, down] = [Math.ceil(width / px), Math.ceil(height / py)];
  for (let ky = -down; ky <= down; ky++)
    for (let kx = -right; kx <= right; kx++) {
      if (!kx && !ky) continue;
      const [dx, dy] = [Math.round(kx * px), Math.round(ky * py)];
      ways.push({ dx, dy, cost: Math.hypot(kx, ky) + off * (Math.abs(dx - kx * px) + Math.abs(dy - ky * py)) });
    }
  return ways;
}

function waysAlong(width: number, slope: number, px: number): Way[] {
  if (!slope) return [];
  return Array.from({ length: 2 * width - 1 }, (_, k) => k - width + 1)
    .map((dx) => ({ dx, dy: Math.round(dx * slope), cost: (along.worth * Math.abs(dx)) / px }))
    .filter(({ dx, dy }) => dx && Math.abs(dy - dx * slope) <= along.off);
}
