/** What people are found by. Two spellings of one address or number must come out equal, else they are two people. */

/** Addresses differ in nothing but case for their owners, whatever the standard allows. */
export function normaliseEmail(address: string): string {
  return address.trim().toLowerCase().normalize('NFC');
}

/** A number as people write it, as +8613800000000. Without a plus only mainland mobile numbers can be told apart. */
export function normalisePhone(text: string): string | null {
  const number = withoutOrnament(text.replace('(0)', ''));
  if (mainlandMobile.test(number)) return `+86${number}`;
  return isPlausible(number) ? number : null;
}

/** @param national with or without the zero that is dialled at home, or even with the country code before it */
export function phoneOf(countryCode: string, national: string): string | null {
  const [code, digits] = [withoutOrnament(countryCode), withoutOrnament(national)];
  if (!/^\+[1-9]\d{0,3}$/.test(code)) return null;
  if (digits.startsWith('+')) return digits.startsWith(code) ? normalisePhone(digits) : null;
  if (!/^\d+$/.test(digits)) return null;
  return normalisePhone(code + (keepsZero.has(code) ? digits : digits.replace(/^0/, '')));
}

const mainlandMobile = /^1[3-9]\d{9}$/;

/** Where mobile numbers hold a zero that is part of them. */
const keepsZero = new Set(['+225', '+242']);

/** By length alone; where numbers are all alike, by form. Whether one exists, the code that is sent there shows. */
function isPlausible(number: string): boolean {
  if (number.startsWith('+86')) return mainlandMobile.test(number.slice(3));
  if (number.startsWith('+1')) return /^\+1[2-9]\d{9}$/.test(number);
  return /^\+[1-9]\d{7,14}$/.test(number);
}

/** Full-width digits of an input method, invisible marks of an address book, and what people write between digits. */
function withoutOrnament(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s\p{Cf}\p{Pd}().]/gu, '');
}
