import { putFile as putFileBy, type PutAddress, type PutOptions, type Uploaded } from '@easel/client';
import { ApiError, type Client, type UploadTicket } from '@easel/contract';
import { StoreUnreached } from './store-unreached.ts';

export type { PutOptions, Uploaded } from '@easel/client';

/**
 * Resolves once the server knows the file and has found it to be what it is called.
 * @throws ApiError, TypeError when the connection is lost, StoreUnreached, or the signal's reason
 */
export function putFile(
  client: Pick<Client, 'assets'>,
  ticket: UploadTicket,
  file: Blob,
  options: PutOptions = {},
): Promise<Uploaded> {
  return putFileBy(put, client, ticket, file, options);
}

/** By XMLHttpRequest, because fetch does not tell how much of a body has gone. Answers what was answered. */
function put(ticket: PutAddress, file: Blob, { progress, signal }: PutOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(ticket.method, ticket.uploadUrl);
    for (const [name, value] of Object.entries(ticket.headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded }) => progress?.(loaded));
    request.addEventListener('error', () => reject(lossOf(ticket)));
    request.addEventListener('abort', () => reject(signal?.reason));
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve(request.responseText);
      else reject(refusalOf(request));
    });
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort);
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    request.send(file);
  });
}

function lossOf({ uploadUrl }: PutAddress): TypeError {
  return uploadUrl.startsWith('/') || !navigator.onLine
    ? new TypeError('The connection was lost.')
    : new StoreUnreached('The store of files could not be reached.');
}

/** What an answer that is no good says, as an error to throw. */
export function refusalOf({ status, statusText, responseText }: XMLHttpRequest): ApiError {
  try {
    return new ApiError(status, JSON.parse(responseText));
  } catch {
    return new ApiError(status, { error: statusText, errorCode: 'server.fault', requestId: '' });
  }
}
