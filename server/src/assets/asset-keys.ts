/** The address under which a key is read. */
export function urlOf(key: string): string {
  return `/api/files/${key}`;
}

/** The key that an address of ours names, relative or whole; `null` for all others. */
export function keyOf(url: string): string | null {
  const path = url.startsWith('/') ? url : URL.parse(url)?.pathname;
  return path?.match(/^\/api\/files\/([0-9a-zA-Z_-]{22}\.[a-z0-9]{2,5})$/)?.[1] ?? null;
}

/** The part of a key that its file and its resized variants share. */
export function stemOf(key: string): string {
  return key.split('.')[0]!;
}
