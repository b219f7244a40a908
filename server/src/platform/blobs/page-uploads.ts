import type { DirectUploads } from './blobs.ts';

const patienceMs = 10_000;

/**
 * Asks the store as a browser would before it sends a file from a page (CORS): whether it may. A browser that may not
 * tells the page no more than that the connection was lost.
 *
 * @param pagesAt where people reach the pages: scheme, host and port
 * @returns `unknown` where the store did not answer from here; browsers may reach it by another way
 */
export async function pagesMaySend(
  { addressFor }: Pick<DirectUploads, 'addressFor'>,
  pagesAt: string,
): Promise<'allowed' | 'refused' | 'unknown'> {
  const address = await addressFor('cross-origin', { contentType: 'image/png', bytes: 1, expiresInSeconds: 60 });
  const answer = await fetch(address, {
    method: 'OPTIONS',
    headers: {
      origin: pagesAt,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'content-type',
    },
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => null);
  if (!answer) return 'unknown';
  await answer.body?.cancel();
  const allowed = (name: string) => (answer.headers.get(`access-control-allow-${name}`) ?? '').split(',');
  const names = (name: string, wanted: string) =>
    allowed(name).some((one) => ['*', wanted].includes(one.trim().toLowerCase()));
  const may = names('origin', pagesAt.toLowerCase()) && names('methods', 'put') && names('headers', 'content-type');
  return answer.ok && may ? 'allowed' : 'refused';
}
