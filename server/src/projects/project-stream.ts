import type { ProjectAccess, ProjectEvent } from '@easel/contract';
import { Listening } from '../platform/live-events/listening.ts';
import { capabilitiesOf } from '../sharing/capabilities.ts';
import type { CanvasDocuments } from './canvas-documents.ts';
import type { ProjectNews } from './project-news.ts';
import type { Projects } from './projects.ts';

export interface StreamedNews {
  readonly id?: string;
  readonly event: ProjectEvent;
}

/** What happens in a project, from a canvas version on. */
export class ProjectStream {
  readonly #projects: Projects;
  readonly #documents: CanvasDocuments;
  readonly #news: ProjectNews;

  constructor(services: { projects: Projects; documents: CanvasDocuments; news: ProjectNews }) {
    this.#projects = services.projects;
    this.#documents = services.documents;
    this.#news = services.news;
  }

  /**
   * Ends when the reader goes or the project does.
   * @param since the version that the reader has; today's when it does not say
   */
  async *read(
    { id: projectId, role }: ProjectAccess,
    since: number | null,
    signal: AbortSignal,
  ): AsyncGenerator<StreamedNews> {
    const heard = new Listening<ProjectEvent>((listener) => this.#news.hear(projectId, listener), signal);
    try {
      await this.#news.heard();
      const capabilities = capabilitiesOf(role);
      // Without an id: what the reader has seen of the canvas stays what it was.
      yield { event: { type: 'access-resolved', role, capabilities } };
      let seen = 0;
      if (since !== null) {
        const { version } = await this.#projects.facts(projectId);
        // Of a later version than there is, as before a backup was restored: what changes from here on is news.
        seen = version;
        if (version > since) yield await this.#missed(projectId, since, version);
      }
      for await (const event of heard) {
        if (event.type === 'turn-changed' && !capabilities.canViewChat) continue;
        if (event.type === 'canvas-changed') {
          if (Number(event.version) <= seen) continue;
          seen = Number(event.version);
          yield { id: event.version, event };
        } else yield { event };
        if (event.type === 'project-deleted') return;
      }
    } finally {
      heard.stop();
    }
  }

  /** All that the reader missed, as one change by everyone. */
  async #missed(projectId: string, since: number, version: number): Promise<StreamedNews> {
    const change = await this.#documents.changesSince(projectId, since);
    const author = { kind: 'user' as const, id: '' };
    const event = { type: 'canvas-changed' as const, version: String(version), author, ...change };
    return { id: String(version), event };
  }
}
