import { CanvasNode, Connection, Viewport } from '@easel/canvas';
import * as Type from 'typebox';
import { AssetMeta } from './assets.ts';
import { BrandDocument } from './brand-document.ts';
import { ProjectEvent } from './events.ts';
import { ClientId, Id, Nullable, ProjectParams, Prompt, Time, Title, Version } from './fields.ts';
import { Message } from './messages.ts';
import { PictureOptions } from './pictures.ts';
import { Capabilities, Role } from './roles.ts';
import { route } from './route.ts';

/** Of a bound kit, what everybody may see who sees the canvas: not what it says of the brand. */
const ProjectBrand = Type.Object({
  id: Id,
  name: Type.String(),
  colorGroups: BrandDocument.properties.colorGroups,
  typography: BrandDocument.properties.typography,
  logos: BrandDocument.properties.logos,
});
export type ProjectBrand = Type.Static<typeof ProjectBrand>;

const BrandKitId = Type.String({ maxLength: 100, description: 'Empty: no Brand Kit.' });

export const ProjectSummary = Type.Object({
  id: Id,
  title: Type.String(),
  createdAt: Time,
  updatedAt: Time,
  coverUrl: Nullable(Type.String()),
  coverUrls: Type.Array(Type.String(), {
    maxItems: 4,
    description: 'Newest pictures of the canvas, for a cover of several.',
  }),
  picCount: Type.Integer(),
  nodeCount: Type.Integer(),
  brandKitId: BrandKitId,
  role: Role,
  owner: Nullable(
    Type.Object(
      { id: Id, name: Type.String(), avatarUrl: Nullable(Type.String()) },
      { description: 'Whose it is; null for one’s own.' },
    ),
  ),
  shareId: Nullable(Type.String({ description: 'Where the caller knows the project by its link alone.' })),
  turn: Nullable(Type.Object({ turnId: Id, picturesDone: Type.Integer(), picturesWanted: Type.Integer() })),
});
export type ProjectSummary = Type.Static<typeof ProjectSummary>;

export const Project = Type.Object({
  ...ProjectSummary.properties,
  version: Version,
  viewport: Viewport,
  nodes: Type.Array(CanvasNode),
  connections: Type.Array(Connection),
  messages: Type.Array(Message),
});
export type Project = Type.Static<typeof Project>;

/** What the old client calls a project; `validProjectId: false` stands alone when the project is unknown or hidden. */
export const ProjectDocument = Type.Object({
  projectId: Type.String(),
  validProjectId: Type.Boolean(),
  projectName: Type.Optional(Type.String()),
  canvas: Type.Optional(Type.String()),
  assetMeta: Type.Optional(Type.Record(Type.String(), AssetMeta)),
  projectType: Type.Optional(Type.Integer()),
  version: Type.Optional(Version),
  permission: Type.Optional(Role),
  capabilities: Type.Optional(Capabilities),
});
export type ProjectDocument = Type.Static<typeof ProjectDocument>;

export const Scope = Type.Enum(['owned', 'shared', 'all']);
export type Scope = Type.Static<typeof Scope>;

export const projects = {
  list: route({
    method: 'GET',
    path: '/api/projects',
    summary: 'Projects of the caller, last changed first.',
    access: 'signed-in',
    query: Type.Object({ scope: Type.Optional(Scope) }),
    response: Type.Object({ projects: Type.Array(ProjectSummary) }),
    errors: [],
  }),
  create: route({
    method: 'POST',
    path: '/api/projects',
    summary: 'Makes a project; a prompt also starts the first turn. An empty title is taken from the prompt.',
    access: 'signed-in',
    body: Type.Object({
      title: Type.Optional(Title),
      prompt: Type.Optional(Prompt),
      brandKitId: Type.Optional(BrandKitId),
      references: Type.Optional(
        Type.Array(Type.Object({ assetId: Id }), {
          maxItems: 20,
          description: 'Uploads of the caller that the first turn works from; without a prompt they are not read.',
        }),
      ),
      ...PictureOptions,
    }),
    response: Type.Object({ ...Project.properties, threadId: Nullable(Id), turnId: Nullable(Id) }),
    errors: ['brand_kit.not_found', 'model.unknown', 'asset.not_found'],
  }),
  get: route({
    method: 'GET',
    path: '/api/projects/:id',
    summary: 'One project whole. Without the right to read the chat, its messages are left out.',
    access: { role: 'canvas', project: 'params.id' },
    params: ProjectParams,
    response: Project,
    errors: [],
  }),
  query: route({
    method: 'POST',
    path: '/api/ns-a/project/queryProject',
    summary: 'A project as the canvas page reads it; unknown and hidden ids look the same.',
    access: { role: 'canvas', project: 'body.projectId', hidden: 'null' },
    body: Type.Object({ projectId: Type.String({ maxLength: 100 }), cid: ClientId }),
    response: ProjectDocument,
    errors: [],
  }),
  rename: route({
    method: 'PATCH',
    path: '/api/projects/:id/title',
    summary: 'Renames a project.',
    access: { role: 'editor', project: 'params.id' },
    params: ProjectParams,
    body: Type.Object({ title: Title }),
    response: ProjectSummary,
    errors: ['project.title_blank'],
  }),
  bindBrandKit: route({
    method: 'PATCH',
    path: '/api/projects/:id/brand-kit',
    summary: 'Binds a project to one of its owner’s Brand Kits; an empty id removes the binding, not the kit.',
    access: { role: 'owner', project: 'params.id' },
    params: ProjectParams,
    body: Type.Object({ brandKitId: BrandKitId }),
    response: Type.Object({ projectId: Id, brandKitId: BrandKitId }),
    errors: ['brand_kit.not_found'],
  }),
  brandKit: route({
    method: 'GET',
    path: '/api/projects/:id/brand-kit',
    summary: 'What the canvas needs of the bound Brand Kit: its name, colours, typefaces and logos. Null without one.',
    access: { role: 'canvas', project: 'params.id' },
    params: ProjectParams,
    response: Type.Object({ brandKit: Nullable(ProjectBrand) }),
    errors: [],
    extension: true,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/projects/:id',
    summary: 'Deletes a project with its canvas, chat and history; its pictures follow in the background.',
    access: { role: 'owner', project: 'params.id' },
    params: ProjectParams,
    response: Type.Object({ id: Id, deleted: Type.Literal(true) }),
    errors: [],
  }),
  events: route({
    method: 'GET',
    path: '/api/projects/:id/events',
    summary:
      'What others do in the project, as it happens. `Last-Event-ID` is a canvas version: what came after it is sent first.',
    access: { role: 'canvas', project: 'params.id' },
    params: ProjectParams,
    events: ProjectEvent,
    errors: [],
    extension: true,
  }),
};
