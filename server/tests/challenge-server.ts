/** Verifies challenges as services with the siteverify protocol do: each token that it was told is good serves once. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export async function openChallengeServer(own?: (response: ServerResponse) => void) {
  const asked: Record<string, string>[] = [];
  const good = new Set<string>();
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(pieces).toString()));
    asked.push({ ...form, method: request.method ?? '', type: request.headers['content-type'] ?? '' });
    if (own) return own(response);
    const codes = [
      ...(form.secret === 'canary-challenge-secret' ? [] : ['invalid-input-secret']),
      ...(good.delete(form.response ?? '') ? [] : ['invalid-input-response']),
    ];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: codes.length === 0, 'error-codes': codes }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  return { url: `http://127.0.0.1:${port}/siteverify`, asked, good, close };
}
