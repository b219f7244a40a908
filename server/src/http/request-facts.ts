import type { Route } from '@easel/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredLanguage, prefersEvents } from './accept.ts';
import { NobodyWaits } from './errors.ts';
import type { RequestFacts } from './handler.ts';

/** What a handler may know of a request. Worked out when asked for: most handlers ask for little of it. */
export class FactsOfRequest implements RequestFacts {
  readonly #route: Route;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  #signal: AbortSignal | undefined;

  constructor(route: Route, request: FastifyRequest, reply: FastifyReply) {
    this.#route = route;
    this.#request = request;
    this.#reply = reply;
  }

  get id(): string {
    return this.#request.id;
  }

  get ip(): string {
    return this.#request.ip;
  }

  get origin(): string {
    return `${this.#request.protocol}://${this.#request.host}`;
  }

  get language(): 'en' | 'zh' {
    return preferredLanguage(this.#request.headers['accept-language']);
  }

  get accept(): string {
    return this.#request.headers.accept ?? '';
  }

  get userAgent(): string {
    return (this.#request.headers['user-agent'] ?? '').slice(0, 400);
  }

  get shareVisitor(): string | null {
    // Programs that show a preview of a link look whether it is there; that is nobody's visit.
    if (this.#request.method === 'HEAD') return null;
    const visitor = this.#request.headers['x-share-visitor'];
    return typeof visitor === 'string' && visitor !== '' && visitor.length <= 200 ? visitor : null;
  }

  get lastEventId(): string | null {
    const id = this.#request.headers['last-event-id'];
    return typeof id === 'string' && id !== '' ? id.slice(0, 100) : null;
  }

  get wantsEvents(): boolean {
    if (!this.#route.events) return false;
    return !this.#route.response || prefersEvents(this.#request.headers.accept);
  }

  get signal(): AbortSignal {
    return (this.#signal ??= this.#untilOver());
  }

  #untilOver(): AbortSignal {
    const over = new AbortController();
    whenOver(this.#reply, () => over.abort(new NobodyWaits('nobody waits for this answer')));
    return over.signal;
  }
}

/** Calls once the answer has been sent, or its client has gone. */
export function whenOver({ raw }: FastifyReply, heard: () => void): void {
  // It may have gone while an earlier step waited for something, and nobody is told of that any more.
  if (raw.closed || raw.destroyed) heard();
  else raw.once('close', heard);
}
