/** Values made from a JSON Schema: good ones, and good ones with one thing wrong. */
import fc from 'fast-check';
import { hostileValue } from './hostile.ts';

/** As much of JSON Schema as TypeBox writes for our contract. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
}

/** What a field of this name usually holds, so that handlers find things that are really there. */
export type Known = (field: string) => fc.Arbitrary<unknown> | undefined;
type Path = readonly (string | number)[];

/** @param field its name, by which `known` may give better values than the schema does */
export function valid(schema: Schema, known: Known, field = ''): fc.Arbitrary<unknown> {
  const usual = known(field);
  const own = bySchema(schema, known, field);
  return usual ? fc.oneof({ arbitrary: usual, weight: 6 }, { arbitrary: own, weight: 1 }) : own;
}

function bySchema(schema: Schema, known: Known, field: string): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => bySchema(one, known, field)));
  if (schema.type === 'object') return object(schema, known);
  if (schema.type === 'array') return array(schema, known, field);
  if (schema.type === 'string') return text(schema);
  if (schema.type === 'integer' || schema.type === 'number') return number(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  return fc.jsonValue({ maxDepth: 3 });
}

/** What may be left out mostly is: a request that names many things seldom names only good ones. */
function object({ properties = {}, required = [] }: Schema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, field]) => {
    const made = valid(field, known, name);
    const optional = fc.oneof({ arbitrary: fc.constant(undefined), weight: 2 }, { arbitrary: made, weight: 1 });
    return [name, required.includes(name) ? made : optional] as const;
  });
  return fc
    .record(Object.fromEntries(fields), { noNullPrototype: true })
    .map((record) => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)));
}

function array({ items = {}, minItems = 0, maxItems = 4 }: Schema, known: Known, field: string) {
  const most = Math.max(minItems, Math.min(maxItems, 4));
  return fc.array(valid(items, known, field), { minLength: minItems, maxLength: most });
}

const words = fc.constantFrom('a poster for a tea house', '一张茶馆海报', 'ｔｅａ', '🙂', 'مقهى', ' ', '1', 'null');

function text({ format, pattern, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') return fc.constant('2026-01-02T03:04:05.678Z');
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'));
  const any = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, Math.max(minLength, 24)) });
  return fc
    .oneof(any, words)
    .map((said) => (said.length < minLength ? 'x'.repeat(minLength) : said.slice(0, maxLength)));
}

function number({ type, minimum, maximum, exclusiveMinimum }: Schema): fc.Arbitrary<number> {
  const [min, max] = [minimum ?? (exclusiveMinimum === undefined ? -1000 : exclusiveMinimum + 1), maximum ?? 10_000];
  if (type === 'integer') return fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) });
  return fc.oneof(fc.double({ min, max, noNaN: true }), fc.constantFrom(min, max));
}

/** A good value with one thing wrong anywhere in it: what is left out, of another type, too much, or not asked for. */
export function nearlyValid(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  return fc
    .tuple(valid(schema, known), fc.nat(), fc.constantFrom(...mutations), hostileValue)
    .map(([value, which, mutate, hostile]) => {
      const places = placesIn(value);
      return mutated(value, places[which % places.length]!, mutate, hostile);
    });
}

type Mutation = 'drop' | 'replace' | 'rename' | 'more' | 'many' | 'long' | 'far' | 'wrap' | 'spell' | 'hostile';
const mutations: Mutation[] = [
  'drop',
  'replace',
  'rename',
  'more',
  'many',
  'long',
  'far',
  'wrap',
  'spell',
  'hostile',
  'hostile',
];

function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, child]) => placesIn(child, [...path, key]))];
}

function mutated(value: unknown, [key, ...rest]: Path, mutate: Mutation, hostile: unknown): unknown {
  if (key === undefined) return mutatedHere(value, mutate, hostile);
  const inside = (value as Record<string | number, unknown>)[key];
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const holder = copy as Record<string | number, unknown>;
  if (rest.length > 0 || (mutate !== 'drop' && mutate !== 'rename')) {
    holder[key] = mutated(inside, rest, mutate, hostile);
    return copy;
  }
  delete holder[key];
  if (mutate === 'rename') holder[String(key).toUpperCase()] = inside;
  return copy;
}

function mutatedHere(value: unknown, mutate: Mutation, hostile: unknown): unknown {
  if (mutate === 'more' && typeof value === 'object' && value !== null)
    return { ...value, unasked: [1, { for: true }] };
  if (mutate === 'many') return Array.from({ length: 300 }, () => value);
  if (mutate === 'long') return `${String(value)}${'x'.repeat(9_000)}`;
  if (mutate === 'far') return typeof value === 'number' ? value * 1e15 + 0.5 : -1;
  if (mutate === 'wrap') return [value];
  if (mutate === 'spell') return typeof value === 'string' ? value.toUpperCase() : JSON.stringify(value);
  if (mutate === 'replace') return typeof value === 'string' ? 7 : null;
  return hostile;
}
