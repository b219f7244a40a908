import { gapBetween } from '../areas/mask.ts';
import { areaOf, shareOfSides, unionOf, type ObjectMap } from './object-map.ts';
import { colourDistance, Contacts, type Node, type Pair } from './nodes.ts';

/** What is known of two things that may be one: `small` and `large` by their boxes. */
export const featureNames = [
  'small sees large',
  'small sees itself',
  'small sees both',
  'large sees itself',
  'large sees both',
  'small sees what large sees',
  'edge between',
  'edge round small',
  'share of border',
  'small shape',
  'small drawing',
  'small picture',
  'large shape',
  'large drawing',
  'large picture',
  'ratio of areas',
  'size of small',
  'size of large',
  'on it',
  'beside it',
  'words on small',
  'words on large',
  'colours apart',
  'small is a line',
  'gap',
  'large is simple',
  'small is simple',
  'large is a picture',
  'small is a picture',
  'large is an icon',
  'large is a line',
  'of one size',
  'others of that size',
] as const;

/** Things that do not touch are compared when they see so much of the same box. */
const leastAgreement = 0.3;
/** A shorter border is no contact, px. */
const leastBorder = 6;

/** All pairs that may be one thing: what lies on another, touches it, or sees the same box. */
export function pairsOf(nodes: readonly Node[], map: ObjectMap, width: number, height: number): Pair[] {
  const contacts = new Contacts(nodes, map, width, height);
  const rims = nodes.map((_, k) => contacts.all(k));
  const pairs: Pair[] = [];
  for (let a = 0; a < nodes.length; a++)
    for (let b = a + 1; b < nodes.length; b++) {
      const [p, q] = [nodes[a]!, nodes[b]!];
      const touches = (contacts.of(a, b)?.length ?? 0) >= leastBorder;
      const related = q.parent === a || touches;
      if (!related && (p.parent !== q.parent || shareOfSides(p.seen.sides, q.seen.sides) < leastAgreement)) continue;
      const [small, large] = areaOf(p.sides) <= areaOf(q.sides) ? [a, b] : [b, a];
      pairs.push({ a: small, b: large, features: featuresOf(nodes, small, large, contacts, rims, width) });
    }
  return pairs;
}

/** Bounding boxes that differ by a tenth at most. */
function areOfOneSize({ sides: a }: Node, { sides: b }: Node): boolean {
  const differ = (p: number, q: number) => Math.abs(p - q) > 0.1 * Math.max(p, q) + 1;
  return !differ(a[2] - a[0], b[2] - b[0]) && !differ(a[3] - a[1], b[3] - b[1]);
}

function featuresOf(
  nodes: readonly Node[],
  small: number,
  large: number,
  contacts: Contacts,
  rims: readonly { length: number; edge: number }[],
  width: number,
): number[] {
  const [s, l] = [nodes[small]!, nodes[large]!];
  const both = unionOf(s.sides, l.sides);
  const contact = contacts.of(small, large);
  const size = (node: Node) => Math.sqrt(areaOf(node.sides)) / width;
  return [
    shareOfSides(s.seen.sides, l.sides),
    shareOfSides(s.seen.sides, s.sides),
    shareOfSides(s.seen.sides, both),
    shareOfSides(l.seen.sides, l.sides),
    shareOfSides(l.seen.sides, both),
    shareOfSides(s.seen.sides, l.seen.sides),
    contact?.edge ?? 0.5,
    rims[small]!.edge,
    (contact?.length ?? 0) / Math.max(1, rims[small]!.length),
    ...s.seen.kinds.slice(1),
    ...l.seen.kinds.slice(1),
    Math.log10(areaOf(s.sides) / Math.max(1, areaOf(l.sides))),
    size(s),
    size(l),
    s.parent === large || l.parent === small ? 1 : 0,
    s.parent === l.parent ? 1 : 0,
    s.words ? 1 : 0,
    l.words ? 1 : 0,
    Math.min(1, colourDistance(s.thing, l.thing) / 100),
    s.thing.kind === 'line' ? 1 : 0,
    Math.min(1, gapBetween(s.sides, l.sides) / (0.1 * width)),
    l.thing.shape?.score ?? 0,
    s.thing.shape?.score ?? 0,
    l.thing.kind === 'picture' ? 1 : 0,
    s.thing.kind === 'picture' ? 1 : 0,
    l.thing.kind === 'icon' ? 1 : 0,
    l.thing.kind === 'line' ? 1 : 0,
    areOfOneSize(s, l) ? 1 : 0,
    Math.min(1, nodes.filter((other) => other.parent === s.parent && areOfOneSize(other, s)).length / 8),
  ];
}
