import { Readable } from 'node:stream';
import { envelopeOf, sized, type Route, type Routes } from '@easel/contract';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { AtOnce } from './at-once.ts';
import { admitsStrangers, identify, namesProjectInBody, refuseStranger, resolveAccess } from './access.ts';
import { RawJson, type DownloadAnswer, type FileAnswer, type Streamed } from './answers.ts';
import { readByteBodies } from './byte-body.ts';
import { eventStream } from './event-stream.ts';
import { sendDownload, sendFile } from './files.ts';
import { whileAccessHolds } from './guarded-stream.ts';
import type { ErasedHandler, Handlers } from './handler.ts';
import { FactsOfRequest, whenOver } from './request-facts.ts';
import { observeStream } from './observing.ts';
import type { HttpServer } from './server.ts';
import { inputReader } from './validation.ts';

type Events = AsyncIterable<Streamed<unknown>>;

/** A stream that can be resumed ends now and then, so that its access is proven again when it goes on. */
const longestStreamMs = 15 * 60_000;

/** Serves a group of routes: access first, then validation, then the handler, then the envelope. */
export function mount<G extends Routes>(server: HttpServer, routes: G, handlers: Handlers<NoInfer<G>>): void {
  for (const [name, route] of Object.entries(routes)) {
    const handler = handlers[name] as unknown as ErasedHandler;
    const options = routeOptions(server, route, handler);
    if (route.body === 'bytes') {
      server.fastify.register(async (scope) => {
        readByteBodies(scope);
        scope.route(options);
      });
    } else server.fastify.route(options);
  }
}

function routeOptions(server: HttpServer, route: Route, handler: ErasedHandler): RouteOptions {
  const readInput = inputReader(sized(route, server.sizes));
  const answer = answerer(server, route);
  // Files have a ticket each, and their size is known before they come.
  const archives = route.body === 'bytes' && route.access === 'signed-in' ? server.openArchives : undefined;
  const bodyLimit = route.bodyLimit ?? bodyLimitOf(server, route);
  const resolve = async (request: FastifyRequest) => {
    request.access = await resolveAccess(route, request, request.access.caller, server.access);
  };
  return {
    method: route.method === 'GET' && !route.events ? ['GET', 'HEAD'] : route.method,
    url: route.path,
    ...(bodyLimit !== undefined && { bodyLimit }),
    // Before the body is read, wherever possible: strangers can't make the server parse megabytes.
    onRequest: [admission(server, route), ...(namesProjectInBody(route) ? [] : [resolve])],
    ...(namesProjectInBody(route) && { preHandler: resolve }),
    handler: async (request, reply) => {
      const facts = new FactsOfRequest(route, request, reply);
      // Before the handler begins what the stream would tell of, or has the first byte written.
      count(facts.wantsEvents ? server.openStreams : archives, request, reply);
      const run = () => handler(readInput(request), { ...request.access, request: facts });
      return answer(await (request.observed ? request.observed.within(run) : run()), request, reply);
    },
  };
}

function count(open: AtOnce | undefined, request: FastifyRequest, reply: FastifyReply): void {
  const leave = open?.enter(request.access.caller, request.ip);
  if (leave) whenOver(reply, leave);
}

/** Reading a large body as JSON holds everyone up: only somebody who can be told apart may ask for it. */
const strangersBytes = 64 * 1024;

function bodyLimitOf({ bytesLimit, sizes }: HttpServer, route: Route): number | undefined {
  if (route.body === 'bytes') return bytesLimit;
  return admitsStrangers(route) ? Math.min(strangersBytes, sizes.BodyBytes) : undefined;
}

/** Who calls, and whether not too often. A bad token counts against its address, else guessing tokens were free. */
function admission({ access, admit }: HttpServer, route: Route) {
  return async (request: FastifyRequest) => {
    try {
      request.access = { caller: await identify(route, request.headers.authorization, access) };
    } catch (refusal) {
      await admit?.(route, null, request.ip);
      throw refusal;
    }
    await admit?.(route, request.access.caller, request.ip);
    refuseStranger(route, request.access.caller);
  };
}

type Answerer = (output: unknown, request: FastifyRequest, reply: FastifyReply) => unknown;

function answerer(server: HttpServer, route: Route): Answerer {
  if (route.response === 'bytes') return sendBytes;
  const sendJson = jsonAnswerer(envelopeOf(route.path));
  if (!route.events) return sendJson;
  return (output, request, reply) =>
    isEvents(output) ? sendEvents(server, route, output, request, reply) : sendJson(output, request, reply);
}

function sendBytes(output: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const bytes = output as FileAnswer | DownloadAnswer;
  return 'stream' in bytes ? sendDownload(bytes, request, reply) : sendFile(bytes, request, reply);
}

function jsonAnswerer(envelope: { msg: string | null } | undefined): Answerer {
  const head = `{"code":0,"msg":${JSON.stringify(envelope?.msg)},"data":`;
  return (output, _, reply) => {
    // Always as text: Fastify takes a `null` for an empty body.
    const text = output instanceof RawJson ? output.text : JSON.stringify(output);
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    return reply.send(envelope ? `${head}${text}}` : text);
  };
}

function sendEvents(
  { draining, access, watcher }: HttpServer,
  route: Route,
  events: Events,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const gone = new FactsOfRequest(route, request, reply).signal;
  const ends = [gone, draining, ...(route.method === 'GET' ? [AbortSignal.timeout(longestStreamMs)] : [])];
  const guarded = whileAccessHolds(request, access, (changed) =>
    eventStream(events, { signal: AbortSignal.any([...ends, changed]) }),
  );
  const stream = Readable.from(
    logged(
      observeStream(guarded, () => watcher?.stream(route.path)),
      request,
    ),
    {
      objectMode: false,
    },
  );
  reply.type('text/event-stream; charset=utf-8').header('cache-control', 'no-cache, no-transform');
  // Nginx would otherwise keep events back until its buffer is full.
  reply.header('x-accel-buffering', 'no');
  return reply.send(stream);
}

/** The status has long been sent, so a stream that fails can only end; its client comes back and asks again. */
async function* logged(stream: AsyncIterable<string>, request: FastifyRequest): AsyncGenerator<string> {
  try {
    yield* stream;
  } catch (error) {
    request.log.error(error);
  }
}

function isEvents(output: unknown): output is Events {
  return typeof output === 'object' && output !== null && Symbol.asyncIterator in output;
}
