import { randomUUIDv7 } from 'node:crypto';
import { Refusal, type ProjectAccess, type ProjectSummary } from '@easel/contract';
import type { Database, Writer } from '../platform/database.ts';
import { oneLine } from '../platform/visible-text.ts';
import { lockCanvas } from './canvas-queries.ts';
import * as queries from './duplicate-queries.ts';
import type { Projects } from './projects.ts';

const endings = { en: ' copy', zh: '副本' };

export interface DuplicateWish {
  readonly title?: string;
  readonly language: 'en' | 'zh';
}

/** Copies a canvas into a project of one's own. Pictures are shared, not copied: they never change. */
export class Duplicates {
  readonly #database: Database;
  readonly #projects: Projects;
  readonly #longestTitle: number;

  /** @param services `longestTitle`: in characters */
  constructor(services: { database: Database; projects: Projects; longestTitle: number }) {
    this.#database = services.database;
    this.#projects = services.projects;
    this.#longestTitle = services.longestTitle;
  }

  /** @throws Refusal `project.not_found` when it was deleted since access was shown */
  async make(access: ProjectAccess, userId: string, wish: DuplicateWish): Promise<ProjectSummary> {
    const id = await this.#database.write((transaction) => this.#copy(transaction, access, userId, wish));
    return this.#projects.summary({ id, role: 'owner' });
  }

  async #copy(transaction: Writer, access: ProjectAccess, ownerId: string, wish: DuplicateWish): Promise<string> {
    // Else a save in between would give the copy nodes of one version and connections of another.
    const source = await lockCanvas(transaction, access.id);
    if (!source) throw new Refusal('project.not_found');
    const { title, brandKitId } = await this.#projects.facts(access.id, transaction);
    const id = randomUUIDv7();
    const copy = {
      from: access.id,
      to: id,
      ownerId,
      title: titleOf(title, wish, this.#longestTitle),
      // Kits are a person's own: nobody else's project can be bound to one.
      brandKitId: source.owner_id === ownerId ? brandKitId : '',
      at: new Date().toISOString(),
      version: source.version === 0 ? 0 : 1,
    };
    await queries.copyProject(transaction, copy);
    await queries.copyCanvas(transaction, copy);
    await queries.logFilling(transaction, copy);
    await queries.copyViewport(transaction, copy);
    await queries.copyMemories(transaction, copy);
    return id;
  }
}

/** A project without a title keeps to have none: what is asked in it first will name it. */
function titleOf(title: string, wish: DuplicateWish, longest: number): string {
  const wanted = oneLine(wish.title ?? '');
  if (wanted) return wanted;
  const ending = endings[wish.language];
  return title && title.slice(0, Math.max(0, longest - ending.length)).toWellFormed() + ending;
}
