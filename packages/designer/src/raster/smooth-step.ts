export const clamp = (value: number, low = 0, high = 1): number => (value < low ? low : value > high ? high : value);

/** 0 below `from`, 1 above `to`, a Hermite curve between. */
export function smoothStep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}
