import type { Client } from '@easel/contract';
import { putFile } from '../api/put-file.ts';

export interface PictureFile {
  readonly file: Blob;
  readonly name: string;
  /** Left out where there is no project yet. */
  readonly projectId?: string | undefined;
}

/** Sends a picture that is on no canvas. @returns the id of its asset */
export async function sendPicture(
  client: Client,
  { file, name, projectId }: PictureFile,
): Promise<{ assetId: string; url: string }> {
  const ticket = await client.assets.uploadUrl({
    fileName: name || 'picture',
    contentType: file.type,
    size: file.size,
    ...(projectId !== undefined && { projectId }),
  });
  await putFile(client, ticket, file);
  return { assetId: ticket.assetId, url: ticket.publicUrl };
}
