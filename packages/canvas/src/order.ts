import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/**
 * Z-order by fractional index: strings that sort by code unit, with room for another between any two. Keys that come
 * from outside may be anything: a malformed one counts as none, and whoever has none lies at the bottom.
 */
export interface Ordered {
  readonly id: string;
  readonly order?: unknown;
}

// Far beyond use: each further digit takes about five insertions at the very same place.
const longestKey = 1024;

/** Whether a value is a key between which new keys can be made. */
export function isOrderKey(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > longestKey || !/^[A-Za-z][0-9A-Za-z]+$/.test(value)) return false;
  // The head letter states the length of the integer part: a = 2 digits with the head, b = 3 …; Z = 2, Y = 3 …
  const head = value.charCodeAt(0);
  const length = head >= 97 ? head - 95 : 92 - head;
  if (value.length < length || (value.length > length && value.endsWith('0'))) return false;
  // The smallest key of all has nothing below it and is never handed out.
  return !/^A0+$/.test(value);
}

/** Bottom first; equal keys by id, so that every client draws the same picture. */
export function compareOrder(a: Ordered, b: Ordered): number {
  return compareKeyed([keyOf(a), a.id], [keyOf(b), b.id]);
}

/** Nodes from bottom to top. */
export function sortByOrder<N extends Ordered>(nodes: Iterable<N>): N[] {
  const keyed = Array.from(nodes, (node) => ({ node, key: keyOf(node) }));
  return keyed.sort((a, b) => compareKeyed([a.key, a.node.id], [b.key, b.node.id])).map(({ node }) => node);
}

/** A key above every node. */
export function orderAbove(nodes: Iterable<Ordered>): string {
  let top: string | null = null;
  for (const node of nodes) if (isOrderKey(node.order) && (top === null || node.order > top)) top = node.order;
  return orderBetween(top, null);
}

/** `count` keys above every node, lowest first. */
export function ordersAbove(nodes: Iterable<Ordered>, count: number): string[] {
  const first = orderAbove(nodes);
  return count < 1 ? [] : [first, ...generateNKeysBetween(first, null, count - 1)];
}

/**
 * A key between two, in either order; null or a malformed key stands for the end on its side. Two equal keys (two people
 * added a node at the same moment) leave no room: the answer is then a key just above both. Never throws.
 */
export function orderBetween(below: string | null | undefined, above: string | null | undefined): string {
  const lower = isOrderKey(below) ? below : null;
  const upper = isOrderKey(above) ? above : null;
  if (lower !== null && lower === upper) return `${lower}V`;
  try {
    return generateKeyBetween(lower, upper);
  } catch {
    // No two keys that pass isOrderKey are known to get here; a node at the wrong height beats a failed save.
    return lower === null ? generateKeyBetween(null, null) : `${lower}V`;
  }
}

/** `count` keys between two, lowest first; the ends as in `orderBetween`. */
export function ordersBetween(
  below: string | null | undefined,
  above: string | null | undefined,
  count: number,
): string[] {
  // Halves the gap each time, so that keys grow by the logarithm of the count and not with it.
  if (count < 1) return [];
  const half = Math.floor(count / 2);
  const middle = orderBetween(below, above);
  return [...ordersBetween(below, middle, half), middle, ...ordersBetween(middle, above, count - 1 - half)];
}

function keyOf(node: Ordered): string {
  return isOrderKey(node.order) ? node.order : '';
}

function compareKeyed([keyA, idA]: [string, string], [keyB, idB]: [string, string]): number {
  if (keyA !== keyB) return keyA < keyB ? -1 : 1;
  if (idA === idB) return 0;
  return idA < idB ? -1 : 1;
}
