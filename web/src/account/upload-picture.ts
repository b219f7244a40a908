import { ApiError } from '@easel/contract';
import { client } from '../api/client.ts';

export const acceptedPictures = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const;

/** Stores a picture and answers its public address. Throws ApiError, UploadRefused, or what `fetch` throws. */
export async function uploadPicture(file: File): Promise<string> {
  const request = { fileName: file.name, contentType: file.type, size: file.size };
  const { uploadUrl, method, headers, publicUrl } = await client.assets.uploadUrl(request);
  const response = await fetch(uploadUrl, { method, headers, body: file });
  if (!response.ok) throw new UploadRefused();
  return publicUrl;
}

/** The storage did not take the bytes: mostly because they are not what the file's name says. */
class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
}

/** What is wrong with the file itself; `null` for other troubles. */
export function pictureFault(error: unknown): 'type' | 'tooLarge' | 'unreadable' | null {
  if (error instanceof UploadRefused) return 'unreadable';
  if (!(error instanceof ApiError)) return null;
  if (error.errorCode === 'asset.type_refused') return 'type';
  return error.errorCode === 'asset.too_large' ? 'tooLarge' : null;
}
