/** Serves a candidate's page and the files of a scene, as fast as files can be served. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { BenchFiles } from './files.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
};

export async function serve(folder: string, files: BenchFiles) {
  const server = createServer((request, response) => {
    void answer(request.url ?? '/').then(
      ({ body, type, kept }) => {
        response.writeHead(body ? 200 : 404, {
          'content-type': type,
          'cache-control': kept ? 'public, max-age=31536000, immutable' : 'no-store',
        });
        response.end(body);
      },
      () => {
        response.writeHead(404);
        response.end();
      },
    );
  });
  async function answer(address: string): Promise<{ body: Buffer | string | undefined; type: string; kept: boolean }> {
    const url = new URL(address, 'http://bench');
    const picture = /^\/api\/files\/(.+)$/.exec(url.pathname)?.[1];
    if (picture) {
      const width = url.searchParams.get('w');
      return { body: files.read(picture, width === null ? null : Number(width)), type: 'image/webp', kept: true };
    }
    if (url.pathname === '/atlas.json') {
      const atlas = { version: '0', cell: 64, complete: true, pages: files.pages };
      return { body: JSON.stringify(atlas), type: 'application/json', kept: false };
    }
    const path = normalize(url.pathname).replace(/^(\.\.[/\\])+/, '');
    return {
      body: await readFile(join(folder, path)),
      type: types[extname(path)] ?? 'application/octet-stream',
      kept: false,
    };
  }
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(resolve)) };
}
