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
      return theContract.test(id) ? `export const contract = ${JSON.stringify(contract, outline)};` : undefined;
    },
    transform(code, id) {
      return ofSchemas.test(id) ? { code: code.replaceAll(makingCall, '/* @__PURE__ */ $&'), map: null } : undefined;
    },
  };
}

const unread = new Set(['summary', 'errors', 'access', 'extension', 'bodyLimit']);
const schemas = new Set(['params', 'query', 'body', 'response', 'events']);

/** `'bytes'` tells itself; of any schema it is enough that it is there. */
function outline(name: string, value: unknown): unknown {
  if (unread.has(name)) return undefined;
  return schemas.has(name) && typeof value === 'object' ? {} : value;
}
