import { AddressRefused, PageRefused } from '../../page-reader/page-address.ts';
import { fetchPage, resolveBySystem, type Resolve } from '../../page-reader/fetch-page.ts';
import type { Fetch } from '../model-fetch.ts';
import { ModelFailure } from '../model-failure.ts';
import type { Provider } from './ask-json.ts';

const mostBytes = 96 * 1024 * 1024;
const timeoutMs = 60_000;
const pictureTypes = new Set([
  'image/png',
  'image/jpeg',
  'image/jpg',
  'image/webp',
  'image/gif',
  'image/avif',
  // As some stores call whatever they keep.
  'application/octet-stream',
  'binary/octet-stream',
]);

type Source = Pick<Provider, 'baseUrl' | 'fetch'> & { readonly resolve?: Resolve };

/**
 * The picture behind an address of a provider's answer, asked for without the key. The provider itself may stand
 * anywhere; any other address must be public and https, through every redirect, for an answer must not make this server
 * fetch from its own surroundings.
 * @throws ModelFailure, or the reason of the signal
 */
export async function download(
  address: string,
  provider: Source,
  signal: AbortSignal = new AbortController().signal,
): Promise<Uint8Array> {
  const inline = /^data:image\/[\w.+-]+;base64,/.exec(address);
  if (inline) return Buffer.from(address.slice(inline[0].length), 'base64');
  const url = URL.parse(address);
  if (!url) throw new ModelFailure('garbage', { detail: 'no_picture' });
  if (url.origin === new URL(provider.baseUrl).origin) {
    return new Uint8Array(await (await provider.fetch(url, { signal })).arrayBuffer());
  }
  if (url.protocol !== 'https:') throw new ModelFailure('garbage', { detail: 'private_picture' });
  const rules = { maxBytes: mostBytes, timeoutMs, types: pictureTypes, allowed: new Set<string>() };
  try {
    return (await fetchPage(url.href, { ...rules, resolve: provider.resolve ?? resolveBySystem }, signal)).bytes;
  } catch (error) {
    if (!(error instanceof PageRefused)) throw error;
    if (error instanceof AddressRefused) throw new ModelFailure('garbage', { detail: 'private_picture' });
    throw new ModelFailure('unreachable', { detail: 'no_picture' });
  }
}

/** `fetch` for an SDK that follows the addresses of its answers by itself: what is not the provider goes by `download`. */
export function fetchWithPictures(provider: Source): Fetch {
  const { origin } = new URL(provider.baseUrl);
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin === origin) return provider.fetch(input, init);
    return new Response(new Uint8Array(await download(url.href, provider, init?.signal ?? undefined)));
  };
}
