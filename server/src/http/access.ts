import { Refusal, roles, type AccessSource, type ProjectAccess, type Role, type Route } from '@easel/contract';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './handler.ts';

/** What access needs to know; the features that know it are plugged in by `app.ts`. */
export interface AccessPort {
  /** The bearer of an access token, or `null` when the token is not good. */
  verifyToken(token: string): Promise<Caller | null>;
  /**
   * The role in a project, or `null` when the caller may not know that it exists.
   * @param shareId the link that the request was made by, if any
   */
  accessTo(projectId: string, caller: Caller | null, shareId: string | null): Promise<ProjectAccess | null>;
  /** What a link opens. `'sign-in'`: something, to a caller who has signed in; `null`: nothing to this one. */
  openShare(shareId: string, caller: Caller | null): Promise<OpenedShare | 'sign-in' | null>;
  /** Calls `changed` whenever someone's access to the project may be another; resolves once none can be missed. */
  onAccessChange(projectId: string, changed: () => void): Promise<() => void>;
  /** Whether the caller is still signed in. */
  sessionHolds(caller: Caller): Promise<boolean>;
  /** Calls `ended` when the caller signs out; resolves once that cannot be missed. */
  onSessionEnd(caller: Caller, ended: () => void): Promise<() => void>;
}

export interface OpenedShare {
  readonly project: ProjectAccess;
  readonly source: AccessSource;
}

export interface ResolvedAccess {
  caller: Caller | null;
  project?: ProjectAccess | null;
  source?: AccessSource;
}

/**
 * Who presents the token of the `Authorization` header; `null` without one. A token that is presented must be good, so
 * that clients notice and renew it; but on public routes, where they do that, one that is not is as good as none.
 */
export async function identify(
  { access }: Route,
  authorization: string | undefined,
  port: AccessPort,
): Promise<Caller | null> {
  if (!authorization) return null;
  const [scheme, token] = authorization.split(' ');
  const caller = scheme?.toLowerCase() === 'bearer' && token ? await port.verifyToken(token) : null;
  if (!caller && access !== 'public') throw new Refusal('auth.required');
  return caller;
}

/** What is known before the body: whoever could not pass in any case is refused before the server reads megabytes. */
export function refuseStranger(route: Route, caller: Caller | null): void {
  if (!caller && !admitsStrangers(route)) throw new Refusal('auth.required');
}

/** Whether somebody who has not signed in may pass, with a link where one is needed. */
export function admitsStrangers({ access }: Route): boolean {
  if (typeof access === 'string') return access !== 'signed-in';
  // A share link never lets anyone edit who has not signed in.
  return 'share' in access || !('absent' in access || covers(access.role, 'editor'));
}

/** Whether the project is named in the body, so that its access can be resolved only once that is read. */
export function namesProjectInBody({ access }: Route): boolean {
  return typeof access === 'object' && 'project' in access && access.project.startsWith('body.');
}

/** Proves that the caller has the route's role in the project it names, or refuses. */
export async function resolveAccess(
  { access }: Route,
  request: FastifyRequest,
  caller: Caller | null,
  port: AccessPort,
): Promise<ResolvedAccess> {
  if (typeof access !== 'object') return { caller };
  if ('share' in access) return { caller, ...(await resolveShare(request, caller, port)) };
  const id = projectIdOf(access.project, request);
  if (id === '' && 'absent' in access) return { caller, project: null };
  const project = isPlausible(id) ? await port.accessTo(id, caller, shareIdOf(request)) : null;
  // A visitor without the role learns nothing: 401 whether or not the project exists.
  if (!caller && !(project && covers(project.role, access.role))) throw new Refusal('auth.required');
  if (!project) {
    if ('hidden' in access) return { caller, project: null };
    throw new Refusal('project.not_found');
  }
  if (!covers(project.role, access.role)) throw new Refusal('access.denied');
  return { caller, project };
}

/** Links that never were, have ended or are kept private all look the same. */
async function resolveShare(request: FastifyRequest, caller: Caller | null, port: AccessPort): Promise<OpenedShare> {
  const shareId = plausibleShareId(fieldOf(request.params, 'shareId'));
  const opened = shareId === null ? null : await port.openShare(shareId, caller);
  if (opened === 'sign-in') throw new Refusal('auth.required');
  if (opened === null) throw new Refusal('share.not_found');
  return opened;
}

/** Whether the caller is still signed in, with the role that was resolved when the request came. */
export async function accessHolds(request: FastifyRequest, port: AccessPort): Promise<boolean> {
  const { caller, project } = request.access;
  if (caller && !(await port.sessionHolds(caller))) return false;
  if (!project) return true;
  return (await port.accessTo(project.id, caller, shareIdOf(request)))?.role === project.role;
}

function covers(role: Role, wanted: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(wanted);
}

/** The link by which a request to a project was made. */
function shareIdOf({ headers }: FastifyRequest): string | null {
  return plausibleShareId(headers['x-share-id']);
}

function plausibleShareId(text: unknown): string | null {
  return typeof text === 'string' && /^[0-9A-Za-z]{1,100}$/.test(text) ? text : null;
}

type ProjectPlace = Extract<Route['access'], { project: unknown }>['project'];

function projectIdOf(place: ProjectPlace, request: FastifyRequest): string {
  if (place === 'params.id') return fieldOf(request.params, 'id');
  if (place === 'query.project_id') return fieldOf(request.query, 'project_id');
  return fieldOf(request.body, place === 'body.project_id' ? 'project_id' : 'projectId');
}

/** Read before validation, so nothing is known about `source` yet. */
function fieldOf(source: unknown, name: string): string {
  const value = (source as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' ? value : '';
}

/** Keeps what no id can be from the database: PostgreSQL fails on a zero character instead of finding nothing. */
function isPlausible(id: string): boolean {
  return /^[\w-]{1,100}$/.test(id);
}
