import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Refusal } from '@easel/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpServer } from './server.ts';

const notBuilt = `Easel's service is running, but its pages are not built yet.

  npm start        builds them, then starts the service
  npm run dev      serves them with hot reload while you work on them

The service itself answers under /api: see /api/health and /api/openapi.json.
`;

/**
 * Serves the built web app. Every address that is no file and not under `/api` is one of the app's own pages, so it
 * gets `index.html`.
 * @param folder where the app was built to; `undefined` for a server without pages
 */
export function servePages({ fastify }: HttpServer, folder: string | undefined): void {
  if (folder !== undefined && existsSync(join(folder, 'index.html'))) {
    fastify.register(fastifyStatic, {
      root: folder,
      // By itself it reads the whole folder of assets, two thousand names, for each one that is asked for.
      serve: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(path)),
    });
    fastify.route<{ Params: { '*': string } }>({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: (request, reply) => void reply.sendFile(request.params['*'] || 'index.html'),
    });
    fastify.setNotFoundHandler(async (request, reply) => {
      if (!asksForPage(request)) throw new Refusal('route.not_found');
      return reply.sendFile('index.html');
    });
    return;
  }
  fastify.setNotFoundHandler(async (request, reply: FastifyReply) => {
    if (!asksForPage(request)) throw new Refusal('route.not_found');
    return reply.status(503).type('text/plain; charset=utf-8').send(notBuilt);
  });
}

/** The build names what lies in `assets` by its content, so that it never changes; all else may with each release. */
function cachingOf(path: string): string {
  return /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return url === '/' || (!/^\/api(\/|\?|$)/.test(url) && (headers.accept ?? '').includes('text/html'));
}
