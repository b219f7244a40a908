import { pointIn, sharesIn } from './quad.ts';
import type { FoundLine } from './read-line.ts';
import type { Rgb } from '../areas/rgb.ts';
import { tighten } from './tighten.ts';

/** The line with its quad pulled in to the ink, and its letters' places told along that. */
export function pullIn(picture: Rgb, line: FoundLine): FoundLine {
  const quad = tighten(picture, line.quad, line.vertical);
  if (line.vertical) return { ...line, quad };
  const places = line.places.map((place) => sharesIn(quad, pointIn(line.quad, place, 0.5)).x);
  return { ...line, quad, places };
}
