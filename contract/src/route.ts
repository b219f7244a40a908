import type { Static, TObject, TSchema } from 'typebox';
import type { ErrorCode } from './errors.ts';

/** What a person may do with a project; each role includes those before it. */
export const roles = ['canvas', 'viewer', 'editor', 'owner'] as const;
export type Role = (typeof roles)[number];

/** A project, and the role in it that a caller has shown. */
export interface ProjectAccess {
  readonly id: string;
  readonly role: Role;
  /** The link's secret, where nothing but the link gives the role. */
  readonly shareId?: string;
}

/** What gave a caller the role: the first of these that says anything. */
export const accessSources = ['owner', 'member', 'link'] as const;
export type AccessSource = (typeof accessSources)[number];

/**
 * Who may call a route. Resolved before the handler runs.
 * With `public` a token means nothing, so that one whose time is over keeps nobody from renewing it. With
 * `token-optional` it changes the answer: without one it is for anybody, but one that is presented must be good.
 * `project` says where the request names the project. With `hidden: 'null'` a signed-in caller who may not
 * know of the project reaches the handler with `project: null`, for routes that must not let ids be probed.
 * With `absent: 'null'` the request may leave the project out, and then needs nothing but a signed-in caller.
 * `share` opens a project by a link's secret alone; elsewhere the header `X-Share-Id` carries that secret.
 */
export type Access =
  | 'public'
  | 'token-optional'
  | 'signed-in'
  | { readonly share: 'params.shareId' }
  | { readonly role: Role; readonly project: 'params.id' }
  | { readonly role: Role; readonly project: 'query.project_id' | 'body.projectId' | 'body.project_id' }
  | { readonly role: Role; readonly project: 'body.projectId'; readonly hidden: 'null' }
  | { readonly role: Role; readonly project: 'body.projectId'; readonly absent: 'null' };

/** One endpoint. Server, OpenAPI document, typed client and access matrix all derive from it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params?: TObject;
  readonly query?: TObject;
  /** The JSON body; or `'bytes'`, which hands the handler the unread stream. */
  readonly body?: TSchema | 'bytes';
  /** The JSON answer; or `'bytes'` for a file. A route with `events` alone has none. */
  readonly response?: TSchema | 'bytes';
  /** One server-sent event of the stream that the route answers: always, or, where it has a `response`, if asked by `Accept`. */
  readonly events?: TSchema;
  /** What the rules behind it may refuse; `errorsOf` adds what every such route may answer. */
  readonly errors: readonly ErrorCode[];
  /** Bytes that the body may hold, where it is not the server's default. */
  readonly bodyLimit?: number;
  /** A route of ours, beyond the contract that others implement too. */
  readonly extension?: true;
}
export type Routes = Readonly<Record<string, Route>>;

/** Keeps the literal type of a route, from which all other types are inferred. */
export function route<const R extends Route>(description: R): R {
  return description;
}

export type Params<R> = R extends { params: infer S extends TSchema } ? Static<S> : undefined;
export type Query<R> = R extends { query: infer S extends TSchema } ? Static<S> : undefined;
export type Body<R> = R extends { body: infer S extends TSchema } ? Static<S> : undefined;
export type Response<R> = R extends { response: infer S extends TSchema } ? Static<S> : never;
/** One event of the route's stream. */
export type StreamEvent<R> = R extends { events: infer S extends TSchema } ? Static<S> : never;

/** What no route can rule out. */
const anywhere: readonly ErrorCode[] = [
  'server.fault',
  'server.draining',
  'server.disk_full',
  'database.unavailable',
  'storage.unavailable',
  'server.not_ready',
  'request.too_many',
];

/** Every error a route may answer: its own and those that follow from its access and its input. */
export function errorsOf(route: Route): ErrorCode[] {
  const { access } = route;
  const codes = new Set<ErrorCode>([...route.errors, ...anywhere]);
  // A token that is presented must be good wherever one is looked at.
  if (access !== 'public') codes.add('auth.required');
  if (typeof access === 'object' && 'share' in access) codes.add('share.not_found');
  if (typeof access === 'object' && 'role' in access) codes.add('access.denied');
  if (typeof access === 'object' && 'role' in access && !('hidden' in access)) codes.add('project.not_found');
  if (route.params || route.query || route.body) codes.add('request.invalid');
  if (route.body) codes.add('request.too_large').add('request.unsupported_media_type');
  return [...codes].sort();
}

const envelopes = [
  { prefix: '/api/ns-a/', msg: null },
  { prefix: '/api/ns-b/', msg: 'success' },
  { prefix: '/api/generator/', msg: null },
];

/** The `msg` of the `{code: 0, msg, data}` envelope that the path's prefix asks for, or `undefined` for a bare answer. */
export function envelopeOf(path: string): { msg: string | null } | undefined {
  // A compatibility route: it answers as saveProject does.
  if (path === '/api/projects/:id/canvas') return { msg: null };
  return envelopes.find(({ prefix }) => path.startsWith(prefix));
}
