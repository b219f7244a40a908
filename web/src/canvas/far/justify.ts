/** Lines stretched to a width, as the browser does for `text-align: justify`. */
import type { Line } from './break-lines.ts';

/** Chinese and Japanese characters and their signs: a line stretches on both sides of each. */
const piece = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]\s*|[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]+\s*|\s+/gu;

/** The pieces of a line between which it can be stretched: words with their spaces, and single characters. */
export function stretchPlaces(text: string): string[] {
  return [...text.matchAll(piece)].map(([part]) => part);
}

/** How far the pieces are moved apart so that the line is `filled` wide; 0 where it is, or where it has one piece. */
export function stretchOf({ text, width }: Line, filled: number): number {
  const gaps = stretchPlaces(text).length - 1;
  return gaps > 0 ? Math.max(0, filled - width) / gaps : 0;
}
