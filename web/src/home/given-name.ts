/**
 * What to call a person: a Chinese name whole, of others the first word that is one. Titles and initials are not, nor is
 * what holds no letter; `Krüger, Lena` is written from its end.
 */
export function givenName(name: string): string {
  const whole = name.trim();
  if (/^\p{Script=Han}/u.test(whole)) return whole;
  const given = /,\s*(.+)$/u.exec(whole)?.[1] ?? whole;
  return given.split(/\s+/u).find((word) => /\p{L}/u.test(word) && !word.endsWith('.')) ?? '';
}
