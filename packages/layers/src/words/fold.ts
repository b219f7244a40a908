/** Words as they are compared: without case, accents, spaces, punctuation and signs, and of one width. */
export interface Folded {
  /** One letter or digit each. */
  readonly characters: readonly string[];
  /** Where each stands in the words as they were, in UTF-16 units. */
  readonly places: readonly number[];
}

const compared = /[\p{L}\p{N}]/u;

export function fold(words: string): Folded {
  const characters: string[] = [];
  const places: number[] = [];
  let place = 0;
  for (const character of words) {
    // Each by itself: a sigma at the end of a word is no other letter.
    for (const part of character.normalize('NFKD').toUpperCase().toLowerCase().normalize('NFKD')) {
      if (!compared.test(part)) continue;
      characters.push(part);
      places.push(place);
    }
    place += character.length;
  }
  return { characters, places };
}

export const foldedText = (words: string): string => fold(words).characters.join('');

/** What readers of letters take for one another. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
  [/[1il丨]/g, 'l'],
  [/[0o〇]/g, 'o'],
  [/5/g, 's'],
  [/8/g, 'b'],
  [/2/g, 'z'],
  [/日/g, '曰'],
  [/未/g, '末'],
];

/** Whether two words differ, if at all, in letters only that readers take for one another. */
export function lookAlike(one: string, other: string): boolean {
  const plain = (words: string) => alike.reduce((text, [from, to]) => text.replace(from, to), foldedText(words));
  return plain(one) === plain(other);
}
