import { CanvasNode, Connection } from '@easel/canvas';
import * as Type from 'typebox';
import { Id, Nullable, ProjectParams, Time, Title, Version } from './fields.ts';
import { ProjectSummary } from './projects.ts';
import { route } from './route.ts';

/** What one author did within a minute or so; a turn of the agent is one entry however long it took. */
export const HistoryEntry = Type.Object({
  version: Type.String({ description: 'The canvas as this entry left it.' }),
  since: Version,
  at: Time,
  author: Type.Object({
    kind: Type.Enum(['user', 'agent']),
    id: Type.String(),
    name: Type.String({ description: 'Empty for the agent, and for accounts that are gone.' }),
    avatarUrl: Nullable(Type.String()),
  }),
  turnId: Nullable(Id),
  name: Nullable(Type.String({ description: 'Given by a person; named versions keep their pictures for good.' })),
  restoredFrom: Nullable(Version),
  added: Type.Integer({ description: 'Elements, as `changed` and `removed` are: connections are counted apart.' }),
  changed: Type.Integer(),
  removed: Type.Integer(),
  connections: Type.Integer({ description: 'Connections that came, changed or went.' }),
  pictures: Type.Integer({ description: 'Pictures among what was added.' }),
  thumbnails: Type.Array(Type.String(), { maxItems: 4, description: 'Addresses of pictures that came or changed.' }),
});
export type HistoryEntry = Type.Static<typeof HistoryEntry>;

const VersionParams = Type.Object({ id: Id, version: Version });

export const versions = {
  list: route({
    method: 'GET',
    path: '/api/projects/:id/versions',
    summary: 'The history of the canvas, newest first, grouped by author and minute.',
    access: { role: 'viewer', project: 'params.id' },
    params: ProjectParams,
    query: Type.Object({
      before: Type.Optional(Version),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    response: Type.Object({ versions: Type.Array(HistoryEntry), next: Nullable(Version) }),
    errors: [],
    extension: true,
  }),
  read: route({
    method: 'GET',
    path: '/api/projects/:id/versions/:version',
    summary: 'The canvas as it was at a version. Pictures that are deleted by now are named in `missingAssets`.',
    access: { role: 'viewer', project: 'params.id' },
    params: VersionParams,
    response: Type.Object({
      version: Version,
      nodes: Type.Array(CanvasNode),
      connections: Type.Array(Connection),
      missingAssets: Type.Array(Type.String()),
    }),
    errors: ['version.not_found'],
    extension: true,
  }),
  restore: route({
    method: 'POST',
    path: '/api/projects/:id/versions/:version/restore',
    summary: 'Makes the canvas what it was at a version, as one more version: nothing is lost.',
    access: { role: 'editor', project: 'params.id' },
    params: VersionParams,
    response: Type.Object({
      version: Version,
      previous: Nullable(
        Type.String({ description: 'The version that it followed; `null` where the canvas was that already.' }),
      ),
      missingAssets: Type.Array(Type.String()),
    }),
    errors: ['version.not_found'],
    extension: true,
  }),
  name: route({
    method: 'POST',
    path: '/api/projects/:id/versions',
    summary: 'Gives today’s version, or an earlier one, a name; an empty name takes it back.',
    access: { role: 'editor', project: 'params.id' },
    params: ProjectParams,
    body: Type.Object({ name: Type.String({ maxLength: 200 }), version: Type.Optional(Version) }),
    response: Type.Object({ version: Version, name: Nullable(Type.String()) }),
    errors: ['version.not_found'],
    extension: true,
  }),
  duplicate: route({
    method: 'POST',
    path: '/api/projects/:id/duplicate',
    summary: 'Copies the canvas into a new project of the caller’s own, without its chat and its sharing.',
    access: { role: 'editor', project: 'params.id' },
    params: ProjectParams,
    body: Type.Object({ title: Type.Optional(Title) }),
    response: ProjectSummary,
    errors: [],
    extension: true,
  }),
};
