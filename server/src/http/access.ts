import { Refusal, roles, type ProjectAccess, type Role, type Route } from '@easel/contract';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './handler.ts';

/** What access needs to know; the features that know it are plugged in by `app.ts`. */
export interface AccessPort {
  /** The bearer of an access token, or `null` when the token is not good. */
  verifyToken(token: string): Promise<Caller | null>;
  /** The role in a project, or `null` when the caller may not know that it exists. */
  roleOf(projectId: string, caller: Caller | null): Promise<Role | null>;
}

export interface ResolvedAccess {
  caller: Caller | null;
  project?: ProjectAccess | null;
}

/**
 * Who presents the token of the `Authorization` header; `null` without one. A token that is presented must be good, on
 * public routes too, so that clients notice and renew it.
 */
export async function identify(authorization: string | undefined, port: AccessPort): Promise<Caller | null> {
  if (!authorization) return null;
  const [scheme, token] = authorization.split(' ');
  const caller = scheme?.toLowerCase() === 'bearer' && token ? await port.verifyToken(token) : null;
  if (!caller) throw new Refusal('auth.required');
  return caller;
}

/** What is known before the body: whoever could not pass in any case is refused before the server reads megabytes. */
export function refuseStranger({ access }: Route, caller: Caller | null): void {
  if (access === 'public' || caller) return;
  // A share link never lets anyone edit who has not signed in.
  const open = access !== 'signed-in' && !('absent' in access) && roles.indexOf(access.role) < roles.indexOf('editor');
  if (!open) throw new Refusal('auth.required');
}

/** Whether the project is named in the body, so that its access can be resolved only once that is read. */
export function namesProjectInBody({ access }: Route): boolean {
  return typeof access === 'object' && access.project === 'body.projectId';
}

/** Proves that the caller has the route's role in the project it names, or refuses. */
export async function resolveProject(
  { access }: Route,
  request: FastifyRequest,
  caller: Caller | null,
  port: AccessPort,
): Promise<ResolvedAccess> {
  if (typeof access !== 'object') return { caller };
  const id = projectIdOf(access.project, request);
  if (id === '' && 'absent' in access) return { caller, project: null };
  const role = isPlausible(id) ? await port.roleOf(id, caller) : null;
  // A visitor without a role learns nothing: 401 whether or not the project exists.
  if (!caller && !covers(role, access.role)) throw new Refusal('auth.required');
  if (!role) {
    if ('hidden' in access) return { caller, project: null };
    throw new Refusal('project.not_found');
  }
  if (!covers(role, access.role)) throw new Refusal('access.denied');
  return { caller, project: { id, role } };
}

function covers(role: Role | null, wanted: Role): boolean {
  return role !== null && roles.indexOf(role) >= roles.indexOf(wanted);
}

function projectIdOf(place: 'params.id' | 'query.project_id' | 'body.projectId', request: FastifyRequest): string {
  if (place === 'params.id') return fieldOf(request.params, 'id');
  if (place === 'query.project_id') return fieldOf(request.query, 'project_id');
  return fieldOf(request.body, 'projectId');
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
