/** The service as the canvas uses it, over the typed client. */
import { ApiError, type Client, type UploadTicket } from '@easel/contract';
import type { CanvasServer } from './save.ts';
import type { AtlasServer } from './session.ts';
import type { UploadServer } from './uploads.ts';

export function canvasServer(client: Client): CanvasServer & UploadServer & AtlasServer {
  return {
    save: (projectId, { baseVersion, changes, sessionId }, { keepalive }) =>
      client.canvas.patch({ id: projectId }, { baseVersion, changes, sessionId }, { keepalive }),
    changesSince: (projectId, version) => client.canvas.changes({ id: projectId }, { since: version }),
    atlas: (projectId) => client.canvas.atlas({ id: projectId }),
    uploadTicket: (request) => client.assets.uploadUrl(request),
    putFile,
  };
}

type Uploaded = Awaited<ReturnType<UploadServer['putFile']>>;

/** By XMLHttpRequest, because fetch does not tell how much of a body has gone. */
function putFile(ticket: UploadTicket, file: Blob, progress: (sent: number) => void): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(ticket.method, ticket.uploadUrl);
    for (const [name, value] of Object.entries(ticket.headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded }) => progress(loaded));
    request.addEventListener('error', () => reject(new TypeError('The connection was lost.')));
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300)
        void readUploaded(request.responseText, file).then(resolve, reject);
      else reject(refusalOf(request));
    });
    request.send(file);
  });
}

/** Storage on S3 answers an upload with nothing: then the picture's own size is asked of the picture. */
async function readUploaded(text: string, file: Blob): Promise<Uploaded> {
  if (text.startsWith('{')) return JSON.parse(text) as Uploaded;
  const picture = await createImageBitmap(file);
  return { width: picture.width, height: picture.height, thumbhash: '' };
}

function refusalOf(request: XMLHttpRequest): Error {
  try {
    return new ApiError(request.status, JSON.parse(request.responseText));
  } catch {
    return new ApiError(request.status, { error: request.statusText, errorCode: 'server.fault', requestId: '' });
  }
}
