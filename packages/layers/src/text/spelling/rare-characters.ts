/** What the reader's dictionary lacks or hardly ever answers, and what it answers instead. */

/** Letters by the plain one that they are built on. */
const accented: Record<string, string> = {
  a: 'àáâãäåąă',
  c: 'çćč',
  d: 'ď',
  e: 'èéêëęě',
  g: 'ğ',
  i: 'ìíîï',
  l: 'ł',
  n: 'ñńň',
  o: 'òóôõöøő',
  r: 'ř',
  s: 'śšşș',
  t: 'ťţț',
  u: 'ùúûüůű',
  y: 'ýÿ',
  z: 'žżź',
  A: 'ÀÁÂÃÄÅĄĂ',
  C: 'ÇČĆ',
  D: 'Ď',
  E: 'ÈÉÊËĘĚ',
  G: 'Ğ',
  I: 'ÌÍÎÏİ',
  L: 'Ł',
  N: 'ÑŃŇ',
  O: 'ÒÓÔÕÖØŐ',
  R: 'Ř',
  S: 'ŠŚŞȘ',
  T: 'ŤȚ',
  U: 'ÙÚÛÜŮŰ',
  Y: 'Ý',
  Z: 'ŽŹŻ',
};

/** Signs, and letters that stand for themselves. */
const signs = '€£©®™°–—ßæœÆŒ¡¿';

/** What is easily read for what. */
const confusions: Record<string, string> = {
  E: '€£',
  C: '€©',
  c: '€©ç',
  e: '€',
  f: '£€',
  F: '£€',
  L: '£',
  G: '€&',
  '&': '£',
  '6': '€',
  I: 'l¡',
  Y: '¥4',
  '8': '&',
  '¥': '￥',
  '@': '®©',
  '?': '®öôåøœ¿',
  R: '®',
  S: '$',
  O: '©®',
  o: '°',
  '0': '°',
  '1': '¡',
  '!': '¡',
  j: '¡',
  l: '¡I',
  '2': '¿',
  '-': '–—',
  一: '–—',
  '—': '–',
  B: 'ß',
  β: 'ß',
  D: 'Ø',
  Φ: 'Ø',
  ō: 'öõô',
  ā: 'äãâ',
  ē: 'ëê',
  ě: 'ëê',
  ǎ: 'âãä',
  ǒ: 'ôõö',
  ū: 'ü',
  i: 'üñï¡İ',
  "'": 'ë',
  g: 'ç',
  m: '™',
  M: '™',
  T: '™',
  t: '£™łŁ',
  '∈': '€',
};

/** Signs that stand at numbers. */
export const currency: readonly string[] = ['€', '£', '¥', '$'];
/** As wide as a Han character, and drawn by a face that has those. */
export const wideYen = '￥';
/** No word begins with one of these before a number; with capitals some do. */
export const neverAtNumber: readonly string[] = ['f', 'e', 'c', 't', 'Y', '∈'];
export const dashes: readonly string[] = ['-', '–', '—', '一'];
/** They begin a sentence in Spanish, by the sign that ends it. */
export const openers: Record<string, string> = { '¡': '!', '¿': '?' };
/** Their mark crosses the letter or stands beside it, as ink does that touches. */
export const strokedLetters = 'łŁøØďť';
/** Characters of the dictionary that hardly differ. */
export const lookAlikes: Record<string, string> = {
  I: 'l',
  l: 'I',
  Y: '¥4',
  S: '$',
  '0': 'O',
  '8': '&',
  G: '&',
  '¥': '￥',
};

/** Two letters that are read where one stands. */
export const ligatures: Record<string, string> = { AE: 'Æ', Ae: 'Æ', ae: 'æ', OE: 'Œ', Oe: 'Œ', oe: 'œ' };

export const rareCharacters: readonly string[] = [...new Set([...Object.values(accented).join(''), ...signs])];

const plain = new Map(
  Object.entries(accented).flatMap(([base, letters]) => [...letters].map((letter) => [letter, base] as const)),
);

/** The letter without its accent, or the character itself. */
export const plainLetter = (character: string): string => plain.get(character) ?? character;

/** Whether `character` is easily read where `rare` stands. */
export function oftenReadFor(character: string, rare: string): boolean {
  return plainLetter(rare) === plainLetter(character) || (confusions[character]?.includes(rare) ?? false);
}
