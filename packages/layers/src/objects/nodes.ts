import { distance } from '../areas/rgb.ts';
import { sidesOf, type Sides } from '../areas/mask.ts';
import type { Box } from '../picture.ts';
import type { Thing } from '../tree/thing.ts';
import { seenUnder, type ObjectMap, type Seen } from './object-map.ts';

/** A thing of the tree with what is seen under it. */
export interface Node {
  thing: Thing;
  /** Index of what it lies on; -1: the ground. */
  parent: number;
  seen: Seen;
  /** Of its outline. */
  sides: Sides;
  words: boolean;
}

/** Two things that may be one. Indices of nodes, `b` the larger one. */
export interface Pair {
  a: number;
  b: number;
  /** As `featureNames`. */
  features: number[];
}

/** All things of a tree, each after what it lies on. */
export function nodesOf(roots: Thing[], map: ObjectMap, width: number, words: readonly Box[]): Node[] {
  const nodes: Node[] = [];
  const add = (thing: Thing, parent: number) => {
    const sides = sidesOf(thing.mask);
    const holdsWords = words.some(
      (word) =>
        word.x + word.width / 2 > sides[0] &&
        word.x + word.width / 2 < sides[2] &&
        word.y + word.height / 2 > sides[1] &&
        word.y + word.height / 2 < sides[3],
    );
    const own = thing.own.length ? thing.own : thing.children.flatMap((child) => Array.from(child.own));
    const index = nodes.push({ thing, parent, seen: seenUnder(map, own, width), sides, words: holdsWords }) - 1;
    for (const child of thing.children) add(child, index);
  };
  for (const root of roots) add(root, -1);
  return nodes;
}

/** The border of two things: pixel sides, and how surely an object's outline runs along it, 0..1. */
export interface Contact {
  length: number;
  edge: number;
}

const keyOf = (a: number, b: number) => (a < b ? a * 65_536 + b : b * 65_536 + a);

/** Borders by pair of nodes; the ground is node -1, counted as 65,535. */
export class Contacts {
  private readonly found = new Map<number, Contact>();
  constructor(nodes: readonly Node[], map: ObjectMap, width: number, height: number) {
    const owners = new Int32Array(width * height).fill(65_535);
    for (const [index, { thing }] of nodes.entries())
      for (let k = 0; k < thing.own.length; k++) owners[thing.own[k]!] = index;
    // Borders run on: most often the pair is the one before.
    let [lastKey, last]: [number, Contact] = [-1, { length: 0, edge: 0 }];
    const cross = (i: number, j: number, x: number, y: number) => {
      const key = keyOf(owners[i]!, owners[j]!);
      const column = Math.min(map.columns - 1, Math.floor(x / map.cellWidth));
      const edge = map.edge[Math.min(map.rows - 1, Math.floor(y / map.cellHeight)) * map.columns + column]!;
      if (key !== lastKey) {
        last = this.found.get(key) ?? { length: 0, edge: 0 };
        if (!last.length) this.found.set(key, last);
        lastKey = key;
      }
      last.length++;
      last.edge += edge;
    };
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++) {
        if (x < width - 1 && owners[i] !== owners[i + 1]) cross(i, i + 1, x, y);
        if (y < height - 1 && owners[i] !== owners[i + width]) cross(i, i + width, x, y);
      }
    for (const contact of this.found.values()) contact.edge /= contact.length;
  }
  of(a: number, b: number): Contact | undefined {
    return this.found.get(keyOf(a, b));
  }
  *pairs(): Generator<[number, number]> {
    for (const key of this.found.keys()) yield [Math.floor(key / 65_536), key % 65_536];
  }
  /** The whole border of one thing. */
  all(a: number): Contact {
    let [length, edge] = [0, 0];
    for (const [key, contact] of this.found)
      if (Math.floor(key / 65_536) === a || key % 65_536 === a) {
        length += contact.length;
        edge += contact.edge * contact.length;
      }
    return { length, edge: edge / Math.max(1, length) };
  }
}

export const colourDistance = (a: Thing, b: Thing) => distance(a.colour, b.colour);
