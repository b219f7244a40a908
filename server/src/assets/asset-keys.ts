/** The address under which a key is read. */
export function urlOf(key: string): string {
  return `/api/files/${key}`;
}

/**
 * Whose whole addresses count as ours, each as scheme and host; relative ones always do. `any` is for what is only kept:
 * a canvas that was saved under an earlier name of the server shows its pictures still, and nothing is fetched by it.
 */
export type Origins = readonly string[] | 'any';

/** Where relative addresses stand while they are parsed: a name that no server can have. */
const here = 'http://relative.invalid';

/** The key that an address of ours names, relative or whole, of the file or a form made from it; `null` for all others. */
export function keyOf(url: string, origins: Origins = []): string | null {
  const isRelative = url.startsWith('/');
  const { protocol, origin, pathname } = URL.parse(url, isRelative ? here : undefined) ?? {};
  if (protocol !== 'http:' && protocol !== 'https:') return null;
  // Two slashes begin a host, so that what looks relative may lead elsewhere.
  const isOurs = isRelative && origin === here;
  // Parsed as well: a setting may say the port that goes without saying.
  if (!isOurs && origins !== 'any' && !origins.some((ours) => URL.parse(ours)?.origin === origin)) return null;
  return pathname?.match(/^\/api\/files\/([0-9a-zA-Z_-]{22}\.[a-z0-9]{2,5})(?:\/svg)?$/)?.[1] ?? null;
}

/** The part of a key that its file and its resized variants share. */
export function stemOf(key: string): string {
  return key.split('.')[0]!;
}
