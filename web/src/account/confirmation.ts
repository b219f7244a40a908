import type { User } from '@easel/contract';

/** What an account is known by, and how it is typed to confirm. */
export interface Identifier {
  readonly kind: 'email' | 'phone' | 'name';
  readonly text: string;
}

export function identifierOf({ email, phone, name }: User): Identifier {
  if (email) return { kind: 'email', text: email };
  return phone ? { kind: 'phone', text: phone } : { kind: 'name', text: name };
}

/** Only opens the way; the server compares again, and its word counts. */
export function confirms(typed: string, { kind, text }: Identifier): boolean {
  if (kind === 'phone') return typed.normalize('NFKC').replaceAll(/[\s().\p{Pd}]/gu, '') === text;
  const alike = (words: string) => words.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
  return alike(typed) === alike(text);
}
