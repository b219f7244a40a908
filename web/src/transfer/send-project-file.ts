import { ApiError, type ProjectSummary } from '@easel/contract';
import { refusalOf } from '../api/put-file.ts';
import { currentToken, renewSession } from '../api/session.ts';

/** Sends a project file, by XMLHttpRequest, because fetch does not tell how much of a body has gone. */
export async function sendProjectFile(
  file: Blob,
  { progress, signal }: { readonly progress: (part: number) => void; readonly signal: AbortSignal },
): Promise<ProjectSummary> {
  const token = currentToken();
  try {
    return await send(file, token, progress, signal);
  } catch (error) {
    // A token may have run out while one chose the file.
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    return send(file, await renewSession(), progress, signal);
  }
}

function send(
  file: Blob,
  token: string | null,
  progress: (part: number) => void,
  signal: AbortSignal,
): Promise<ProjectSummary> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/projects/import');
    request.setRequestHeader('content-type', 'application/octet-stream');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => progress(total > 0 ? loaded / total : 0));
    request.addEventListener('error', () => reject(new TypeError('The connection was lost.')));
    request.addEventListener('abort', () => reject(signal.reason));
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText) as ProjectSummary);
      else reject(refusalOf(request));
    });
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
