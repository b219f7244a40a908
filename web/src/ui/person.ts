/** How a person is shown before one knows their picture. */

/**
 * One or two letters: of the first and the last word, or the last two characters of a Chinese name.
 *
 * @param room for how many there is room
 */
export function initialsOf(name: string, room: 1 | 2 = 2): string {
  const words = name
    .trim()
    .split(/[\s.@_-]+/u)
    .filter(Boolean);
  const [first = '', ...others] = words;
  if (/^\p{Script=Han}/u.test(first)) return [...first].slice(-room).join('');
  const meant = room === 1 ? [first] : [first, others.at(-1) ?? ''];
  return meant.map(firstLetter).join('').toLocaleUpperCase();
}

/** As people count letters: a flag or a family is one. */
function firstLetter(word: string): string {
  const [letter] = new Intl.Segmenter().segment(word);
  return letter?.segment ?? '';
}

const colours = 5;

/** One of the colours for people, the same for an id everywhere. */
export function personColour(id: string): string {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + character.charCodeAt(0)) >>> 0;
  return `var(--p-${(sum % colours) + 1})`;
}
