/** What this browser shows in order to be let in by a share link. */
import { browserStorage } from '../storage.ts';

const visitorKey = 'easel.visitor';
let pass: string | null = null;

/**
 * From now on every request carries the link, or none does. A page that is left by its link keeps it until another
 * project opens.
 */
export function holdSharePass(shareId: string | null): void {
  pass = shareId;
}

export function heldSharePass(): string | null {
  return pass;
}

export function sharePassHeaders(): Record<string, string> {
  return pass === null ? {} : { 'x-share-id': pass };
}

/** Drawn once and kept, so that a browser counts as one visitor however often it comes. It says nothing else. */
export function visitorMark(): string {
  const kept = browserStorage.getItem(visitorKey);
  if (kept) return kept;
  const drawn = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0'));
  browserStorage.setItem(visitorKey, drawn.join(''));
  return drawn.join('');
}
