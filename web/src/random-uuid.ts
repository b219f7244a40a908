/**
 * Browsers keep `crypto.randomUUID` to pages that came by an encrypted line; a server in one's own network may have none.
 * Random bytes are there all the same.
 */
const form = '10000000-1000-4000-8000-100000000000';

function randomUUID(): ReturnType<Crypto['randomUUID']> {
  const drawn = crypto.getRandomValues(new Uint8Array(form.length));
  const digit = (place: string, at: number) =>
    (Number(place) ^ (drawn[at]! & (15 >> (Number(place) / 4)))).toString(16);
  return form.replaceAll(/[018]/g, digit) as ReturnType<Crypto['randomUUID']>;
}

/** To be called before anything is drawn that makes ids. */
export function provideRandomUUID(): void {
  crypto.randomUUID ??= randomUUID;
}
