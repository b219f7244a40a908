import type {
  AccessSource,
  Body,
  Params,
  ProjectAccess,
  Query,
  Response,
  Role,
  Route,
  Routes,
  StreamEvent,
} from '@easel/contract';
import type { DownloadAnswer, FileAnswer, RawJson, Streamed } from './answers.ts';

/** Who calls: proven by the access token. */
export interface Caller {
  readonly id: string;
  readonly sessionId: string;
}

/** What else a handler may know of the request; already read, so that no handler touches HTTP. */
export interface RequestFacts {
  /** Stands in the logs and in every error answer. */
  readonly id: string;
  readonly ip: string;
  /** As the browser names this server: scheme and host, without a slash at its end. */
  readonly origin: string;
  readonly language: 'en' | 'zh';
  /** Aborts when nobody waits for the answer any more: the client has gone, or the answer is over. */
  readonly signal: AbortSignal;
  /** Whether the answer is to be a stream of events: on such routes always, where there is a choice as asked. */
  readonly wantsEvents: boolean;
  readonly lastEventId: string | null;
  readonly userAgent: string;
  /** What a browser that opens a share link calls itself, if it does; anyone can send anything here. */
  readonly shareVisitor: string | null;
  /** The media types that the client takes, as it put them; empty when it says nothing. */
  readonly accept: string;
}

export type Input<R> = {
  params: Params<R>;
  query: Query<R>;
  body: R extends { body: 'bytes' } ? AsyncIterable<Uint8Array> : Body<R>;
};

/** What the declared access proves: a handler can't read more than its route asked for. */
type Proof<R extends Route> = R['access'] extends 'signed-in'
  ? { caller: Caller }
  : R['access'] extends { absent: 'null' }
    ? { caller: Caller; project: ProjectAccess | null }
    : R['access'] extends { hidden: 'null' }
      ? { caller: Caller | null; project: ProjectAccess | null }
      : R['access'] extends { role: 'editor' | 'owner' }
        ? { caller: Caller; project: ProjectAccess }
        : R['access'] extends { role: Role }
          ? { caller: Caller | null; project: ProjectAccess }
          : R['access'] extends { share: string }
            ? { caller: Caller | null; project: ProjectAccess; source: AccessSource }
            : { caller: Caller | null };

export type Context<R extends Route> = Proof<R> & { request: RequestFacts };

type Events<R> = AsyncIterable<Streamed<StreamEvent<R>>>;
type Json<R> = Response<R> | RawJson;

/** Where a route both answers and streams, `request.wantsEvents` says which one is asked for. */
export type Answer<R extends Route> = R extends { response: 'bytes' }
  ? FileAnswer | DownloadAnswer
  : R extends { events: object; response: object }
    ? Json<R> | Events<R>
    : R extends { events: object }
      ? Events<R>
      : Json<R>;

/** Returns the answer, or throws a `Refusal`; a stream's refusals are thrown before its iterable is returned. */
export type Handler<R extends Route> = (input: Input<R>, context: Context<R>) => Answer<R> | Promise<Answer<R>>;

/** One handler for every route of a group; a missing one does not compile. */
export type Handlers<G extends Routes> = { readonly [Name in keyof G]: Handler<G[Name]> };

export interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** A handler whose types `mount` has dropped: the contract's validators have proven what they say. */
export type ErasedHandler = (input: RawInput, context: object) => unknown;
