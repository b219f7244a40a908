import { ApiError } from '@easel/contract';
import { client } from '../api/client.ts';
import { putFile } from '../api/put-file.ts';

export const acceptedPictures = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const;

/** Stores a picture and answers its public address. Throws ApiError, or TypeError when the connection is lost. */
export async function uploadPicture(file: File): Promise<string> {
  const request = { fileName: file.name, contentType: file.type, size: file.size };
  const ticket = await client.assets.uploadUrl(request);
  await putFile(client, ticket, file);
  return ticket.publicUrl;
}

/** What is wrong with the file itself; `null` for other troubles. */
export function pictureFault(error: unknown): 'type' | 'tooLarge' | 'unreadable' | null {
  if (!(error instanceof ApiError)) return null;
  if (error.errorCode === 'asset.type_refused') return 'type';
  if (error.errorCode === 'asset.type_mismatch') return 'unreadable';
  return error.errorCode === 'asset.too_large' ? 'tooLarge' : null;
}
