import fc from 'fast-check';
import { generateKeyBetween } from 'fractional-indexing';
import { expect, test } from 'vitest';
import {
  compareOrder,
  isOrderKey,
  orderAbove,
  orderBetween,
  ordersAbove,
  ordersBetween,
  sortByOrder,
} from '@easel/canvas';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const keyLike = fc.string({ unit: fc.constantFrom(...digits), maxLength: 32 });
const orders = fc.oneof(
  keyLike,
  fc.constantFrom('a0', 'a1', 'Zz', `A${'0'.repeat(26)}`, `z${'z'.repeat(26)}`),
  fc.anything(),
);

test('a key passes exactly when the generator takes it', () => {
  fc.assert(
    fc.property(keyLike, (key) => {
      let taken = true;
      try {
        generateKeyBetween(key, null);
      } catch {
        taken = false;
      }
      expect(isOrderKey(key)).toBe(taken);
    }),
    { numRuns: 3000 },
  );
  for (const odd of ['', 'a', 'a-', 'a é', 'a1\u0000', null, 7, {}]) expect(isOrderKey(odd)).toBe(false);
});

test('a key between two lies between them; malformed bounds count as none, and nothing throws', () => {
  fc.assert(
    fc.property(orders, orders, (a, b) => {
      const middle = orderBetween(a as string, b as string);
      expect(isOrderKey(middle)).toBe(true);
      const bounds = [a, b].filter(isOrderKey).toSorted((one, two) => (one < two ? -1 : 1));
      if (isOrderKey(a) && isOrderKey(b)) {
        expect(middle > (bounds[0] ?? '')).toBe(true);
        if (a !== b) expect(middle < (bounds[1] ?? '')).toBe(true);
      } else {
        if (isOrderKey(a)) expect(middle > a).toBe(true);
        if (isOrderKey(b)) expect(middle < b).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});

test('new keys lie above every node, whatever keys the nodes have', () => {
  fc.assert(
    fc.property(fc.array(orders), fc.integer({ min: 1, max: 10 }), (keys, count) => {
      const nodes = keys.map((order, index) => ({ id: `n${index}`, order }));
      const above = ordersAbove(nodes, count).map((order, index) => ({ id: `top${index}`, order }));
      const sorted = sortByOrder([...above.toReversed(), ...nodes]);
      expect(sorted.slice(-count)).toEqual(above);
    }),
  );
});

test('sorting does not depend on the order of arrival; equal keys go by id', () => {
  const nodes = [
    { id: 'b', order: 'a1' },
    { id: 'a', order: 'a1' },
    { id: 'c', order: 'not a key' },
    { id: 'd' },
    { id: 'e', order: 'a0' },
  ];
  const ids = ['c', 'd', 'e', 'a', 'b'];
  expect(sortByOrder(nodes).map(({ id }) => id)).toEqual(ids);
  expect(
    nodes
      .toReversed()
      .toSorted(compareOrder)
      .map(({ id }) => id),
  ).toEqual(ids);
});

test('two thousand insertions at one place still leave valid keys', () => {
  let upper = orderAbove([]);
  const lower = upper;
  upper = orderBetween(lower, null);
  for (let index = 0; index < 2000; index++) upper = orderBetween(lower, upper);
  expect(isOrderKey(upper) && upper > lower).toBe(true);
});

test('many keys between two lie between them, lowest first, and stay short', () => {
  fc.assert(
    fc.property(orders, orders, fc.integer({ min: 0, max: 60 }), (a, b, count) => {
      const keys = ordersBetween(a as string, b as string, count);
      expect(keys).toHaveLength(count);
      expect(keys.every(isOrderKey)).toBe(true);
    }),
  );
  const keys = ordersBetween('a0', 'a1', 1000);
  expect(keys.every((key, at) => key > (keys[at - 1] ?? 'a0') && key < 'a1')).toBe(true);
  expect(Math.max(...keys.map(({ length }) => length))).toBeLessThan(12);
});
