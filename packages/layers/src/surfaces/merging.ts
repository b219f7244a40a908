import { Sets } from './sets.ts';
import { joinTally, type Tally } from './tally.ts';

/** A border whose mean step is smaller is no border, levels; beside exactly flat zones less. */
const soft = 4.5;
const softBesideFlat = 1.6;
const flatArea = 1500;
/** Between larger regions (px) an edge may run beside the border, where JPEG blurs it: a mean step of this across five pixels, levels. */
const bodied = 1500;
const beyond = 40;
/** Smaller regions are crumbs, px. */
const crumb = 40;

/** May two regions join across their border? */
type Test = (tally: Tally, border: number) => boolean;

const noiseOf = ({ noise, area }: Tally, id: number) => noise[id]! / (2 * area[id]!);
/** Lies in a busy place and is not flat itself. Parts of an icon lie close together too, but are flat. */
const isGrain = (tally: Tally, id: number) =>
  tally.busy[id]! > 0.5 * tally.area[id]! && (noiseOf(tally, id) > 1.1 || tally.area[id]! < crumb);
const isFlat = (tally: Tally, id: number) => tally.area[id]! > flatArea && noiseOf(tally, id) < 0.03;

export const acrossSoftBorders: Test = (tally, border) => {
  const { a, b, length, contrast, wide } = tally.borders;
  const [one, other] = [a[border]!, b[border]!];
  const smaller = Math.min(tally.area[one]!, tally.area[other]!);
  if (smaller > bodied && wide[border]! >= beyond * length[border]!) return false;
  const limit = isFlat(tally, one) || isFlat(tally, other) ? softBesideFlat : soft;
  if (contrast[border]! >= limit * length[border]!) return false;
  return length[border]! > 6 || smaller < crumb;
};

/** Grains of a photograph join one another whatever the step; all else as above. */
export const grainsToo: Test = (tally, border) => {
  const [one, other] = [isGrain(tally, tally.borders.a[border]!), isGrain(tally, tally.borders.b[border]!)];
  return one === other && (one || acrossSoftBorders(tally, border));
};

/**
 * A crumb goes to one neighbour, its likest: it lies on an edge more often than not, and all that it is like would join through
 * it. Grains are many, and of one photograph.
 */
function onceForCrumbs(tally: Tally): (border: number) => boolean {
  const gone = new Uint8Array(tally.count);
  return (border) => {
    const sides = [tally.borders.a[border]!, tally.borders.b[border]!];
    if (sides.every((id) => isGrain(tally, id))) return true;
    const small = sides.filter((id) => tally.area[id]! < crumb);
    const free = small.find((id) => !gone[id]);
    if (free !== undefined) gone[free] = 1;
    return !small.length || free !== undefined;
  };
}

/**
 * Joins regions across the borders that pass, smallest step first; twice, since joining changes what regions are. `drawn`:
 * cleanly, so that crumbs are pixels of edges; JPEG breaks surfaces into crumbs.
 */
export function mergeRegions(first: Tally, label: Int32Array, test: Test, drawn: boolean): Tally {
  let tally = first;
  let names: Int32Array | null = null;
  for (let round = 0; round < 2; round++) {
    const joined = joinOnce(tally, test, drawn);
    if (!joined) break;
    const { into } = joined;
    names = names ? names.map((id) => into[id]!) : into;
    tally = joined.tally;
  }
  if (names) for (let i = 0; i < label.length; i++) label[i] = names[label[i]!]!;
  return tally;
}

/** Null where nothing joins. `into`: the new region of each old one, in the order of first sight. */
function joinOnce(tally: Tally, test: Test, drawn: boolean): { tally: Tally; into: Int32Array } | null {
  const { borders } = tally;
  const mean = Float64Array.from({ length: borders.count }, (_, k) => borders.contrast[k]! / borders.length[k]!);
  const order = Int32Array.from({ length: borders.count }, (_, k) => k).filter((k) => test(tally, k));
  if (!order.length) return null;
  const sets = new Sets(tally.count);
  const mayJoin = drawn ? onceForCrumbs(tally) : () => true;
  for (const border of order.sort((p, q) => mean[p]! - mean[q]! || p - q)) {
    const [a, b] = [sets.find(borders.a[border]!), sets.find(borders.b[border]!)];
    if (a !== b && mayJoin(border)) sets.join(a, b);
  }
  const into = new Int32Array(tally.count).fill(-1);
  let count = 0;
  for (let id = 0; id < tally.count; id++) {
    const root = sets.find(id);
    // A set is named when its first member is met; members come in the order of first sight.
    if (into[root]! < 0) into[root] = count++;
    into[id] = into[root]!;
  }
  return { tally: joinTally(tally, into, count), into };
}
