import { lookup as systemLookup } from 'node:dns/promises';
import { request as plainRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AddressRefused, pageAddress, PageRefused } from './page-address.ts';
import { isPublicAddress } from './public-addresses.ts';

const mostRedirects = 5;
const largestHeaderBytes = 32 * 1024;
const readable = new Set(['text/html', 'application/xhtml+xml', 'text/plain']);
const pages = 'text/html, application/xhtml+xml, text/plain;q=0.8';
const headers = {
  'user-agent': 'Easel/1.0 (reads a page for one person; no crawler)',
  'accept-encoding': 'gzip, deflate, br',
};

/** All addresses of a name. */
export type Resolve = (host: string) => Promise<readonly string[]>;

export interface FetchRules {
  readonly maxBytes: number;
  readonly timeoutMs: number;
  /** Media types that are taken; left out: pages of text. */
  readonly types?: ReadonlySet<string>;
  /** Origins that may be private or on another port. Nothing but a constructor's argument sets it. */
  readonly allowed: ReadonlySet<string>;
  readonly resolve: Resolve;
}
export interface FetchedPage {
  readonly url: string;
  /** Of the header, in small letters: `text/html`. */
  readonly mediaType: string;
  readonly charset: string | undefined;
  readonly bytes: Buffer;
}

export const resolveBySystem: Resolve = async (host) =>
  (await systemLookup(host, { all: true })).map(({ address }) => address);

/**
 * Gets a page from an address that a stranger has named. Each hop is checked by its spelling, and its name by what it
 * resolves to when the connection is made: a name that answers otherwise a moment later leads nowhere else.
 * A page that is too long is cut.
 * @throws PageRefused, or the reason of the signal
 */
export async function fetchPage(address: string, rules: FetchRules, signal: AbortSignal): Promise<FetchedPage> {
  const either = AbortSignal.any([signal, AbortSignal.timeout(rules.timeoutMs)]);
  try {
    let url = pageAddress(address, undefined, rules.allowed);
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      const response = await open(url, rules, either);
      const next = redirectOf(response);
      if (next === undefined) return await pageOf(url, response, rules);
      response.destroy();
      url = pageAddress(next, url, rules.allowed);
    }
    throw new PageRefused('it leads on too often');
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof PageRefused) throw error;
    throw new PageRefused(either.aborted ? 'it did not answer in time' : 'it could not be read', { cause: error });
  }
}

function open(url: URL, rules: FetchRules, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  const lookup = rules.allowed.has(url.origin) ? lookupBy(rules.resolve, () => true) : lookupBy(rules.resolve);
  // A connection of its own each time: one that is kept would serve a name without asking again.
  const accept = rules.types ? [...rules.types].join(', ') : pages;
  const options: RequestOptions = {
    headers: { ...headers, accept },
    lookup,
    signal,
    agent: false,
    maxHeaderSize: largestHeaderBytes,
  };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(url, options, resolve).on('error', reject).end();
  return promise;
}

/** One bad address spoils the answer: a public one beside it would only be tried first. */
function lookupBy(resolve: Resolve, allows: (address: string) => boolean = isPublicAddress): LookupFunction {
  return (host, { all }, callback) => {
    const answer = async () => {
      const addresses = await resolve(host);
      if (addresses.length === 0) throw new PageRefused('the host has no address');
      if (!addresses.every((address) => isIP(address) !== 0 && allows(address))) {
        throw new AddressRefused('the host is not public');
      }
      return addresses.map((address) => ({ address, family: isIP(address) }));
    };
    answer().then(
      (found) => (all ? callback(null, found) : callback(null, found[0]!.address, found[0]!.family)),
      (error: unknown) => callback(error as Error, ''),
    );
  };
}

function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage): string | undefined {
  return [301, 302, 303, 307, 308].includes(statusCode) ? location : undefined;
}

async function pageOf(
  url: URL,
  response: IncomingMessage,
  { maxBytes, types = readable }: FetchRules,
): Promise<FetchedPage> {
  const [mediaType = '', ...parameters] = (response.headers['content-type'] ?? '').toLowerCase().split(';');
  try {
    if (response.statusCode !== 200) throw new PageRefused(`it answered ${response.statusCode}`);
    if (!types.has(mediaType.trim())) throw new PageRefused('it is no page of text');
    const charset = parameters.join(';').match(/charset\s*=\s*["']?([\w:.-]+)/)?.[1];
    return { url: url.href, mediaType: mediaType.trim(), charset, bytes: await readUpTo(response, maxBytes) };
  } finally {
    response.destroy();
  }
}

async function readUpTo(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of unpacked(response)) {
    pieces.push(piece as Buffer);
    bytes += (piece as Buffer).length;
    // Leaving the loop closes the connection, and keeps a small file from unpacking into a large one.
    if (bytes >= maxBytes) break;
  }
  return Buffer.concat(pieces).subarray(0, maxBytes);
}

function unpacked(response: IncomingMessage): NodeJS.ReadableStream {
  const encoding = (response.headers['content-encoding'] ?? 'identity').toLowerCase();
  if (encoding === 'identity') return response;
  const unpackers: Record<string, () => ReturnType<typeof createGunzip>> = {
    gzip: createGunzip,
    'x-gzip': createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  };
  const make = unpackers[encoding];
  if (!make) throw new PageRefused('it is packed in an unknown way');
  // The reader of the unpacked side hears of every error; here is nothing left to do.
  return pipeline(response, make(), () => {});
}
