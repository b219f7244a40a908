import type { contract, PictureOptions } from '@easel/contract';
import { RawJson } from '../http/answers.ts';
import type { Handlers } from '../http/handler.ts';
import type { CanvasDocuments } from './canvas-documents.ts';
import type { ProjectReading } from './project-reading.ts';
import type { ProjectStream } from './project-stream.ts';
import type { Projects } from './projects.ts';
import type { SaveRequests } from './save-requests.ts';

export type NewProjectWish = { title?: string; prompt?: string; brandKitId?: string } & PictureOptions;

export interface ProjectRouteServices {
  projects: Projects;
  reading: ProjectReading;
  stream: ProjectStream;
  /** Makes a project, and with a prompt starts its first turn. */
  create(
    ownerId: string,
    wish: NewProjectWish,
    language: 'en' | 'zh',
  ): Promise<{ id: string; threadId: string | null; turnId: string | null }>;
}

export function projectRoutes(services: ProjectRouteServices): Handlers<typeof contract.projects> {
  const { projects, reading, stream, create } = services;
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
  projects: Projects;
  documents: CanvasDocuments;
  saves: SaveRequests;
}

export function canvasRoutes({ projects, documents, saves }: CanvasRouteServices): Handlers<typeof contract.canvas> {
  return {
    save: ({ body }, { project, caller }) =>
      project ? saves.save(project, caller.id, body) : saves.saveNew(caller.id, body),
    patch: ({ body }, { project, caller }) => saves.save(project, caller.id, body),
    changes: async ({ query }, { project }) => {
      const { version } = await projects.facts(project.id);
      return { version: String(version), ...(await documents.changesSince(project.id, Number(query.since))) };
    },
  };
}
