/** The address under which a key is read. */
export function urlOf(key: string): string {
  return `/api/files/${key}`;
}

/**
 * Whose whole addresses count as ours, each as scheme and host; relative ones always do. `any` is for what is only kept:
 * a canvas that was saved under an earlier name of the server shows its pictures still, and nothing is fetched by it.
 */
export type Origins = readonly string[] | 'any';

/** The key that an address of ours names, relative or whole; `null` for all others. */
export function keyOf(url: string, origins: Origins = []): string | null {
  const path = url.startsWith('/') ? url : pathAt(url, origins);
  return path?.match(/^\/api\/files\/([0-9a-zA-Z_-]{22}\.[a-z0-9]{2,5})$/)?.[1] ?? null;
}

function pathAt(url: string, origins: Origins): string | undefined {
  const { protocol, origin, pathname } = URL.parse(url) ?? {};
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  // Parsed as well: a setting may say the port that goes without saying.
  return origins === 'any' || origins.some((ours) => URL.parse(ours)?.origin === origin) ? pathname : undefined;
}

/** The part of a key that its file and its resized variants share. */
export function stemOf(key: string): string {
  return key.split('.')[0]!;
}
