import { readChange } from '@easel/canvas';
import type { CanvasChanges, ProjectAccess, Saved } from '@easel/contract';
import type { Database } from '../platform/database.ts';
import { oneLine } from '../platform/visible-text.ts';
import type { CanvasDocuments } from './canvas-documents.ts';
import type { CanvasReader } from './canvas-reader.ts';
import { readCanvas, refusing } from './canvas-reading.ts';
import type { Canvases, SaveOutcome, SaveRequest, Wish } from './canvas.ts';
import type { Projects } from './projects.ts';

/** A save as clients send it, in any of its three forms. */
export interface SaveForm {
  canvas?: string;
  viewport?: unknown;
  nodes?: unknown;
  connections?: unknown;
  changes?: CanvasChanges;
  version?: string;
  baseVersion?: string;
  mergeTexts?: boolean;
  projectName?: string;
  projectCoverList?: string[];
  sessionId?: string;
}

/** Reads what clients send to be saved, and answers in their terms. */
export class SaveRequests {
  readonly #database: Database;
  readonly #canvases: Canvases;
  readonly #documents: CanvasDocuments;
  readonly #projects: Projects;
  readonly #reader: CanvasReader;

  constructor(services: {
    database: Database;
    canvases: Canvases;
    documents: CanvasDocuments;
    projects: Projects;
    reader: CanvasReader;
  }) {
    this.#database = services.database;
    this.#canvases = services.canvases;
    this.#documents = services.documents;
    this.#projects = services.projects;
    this.#reader = services.reader;
  }

  async save(project: ProjectAccess, userId: string, form: SaveForm): Promise<Saved> {
    const request = requestOf(project.id, userId, form, await this.#wishOf(form));
    const outcome = await this.#canvases.save(request);
    const wanted = oneLine(form.projectName ?? '');
    if (wanted && wanted !== (await this.#projects.facts(project.id)).title)
      await this.#projects.rename(project, wanted);
    return this.#answer(project.id, userId, outcome, false);
  }

  /** A canvas without a project makes one, both or neither. */
  async saveNew(userId: string, form: SaveForm): Promise<Saved> {
    const wish = await this.#wishOf(form);
    const { id, outcome } = await this.#database.write(async (transaction) => {
      const added = await this.#projects.add(transaction, userId, { title: form.projectName ?? '' });
      return { id: added, outcome: await this.#canvases.saveWithin(transaction, requestOf(added, userId, form, wish)) };
    });
    return this.#answer(id, userId, { ...outcome, merged: false }, true);
  }

  async #wishOf(form: SaveForm): Promise<Wish> {
    if (form.changes) {
      const change = await refusing(() => readChange(form.changes, this.#reader.limits), '/body/changes');
      return { change, bothWords: form.mergeTexts ?? false };
    }
    return { whole: await readCanvas(this.#reader, form) };
  }

  async #answer(projectId: string, userId: string, outcome: SaveOutcome, newCreated: boolean): Promise<Saved> {
    const { version, merged } = outcome;
    const answer = { projectId, newCreated, validProjectId: true, version: String(version), merged };
    if (!merged) return answer;
    const facts = await this.#projects.facts(projectId);
    return { ...answer, version: String(facts.version), canvas: await this.#documents.snapshot(facts, userId) };
  }
}

function requestOf(projectId: string, userId: string, form: SaveForm, wish: Wish): SaveRequest {
  const { sessionId, projectCoverList } = form;
  const base = Number((form.changes ? form.baseVersion : undefined) ?? form.version ?? 0);
  const author = { kind: 'user' as const, id: userId, ...(sessionId && { sessionId }) };
  const [coverUrl] = projectCoverList ?? [];
  // What is no version at all counts as none: the save is then merged as that of somebody who has seen nothing yet.
  return {
    projectId,
    userId,
    author,
    base: Number.isSafeInteger(base) ? base : 0,
    wish,
    ...(coverUrl && { coverUrl }),
  };
}
