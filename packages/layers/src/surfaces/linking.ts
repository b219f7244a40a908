/**
 * Graph-based linking (after Felzenszwalb & Huttenlocher 2004): neighbours link from the smallest step upwards, as far as
 * the step is no greater than what each side has inside of it already. So a photograph holds together, and so does a gradient.
 */
import { stepBetween } from '../areas/rgb.ts';
import { rim } from './find-rims.ts';
import { growOnce } from './grow.ts';
import { Sets } from './sets.ts';

/** How much more than its inner roughness a small region may bridge: `scale / pixels`, levels. */
const scale = 150;
/** Steps up to this link always: gradients and soft shadows, levels. */
const gentle = 3;
/** From here on an exactly flat zone is protected, px. It was drawn by a computer and does not run into noise. */
const plain = 1500;
const crumb = 200;

/** Steps from each pixel to the one on its right (even places) and to the one below (odd), levels; 0 at the picture's rim. */
export function stepsOf(data: Uint8Array, width: number, height: number): Uint8Array {
  const total = width * height;
  const steps = new Uint8Array(2 * total);
  for (let i = 0, x = 0; i < total; i++, x = x + 1 === width ? 0 : x + 1) {
    if (x < width - 1) steps[2 * i] = stepBetween(data, i, i + 1);
    if (i < total - width) steps[2 * i + 1] = stepBetween(data, i, i + width);
  }
  return steps;
}

/** The places of all steps but 0, from the smallest upwards. */
function sortedSteps(steps: Uint8Array): Int32Array {
  const starts = new Int32Array(257);
  for (let border = 0; border < steps.length; border++) starts[steps[border]! + 1]!++;
  starts[1] = 0;
  for (let k = 0; k < 256; k++) starts[k + 1]! += starts[k]!;
  const order = new Int32Array(starts[256]!);
  for (let border = 0; border < steps.length; border++) if (steps[border]) order[starts[steps[border]!]!++] = border;
  return order;
}

/** Whether an edge runs between two neighbours, which links nothing. `after`: says so to the right, or below. */
const parts = (rims: Uint8Array, i: number, j: number, after: number) =>
  ((rims[i]! | rims[j]!) & rim.mixed) !== 0 || (rims[i]! & after) !== 0;

/** Links what is of exactly one colour: along rows at once, then each stretch that two rows share. */
function linkAlike(sets: Sets, steps: Uint8Array, width: number, height: number, rims: Uint8Array): void {
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0, first = i; x < width; x++, i++) {
      if (x < width - 1 && !steps[2 * i] && !parts(rims, i, i + 1, rim.right)) continue;
      sets.joinRun(first, i + 1);
      first = i + 1;
    }
  for (let y = 0, i = 0; y < height - 1; y++)
    for (let x = 0; x < width; x++, i++) {
      if (steps[2 * i + 1] || parts(rims, i, i + width, rim.below)) continue;
      const [a, b] = [sets.find(i), sets.find(i + width)];
      if (a !== b) sets.join(a, b);
    }
}

/** A label for each pixel, 0, 1, 2 … in the order of first sight. `steps`: its `stepsOf`; `rims`: where edges run, which link nothing. */
export function linkPixels(
  data: Uint8Array,
  width: number,
  height: number,
  { steps, rims }: { steps: Uint8Array; rims: Uint8Array },
): Int32Array {
  const order = sortedSteps(steps);
  const total = width * height;
  const sets = new Sets(total);
  linkAlike(sets, steps, width, height, rims);
  const inner = new Uint8Array(total);
  const crosses = (step: number, a: number, b: number) => {
    const sizeA = sets.size[a]!;
    const sizeB = sets.size[b]!;
    if (step <= gentle) {
      const flatA = inner[a] === 0 && sizeA > plain;
      const flatB = inner[b] === 0 && sizeB > plain;
      // Gradients step by one level: only zones with nothing inside and crumbs stop there.
      if (step === 1) {
        const leaves = (flatA && (inner[b]! > 0 || sizeB < crumb)) || (flatB && (inner[a]! > 0 || sizeA < crumb));
        if (!leaves) return true;
      } else if (!(flatA || flatB)) return true;
    }
    return step <= Math.min(inner[a]! + scale / sizeA, inner[b]! + scale / sizeB);
  };
  for (let k = 0; k < order.length; k++) {
    const border = order[k]!;
    const i = border >> 1;
    const j = border & 1 ? i + width : i + 1;
    if (parts(rims, i, j, border & 1 ? rim.below : rim.right)) continue;
    const [a, b] = [sets.find(i), sets.find(j)];
    const step = steps[border]!;
    if (a !== b && crosses(step, a, b)) inner[sets.join(a, b)] = step;
  }
  const label = new Int32Array(total);
  for (let i = 0; i < total; i++) label[i] = sets.find(i);
  shareOutMixed(data, width, label, rims);
  renumber(label);
  return label;
}

/** A mixed pixel belongs to the side that it is likest to. */
function shareOutMixed(data: Uint8Array, width: number, label: Int32Array, rims: Uint8Array): void {
  let open: number[] = [];
  for (let i = 0; i < label.length; i++) if (rims[i]! & rim.mixed) open.push(i);
  for (const i of open) label[i] = -1;
  while (open.length) {
    const still = growOnce(open, label, width, (i, j) => stepBetween(data, i, j));
    if (still.length === open.length) break;
    open = still;
  }
  // A picture of nothing but mixed pixels.
  for (const i of open) label[i] = i;
}

/** Labels as 0, 1, 2 … in the order of first sight. */
export function renumber(label: Int32Array): void {
  let highest = 0;
  for (let i = 0; i < label.length; i++) if (label[i]! > highest) highest = label[i]!;
  const names = new Int32Array(highest + 1).fill(-1);
  let next = 0;
  for (let i = 0; i < label.length; i++) {
    const old = label[i]!;
    if (names[old]! < 0) names[old] = next++;
    label[i] = names[old]!;
  }
}
