import { normaliseEmail, normalisePhone } from '../accounts/identifiers.ts';

export interface Invited {
  readonly identifier: string;
  readonly kind: 'email' | 'phone';
}

/** Whom an owner means; `null` when it is neither an email address nor a phone number. */
export function readInvited(text: string): Invited | null {
  if (!text.includes('@')) {
    const phone = normalisePhone(text);
    return phone === null ? null : { identifier: phone, kind: 'phone' };
  }
  const email = normaliseEmail(text);
  return emailForm.test(email) ? { identifier: email, kind: 'email' } : null;
}

/** As signing in asks for it, so that whoever is invited can prove it. */
const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Enough to know oneself by, too little for anyone else: `l•••@example.org`, `+86 ••• 0000`. */
export function maskIdentifier({ email, phone }: { email: string | null; phone: string | null }): string {
  if (email !== null) {
    const at = email.lastIndexOf('@');
    return `${[...email][0] ?? ''}•••${email.slice(at)}`;
  }
  if (phone === null) return '';
  return `${countryCode.exec(phone)?.[0] ?? ''} ••• ${phone.slice(-4)}`.trim();
}

/** Country codes have one digit, two or three, and no code begins with another. */
const countryCode = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
