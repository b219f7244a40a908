/** What is hardly an object, by all that is seen of it, goes to what it is a part of, or back to what it lies on. */
import { GroundColours } from './ground-colours.ts';
import { areaOf, shareOfSides, type ObjectMap } from './object-map.ts';
import { joinPixels, type Thing } from '../tree/thing.ts';
import type { GroundKind } from '../tree/find-ground.ts';
import { stackSiblings } from '../tree/stacking.ts';
import { likelihoodOf } from './likelihood.ts';
import { Contacts, nodesOf, type Node } from './nodes.ts';
import objectTrees from './object-trees.json' with { type: 'json' };
import { objectWeights } from './object-weights.ts';
import { joinPairs, likelyPairs, type Regrouped } from './regroup.ts';

/** Below this likelihood it is none. */
const doubtful = 0.35;

/** With this likelihood what is none, and lies on the ground, is a part of what it lies beside. */
const likelyPart = 0.1;
/**
 * What lies on the ground goes back to it where it is seen as that and has its colours: else it would be left in the background, as a stain
 * in what is filled, and nobody could move it.
 */
const isGround = 0.5;

/** What doubts are about. */
export interface Doubted extends Regrouped {
  /** The picture's colours, three bytes a pixel. */
  data: Uint8Array;
}

/** Roots, back to front. What lay on what was dropped stays, on what that lay on. @param kind of the ground */
export function dropDoubtful(roots: Thing[], map: ObjectMap, picture: Doubted, kind: GroundKind): Thing[] {
  const { width, words } = picture;
  const nodes = nodesOf(roots, map, width, words);
  const doubts = doubtsOf(nodes, map, picture);
  if (!doubts.length) return roots;
  const ground = new GroundColours(picture, roots, kind);
  const alone = new Set(doubts.filter((k) => liesAlone(nodes[k]!, ground)));
  const pairs = alone.size ? likelyPairs(nodes, map, picture) : [];
  const joins = pairs.filter(({ a, b, likelihood }) => {
    // The likeliest come first: each joins once.
    const one = alone.has(a) ? a : b;
    return likelihood >= likelyPart && alone.delete(one);
  });
  const dropFrom = (things: Thing[], of: readonly Node[], dropped: readonly number[]) =>
    without(things, new Set(dropped.filter((k) => !liesAlone(of[k]!, ground)).map((k) => of[k]!.thing)));
  if (!joins.length) return dropFrom(roots, nodes, doubts);
  const joined = joinPairs(roots, nodes, joins);
  const after = nodesOf(joined, map, width, words);
  return dropFrom(joined, after, doubtsOf(after, map, picture));
}

/** On the ground, and neither seen as ground nor in its colours. */
const liesAlone = ({ parent, seen, thing }: Node, ground: GroundColours): boolean =>
  parent < 0 && (seen.kinds[0] <= isGround || !ground.has(thing));

/** Indices of the nodes that are hardly objects. */
function doubtsOf(nodes: readonly Node[], map: ObjectMap, { width, height }: Regrouped): number[] {
  const measures = objectMeasures(nodes, map, width, height);
  return [...nodes.keys()].filter(
    (k) => !nodes[k]!.thing.certain && likelihoodOf(measures[k]!, objectWeights, objectTrees) < doubtful,
  );
}

/** The roots without some of all things; their pixels go to what they lay on. */
function without(roots: Thing[], dropped: ReadonlySet<Thing>): Thing[] {
  if (!dropped.size) return roots;
  const rebuild = (things: Thing[]): { kept: Thing[]; freed: Int32Array[] } => {
    const kept: Thing[] = [];
    const freed: Int32Array[] = [];
    for (const thing of things) {
      const inside = rebuild(thing.children);
      if (dropped.has(thing)) {
        kept.push(...inside.kept);
        freed.push(thing.own, ...inside.freed);
      } else kept.push({ ...thing, own: joinPixels(thing.own, ...inside.freed), children: inside.kept });
    }
    return { kept: kept.length > 1 ? stackSiblings(kept) : kept, freed };
  };
  return rebuild(roots).kept;
}

/** For each thing what tells objects from what only looks like one; the names stand beside. */
export function objectMeasures(nodes: readonly Node[], map: ObjectMap, width: number, height: number): number[][] {
  const contacts = new Contacts(nodes, map, width, height);
  return nodes.map((node, k) => {
    const { thing, seen, sides, parent } = node;
    const below = parent < 0 ? null : nodes[parent]!;
    const area = areaOf(sides);
    const [w, h] = [sides[2] - sides[0], sides[3] - sides[1]];
    const rim = contacts.all(k);
    const like = nodes.filter((other) => other.parent === parent && isOfSize(other, w, h)).length;
    return [
      shareOfSides(seen.sides, sides), // sees itself
      below ? shareOfSides(seen.sides, below.sides) : 0, // sees what it lies on
      ...seen.kinds,
      ...(below?.seen.kinds ?? [1, 0, 0, 0]),
      below ? shareOfSides(below.seen.sides, below.sides) : 1, // what it lies on sees itself
      rim.edge, // an outline runs round it
      Math.log10(Math.max(1, area)) / 6,
      Math.log10(Math.max(1, thing.own.length)) / 6,
      thing.own.length / Math.max(1, area),
      rim.length / Math.max(1, 2 * (w + h)), // ragged
      Math.min(w, h) / Math.max(1, w, h),
      thing.shape?.score ?? 0,
      ...['line', 'picture', 'icon'].map((kind) => (thing.kind === kind ? 1 : 0)),
      node.words ? 1 : 0,
      parent < 0 ? 1 : 0,
      Math.min(1, like / 8), // of one size with others beside it
      Math.min(1, thing.children.length / 5),
      contacts.of(k, 65_535) ? 1 : 0, // touches the ground
    ];
  });
}

const isOfSize = ({ sides }: Node, w: number, h: number): boolean =>
  Math.abs(sides[2] - sides[0] - w) < 0.15 * w + 2 && Math.abs(sides[3] - sides[1] - h) < 0.15 * h + 2;
