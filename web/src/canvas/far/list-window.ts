/** Elements on each side of the focused one. */
const reach = 10;

/** The part of a long list around one of its items; its beginning when that is not in it. */
export function windowAround<T extends { readonly id: string }>(
  list: readonly T[],
  id: string | null,
): { start: number; items: readonly T[] } {
  const at = Math.max(
    0,
    list.findIndex((item) => item.id === id),
  );
  const start = Math.max(0, at - reach);
  return { start, items: list.slice(start, at + reach + 1) };
}
