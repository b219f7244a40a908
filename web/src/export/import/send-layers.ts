/** Sends the pictures of layers, a few at a time. */
import type { CanvasSession } from '../../canvas/index.ts';
import type { UploadServer } from '../../canvas/uploads.ts';
import type { SentPicture } from './layer-nodes.ts';
import type { FoundLayer } from './layers-found.ts';

const lanes = 3;

export interface Sending {
  readonly signal: AbortSignal;
  /** Told how many have gone; not once the signal is aborted. */
  readonly tell: (done: number) => void;
}

/** @throws what the server refuses one for, or the reason of the signal; the caller then aborts it for the others */
export async function sendLayers(
  server: UploadServer,
  { projectId, thumbhashes }: Pick<CanvasSession, 'projectId' | 'thumbhashes'>,
  layers: readonly FoundLayer[],
  { signal, tell }: Sending,
): Promise<Map<FoundLayer, SentPicture>> {
  const sent = new Map<FoundLayer, SentPicture>();
  const waiting = [...layers];
  const lane = async () => {
    for (let layer = waiting.shift(); layer; layer = waiting.shift()) {
      signal.throwIfAborted();
      const { picture, name, box } = layer;
      if (!picture) continue;
      const fileName = `${name.slice(0, 80) || 'layer'}.png`;
      const ticket = await server.uploadTicket({ fileName, contentType: 'image/png', size: picture.size, projectId });
      const meta = await server.putFile(ticket, picture, () => {});
      signal.throwIfAborted();
      if (meta.thumbhash) thumbhashes.set(ticket.assetId, meta.thumbhash);
      sent.set(layer, { assetId: ticket.assetId, url: ticket.publicUrl, width: box.width, height: box.height });
      tell(sent.size);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return sent;
}
