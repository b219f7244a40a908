/** The OpenAPI document, and the page that shows it: all of it from here, nothing from elsewhere. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpServer } from './server.ts';

/** Stricter than the other pages': the reader may ask this server and nobody else, and nothing may frame it. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  // The reader brings its styles as elements of the page.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';');

const page = (reader: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Easel API</title>
    <link rel="icon" href="../mark.svg" type="image/svg+xml" />
    <script src="docs/reader.js?v=${reader}" defer></script>
    <script src="docs/start.js" defer></script>
  </head>
  <body>
    <noscript>This page needs JavaScript. The document itself is at <a href="openapi.json">openapi.json</a>.</noscript>
    <div id="reference"></div>
  </body>
</html>
`;

/** The reader would otherwise bring typefaces, a proxy, an assistant and figures of use from its maker's servers. */
const options = {
  url: 'openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  proxyUrl: '',
  externalUrls: { dashboardUrl: '', registryUrl: '', proxyUrl: '', apiBaseUrl: '' },
  showDeveloperTools: 'never',
  hideClientButton: true,
  showOperationId: true,
  persistAuth: false,
  documentDownloadType: 'json',
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  authentication: { preferredSecurityScheme: 'bearer' },
  theme: 'default',
  customCss: `
    :root { --scalar-font: Inter, system-ui, sans-serif; --scalar-font-code: ui-monospace, monospace; }
    .light-mode { --scalar-color-accent: #4338ca; }
    .dark-mode { --scalar-color-accent: #a5b4fc; }
  `,
};
const start = `Scalar.createApiReference('#reference', ${JSON.stringify(options)});\n`;

const forever = 'public, max-age=31536000, immutable';

/**
 * Serves `/api/openapi.json` and, under `/api/docs`, its reader. Neither costs anything before it is asked for.
 * @param describe makes the document
 */
export function serveReference({ fastify }: HttpServer, describe: () => object): void {
  let document: string | undefined;
  let reader: Promise<Reader> | undefined;
  const readReader = () => {
    reader ??= unpackReader();
    // What failed once, for want of memory or threads, may succeed when it is asked for again.
    reader.catch(() => (reader = undefined));
    return reader;
  };
  fastify.get('/api/openapi.json', (_, reply) => {
    document ??= JSON.stringify(describe());
    return reply.type('application/json; charset=utf-8').send(document);
  });
  fastify.get('/api/docs', async (_, reply) => {
    const { digest } = await readReader();
    reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' });
    return reply.type('text/html; charset=utf-8').send(page(digest));
  });
  fastify.get('/api/docs/start.js', (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(start),
  );
  fastify.get('/api/docs/reader.js', async (request, reply) => sendReader(await readReader(), request, reply));
}

interface Reader {
  readonly packed: Buffer;
  /** Names the content. */
  readonly digest: string;
}

async function unpackReader(): Promise<Reader> {
  const thread = new Worker(new URL('reference-bundle.ts', import.meta.url));
  const [message] = (await once(thread, 'message')) as [Uint8Array];
  const packed = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
  return { packed, digest: createHash('sha256').update(packed).digest('base64url').slice(0, 16) };
}

function sendReader({ packed, digest }: Reader, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const etag = `"${digest}"`;
  const named = (request.query as { v?: string }).v === digest;
  reply.headers({ etag, vary: 'accept-encoding', 'cache-control': named ? forever : 'no-cache' });
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  reply.type('text/javascript; charset=utf-8');
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(gunzipSync(packed));
  return reply.header('content-encoding', 'gzip').send(packed);
}
