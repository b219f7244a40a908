import type { Client } from '@easel/contract';
// Not through the canvas's edge: the first page must not load the canvas to send a file.
import { canvasServer } from '../canvas/server.ts';

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
  const server = canvasServer(client);
  const ticket = await client.assets.uploadUrl({
    fileName: name || 'picture',
    contentType: file.type,
    size: file.size,
    ...(projectId !== undefined && { projectId }),
  });
  await server.putFile(ticket, file, () => {});
  return { assetId: ticket.assetId, url: ticket.publicUrl };
}
