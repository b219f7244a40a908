import { fillSmoothly } from './laplace.ts';

/** What is to be filled. */
interface Holes {
  hole: Uint8Array;
  /** 1 where a bar lies behind the words: neither side of its outline says anything of the other. */
  behind?: Uint8Array | undefined;
}

/** `fillSmoothly`, for each side of a bar's outline from that side alone; where nothing of one is seen, from both. */
export function fillApart(
  channels: readonly Float32Array[],
  { hole, behind }: Holes,
  width: number,
  height: number,
  sweeps?: number,
): void {
  if (!behind?.includes(1)) return fillSmoothly(channels, hole, width, height, sweeps);
  const sides = [0, 1].map((inside) => ({
    inside,
    unknown: hole.map((bit, at) => (bit || behind[at] !== inside ? 1 : 0)),
  }));
  if (sides.some(({ unknown }) => !unknown.includes(0))) return fillSmoothly(channels, hole, width, height, sweeps);
  const seen = channels.map((values) => values.slice());
  for (const { inside, unknown } of sides) {
    const filled = seen.map((values) => values.slice());
    fillSmoothly(filled, unknown, width, height, sweeps);
    for (const [k, values] of channels.entries())
      for (let at = 0; at < hole.length; at++) if (hole[at] && behind[at] === inside) values[at] = filled[k]![at]!;
  }
}
