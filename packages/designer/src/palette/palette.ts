import { contrast } from './contrast.ts';
import { readOklch, withOklch } from './oklch.ts';

/** One set of inks. Colours are "#rrggbb". */
export interface Palette {
  name: string;
  /** The paper or the flood of colour that everything stands on. */
  ground: string;
  /** A second ground, near the first: panels, cards, sky. */
  surface: string;
  /** Text; at least 4.5:1 on both ground and surface. */
  ink: string;
  /** The one colour that calls. */
  accent: string;
  /** 3 to 5, main first: what subjects are drawn with. */
  colours: string[];
  light: string;
  dark: string;
  /** The colours that were asked for, where it is mixed around some: its ground is to be seen as it is. */
  asked?: readonly string[];
}

/**
 * The first candidate with at least `least`:1 on the ground. Where none has it, the best candidate is moved in
 * lightness, its hue kept, until it does; black or white as the last resort.
 */
export function readableOn(ground: string, candidates: string[], least = 4.5): string {
  const fit = candidates.find((candidate) => contrast(candidate, ground) >= least);
  if (fit) return fit;
  const darker = contrast('#000000', ground) > contrast('#ffffff', ground);
  const best = candidates.toSorted((a, b) => contrast(b, ground) - contrast(a, ground))[0];
  if (best) {
    const { lightness } = readOklch(best);
    for (let step = 0.02; step < 1; step += 0.02) {
      const moved = withOklch(best, { lightness: lightness + (darker ? -step : step) });
      if (contrast(moved, ground) >= least) return moved;
    }
  }
  return darker ? '#000000' : '#ffffff';
}
