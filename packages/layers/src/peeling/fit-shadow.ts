/**
 * The soft shadow of one thing on ground that no rule foretells: the shape of the thing, blurred, moved and dark. What lies under it
 * changes from place to place by itself, but not along with that shape. So over thousands of pairs of places round the thing, what the
 * logarithm of the light changes by tells how dark, how soft and how far off the shadow is. Lengths are pixels of a plane at half the
 * picture's size.
 */
import type { Mask } from '../areas/mask.ts';
import type { Box } from '../picture.ts';
import { Drift, type Changes } from './drift.ts';

/** Half the sides of the squares that blur a shape three times over. */
const softnesses = [1, 2, 3, 4, 5, 6, 8, 10, 13, 16];
/** Distances between the places of a pair: a wide shadow changes little from one pixel to the next. */
const apart = [2, 4, 8];
const mostPairs = 5000;
/** Fewer say nothing. */
const leastPairs = 300;
/** What is tried first, on one of so many pairs: how soft a shadow is, how far down it lies in times of that, and how much of the light it takes. */
const firstTried = { softness: [2, 4, 6, 10, 16], fall: [0, 0.4, 0.8], dark: [0.15, 0.35], skip: 4 };
const finest = 0.02;
const darkest = 0.75;
/** Changes of the light's logarithm that differ less than this are alike. */
const leastChange = 0.01;
/** How much a shadow has to explain for it to be one, over all pairs and for each. */
const leastGain = 40;
const leastGainEach = 0.008;
/** Shadow and what the ground changes by on its own are told apart in so many rounds. */
const rounds = 2;

/** A shadow in the frame in which it may be seen. */
export interface SoftShadow {
  /** Half the side of the squares that blurred the shape. */
  softness: number;
  frame: Box;
  /** The thing's shape, blurred, 0..1. */
  shape: Float32Array;
  /** How far it is moved. */
  right: number;
  down: number;
  /** Share of the light that it takes at most. */
  dark: number;
}

/** What shadows fall on: the ground, or one thing. */
export interface Scene {
  width: number;
  height: number;
  /** Logarithm of the light. */
  light: Float32Array;
  /** 1 where it is seen and nothing else. */
  open: Uint8Array;
  /** Does its light change gently, as blurred colours and gradients do? A photograph's goes along with no curve. */
  isGentle: boolean;
}

/** What is left of the light at a place of the scene, 0..1. */
export const lightUnder = (shadow: SoftShadow, x: number, y: number): number =>
  lightIn(shadow, x - shadow.frame.x, y - shadow.frame.y);

/** The same at a place of its frame. */
function lightIn({ frame: { width, height }, shape, right, down, dark }: SoftShadow, x: number, y: number): number {
  const column = Math.max(0, Math.min(width - 1, x - right));
  const row = Math.max(0, Math.min(height - 1, y - down));
  return 1 - dark * shape[row * width + column]!;
}

interface Pairs extends Changes {
  /** What is to be explained of all. */
  readonly whole: number;
}

/** The same every time. `near`: 1 where the frame may show this thing's shadow. */
function pairsIn(scene: Scene, frame: Box, near: Uint8Array): Pairs {
  const total = near.reduce((sum, one) => sum + one, 0);
  const skip = Math.max(1, Math.floor((2 * total) / mostPairs));
  const [from, to, change, lengths]: number[][] = [[], [], [], []];
  const lightAt = (x: number, y: number) => scene.light[(frame.y + y) * scene.width + frame.x + x]!;
  for (let j = 0, turn = 0; j < near.length; j++) {
    if (!near[j]) continue;
    for (let down = 0; down < 2; down++) {
      if (turn++ % skip) continue;
      const kind = Math.floor(turn / skip) % apart.length;
      const [x, y] = [j % frame.width, Math.floor(j / frame.width)];
      const [toX, toY] = down ? [x, y + apart[kind]!] : [x + apart[kind]!, y];
      const other = toY * frame.width + toX;
      if (toX >= frame.width || toY >= frame.height || !near[other]) continue;
      from!.push(j);
      to!.push(other);
      lengths!.push(kind);
      change!.push(lightAt(toX, toY) - lightAt(x, y));
    }
  }
  const usualOf = apart.map((_, kind) => {
    const sizes = Float32Array.from(change!.filter((_by, k) => lengths![k] === kind).map(Math.abs)).sort();
    return Math.max(leastChange, 1.5 * (sizes[sizes.length >> 1] ?? 0));
  });
  const usual = Float32Array.from(lengths!, (kind) => usualOf[kind]!);
  return withWhole({
    from: Int32Array.from(from!),
    to: Int32Array.from(to!),
    change: Float32Array.from(change!),
    usual,
  });
}

const withWhole = (pairs: Changes): Pairs => ({
  ...pairs,
  whole: pairs.change.reduce((sum, by, k) => sum + Math.log(1 + (by / pairs.usual[k]!) ** 2), 0),
});

/** What each pair changes by under a shadow alone. */
function changesUnder(shadow: SoftShadow, { from, to }: Pairs): Float32Array {
  const { width } = shadow.frame;
  const light = (j: number) => lightIn(shadow, j % width, Math.floor(j / width));
  return Float32Array.from(from, (j, k) => Math.log(light(to[k]!) / light(j)));
}

/** One of so many. */
function fewOf({ from, to, change, usual }: Pairs, skip: number): Pairs {
  const isKept = (_: number, k: number) => k % skip === 0;
  return withWhole({
    from: from.filter(isKept),
    to: to.filter(isKept),
    change: change.filter(isKept),
    usual: usual.filter(isKept),
  });
}

/**
 * How much of what the pairs change by a shadow explains, 0 = nothing: logarithm of the likelihood, where changes are spread as Cauchy
 * says. What changes much does so by itself and counts little.
 */
function explained({ from, to, change, usual, whole }: Pairs, shadow: SoftShadow): number {
  const { width } = shadow.frame;
  const light = (j: number) => lightIn(shadow, j % width, Math.floor(j / width));
  let [left, product] = [0, 1];
  for (let k = 0; k < change.length; k++) {
    const off = (change[k]! - Math.log(light(to[k]!) / light(from[k]!))) / usual[k]!;
    product *= 1 + off * off;
    // The logarithm of many at once costs less than that of each.
    if (product < 1e100) continue;
    left += Math.log(product);
    product = 1;
  }
  return whole - left - Math.log(product);
}

/** Three means of a square: close to a Gaussian of deviation √(s² + s) for half a side s. Beyond the frame the shape goes on as at its end. */
function blur(solid: Float32Array, { width, height }: Box, softness: number): Float32Array {
  let shape = solid;
  for (let round = 0; round < 3; round++) shape = blurDown(blurAcross(shape, width, softness), width, height, softness);
  return shape;
}

function blurAcross(from: Float32Array, width: number, softness: number): Float32Array {
  const to = new Float32Array(from.length);
  const share = 1 / (2 * softness + 1);
  // A row with what it goes on as on both sides, so that nothing is asked for each place.
  const row = new Float32Array(width + 2 * softness + 1);
  for (let first = 0; first < from.length; first += width) {
    row.set(from.subarray(first, first + width), softness);
    row.fill(from[first]!, 0, softness).fill(from[first + width - 1]!, softness + width);
    let sum = 0;
    for (let k = 0; k <= 2 * softness; k++) sum += row[k]!;
    for (let at = first, gone = 0, next = 2 * softness + 1; at < first + width; at++) {
      to[at] = sum * share;
      sum += row[next++]! - row[gone++]!;
    }
  }
  return to;
}

/** By rows, with a sum for each column: memory is read in its order. */
function blurDown(from: Float32Array, width: number, height: number, softness: number): Float32Array {
  const to = new Float32Array(from.length);
  const share = 1 / (2 * softness + 1);
  const rowAt = (y: number) => Math.max(0, Math.min(height - 1, y)) * width;
  const sums = new Float32Array(width);
  for (let k = -softness; k <= softness; k++) for (let x = 0, at = rowAt(k); x < width; x++) sums[x]! += from[at++]!;
  for (let y = 0, at = 0; y < height; y++) {
    const [next, gone] = [rowAt(y + softness + 1), rowAt(y - softness)];
    for (let x = 0; x < width; x++) {
      to[at++] = sums[x]! * share;
      sums[x]! += from[next + x]! - from[gone + x]!;
    }
  }
  return to;
}

function shapeIn(frame: Box, mask: Mask): Float32Array {
  const shape = new Float32Array(frame.width * frame.height);
  for (let y = 0, j = 0; y < mask.height; y++)
    for (let x = 0; x < mask.width; x++, j++)
      if (mask.bits[j]) shape[(mask.y + y - frame.y) * frame.width + mask.x + x - frame.x] = 1;
  return shape;
}

/** How much more than others a shadow has to explain that does not lie right below its thing, about half as far down as it is soft. */
const unlikely = ({ softness, right, down }: Guess): number =>
  8 * (((down - 0.5 * softness) / (2 + 0.5 * softness)) ** 2 + (right / (1.5 + 0.25 * softness)) ** 2);

/** Shadows fall down, and beside their thing only a little: what lies elsewhere is something else that is dark. */
const isLikely = (softness: number, right: number, down: number): boolean =>
  Math.abs(right) <= 4 + softness / 5 && down > -2;

interface Guess {
  softness: number;
  right: number;
  down: number;
  dark: number;
}

const isPossible = ({ softness, right, down, dark }: Guess): boolean =>
  softness > 0 &&
  dark >= finest &&
  dark <= darkest &&
  Math.abs(right) <= 4 + softness / 2 &&
  down >= -2 &&
  down <= 5 + 1.2 * softness;

const by = (sizes: readonly number[], change: (size: number) => Partial<Guess>) => sizes.map(change);

/** What lies next to a guess in each of its measures. */
const measures: readonly ((guess: Guess) => Partial<Guess>[])[] = [
  ({ softness }) => by([-1, 1], (step) => ({ softness: softnesses[softnesses.indexOf(softness) + step] ?? 0 })),
  ({ down }) => by([-3, -1, 1, 3], (step) => ({ down: down + step })),
  ({ right }) => by([-3, -1, 1, 3], (step) => ({ right: right + step })),
  ({ dark }) => by([-0.08, -finest, finest, 0.08], (step) => ({ dark: dark + step })),
];

/** Shadows that have no place in particular. */
const usualGuesses: readonly Guess[] = firstTried.softness.flatMap((softness) =>
  firstTried.fall.flatMap((fall) =>
    firstTried.dark.map((dark) => ({ softness, right: 0, down: Math.round(fall * softness), dark })),
  ),
);

interface Weighed {
  guess: Guess;
  /** How much it explains. */
  gain: number;
}

type Weigh = (guess: Guess) => number;

/** What explains most: of the guesses the best one, where it explains more than what is best so far. */
function betterOf(best: Weighed | null, guesses: readonly Guess[], gainOf: Weigh): Weighed | null {
  for (const guess of guesses.filter(isPossible)) {
    const gain = gainOf(guess);
    if (gain > (best?.gain ?? 0)) best = { guess, gain };
  }
  return best;
}

/** From there to what explains more, one measure after the other, as long as there is something. */
function climb(from: Guess, gainOf: Weigh): Weighed | null {
  let best = betterOf(null, [from], gainOf);
  for (let before = 0; best && best.gain > before;) {
    before = best.gain;
    for (const stepsOf of measures) {
      const { guess }: Weighed = best!;
      const steps = stepsOf(guess).map((step) => ({ ...guess, ...step }));
      best = betterOf(best, steps, gainOf);
    }
  }
  return best;
}

/**
 * The shadow of the thing with this mask, or null where none is seen.
 * @param near 1 at places of the frame that may show it and show nothing but ground
 * @param first as it was seen when others still lay about it, to begin with
 */
export function fitShadow(
  scene: Scene,
  frame: Box,
  mask: Mask,
  near: Uint8Array,
  first?: SoftShadow,
): SoftShadow | null {
  const pairs = pairsIn(scene, frame, near);
  const least = Math.max(leastGain, leastGainEach * pairs.from.length);
  // Nothing explains more than there is: on an even card without a shadow hardly anything changes.
  if (pairs.from.length < leastPairs || pairs.whole < least) return null;
  const solid = shapeIn(frame, mask);
  const shapes = new Map<number, Float32Array>(first && [[first.softness, first.shape]]);
  const shadowOf = (guess: Guess): SoftShadow => {
    const shape = shapes.get(guess.softness) ?? blur(solid, frame, guess.softness);
    shapes.set(guess.softness, shape);
    return { ...guess, frame, shape };
  };
  const gainAmong =
    (some: Pairs): Weigh =>
    (guess) =>
      (explained(some, shadowOf(guess)) * pairs.from.length) / some.from.length - unlikely(guess);
  const drift = scene.isGentle ? new Drift(pairs, frame) : null;
  // A place that is dark by itself would else be taken for a shadow of what lies on it.
  const without = (guess: Guess | null): Pairs =>
    drift ? withWhole({ ...pairs, change: drift.takeOut(guess && changesUnder(shadowOf(guess), pairs)) }) : pairs;
  const alone = without(null);
  if (alone.whole < least) return null;
  let guess = first ?? betterOf(null, usualGuesses, gainAmong(fewOf(alone, firstTried.skip)))?.guess;
  for (let round = 0; round < (drift ? rounds : 1) && guess; round++) {
    const some = without(guess);
    const best = climb(guess, gainAmong(some));
    // Against the ground that explains as much as it can without a shadow.
    guess = best && best.gain - some.whole + alone.whole >= least ? best.guess : undefined;
  }
  if (!guess) return null;
  const { softness, right, down } = guess;
  return isLikely(softness, right, down) ? shadowOf(guess) : null;
}
