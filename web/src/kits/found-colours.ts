/** Which colours a picture is made of. */

interface Pile {
  count: number;
  red: number;
  green: number;
  blue: number;
}

/** Of what is seen: the fringes where two colours meet are less. */
const leastShare = 0.004;
/** Squared distance in RGB below which two tones pass for one. */
const sameTone = 1_600;

/**
 * The largest parts first; what is mostly clear has no colour.
 * @param pixels RGBA, four bytes each
 */
export function foundColours(pixels: ArrayLike<number>, most = 8): string[] {
  const piles = new Map<number, Pile>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red, green, blue, alpha] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!, pixels[at + 3]!];
    if (alpha < 128) continue;
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    const pile = piles.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    pile.count += 1;
    pile.red += red;
    pile.green += green;
    pile.blue += blue;
    piles.set(key, pile);
  }
  const large = [...piles.values()].toSorted((one, other) => other.count - one.count);
  const seen = large.reduce((sum, { count }) => sum + count, 0);
  const tones = large.filter(({ count }) => count >= seen * leastShare).map(meanOf);
  const kept: number[][] = [];
  for (const tone of tones) {
    if (kept.length >= most) break;
    if (!kept.some((other) => distance(tone, other) < sameTone)) kept.push(tone);
  }
  return kept.map(hexOf);
}

/** @param parts red, green and blue, 0 to 255 */
export function hexOf(parts: readonly number[]): string {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function meanOf({ count, red, green, blue }: Pile): number[] {
  return [red / count, green / count, blue / count];
}

function distance(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, part, at) => sum + (part - other[at]!) ** 2, 0);
}
