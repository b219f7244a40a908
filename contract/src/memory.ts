import * as Type from 'typebox';
import { Id, Nullable, ProjectParams, Time } from './fields.ts';
import { longestMemory } from './memory-limits.ts';
import { route } from './route.ts';

/** A durable decision: what later turns keep to until somebody says otherwise. */
export const Memory = Type.Object({
  id: Id,
  scope: Type.Enum(['project', 'person'], {
    description: 'project: holds for everyone’s turns in it. person: for one person’s turns in all projects.',
  }),
  text: Type.String({ description: 'In the words of whoever memory.' }),
  source: Type.Enum(['said', 'written'], { description: 'said: the agent took it from a message.' }),
  author: Nullable(Type.String({ description: 'Name of whoever memory; null: has left.' })),
  origin: Nullable(
    Type.Object(
      { projectId: Id, threadId: Id, turnId: Id, title: Type.String() },
      { description: 'Where it was said.' },
    ),
  ),
  createdAt: Time,
  updatedAt: Time,
});
export type Memory = Type.Static<typeof Memory>;

/** Something of earlier work that a search found again. */
export const Recalled = Type.Object({
  kind: Type.Enum(['research', 'picture', 'message']),
  title: Type.String(),
  excerpt: Type.String({ description: 'The passage around the first word that was found.' }),
  url: Nullable(Type.String({ description: 'Of the page, or of the picture.' })),
  nodeId: Nullable(Type.String({ description: 'Of a picture; it may have left the canvas since.' })),
  threadId: Id,
  at: Time,
});
export type Recalled = Type.Static<typeof Recalled>;

const Text = Type.Object({ text: Type.String({ minLength: 1, maxLength: longestMemory }) });
const Own = Type.Object({ memoryId: Id });
const OfProject = Type.Object({ id: Id, memoryId: Id });
const List = Type.Object({ memories: Type.Array(Memory) });
const Removed = Type.Object({ id: Id, deleted: Type.Literal(true) });
const [refusals, lost] = [['memory.blank', 'memory.too_many'], ['memory.not_found']] as const;

export const memory = {
  ofProject: route({
    method: 'GET',
    path: '/api/projects/:id/memories',
    summary: 'What has been decided for a project, newest first.',
    access: { role: 'editor', project: 'params.id' },
    params: ProjectParams,
    response: List,
    errors: [],
    extension: true,
  }),
  addToProject: route({
    method: 'POST',
    path: '/api/projects/:id/memories',
    summary: 'Writes a decision down for a project. The same words a second time answer the one that is there.',
    access: { role: 'editor', project: 'params.id' },
    params: ProjectParams,
    body: Text,
    response: Memory,
    errors: refusals,
    extension: true,
  }),
  changeInProject: route({
    method: 'PATCH',
    path: '/api/projects/:id/memories/:memoryId',
    summary: 'Puts a decision in other words. Turns that begin from now on keep to these.',
    access: { role: 'editor', project: 'params.id' },
    params: OfProject,
    body: Text,
    response: Memory,
    errors: ['memory.blank', ...lost],
    extension: true,
  }),
  removeFromProject: route({
    method: 'DELETE',
    path: '/api/projects/:id/memories/:memoryId',
    summary: 'Forgets a decision of a project.',
    access: { role: 'editor', project: 'params.id' },
    params: OfProject,
    response: Removed,
    errors: lost,
    extension: true,
  }),
  own: route({
    method: 'GET',
    path: '/api/account/memories',
    summary: 'What the caller has decided for all of their projects, newest first.',
    access: 'signed-in',
    response: List,
    errors: [],
    extension: true,
  }),
  addOwn: route({
    method: 'POST',
    path: '/api/account/memories',
    summary: 'Writes a decision down for all projects of the caller.',
    access: 'signed-in',
    body: Text,
    response: Memory,
    errors: refusals,
    extension: true,
  }),
  changeOwn: route({
    method: 'PATCH',
    path: '/api/account/memories/:memoryId',
    summary: 'Puts a decision of the caller in other words.',
    access: 'signed-in',
    params: Own,
    body: Text,
    response: Memory,
    errors: ['memory.blank', ...lost],
    extension: true,
  }),
  removeOwn: route({
    method: 'DELETE',
    path: '/api/account/memories/:memoryId',
    summary: 'Forgets a decision of the caller.',
    access: 'signed-in',
    params: Own,
    response: Removed,
    errors: lost,
    extension: true,
  }),
  recall: route({
    method: 'GET',
    path: '/api/projects/:id/recall',
    summary: 'Finds earlier research, pictures and messages of a project by words, the nearest first.',
    access: { role: 'viewer', project: 'params.id' },
    params: ProjectParams,
    query: Type.Object({
      q: Type.String({ minLength: 1, maxLength: 200 }),
      kind: Type.Optional(Type.Enum(['research', 'picture', 'message'])),
    }),
    response: Type.Object({ results: Type.Array(Recalled) }),
    errors: [],
    extension: true,
  }),
};
