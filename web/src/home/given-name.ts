/** What to call a person: a Chinese name whole, of others the first word. */
export function givenName(name: string): string {
  const whole = name.trim();
  if (/^\p{Script=Han}/u.test(whole)) return whole;
  return whole.split(/\s+/u)[0] ?? '';
}
