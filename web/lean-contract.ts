import type { Plugin } from 'vite';
import { contract } from '../contract/src/contract.ts';

const theContract = /\/contract\/src\/contract\.ts$/;
const ofSchemas = /\/(?:contract|packages\/canvas)\/src\/.*\.ts$/;
/** What makes schemas and routes, here or in the library. */
const makingCall = /\b(?:Type\.[A-Z]\w*|route|Nullable|lenient)(?:<[^()]*>)?\(/g;

/**
 * Leaves the schemas out of the page. They and the library that makes them weigh as much as the canvas, and of a route
 * the typed client reads nothing but its method, its path and which parts it has. So the page gets the contract in
 * outline, and a call that makes a schema is marked as one that does nothing else: what nobody reads falls away.
 */
export function leanContract(): Plugin {
  return {
    name: 'easel:lean-contract',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return theContract.test(id) ? `export const contract = ${JSON.stringify(outlineOf(contract))};` : undefined;
    },
    transform(code, id) {
      return ofSchemas.test(id) ? { code: code.replaceAll(makingCall, '/* @__PURE__ */ $&'), map: null } : undefined;
    },
  };
}

type Groups = Readonly<Record<string, Readonly<Record<string, object>>>>;

const unread = new Set(['summary', 'errors', 'access', 'extension', 'bodyLimit']);

/** Group by group and route by route: a route may bear the name of a part, such as `events` or `query`. */
export function outlineOf(groups: Groups): Groups {
  return mapped(groups, (routes) => mapped(routes, outlineOfRoute));
}

/** `'bytes'` tells itself; of any schema it is enough that it is there. */
function outlineOfRoute(route: object): object {
  const read = Object.entries(route).filter(([name]) => !unread.has(name));
  return Object.fromEntries(read.map(([name, part]) => [name, typeof part === 'object' ? {} : part]));
}

function mapped<T, R>(record: Readonly<Record<string, T>>, change: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
