/** Looking for what people wrote by what they type: pure, the same wherever something is found by its name. */

/** The parts of a wish, all of which must be there. Chinese needs no spaces between words: a part is found anywhere. */
export function partsOf(wish: string): string[] {
  return fold(wish)
    .split(/[\s,;，、；。]+/u)
    .filter(Boolean);
}

/** Case, width and accents do not matter: `Café` is found by `cafe`, full-width letters by plain ones. */
export function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
