/**
 * How much a request may hold, where an operator may set it otherwise. A schema names its size as `x-size`, beside the
 * bound that holds by default; a server puts its own bound there before it reads requests by the schema.
 */
import type { Route } from './route.ts';

export const defaultSizes = {
  /** Bytes of a JSON body. */
  BodyBytes: 32 * 1024 * 1024,
  /** Levels of arrays and objects inside each other, in a body and in a canvas. */
  BodyDepth: 64,
  PromptCharacters: 8_000,
  /** Of a project's title. */
  TitleCharacters: 200,
  /** Conversations on a page of their list. */
  PageSize: 100,
  /** Bytes of JSON after decompression. */
  CanvasBytes: 64 * 1024 * 1024,
  CanvasNodes: 50_000,
  /** Of one person. */
  BrandKits: 50,
  /** Bytes of a document as JSON in UTF-8. */
  BrandKitBytes: 1024 * 1024,
};
export type Sizes = Readonly<Record<keyof typeof defaultSizes, number>>;
export type SizeName = keyof Sizes;

const bounds = ['maxLength', 'maximum'] as const;

/** The route with the bounds of these sizes; the same route where they are the default. */
export function sized<R extends Route>(route: R, sizes: Sizes): R {
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema: unknown = route[part];
    const own = typeof schema === 'object' ? withSizes(schema, sizes) : schema;
    return own === schema ? [] : [[part, own] as const];
  });
  return parts.length === 0 ? route : { ...route, ...Object.fromEntries(parts) };
}

/** A schema, or a document of schemas, with the bounds of these sizes; the same where they are the default. */
export function withSizes<T>(schema: T, sizes: Sizes): T {
  return changed(schema, (value) => {
    const name = value['x-size'] as SizeName | undefined;
    const bound = name && bounds.find((known) => known in value);
    return bound && value[bound] !== sizes[name] ? { [bound]: sizes[name] } : undefined;
  }) as T;
}

type Fields = Record<string, unknown>;

/** A copy of all that changes and what it stands in, with fields that do not show; the rest is shared. */
function changed(value: unknown, change: (fields: Fields) => Fields | undefined): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).flatMap(([name, child]) => {
    const own = changed(child, change);
    return own === child ? [] : [[name, own] as const];
  });
  const own = { ...Object.fromEntries(inner), ...change(value as Fields) };
  if (Object.keys(own).length === 0) return value;
  const copy = Array.isArray(value) ? [] : Object.create(Object.getPrototypeOf(value));
  return Object.assign(Object.defineProperties(copy, Object.getOwnPropertyDescriptors(value)), own);
}
