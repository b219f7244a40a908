/** The service as the canvas uses it, over the typed client. */
import type { Client } from '@easel/contract';
import type { CanvasServer } from './save.ts';
import type { AtlasServer } from './session.ts';
import type { UploadServer } from './uploads.ts';

export function canvasServer(client: Client): CanvasServer & UploadServer & AtlasServer {
  return {
    save: (projectId, { baseVersion, changes, sessionId }, options) =>
      client.canvas.patch({ id: projectId }, { baseVersion, changes, sessionId, mergeTexts: true }, options),
    changesSince: (projectId, version, signal) =>
      client.canvas.changes({ id: projectId }, { since: version }, signal && { signal }),
    atlas: (projectId) => client.canvas.atlas({ id: projectId }),
    uploadTicket: (request) => client.assets.uploadUrl(request),
    // Nobody sends a file before the canvas shows.
    async putFile(ticket, file, progress) {
      const { putFile } = await import('../api/put-file.ts');
      return putFile(client, ticket, file, { progress });
    },
  };
}
