import { randomUUIDv7 } from 'node:crypto';
import { defaultSizes, Refusal, type Sizes } from '@easel/contract';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { AccessPort, ResolvedAccess } from './access.ts';
import { answerError, answerNoRequest, answerUnreadable } from './errors.ts';
import { readJsonBodies } from './json-body.ts';
import type { Admit } from './limits.ts';
import { observeRequests, type Watcher } from './observing.ts';
import type { AtOnce } from './at-once.ts';
import { logRequests } from './request-log.ts';
import { protectBrowsers, type ForeignOrigins } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    access: ResolvedAccess;
  }
}

export interface HttpServer {
  readonly fastify: FastifyInstance;
  readonly access: AccessPort;
  readonly admit: Admit | undefined;
  readonly openStreams: AtOnce | undefined;
  readonly openArchives: AtOnce | undefined;
  /** Bytes that a body which is handed on unread may hold, unless its route says otherwise. */
  readonly bytesLimit: number;
  readonly sizes: Sizes;
  /** Aborts when the server begins to close. */
  readonly draining: AbortSignal;
  readonly watcher: Watcher | undefined;
}

export interface HttpOptions {
  access: AccessPort;
  logger?: FastifyBaseLogger;
  /** Rate limits; without them everyone may ask as often as they like. */
  admit?: Admit | undefined;
  /** Bounds the streams that a caller has open at once; without it they may have any number. */
  openStreams?: AtOnce | undefined;
  /** Bounds the archives that a caller sends side by side: each lies on the disk until it is read. */
  openArchives?: AtOnce | undefined;
  bytesLimit?: number;
  /** What requests may hold; by default what the contract says. */
  sizes?: Sizes;
  /** Addresses of proxies in front of the server, whose word on who calls is taken. */
  trustedProxies?: string[];
  foreignOrigins?: ForeignOrigins;
  /** Whether people reach the server by https and nothing else: the proxy that ends TLS knows, and the operator. */
  encrypted?: boolean;
  /** Told of every request and every stream. */
  watcher?: Watcher | undefined;
}

const mebibyte = 1024 * 1024;
/** Archives of a gigabyte come over slow lines; what takes longer was never meant to end. */
const longestRequestMs = 60 * 60 * 1000;

/** A bare server: request ids, bodies, errors, draining. Routes come by `mount`. */
export function createHttpServer(options: HttpOptions): HttpServer {
  const { access, logger, admit, openStreams, openArchives, bytesLimit = 50 * mebibyte, trustedProxies = [] } = options;
  const { sizes = defaultSizes } = options;
  const fastify = Fastify({
    ...(logger && { loggerInstance: logger }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: sizes.BodyBytes,
    requestTimeout: longestRequestMs,
    routerOptions: { maxParamLength: 200 },
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    exposeHeadRoutes: false,
    genReqId: () => randomUUIDv7(),
    // Fastify's own 503 has another form than our errors; the hook below answers instead.
    return503OnClosing: false,
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerNoRequest,
  });
  observeRequests(fastify, options.watcher);
  const draining = refuseWhileDraining(fastify);
  fastify.decorateRequest('access', null as unknown as ResolvedAccess);
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  logRequests(fastify);
  protectBrowsers(fastify, options.foreignOrigins ?? { scripts: [], frames: [] }, options.encrypted ?? false);
  readJsonBodies(fastify, sizes.BodyDepth);
  fastify.setErrorHandler(answerError);
  const { watcher } = options;
  return { fastify, access, admit, openStreams, openArchives, bytesLimit, sizes, draining, watcher };
}

/** What is under way may end; what comes now is sent elsewhere, and streams end so that their clients go elsewhere too. */
function refuseWhileDraining(fastify: FastifyInstance): AbortSignal {
  const draining = new AbortController();
  fastify.addHook('preClose', async () => draining.abort(new Error('the server is shutting down')));
  fastify.addHook('onRequest', async () => {
    if (draining.signal.aborted) throw new Refusal('server.draining');
  });
  fastify.addHook('onResponse', async () => {
    // Connections that are kept alive after their last answer would otherwise hold the server open for a minute.
    if (draining.signal.aborted) setImmediate(() => fastify.server.closeIdleConnections());
  });
  return draining.signal;
}
