import { countHeld, grown, holds, type Mask } from '../areas/mask.ts';
import { fillHull } from '../areas/outline.ts';
import type { SimpleShape } from '../areas/simple-shape.ts';
import type { Part } from './thing.ts';

/** Junctions are looked at in a disc of this radius, px; those of one pair that lie nearer than it are one. */
const radius = 9;
/**
 * What lies in front goes straight on past a junction: it takes about half of the disc, and both that end there so much less, but more
 * than an edge or a corner would.
 */
const half = { from: 0.42, to: 0.58, more: 0.1, least: 0.15 };

/** What lies in the hull of another, but for this share, lies on it, and nothing lies behind what so much of its own rim touches. */
const outside = 0.03;
const mostOfRim = 0.35;
/** Soft edges of so many px may lie between parts that meet. */
const soft = 3;
/** A simple shape that goes on under something has so many pixels there, farther from what is seen of it than its edge is soft. */
const goesOn = 20;

/**
 * Of parts that meet, which lies in front of which: where the outlines of two and of something else meet, the outline of the one in
 * front goes on, and the others end at it (a T-junction). What has a simple shape lies only behind what that shape goes on under.
 * And what another surrounds lies in front of that.
 * @param owned what is seen of each, with what lies on it and its soft edges
 * @param outlines the parts' outlines, each as if all others could hide it
 * @returns `[a][b]`: a lies in front of b
 */
export function inFrontOf(
  parts: readonly Part[],
  owned: readonly Int32Array[],
  outlines: readonly { mask: Mask; shape: SimpleShape | null }[],
  width: number,
  height: number,
): boolean[][] {
  if (parts.length < 2) return parts.map(() => [false]);
  const label = new Uint16Array(width * height);
  for (const [k, pixels] of owned.entries()) for (let n = 0; n < pixels.length; n++) label[pixels[n]!] = k + 1;
  growInto(label, owned, width);
  const rows = rowsOf(label, width);
  const votes = votesOfJunctions(label, rows, parts.length, width, height);
  const seen = parts.map(({ filled }) => grown(filled, soft, width, height));
  const goesUnder = (b: number, a: number) =>
    owned[a]!.reduce((sum, i) => {
      const y = Math.floor(i / width);
      const x = i - y * width;
      return sum + (holds(outlines[b]!.mask, x, y) & (1 - holds(seen[b]!, x, y)));
    }, 0) > goesOn;
  const rims = rimsOf(label, rows, parts.length, width);
  const isRound = (a: number, b: number) => rims[b]![a + 1]! > mostOfRim * rims[b]!.reduce((sum, n) => sum + n, 0);
  const hulls = parts.map(({ filled }) => ({ ...filled, bits: fillHull(filled) }));
  return votes.map((row, a) =>
    outlines.map(({ shape }, b) =>
      row[b]! > 0 && !isRound(a, b)
        ? shape === null || goesUnder(b, a)
        : a !== b && liesIn(hulls[b]!, owned[a]!, width),
    ),
  );
}

/** Indices between which all lies that is labelled: whole rows. */
interface Rows {
  from: number;
  to: number;
}

function rowsOf(label: Uint16Array, width: number): Rows {
  let [first, last] = [0, label.length - 1];
  while (first < last && !label[first]) first++;
  while (last > first && !label[last]) last--;
  return { from: Math.floor(first / width) * width, to: (Math.floor(last / width) + 1) * width };
}

/** `[a][b]`: at how many junctions more a goes on and b ends than the other way round. `label`: 1 + the index of what shows. */
function votesOfJunctions(label: Uint16Array, rows: Rows, count: number, width: number, height: number): Int32Array[] {
  const votes = Array.from({ length: count }, () => new Int32Array(count));
  const looked: number[][] = votes.map(() => []);
  for (let i = rows.from; i < rows.to; i++) {
    const front = label[i]! - 1;
    if (front < 0 || !isAtEdge(label, i, width)) continue;
    const others = labelsRound(label, i, width, height);
    if (others.length < 2 || looked[front]!.some((j) => isNear(i, j, width))) continue;
    looked[front]!.push(i);
    const shares = sharesAt(label, i, width, height, count);
    const mine = shares[front + 1]!;
    if (mine < half.from || mine > half.to) continue;
    for (const other of others) {
      const third = Math.max(...others.map((one) => (one === other ? 0 : shares[one]!)));
      if (!other || shares[other]! > mine - half.more || Math.min(third, shares[other]!) < half.least) continue;
      votes[front]![other - 1]!++;
      votes[other - 1]![front]!--;
    }
  }
  return votes;
}

/** `[b][a + 1]`: pixels of the rim of b along which it touches a; 0: none of the parts. */
function rimsOf(label: Uint16Array, rows: Rows, count: number, width: number): Uint32Array[] {
  const rims = Array.from({ length: count }, () => new Uint32Array(count + 1));
  const touch = (one: number, other: number) => {
    if (one && one !== other) rims[one - 1]![other]!++;
  };
  // A row more: the one above the first touches it.
  for (let i = Math.max(0, rows.from - width); i < Math.min(rows.to, label.length - width); i++) {
    const mine = label[i]!;
    const [beside, below] = [label[i + 1]!, label[i + width]!];
    if (mine === beside && mine === below) continue;
    touch(mine, beside);
    touch(beside, mine);
    touch(mine, below);
    touch(below, mine);
  }
  return rims;
}

function liesIn(hull: Mask, pixels: Int32Array, width: number): boolean {
  return pixels.length - countHeld(hull, pixels, width) < outside * pixels.length;
}

/** Gives the soft edges between parts, which none of them owns, to the nearest. */
function growInto(label: Uint16Array, owned: readonly Int32Array[], width: number): void {
  let fronts: readonly ArrayLike<number>[] = owned;
  for (let step = 0; step < soft; step++) {
    const next: number[] = [];
    for (const front of fronts)
      for (let k = 0; k < front.length; k++) {
        const i = front[k]!;
        // Most are inside of what is labelled.
        if (label[i - 1] && label[i + 1] && label[i - width] && label[i + width]) continue;
        for (const j of [i - 1, i + 1, i - width, i + width])
          if (label[j] === 0) {
            label[j] = label[i]!;
            next.push(j);
          }
      }
    fronts = [next];
  }
}

function isAtEdge(label: Uint16Array, i: number, width: number): boolean {
  const mine = label[i];
  return label[i - 1] !== mine || label[i + 1] !== mine || label[i - width] !== mine || label[i + width] !== mine;
}

/** Labels other than its own near a pixel. */
function labelsRound(label: Uint16Array, i: number, width: number, height: number): number[] {
  const others = new Set<number>();
  const [cx, cy] = [i % width, Math.floor(i / width)];
  for (let y = Math.max(0, cy - soft); y <= Math.min(height - 1, cy + soft); y++)
    for (let x = Math.max(0, cx - soft); x <= Math.min(width - 1, cx + soft); x++) others.add(label[y * width + x]!);
  others.delete(label[i]!);
  return [...others];
}

const isNear = (i: number, j: number, width: number): boolean =>
  Math.abs(Math.floor(i / width) - Math.floor(j / width)) < radius && Math.abs((i % width) - (j % width)) < radius;

/** Share of the disc round a pixel that each label takes, 0: none of the parts. */
function sharesAt(label: Uint16Array, i: number, width: number, height: number, count: number): Float64Array {
  const shares = new Float64Array(count + 1);
  const [cx, cy] = [i % width, Math.floor(i / width)];
  let total = 0;
  for (let y = Math.max(0, cy - radius); y <= Math.min(height - 1, cy + radius); y++)
    for (let x = Math.max(0, cx - radius); x <= Math.min(width - 1, cx + radius); x++) {
      if ((x - cx) ** 2 + (y - cy) ** 2 > radius * radius) continue;
      shares[label[y * width + x]!]!++;
      total++;
    }
  return shares.map((share) => share / total);
}
