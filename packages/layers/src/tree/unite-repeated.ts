/** What stands beside another in the same way three times over is one drawing with it each time: the heel and the sole of a print. */
import { count, gapBetween, joinMasks, sidesOf } from '../areas/mask.ts';
import type { Surfaces } from '../surfaces/regions.ts';
import { alike, carriesWord, isPicture, joinPixels, type Thing } from './thing.ts';

/** Once or twice may be chance. */
const fewest = 3;
/** Longer side of each as a share of the picture's, and how simple an outline is of which somebody makes a card or a bar. */
const part = { least: 0.025, most: 0.2, simple: 0.955 };
/** How far apart the two of a pair are, in times of the larger one's longer side, how unlike in colour, levels, and in area at least. */
const pair = { gap: 0.2, levels: 32, larger: 1.5 };
/** How much areas differ from one pair to the next, share. */
const size = 0.25;

interface Pair {
  body: Thing;
  foot: Thing;
}

export function uniteRepeated(things: Thing[], surfaces: Surfaces): Thing[] {
  const side = Math.max(surfaces.width, surfaces.height);
  const labelled = (thing: Thing) =>
    carriesWord(thing, surfaces) && !thing.children.some((chip) => carriesWord(chip, surfaces));
  const parts = things.filter((thing) => mayBePart(thing, side) && !labelled(thing));
  const pairs = parts.flatMap((foot): Pair[] => {
    const bodies = parts.filter((body) => belongsTo(foot, body));
    const [body] = bodies;
    const isOnly = bodies.length === 1 && parts.filter((other) => belongsTo(other, body!)).length === 1;
    return isOnly ? [{ body: body!, foot }] : [];
  });
  const repeated = pairs.filter((one) => pairs.filter((other) => areAlike(one, other)).length >= fewest);
  const feet = new Set(repeated.map(({ foot }) => foot));
  const wholeOf = new Map(repeated.map((one) => [one.body, joined(one)]));
  return things.filter((thing) => !feet.has(thing)).map((thing) => wholeOf.get(thing) ?? thing);
}

function mayBePart(thing: Thing, side: number): boolean {
  const long = longerSide(thing);
  const isDrawn = thing.kind !== 'line' && !isPicture(thing) && (thing.shape?.score ?? 0) < part.simple;
  return isDrawn && long >= part.least * side && long <= part.most * side;
}

const longerSide = ({ mask }: Thing): number => Math.max(mask.width, mask.height);

const areaOf = ({ mask }: Thing): number => count(mask.bits);

function belongsTo(foot: Thing, body: Thing): boolean {
  if (foot === body || areaOf(body) < pair.larger * areaOf(foot)) return false;
  const near = gapBetween(sidesOf(foot.mask), sidesOf(body.mask)) <= pair.gap * longerSide(body);
  return near && alike(foot.colour, body.colour, pair.levels);
}

const areAlike = (one: Pair, other: Pair): boolean =>
  near(areaOf(one.body), areaOf(other.body)) && near(areaOf(one.foot), areaOf(other.foot));

const near = (a: number, b: number): boolean => Math.abs(a - b) <= size * Math.max(a, b);

const joined = ({ body, foot }: Pair): Thing => ({
  ...body,
  own: joinPixels(body.own, foot.own),
  mask: joinMasks(body.mask, foot.mask),
  children: [...body.children, ...foot.children],
  shape: null,
  cast: [...body.cast, ...foot.cast],
});
