/**
 * What an `Accept…` header prefers, best first, in lower case; what it refuses (`q=0`) is left out.
 * @param ours which we would rather answer of what it likes as much, best first; else as they stand in it
 */
export function preferences(header: string | undefined, ours: readonly string[] = []): string[] {
  const entries = (header ?? '').split(',').flatMap((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((piece) => piece.trim().toLowerCase());
    const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    return name && quality > 0 ? [{ name, quality }] : [];
  });
  const rank = (name: string) => (ours.includes(name) ? ours.indexOf(name) : ours.length);
  return entries
    .toSorted((one, other) => other.quality - one.quality || rank(one.name) - rank(other.name))
    .map(({ name }) => name);
}

/** Streams only for those who ask for a stream by name, before JSON. */
export function prefersEvents(accept: string | undefined): boolean {
  return (
    preferences(accept).find((name) => name === 'text/event-stream' || name === 'application/json') ===
    'text/event-stream'
  );
}

export function preferredLanguage(acceptLanguage: string | undefined): 'en' | 'zh' {
  const known = preferences(acceptLanguage).map((tag) => tag.split('-')[0]);
  return known.find((language) => language === 'zh' || language === 'en') === 'zh' ? 'zh' : 'en';
}
