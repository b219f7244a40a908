/** Letters that look the same in both cases: only their height tells. */
const alike = /^[ckopsuvwxyz]$/i;
/** These, and others, must be that much likelier in the other case. */
const priceAlike = 0.05;
const priceOther = 0.1;
/** Less where the rest of the word is of the other case; some faces have capitals only. */
const agreeing = 0.11;

export const isLower = (character: string | undefined) => /^\p{Ll}$/u.test(character ?? '');
const isUpper = (character: string | undefined) => /^\p{Lu}$/u.test(character ?? '');

/** The letter in its other case; undefined where there is none of one character. */
export function otherCase(character: string): string | undefined {
  if (!isLower(character) && !isUpper(character)) return undefined;
  const other = isLower(character) ? character.toUpperCase() : character.toLowerCase();
  return other.length === 1 && other !== character ? other : undefined;
}

/**
 * What the other case must gain at a place in the text; undefined where it isn't looked for: no capital stands inside of a
 * word of small letters, and no small letter in one of capitals.
 */
export function priceOfCase(character: string, text: string, at: number): number | undefined {
  const rest = restOfWord(text, at);
  const first = !/\p{L}/u.test(text[at - 1] ?? '');
  const agrees = rest.length > 1 && (isLower(character) ? rest.every(isUpper) : !first && rest.every(isLower));
  if (agrees) return (alike.test(character) ? priceAlike : priceOther) - agreeing;
  return first && alike.test(character) && rest.every(isLower) ? priceAlike : undefined;
}

/** The letters of the word that holds the place, without the one there. */
function restOfWord(text: string, at: number): string[] {
  const before = /\p{L}*$/u.exec(text.slice(0, at))![0];
  const after = /^\p{L}*/u.exec(text.slice(at + 1))![0];
  return [...before, ...after];
}

/** Widely set capitals are read in a jumble of cases ("OPeN uNTIl"): a small letter before a capital in one word tells. */
export const jumbled = (text: string): boolean => /\p{Ll}\p{Lu}/u.test(text);
