import { oneLine } from '../platform/visible-text.ts';

/** As long as a name that people give themselves may be. */
const longest = 80;

/** A name as another service tells it, or `null` when there is nothing to read in it. */
export function tidyName(name: unknown): string | null {
  if (typeof name !== 'string') return null;
  return oneLine([...oneLine(name.toWellFormed())].slice(0, longest).join('')) || null;
}

/** `lena.king@…` is Lena King until she says otherwise. */
export function nameFromEmail(email: string): string {
  const words = email
    .split('@')[0]!
    .split('+')[0]!
    .split(/[._-]+/)
    .filter(Boolean);
  return words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join(' ') || email;
}

/** What owners of a number know it by; others see the name too, so not the whole of it. */
export function nameFromPhone(phone: string): string {
  return `···· ${phone.slice(-4)}`;
}
