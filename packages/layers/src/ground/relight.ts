/** What was copied out of a soft shadow, without that. */
import type { Rgb } from '../areas/rgb.ts';

/** Places about each that tell how dark it is there, px right and down: near ones, else farther ones; of fewer nothing is said. */
const steps = [4, 12];
const about = { each: [-2, -1, 0, 1, 2], fewest: 3 };

export interface Copied {
  /** For each pixel the one it was copied from, or -1. */
  readonly sources: Int32Array;
  /** 1 where it was copied from what lies in no shadow, or is known itself. */
  readonly sure: Uint8Array;
  /** 1 where the picture shows the ground, be it in a shadow. */
  readonly seen: Uint8Array;
}

/**
 * Lightens what is not sure, in place, by as much as the ground about its source is darker than about itself, in the mean.
 * @param filled three floats a pixel
 */
export function relight({ width, height, data }: Rgb, filled: Float32Array, { sources, sure, seen }: Copied): void {
  const dark = [0, 0, 0];
  const isWithin = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height;
  const measure = (i: number, step: number): number => {
    const from = sources[i]!;
    const y = Math.floor(i / width);
    const x = i - y * width;
    const fromY = Math.floor(from / width);
    const fromX = from - fromY * width;
    let count = 0;
    dark.fill(0);
    for (const down of about.each)
      for (const right of about.each) {
        const dx = right * step;
        const dy = down * step;
        if (!isWithin(x + dx, y + dy) || !isWithin(fromX + dx, fromY + dy)) continue;
        const to = i + dy * width + dx;
        const other = from + dy * width + dx;
        if (!sure[to] || !seen[other]) continue;
        count++;
        for (let k = 0; k < 3; k++) dark[k]! += filled[to * 3 + k]! - data[other * 3 + k]!;
      }
    return count;
  };
  for (let i = 0; i < sources.length; i++) {
    if (sure[i] || sources[i]! < 0) continue;
    for (const step of steps) {
      const count = measure(i, step);
      if (count < about.fewest) continue;
      for (let k = 0; k < 3; k++) filled[i * 3 + k]! += dark[k]! / count;
      break;
    }
  }
}
