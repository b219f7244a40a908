import type { Colour, Picture, ReadLine, TextInk } from '../picture.ts';
import { barsBehind, groundWithBars, type Bar } from './bars-behind.ts';
import { coverOf } from './cover.ts';
import { groundOf, insideOf, type Ground } from './ground.ts';
import { inkColours, type InkColours } from './ink-colour.ts';
import { thingsInFront } from './in-front.ts';
import { fillApart } from './fill-apart.ts';
import { count, dilate } from '../areas/mask.ts';
import { floodFrom, maskWhere } from './mask.ts';
import { ownInks } from './own-ink.ts';
import { patchOf, type Patch } from './patch.ts';
import { quantile } from '../areas/quantile.ts';
import { placesWhere, valuesWhere, type Surface } from './surface.ts';

/** Coverage below this is noise, above its counterpart solid. */
const faint = 0.06;
/** Tails reach so far out of a line, in its heights, differ so little from the ink, levels, and make it so much larger at most. */
const tail = { reach: 0.35, levels: 40, most: 1.15 };
/** Fewer pixels are no letter. */
const leastInk = 6;

/**
 * The ink of each line, in their order: which pixels its letters cover and how much, in what colour, and what shadow or
 * outline goes with them. Where no ink can be told from the ground, `confidence` and all coverage are 0.
 *
 * The ground is a smooth surface through the rim of the line; ink is what leaves it towards the colour that is farthest
 * from it. With the letters known, the ground under them is filled from their surroundings, and the coverage follows
 * from where each pixel lies between the two.
 */
export function inkOf(picture: Picture, lines: readonly ReadLine[]): TextInk[] {
  return ownInks(
    lines,
    lines.map((line) => inkOfLine(picture, line)),
  );
}

function inkOfLine(picture: Picture, line: ReadLine): TextInk {
  const patch = patchOf(picture, line);
  if (patch.box.width < 4 || patch.box.height < 4) return noInk(patch);
  const inside = insideOf(patch);
  let ground = groundOf(patch);
  let sure = surelyInk(ground, inside);
  if (count(sure) < leastInk) return noInk(patch);
  let colours = inkColours(patch, sure);
  const bars = barsUnder(patch, colours);
  const behind = bars.length ? maskWhere(inside.length, (at) => bars.some(({ mask }) => mask[at] === 1)) : undefined;
  if (behind) {
    ground = groundWithBars(patch, bars);
    sure = surelyInk(ground, inside);
    if (count(sure) < leastInk) return noInk(patch);
    colours = inkColours(patch, sure);
  }
  const front = thingsInFront(patch, ground, colours);
  if (front) {
    // What lies in front is no ink, whatever its colour: as if the ground were seen there.
    for (let at = 0; at < front.length; at++) if (front[at]) ground.difference[at] = inside[at] = 0;
    sure = surelyInk(ground, inside);
    if (count(sure) < leastInk) return noInk(patch);
    colours = inkColours(patch, sure);
  }
  const rough = coverage(patch, ground.surface, colours.letters, inside, ground);
  const clear = maskWhere(rough.length, (at) => rough[at]! > 0.25);
  const whole = withTails(clear, patch, ground, colours);
  const ink = maskWhere(rough.length, (at) => rough[at]! > 0.12 || sure[at] === 1 || whole[at] === 1);
  const local = localGround(patch, ink, { ground, behind }, colours);
  const near = dilate(whole, patch.box.width, patch.box.height, 2);
  const allowed = front ? maskWhere(near.length, (at) => near[at] === 1 && front[at] === 0) : near;
  const alpha = coverage(patch, local, colours.letters, allowed, ground);
  const cover = coverOf(patch, ground, alpha, colours);
  const letters = toBytes(alpha);
  return {
    box: patch.box,
    alpha: letters,
    colour: colours.colour,
    cover: cover.mask ?? letters,
    ...(front ? { front } : {}),
    ...(behind ? { behind } : {}),
    ...(cover.effect ? { effect: cover.effect } : {}),
    manyColours: colours.manyColours,
    confidence: clarity(ground, colours, sure),
  };
}

/** The letters with what of them reaches farther out of the line than most do: the tail of a y, the dot of an i. */
function withTails(letters: Uint8Array, patch: Patch, { difference }: Ground, colours: InkColours): Uint8Array {
  const { outside, height, box, channels } = patch;
  const isInk = (at: number) =>
    channels.reduce((sum, values, k) => sum + (values[at]! - colours.letters[k]![at]!) ** 2, 0) < tail.levels ** 2;
  const allowed = maskWhere(
    letters.length,
    (at) => letters[at] === 1 || (outside[at]! < tail.reach * height && difference[at]! > tail.levels && isInk(at)),
  );
  const whole = floodFrom(letters, allowed, box.width);
  // A frame that a letter touches has much more of it.
  return count(whole) < tail.most * count(letters) ? whole : letters;
}

function noInk({ box }: Patch): TextInk {
  const alpha = new Uint8Array(box.width * box.height);
  return { box, alpha, cover: alpha, colour: [0, 0, 0], manyColours: false, confidence: 0 };
}

function toBytes(alpha: Float32Array): Uint8Array {
  const bytes = new Uint8Array(alpha.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = Math.round(alpha[at]! * 255);
  return bytes;
}

/** The part of the inside that is farthest from the ground. */
function surelyInk({ difference, roughness }: Ground, inside: Uint8Array): Uint8Array {
  const far = quantile(valuesWhere(difference, inside), 0.93);
  const limit = Math.max(roughness * 2.2, far * 0.6);
  return maskWhere(inside.length, (at) => inside[at] === 1 && difference[at]! >= limit);
}

/** How far each allowed pixel lies on the way from the ground's colour to the ink's, 0..1. */
function coverage(
  patch: Patch,
  ground: Surface,
  ink: Surface,
  allowed: Uint8Array,
  { roughness }: Ground,
): Float32Array {
  const alpha = new Float32Array(allowed.length);
  const [red, green, blue] = patch.channels;
  const noise = Math.min(roughness * 1.2, 10);
  for (let at = 0; at < alpha.length; at++) {
    if (!allowed[at]) continue;
    const [r, g, b] = [ground[0][at]!, ground[1][at]!, ground[2][at]!];
    const [goneR, goneG, goneB] = [red[at]! - r, green[at]! - g, blue[at]! - b];
    if (Math.abs(goneR) + Math.abs(goneG) + Math.abs(goneB) < noise) continue;
    const [wayR, wayG, wayB] = [ink[0][at]! - r, ink[1][at]! - g, ink[2][at]! - b];
    const length = wayR * wayR + wayG * wayG + wayB * wayB;
    if (length < 100) continue;
    const share = (goneR * wayR + goneG * wayG + goneB * wayB) / length;
    alpha[at] = share < faint ? 0 : Math.min(1, share > 1 - faint ? 1 : share);
  }
  return alpha;
}

/** Letters and bar may have been taken for one another. */
function barsUnder(patch: Patch, { colour, other }: InkColours): Bar[] {
  const bars = barsBehind(patch, colour);
  return bars.length || !other ? bars : barsBehind(patch, other.colour);
}

interface Below {
  readonly ground: Ground;
  /** 1 where a bar lies. */
  readonly behind: Uint8Array | undefined;
}

/** What lies under the letters, filled from beside them; an outline's colour where one goes round them. */
function localGround(patch: Patch, ink: Uint8Array, { ground, behind }: Below, colours: InkColours): Surface {
  const { width, height } = patch.box;
  if (colours.other?.kind === 'outline') return even(colours.other.colour, ink.length);
  const hole = dilate(ink, width, height, 1);
  if (!hole.includes(0)) return ground.surface;
  const filled = patch.channels.map((values) => values.slice()) as Surface;
  fillApart(filled, { hole, behind }, width, height, 10);
  return filled;
}

const even = (colour: Colour, size: number) => colour.map((value) => new Float32Array(size).fill(value)) as Surface;

/** How many times the ground's own roughness lie between it and the ink: five and more are clear. */
function clarity(ground: Ground, { letters }: InkColours, sure: Uint8Array): number {
  const { surface, roughness } = ground;
  const contrasts = placesWhere(sure, 8000).map((at) =>
    letters.reduce((sum, values, channel) => sum + Math.abs(values[at]! - surface[channel]![at]!), 0),
  );
  const times = quantile(contrasts, 0.5) / roughness;
  return Math.max(0, Math.min(1, (times - 1) / 5));
}
