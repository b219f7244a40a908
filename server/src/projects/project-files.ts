import type { Readable } from 'node:stream';
import { Refusal } from '@easel/contract';
import type { Assets } from '../assets/assets.ts';
import { StoredPictures } from '../assets/stored-pictures.ts';
import type { Blobs } from '../platform/blobs/blobs.ts';
import type { DownloadTickets } from '../platform/download-tickets.ts';
import { safeName } from '../platform/safe-names.ts';
import { zipOf } from '../platform/zip.ts';
import type { CanvasDocuments } from './canvas-documents.ts';
import { projectFilesOf } from './project-file.ts';
import type { Projects } from './projects.ts';

export interface ProjectFilesServices {
  projects: Projects;
  documents: CanvasDocuments;
  assets: Assets;
  blobs: Blobs;
  tickets: DownloadTickets;
}

export interface ProjectDownload {
  readonly fileName: string;
  /** Spends the ticket. @throws Refusal `project_file.expired` when somebody else was faster */
  open(): Promise<Readable>;
}

/** A project as one file: a ticket first, since a browser's download bears no token, then one zip. Chat stays here. */
export class ProjectFiles {
  readonly #services: ProjectFilesServices;

  constructor(services: ProjectFilesServices) {
    this.#services = services;
  }

  async startExport(projectId: string, userId: string | undefined) {
    const { ticket, expiresAt } = await this.#services.tickets.issue(`${projectId} ${userId ?? ''}`);
    return { downloadUrl: `/api/project-files/${ticket}`, expiresAt };
  }

  /**
   * @param signal aborts when nobody waits for the file any more
   * @throws Refusal `project_file.expired`, also when the project is gone
   */
  async download(ticket: string, signal: AbortSignal): Promise<ProjectDownload> {
    const { tickets, projects, blobs } = this.#services;
    const about = await tickets.look(ticket);
    const [projectId = '', userId = ''] = about?.split(' ') ?? [];
    const project = about === null ? null : await projects.facts(projectId).catch(nullWhenGone);
    if (!project) throw new Refusal('project_file.expired');
    const open = async () => {
      if ((await tickets.redeem(ticket)) === null) throw new Refusal('project_file.expired');
      const pictures = new StoredPictures({ blobs, at: new Date(), signal });
      return zipOf(projectFilesOf('', { project, userId }, { ...this.#services, pictures }));
    };
    return { fileName: `${safeName(project.title) || 'project'}.easel`, open };
  }
}

function nullWhenGone(error: unknown): null {
  if (error instanceof Refusal && error.errorCode === 'project.not_found') return null;
  throw error;
}
