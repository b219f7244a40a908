/** The value below which `share` of the values lie, in single precision; 0 of none. */
export function quantile(values: ArrayLike<number>, share: number): number {
  if (values.length === 0) return 0;
  const sorted = Float32Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

/** The middle one of the values, of an even count the upper of the two; 0 of none. */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
