import type { Client } from '@easel/contract';

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
  // The page of a project shows before anybody sends a file.
  const { putFile } = await import('../api/put-file.ts');
  await putFile(client, ticket, file);
  return { assetId: ticket.assetId, url: ticket.publicUrl };
}
