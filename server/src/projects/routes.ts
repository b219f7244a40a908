import type { contract, PictureOptions } from '@easel/contract';
import { RawJson } from '../http/answers.ts';
import type { Atlases } from '../assets/atlases.ts';
import type { Handlers } from '../http/handler.ts';
import { contentDisposition } from '../platform/safe-names.ts';
import type { BrandBinding } from './brand-binding.ts';
import type { CanvasDocuments } from './canvas-documents.ts';
import type { CanvasVersions } from './canvas-versions.ts';
import type { Duplicates } from './duplicate.ts';
import type { History } from './history.ts';
import type { Presence } from './presence.ts';
import type { ProjectFiles } from './project-files.ts';
import type { ProjectImports } from './project-import.ts';
import type { ProjectReading } from './project-reading.ts';
import type { ProjectStream } from './project-stream.ts';
import type { Projects } from './projects.ts';
import type { SaveRequests } from './save-requests.ts';

export type NewProjectWish = { title?: string; prompt?: string; brandKitId?: string } & PictureOptions;

export interface ProjectRouteServices {
  projects: Projects;
  reading: ProjectReading;
  stream: ProjectStream;
  brandBinding: BrandBinding;
  /** Makes a project, and with a prompt starts its first turn. */
  create(
    ownerId: string,
    wish: NewProjectWish,
    language: 'en' | 'zh',
  ): Promise<{ id: string; threadId: string | null; turnId: string | null }>;
}

export function projectRoutes(services: ProjectRouteServices): Handlers<typeof contract.projects> {
  const { projects, reading, stream, brandBinding, create } = services;
  return {
    list: async ({ query }, { caller }) => ({ projects: await projects.list(caller.id, query.scope) }),
    create: async ({ body }, { caller, request }) => {
      const { id, ...turn } = await create(caller.id, body, request.language);
      return new RawJson(await reading.json({ id, role: 'owner' }, caller.id, turn));
    },
    get: async (_, { project, caller }) => new RawJson(await reading.json(project, caller?.id)),
    query: async ({ body }, { project, caller }) =>
      project
        ? new RawJson(await reading.documentJson(project, caller?.id))
        : { projectId: body.projectId, validProjectId: false },
    rename: ({ body }, { project }) => projects.rename(project, body.title),
    brandKit: async (_, { project }) => ({ brandKit: await brandBinding.shownIn(project.id) }),
    bindBrandKit: ({ body }, { project, caller }) => brandBinding.bind(project, caller.id, body.brandKitId),
    remove: async (_, { project }) => {
      await projects.remove(project);
      return { id: project.id, deleted: true };
    },
    events: (_, { project, request }) => {
      const since = Number(request.lastEventId ?? Number.NaN);
      return stream.read(project, Number.isSafeInteger(since) ? since : null, request.signal);
    },
  };
}

export interface CanvasRouteServices {
  atlases: Atlases;
  projects: Projects;
  documents: CanvasDocuments;
  saves: SaveRequests;
}

export function canvasRoutes(services: CanvasRouteServices): Handlers<typeof contract.canvas> {
  const { atlases, projects, documents, saves } = services;
  return {
    save: ({ body }, { project, caller }) =>
      project ? saves.save(project, caller.id, body) : saves.saveNew(caller.id, body),
    patch: ({ body }, { project, caller }) => saves.save(project, caller.id, body),
    changes: async ({ query }, { project }) => {
      const { version } = await projects.facts(project.id);
      return { version: String(version), ...(await documents.changesSince(project.id, Number(query.since))) };
    },
    atlas: async (_, { project }) => {
      const { version } = await projects.facts(project.id);
      const pages = await atlases.list(project.id, await documents.picturesOf(project.id));
      return { version: String(version), cell: 64, ...pages };
    },
  };
}

export interface VersionRouteServices {
  history: History;
  canvasVersions: CanvasVersions;
  duplicates: Duplicates;
}

export function versionRoutes(services: VersionRouteServices): Handlers<typeof contract.versions> {
  const { history, canvasVersions, duplicates } = services;
  return {
    list: ({ query }, { project }) => history.list(project.id, query),
    read: async ({ params }, { project }) => new RawJson(await canvasVersions.json(project.id, Number(params.version))),
    restore: ({ params }, { project, caller }) => canvasVersions.restore(project.id, Number(params.version), caller.id),
    name: ({ body }, { project, caller }) => canvasVersions.name(project.id, caller.id, body),
    duplicate: ({ body }, { project, caller, request }) =>
      duplicates.make(project, caller.id, { ...body, language: request.language }),
  };
}

export function presenceRoutes(presence: Presence): Handlers<typeof contract.presence> {
  return {
    announce: async ({ body }, { project, caller }) => {
      // Visitors without an account look on unseen: there is no name to tell.
      if (caller) await presence.announce(project.id, caller.id, body);
      return { announced: true };
    },
  };
}

export function projectFileRoutes(
  projectFiles: ProjectFiles,
  imports: ProjectImports,
): Handlers<typeof contract.projectFiles> {
  return {
    startExport: (_, { project, caller }) => projectFiles.startExport(project.id, caller?.id),
    download: async ({ params }, { request }) => {
      const { fileName, open } = await projectFiles.download(params.ticket, request.signal);
      const headers = { 'content-disposition': contentDisposition(fileName) };
      return { contentType: 'application/zip', headers, stream: open };
    },
    import: ({ body }, { caller }) => imports.run(caller.id, body),
  };
}
