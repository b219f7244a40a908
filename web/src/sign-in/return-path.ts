/**
 * Where to go after signing in: a path of this site, never another one. It is read as browsers do, which take back
 * slashes for slashes and drop tabs and line breaks.
 */
export function readReturn(to: unknown, origin: string): { to?: string } {
  const own = typeof to === 'string' && to.startsWith('/') && URL.parse(to, origin)?.origin === origin;
  return own ? { to } : {};
}
