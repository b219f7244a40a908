/** Where in a text a character may stand, whatever its shape: what the rules of writing tell. */
import { isLower } from './letter-case.ts';
import { currency, oftenReadFor, openers, plainLetter, strokedLetters, wideYen } from './rare-characters.ts';

const isLetter = (character: string | undefined) => /^\p{L}$/u.test(character ?? '');
const isVowel = (character: string | undefined) => /^[aeiouy]$/.test(character?.normalize('NFD')[0] ?? '');
export const isOtherCase = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
const isAccented = (rare: string, plain: string) =>
  !strokedLetters.includes(rare) && isOtherCase(plainLetter(rare), plain);
export const isDigit = (character: string | undefined) => /^\d$/.test(character ?? '');

/** "8 - 18", of whose spaces the reader may have dropped one. */
export const spansNumbers = (text: string, at: number) =>
  /\d ?$/.test(text.slice(0, at)) && /^ ?\d/.test(text.slice(at + 1)) && /\s/.test(text[at - 1]! + text[at + 1]!);

/** Currencies stand with numbers; what opens a sentence, where it is closed too. */
export function fitsIn(text: string, character: string): boolean {
  if (currency.includes(character)) return /\d/.test(text);
  return !(character in openers) || text.includes(openers[character]!);
}

/**
 * Signs stand where they may; "ß" and "l" for a capital beside small letters, "O" for a nought beside letters. Signs
 * stand outside of words. The reader reads accented letters as plain ones, and not as other letters.
 */
export function mayStand(read: string, rare: string, text: string, at: number): boolean {
  const [before, after] = [text[at - 1], text[at + 1]];
  if (!fitsIn(text, rare)) return false;
  if (currency.includes(rare)) return !isLetter(after);
  if (rare in openers) return !/\S/.test(before ?? ' ') && /^ ?[\p{L}\d]/u.test(text.slice(at + 1));
  if (rare === 'ß') return oftenReadFor(read, rare) && (isLower(before) || isLower(after));
  if (rare === 'l') return isVowel(after) || (isLetter(before) && /\p{Ll}/u.test(text));
  // No word begins with "l" and a consonant ("lce").
  if (rare === 'I' && read === 'l') return !isLetter(before) && isLower(after) && !isVowel(after) && after !== 'l';
  if (rare === '&') return !/[\p{L}\d]/u.test(`${before ?? ''}${after ?? ''}`);
  if (rare === '4') return !isLetter(before) && /[\d–-]/.test(after ?? '');
  if (rare === wideYen) return /^ ?\d/.test(text.slice(at + 1));
  if (isDigit(read) && isLetter(rare))
    return (isLetter(before) || isLetter(after)) && !isDigit(before) && !isDigit(after);
  if (/[©®™°]/.test(rare)) return !isLetter(after);
  if (isLetter(read) && plainLetter(rare) !== rare) return oftenReadFor(read, rare) || isAccented(rare, read);
  return true;
}
