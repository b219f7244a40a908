/** Things that a network takes for parts of one object become one thing. */
import { gapBetween, joinMasks } from '../areas/mask.ts';
import { fitSimpleShape } from '../areas/simple-shape.ts';
import type { Box, Colour } from '../picture.ts';
import { stackSiblings } from '../tree/stacking.ts';
import { joinPixels, type Thing } from '../tree/thing.ts';
import { groupsOf, type LikelyPair } from './groups.ts';
import { likelihoodOf } from './likelihood.ts';
import { colourDistance, nodesOf, type Node } from './nodes.ts';
import type { ObjectMap } from './object-map.ts';
import { pairsOf } from './pairs.ts';
import pairTrees from './pair-trees.json' with { type: 'json' };
import { pairWeights } from './pair-weights.ts';

/** From this likelihood on two things are one, and two groups from this mean on. */
const sure = { pair: 0.65, groups: 0.4 };
/** A card with words on it that follows a simple shape so closely and takes so much of the picture's longer side is no part of a drawing. */
const card = { score: 0.97, side: 0.3 };
/** A rule is so many times longer than thick. */
const rule = { times: 20 };
/** Simple shapes so wide and high (px) or so full of their box (share), and what lies farther from them, px, are never one. */
const apart = { score: 0.97, full: 0.8, side: 40, gap: 8 };
/** Copies of a drawing differ by so much in size, share, and in colour, levels; they have no such simple outline, so much of their box is theirs, and they are so wide and high, px: less is a mark. */
const copies = { size: 0.1, levels: 32, simple: 0.93, full: 0.15, least: 20 };

export interface Regrouped {
  width: number;
  height: number;
  /** Where words stood. */
  words: readonly Box[];
}

/** @returns the roots with the parts of each object joined, back to front */
export function regroup(roots: Thing[], map: ObjectMap, picture: Regrouped): Thing[] {
  const nodes = nodesOf(roots, map, picture.width, picture.words);
  const longer = Math.max(picture.width, picture.height);
  const known = likelyPairs(nodes, map, picture).map(({ a, b, likelihood }) => {
    const [one, other] = [nodes[a]!, nodes[b]!];
    const isOnCard = (one.parent === b && isCard(other, longer)) || (other.parent === a && isCard(one, longer));
    const areTwo = isOnCard || isOneOfSeveral(one, other, nodes) || areApart(one, other);
    return { a, b, likelihood: areTwo ? 0 : likelihood };
  });
  const parts = partsOfMore(known, nodes);
  const pairs = known.map((pair) => ({ ...pair, likelihood: areSure(pair, nodes, parts) ? 0 : pair.likelihood }));
  return joinGroups(roots, nodes, groupsOf(nodes.length, pairs, sure));
}

/** Two that are known to be things are never one, unless what carries the other is itself a part of something larger: a face in its hair. */
function areSure({ a, b }: LikelyPair, nodes: readonly Node[], parts: ReadonlySet<number>): boolean {
  const [one, other] = [nodes[a]!, nodes[b]!];
  if (!one.thing.certain || !other.thing.certain) return false;
  return !(other.parent === a && parts.has(a)) && !(one.parent === b && parts.has(b));
}

/** The sure things that are a part of what lies beside or below them, by all that is seen. */
function partsOfMore(pairs: readonly LikelyPair[], nodes: readonly Node[]): Set<number> {
  const parts = new Set<number>();
  for (const { a, b, likelihood } of pairs) {
    if (likelihood < sure.pair) continue;
    for (const [part, other] of [
      [a, b],
      [b, a],
    ] as const)
      if (nodes[part]!.thing.certain && !nodes[other]!.thing.certain && nodes[other]!.parent !== part) parts.add(part);
  }
  return parts;
}

/** Pairs of nodes, the likeliest to be one first; rules with words between them are never one. */
export function likelyPairs(nodes: readonly Node[], map: ObjectMap, { width, height, words }: Regrouped): LikelyPair[] {
  const likelihood = (a: number, b: number, features: number[]) =>
    areRulesOfRows(nodes[a]!, nodes[b]!, words) ? 0 : likelihoodOf(features, pairWeights, pairTrees);
  return pairsOf(nodes, map, width, height)
    .map(({ a, b, features }) => ({ a, b, likelihood: likelihood(a, b, features) }))
    .sort((p, q) => q.likelihood - p.likelihood);
}

const isCard = ({ thing: { kind, shape }, sides, words }: Node, longerSide: number): boolean =>
  kind === 'shape' &&
  words &&
  (shape?.score ?? 0) > card.score &&
  Math.min(sides[2] - sides[0], sides[3] - sides[1]) >= card.side * longerSide;

/** A drawing that lies on a tile several times over is not drawn with the tile: what grows in a bed. A house's windows are simple shapes. */
function isOneOfSeveral(one: Node, other: Node, nodes: readonly Node[]): boolean {
  const [drawing, tile] = nodes[one.parent] === other ? [one, other] : [other, one];
  if (nodes[drawing.parent] !== tile || !isDrawn(drawing) || (tile.thing.shape?.score ?? 0) < apart.score) return false;
  return nodes.some(
    (copy) => copy !== drawing && copy.parent === drawing.parent && isDrawn(copy) && areCopies(copy, drawing),
  );
}

const isDrawn = ({ thing: { kind, mask, own }, sides: [left, top, right, bottom] }: Node): boolean =>
  kind === 'icon' &&
  Math.min(right - left, bottom - top) >= copies.least &&
  own.length > copies.full * (right - left) * (bottom - top) &&
  (fitSimpleShape(mask)?.score ?? 0) < copies.simple;

/** Of one size, or in one row from side to side: several may hang together. */
function areCopies(a: Node, b: Node): boolean {
  const [one, other] = [a.sides, b.sides];
  const isNear = (p: number, q: number, size: number) => Math.abs(p - q) <= copies.size * size;
  const long = (sides: Node['sides'], axis: number) => sides[axis + 2]! - sides[axis]!;
  const isOfSize = [0, 1].every((axis) => isNear(long(one, axis), long(other, axis), long(one, axis)));
  const isInRow = [0, 1].some((axis) =>
    [axis, axis + 2].every((side) => isNear(one[side]!, other[side]!, long(one, axis))),
  );
  return isOfSize || (isInRow && colourDistance(a.thing, b.thing) < copies.levels);
}

/** Rules with a row of words, or a column, between them part it from the next: each is a thing. */
function areRulesOfRows(a: Node, b: Node, words: readonly Box[]): boolean {
  const sizeOf = ({ sides: [left, top, right, bottom] }: Node) => [right - left, bottom - top] as const;
  const lies = (node: Node, long: 0 | 1) => {
    const [wide, high] = sizeOf(node);
    return long ? high > rule.times * wide : wide > rule.times * high;
  };
  const areRules = (long: 0 | 1) => [a, b].every((node) => lies(node, long));
  const isBetween = ({ x, y, width, height }: Box, long: 0 | 1) => {
    const [along, across] = long ? [y + height / 2, x + width / 2] : [x + width / 2, y + height / 2];
    const [first, last] = [a, b].map(({ sides }) => sides[1 - long]!).toSorted((p, q) => p - q) as [number, number];
    const besideBoth = [a, b].every(({ sides }) => along > sides[long]! && along < sides[long + 2]!);
    return besideBoth && across > first && across < last;
  };
  const long = ([0, 1] as const).find(areRules);
  return long !== undefined && words.some((box) => isBetween(box, long));
}

/** Two simple shapes of some size, side by side, and one beside a drawing known to be whole: the bars of a chart and its grid are no drawing. */
function areApart(a: Node, b: Node): boolean {
  const isSimple = ({ thing: { kind, shape, own }, sides }: Node) => {
    const [wide, high] = [sides[2] - sides[0], sides[3] - sides[1]];
    const isFull = own.length > apart.full * wide * high && (kind === 'shape' || kind === 'icon');
    const isFollowed = kind === 'shape' && (shape?.score ?? 0) > apart.score;
    return (isFull || isFollowed) && Math.min(wide, high) >= apart.side;
  };
  const isWhole = ({ thing: { kind, certain } }: Node) => kind === 'icon' && certain === true;
  if ((isSimple(a) && isWhole(b)) || (isWhole(a) && isSimple(b))) return a.parent === b.parent;
  const mayBeApart = (node: Node) => isSimple(node) || node.thing.kind === 'line' || node.thing.kind === 'picture';
  const either = (isSimple(a) && mayBeApart(b)) || (mayBeApart(a) && isSimple(b));
  return either && gapBetween(a.sides, b.sides) > apart.gap;
}

/** The roots with both things of each pair in one, back to front. `nodes`: of these roots. */
export const joinPairs = (roots: Thing[], nodes: readonly Node[], pairs: readonly LikelyPair[]): Thing[] =>
  joinGroups(roots, nodes, groupsOf(nodes.length, pairs, { pair: 0, groups: 0 }));

function joinGroups(roots: Thing[], nodes: readonly Node[], groups: ReadonlyMap<number, readonly number[]>): Thing[] {
  const firsts = new Map<number, number>();
  for (const members of groups.values())
    if (members.length > 1) for (const member of members) firsts.set(member, hostOf(members, nodes));
  if (!firsts.size) return roots;
  const rebuild = (things: Thing[], indices: Map<Thing, number>): Thing[] => {
    const kept: Thing[] = [];
    for (const thing of things) {
      const index = indices.get(thing)!;
      const first = firsts.get(index) ?? index;
      if (first === index) {
        const members = [...firsts].filter(([, host]) => host === index).map(([member]) => member);
        kept.push(oneOf(thing, members.length ? members : [index], nodes, (list) => rebuild(list, indices)));
      }
    }
    return kept.length > 1 ? stackSiblings(kept) : kept;
  };
  return rebuild(roots, new Map(nodes.map(({ thing }, index) => [thing, index])));
}

/** The member that lies lowest, of several the one that shows most. */
function hostOf(members: readonly number[], nodes: readonly Node[]): number {
  const depth = (index: number): number => (index < 0 ? 0 : 1 + depth(nodes[index]!.parent));
  return members.toSorted((a, b) => depth(a) - depth(b) || nodes[b]!.thing.own.length - nodes[a]!.thing.own.length)[0]!;
}

function oneOf(
  host: Thing,
  members: readonly number[],
  nodes: readonly Node[],
  rebuild: (things: Thing[]) => Thing[],
): Thing {
  const parts = members.map((member) => nodes[member]!.thing);
  const children = rebuild(parts.flatMap((part) => part.children));
  if (parts.length === 1) return { ...host, children };
  const own = joinPixels(...parts.map((part) => part.own));
  const mask = joinMasks(...parts.map((part) => part.mask));
  return {
    kind: host.kind === 'picture' ? 'picture' : children.length ? 'shape' : 'icon',
    own,
    mask,
    children,
    colour: meanColour(parts),
    shape: parts.every((part) => part === host || isWithin(part, host)) ? host.shape : null,
    cast: parts.flatMap((part) => part.cast),
    ...(parts.some(({ certain }) => certain) && { certain: true }),
  };
}

const isWithin = (part: Thing, host: Thing): boolean =>
  host.children.some((child) => child === part || isWithin(part, child));

function meanColour(parts: readonly Thing[]): Colour {
  const sum = (of: (part: Thing) => number) => parts.reduce((total, part) => total + of(part), 0);
  const all = Math.max(
    1,
    sum(({ own }) => own.length),
  );
  return [0, 1, 2].map((k) => sum(({ own, colour }) => own.length * colour[k]!) / all) as Colour;
}
