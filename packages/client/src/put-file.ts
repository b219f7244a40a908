/** Files on their way to where their tickets send them: to the server, or to an object store that it keeps files in. */
import { ApiError, type AssetMeta, type Client, type UploadTicket } from '@easel/contract';

export type Uploaded = Pick<AssetMeta, 'width' | 'height' | 'thumbhash'>;

export interface PutOptions {
  /** Told how many bytes have gone. */
  readonly progress?: (sent: number) => void;
  readonly signal?: AbortSignal;
}

export type PutAddress = Pick<UploadTicket, 'method' | 'uploadUrl' | 'headers'>;

/**
 * Sends the bytes and resolves with what was answered.
 * @throws ApiError when they are refused, TypeError when the connection is lost, or the signal's reason
 */
export type Put = (address: PutAddress, file: Blob, options: PutOptions) => Promise<string>;

const partsAtOnce = 3;
/** Milliseconds before each further try at a store, which may be slow or away for a moment. */
const waits = [1_000, 3_000];

/**
 * Resolves once the server knows the file and has found it to be what it is called.
 * @param put how this program sends bytes
 * @throws what `put` throws
 */
export async function putFile(
  put: Put,
  client: Pick<Client, 'assets'>,
  ticket: UploadTicket,
  file: Blob,
  options: PutOptions = {},
): Promise<Uploaded> {
  if (ticket.uploadUrl.startsWith('/')) return JSON.parse(await put(ticket, file, options)) as Uploaded;
  if (ticket.parts) await putParts(put, ticket.parts, file, options);
  else await patiently(() => put(ticket, file, options), options.signal);
  // The store takes what it is given; the server looks at it.
  return patiently(() => client.assets.complete({ assetId: ticket.assetId }, options), options.signal);
}

type Parts = NonNullable<UploadTicket['parts']>;

/** A few at once; a part that fails is sent again, not the file. */
async function putParts(put: Put, { bytes, urls }: Parts, file: Blob, options: PutOptions): Promise<void> {
  const gone = urls.map(() => 0);
  const waiting = [...urls.entries()];
  const send = async (at: number, uploadUrl: string) => {
    const progress = (sent: number) => {
      gone[at] = sent;
      options.progress?.(gone.reduce((sum, part) => sum + part, 0));
    };
    const part = file.slice(at * bytes, (at + 1) * bytes);
    await patiently(
      () => put({ method: 'PUT', uploadUrl, headers: {} }, part, { ...options, progress }),
      options.signal,
    );
  };
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await send(...next);
  };
  try {
    await Promise.all(Array.from({ length: partsAtOnce }, lane));
  } finally {
    // Where one did not get through, no other needs to begin.
    waiting.length = 0;
  }
}

async function patiently<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  for (const wait of waits) {
    try {
      return await work();
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof ApiError && error.status < 500) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return work();
}
