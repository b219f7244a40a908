import { CanvasNode, Connection, Viewport } from '@easel/canvas';
import * as Type from 'typebox';
import { ClientId, Id, ProjectParams, Title, Version } from './fields.ts';
import { route } from './route.ts';

/** What a save answers. `canvas` holds the result, and only when others' work was merged in. */
const Saved = Type.Object({
  projectId: Id,
  newCreated: Type.Boolean(),
  validProjectId: Type.Boolean(),
  version: Version,
  merged: Type.Boolean(),
  canvas: Type.Optional(Type.String()),
});
export type Saved = Type.Static<typeof Saved>;

/** A change of the canvas: whole records that are new or changed, and the ids of those that go. */
export const CanvasChanges = Type.Object({
  put: Type.Optional(Type.Array(CanvasNode)),
  remove: Type.Optional(Type.Array(Type.String({ maxLength: 200 }))),
  putConnections: Type.Optional(Type.Array(Connection)),
  removeConnections: Type.Optional(Type.Array(Type.String({ maxLength: 200 }))),
  viewport: Type.Optional(Viewport),
});
export type CanvasChanges = Type.Static<typeof CanvasChanges>;

/** Who made a change, for those who see it arrive. */
export const Author = Type.Object({
  kind: Type.Enum(['user', 'agent']),
  id: Type.String(),
  turnId: Type.Optional(Id),
  sessionId: Type.Optional(Type.String({ description: 'The browser window that saved, as it named itself.' })),
});
export type Author = Type.Static<typeof Author>;

/** Thumbnails of a canvas's pictures, a thousand to a page, for a view from afar. */
export const Atlas = Type.Object({
  /** Of the canvas, when the pages were listed. */
  version: Version,
  cell: Type.Literal(64, { description: 'Pixels: a page has rows of 32 square cells, filled row by row.' }),
  complete: Type.Boolean({ description: 'False while pages are still being made; ask again in a while.' }),
  pages: Type.Array(
    Type.Object({
      url: Type.String(),
      files: Type.Array(Type.String(), {
        description: 'By cell, the last part of the picture’s address; empty where the canvas shows none of it.',
      }),
    }),
  ),
});
export type Atlas = Type.Static<typeof Atlas>;

const saveFields = {
  canvas: Type.Optional(Type.String({ description: '`SHAKKERDATA://`, then base64 of gzip of the snapshot.' })),
  projectCoverList: Type.Optional(Type.Array(Type.String({ maxLength: 2000 }), { maxItems: 20 })),
  picCount: Type.Optional(Type.Integer({ minimum: 0 })),
  projectName: Type.Optional(Title),
  version: Type.Optional(Type.String({ maxLength: 20, description: 'The version that the client last saw.' })),
  sessionId: ClientId,
  canvasV2Gray: Type.Optional(Type.Boolean()),
  /** The older, uncompressed form. Shapes are checked by the canvas itself, so that its errors are its own. */
  viewport: Type.Optional(Type.Unknown()),
  nodes: Type.Optional(Type.Unknown()),
  connections: Type.Optional(Type.Unknown()),
};
const saveErrors = [
  'canvas.no_prefix',
  'canvas.undecodable',
  'canvas.wrong_shape',
  'canvas.too_large',
  'canvas.missing',
] as const;

export const canvas = {
  save: route({
    method: 'POST',
    path: '/api/ns-a/project/saveProject',
    summary: 'Merges a whole canvas into the project; without a projectId it makes a new one.',
    access: { role: 'editor', project: 'body.projectId', absent: 'null' },
    body: Type.Object({ projectId: Type.Optional(Type.String({ maxLength: 100 })), ...saveFields }),
    response: Saved,
    errors: saveErrors,
  }),
  patch: route({
    method: 'PATCH',
    path: '/api/projects/:id/canvas',
    summary: 'Merges a canvas: as a compressed string, as plain nodes, or as changes since a version.',
    access: { role: 'editor', project: 'params.id' },
    params: ProjectParams,
    body: Type.Object({
      ...saveFields,
      projectId: Type.Optional(Type.String({ maxLength: 100 })),
      baseVersion: Type.Optional(Version),
      changes: Type.Optional(CanvasChanges),
      mergeTexts: Type.Optional(
        Type.Boolean({
          description:
            'With `changes`: of a text that others wrote in since the base the words of both stay, where they are at ' +
            'different places of it. Else the later save wins it, as any field.',
        }),
      ),
    }),
    response: Saved,
    errors: saveErrors,
  }),
  changes: route({
    method: 'GET',
    path: '/api/projects/:id/canvas/changes',
    summary: 'What changed on the canvas since a version, as one change that brings an old copy up to date.',
    access: { role: 'canvas', project: 'params.id' },
    params: ProjectParams,
    query: Type.Object({ since: Version }),
    response: Type.Object({
      version: Version,
      put: Type.Array(CanvasNode),
      remove: Type.Array(Type.String()),
      putConnections: Type.Array(Connection),
      removeConnections: Type.Array(Type.String()),
    }),
    errors: [],
    extension: true,
  }),
  atlas: route({
    method: 'GET',
    path: '/api/projects/:id/atlas',
    summary: 'Overview pages with a thumbnail of each picture on the canvas; asking makes the server build them.',
    access: { role: 'canvas', project: 'params.id' },
    params: ProjectParams,
    response: Atlas,
    errors: [],
    extension: true,
  }),
};
