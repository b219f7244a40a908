import type { Thing } from '../tree/thing.ts';

/** A thing at its place in the stack. Order 0 is the ground. */
export interface Slot {
  thing: Thing;
  order: number;
  /** Order of what it lies on. */
  parent: number;
}

/** Back to front; what lies on a thing follows it. */
export function slotsOf(roots: Thing[]): Slot[] {
  const slots: Slot[] = [];
  const add = (thing: Thing, parent: number) => {
    const order = slots.length + 1;
    slots.push({ thing, order, parent });
    for (const child of thing.children) add(child, order);
  };
  for (const root of roots) add(root, 0);
  return slots;
}

/** Order of the thing that each pixel shows. */
export function ownersOf(slots: readonly Slot[], total: number): Int32Array {
  const owners = new Int32Array(total);
  for (const { thing, order } of slots) for (let k = 0; k < thing.own.length; k++) owners[thing.own[k]!] = order;
  return owners;
}

/** For each order that of the root that it stands on, itself included; the ground's is 0. */
export function rootsOf(slots: readonly Slot[]): Int32Array {
  const roots = new Int32Array((slots.at(-1)?.order ?? 0) + 1);
  for (const { order, parent } of slots) roots[order] = parent ? roots[parent]! : order;
  return roots;
}
