import type { Client } from '@easel/contract';
import { canvasServer } from '../canvas/index.ts';

/** Sends a picture that is on no canvas. @returns the id of its asset */
export async function sendPicture(
  client: Client,
  { file, name, projectId }: { file: Blob; name: string; projectId: string },
  progress: (sent: number) => void = () => {},
): Promise<{ assetId: string; url: string }> {
  const server = canvasServer(client);
  const ticket = await server.uploadTicket({ fileName: name, contentType: file.type, size: file.size, projectId });
  await server.putFile(ticket, file, progress);
  return { assetId: ticket.assetId, url: ticket.publicUrl };
}
