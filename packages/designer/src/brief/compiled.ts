const known = new Map<string, RegExp>();

/**
 * The regular expression of a source that is put together from tables, made once: these are long, and making one takes
 * many times as long as asking it. Shared, so its `lastIndex` counts from where the last question ended.
 */
export function compiled(source: string, flags: string): RegExp {
  const key = `${flags} ${source}`;
  let pattern = known.get(key);
  if (!pattern) known.set(key, (pattern = new RegExp(source, flags)));
  pattern.lastIndex = 0;
  return pattern;
}
