/** Holds every answer of a server against its OpenAPI document: status, type of content, body, events and errors. */
import type { Readable } from 'node:stream';
import type { Routes } from '@easel/contract';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documentPath, openApi } from '../src/http/openapi.ts';

type Content = Record<string, object>;
type Operation = { responses: Record<string, { content?: Content }> };
type Document = { paths: Record<string, Record<string, Operation>> };

/** What the server says of itself, and no part of the contract. */
const beside = /^\/api\/(openapi\.json|docs(\/.*)?)$/;

/**
 * To be called before the server listens. An answer that the document does not hold becomes a fault of the server, so
 * that whoever asked sees it too.
 * @returns a sentence for each such answer; grows as they come
 */
export function holdAnswers(fastify: FastifyInstance, groups: Record<string, Routes>): readonly string[] {
  const breaches: string[] = [];
  const document = documentOf(groups);
  fastify.addHook('onSend', async (request, reply, payload) => {
    const { url } = request.routeOptions;
    // What no route answers is a page, or says that there is none.
    if (url === undefined || !url.startsWith('/api/') || beside.test(url)) return payload;
    const place = `${request.method} ${url} answered ${reply.statusCode}`;
    const tell = (breach: string) => breaches.push(`${place}, which its document does not hold: ${breach}`);
    const breach = document.faultOf(request, reply, payload, tell);
    if (breach === undefined) return payload;
    tell(breach);
    throw new Error(breaches.at(-1));
  });
  return breaches;
}

const documents = new WeakMap<object, HeldDocument>();

/** Checks are compiled when they are first needed, once in each process. */
function documentOf(groups: Record<string, Routes>): HeldDocument {
  const known = documents.get(groups);
  if (known) return known;
  const made = new HeldDocument(JSON.parse(JSON.stringify(openApi('Easel', groups))));
  documents.set(groups, made);
  return made;
}

class HeldDocument {
  readonly #document: Document;
  readonly #ajv = new Ajv2020({ strictTypes: false, strictTuples: false, strictRequired: false });
  readonly #checks = new Map<string, ValidateFunction>();

  constructor(document: Document) {
    this.#document = document;
    addFormats.default(this.#ajv);
    // The document is no schema itself, it holds them; and what begins with `x-` says something to people.
    const own = [...JSON.stringify(document).matchAll(/"(x-[\w-]+)":/g)].map(([, name]) => name!);
    this.#ajv.addVocabulary([...new Set([...Object.keys(document), ...own])]);
    this.#ajv.addSchema(document as object, 'document', false, false);
  }

  faultOf(
    { method, routeOptions: { url = '' }, id }: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
    tell: (breach: string) => void,
  ): string | undefined {
    const [path, verb] = [documentPath(url), method === 'HEAD' ? 'get' : method.toLowerCase()];
    const answer = this.#document.paths[path]?.[verb]?.responses[reply.statusCode];
    if (!answer) return method === 'OPTIONS' ? undefined : 'no such status';
    if (reply.getHeader('x-request-id') !== id) return 'X-Request-Id is missing';
    if (!answer.content) return payload ? 'there should be no body' : undefined;
    const type = String(reply.getHeader('content-type')).replace(/;.*/, '');
    const held = answer.content[type] ? type : '*/*';
    if (!answer.content[held]) return `content of the type ${type}`;
    if (held === '*/*' || method === 'HEAD') return undefined;
    const check = this.#check(['paths', path, verb, 'responses', String(reply.statusCode), 'content', held, 'schema']);
    if (held !== 'text/event-stream') return faultIn(check, String(payload), id);
    watchEvents(payload as Readable, (event) => {
      const fault = faultIn(check, event);
      if (fault !== undefined) tell(`the event ${event.slice(0, 200)}: ${fault}`);
    });
    return undefined;
  }

  #check(place: string[]): ValidateFunction {
    const pointer = place.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
    const known = this.#checks.get(pointer);
    if (known) return known;
    const made = this.#ajv.compile({ $ref: `document#/${encodeURI(pointer)}` });
    this.#checks.set(pointer, made);
    return made;
  }
}

function faultIn(check: ValidateFunction, text: string, requestId?: string): string | undefined {
  const value = JSON.parse(text) as { errorCode?: string; requestId?: string } | null;
  if (!check(value)) {
    return check.errors!.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`).join(', ');
  }
  const refused = requestId !== undefined && value?.errorCode !== undefined && value.requestId !== undefined;
  return refused && value.requestId !== requestId ? '/requestId is that of another request' : undefined;
}

/** Each event comes as one piece. Reading the stream here would take from what is sent. */
function watchEvents(stream: Readable, see: (data: string) => void): void {
  const push = stream.push.bind(stream);
  stream.push = (piece: unknown, encoding?: BufferEncoding) => {
    const [, data] = /^data: (.*)$/m.exec(String(piece)) ?? [];
    if (data !== undefined) see(data);
    return push(piece, encoding);
  };
}
