export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether two JSON values would be written as the same data. A property that holds `undefined` counts as absent,
 * since JSON drops it; otherwise a node that went through the wire would look edited.
 */
export function equalJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || a === b) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => equalJson(item, b[index]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const known = presentKeys(a);
  return (
    known.length === presentKeys(b).length && known.every((key) => Object.hasOwn(b, key) && equalJson(a[key], b[key]))
  );
}

/** A value's own property: a plain `object[key]` would answer for `constructor` and `__proto__` too. */
export function ownValue(object: JsonObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function presentKeys(object: JsonObject): string[] {
  return Object.keys(object).filter((key) => object[key] !== undefined);
}
