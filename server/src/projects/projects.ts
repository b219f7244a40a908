import { randomUUIDv7 } from 'node:crypto';
import { Refusal, type ProjectAccess, type ProjectSummary, type Role, type Scope } from '@easel/contract';
import type { Assets } from '../assets/assets.ts';
import type { Database, Writer } from '../platform/database.ts';
import type { ProjectNews } from './project-news.ts';
import * as queries from './queries.ts';

const titleFromPromptLength = 60;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The rules of projects. Callers have shown their role before they come here. */
export class Projects {
  readonly #database: Database;
  readonly #assets: Assets;
  readonly #news: ProjectNews;

  constructor(services: { database: Database; assets: Assets; news: ProjectNews }) {
    this.#database = services.database;
    this.#assets = services.assets;
    this.#news = services.news;
  }

  /** `null` when the person may not know that the project exists. */
  async roleOf(projectId: string, userId: string | undefined): Promise<Role | null> {
    if (userId === undefined || !uuid.test(projectId)) return null;
    return queries.projectRole(this.#database.read, projectId, userId);
  }

  async list(userId: string, scope: Scope = 'owned'): Promise<ProjectSummary[]> {
    return (await queries.projectsOf(this.#database.read, userId, scope)).map(summaryOf);
  }

  /** Part of the caller's transaction, so that a first turn begins with its project or not at all. */
  async add(
    transaction: Writer,
    ownerId: string,
    wish: { title?: string; prompt?: string; brandKitId?: string },
  ): Promise<string> {
    if (wish.brandKitId) throw new Refusal('brand_kit.not_found');
    const title = oneLine(wish.title ?? '') || shortTitle(wish.prompt ?? '');
    const id = randomUUIDv7();
    const at = new Date().toISOString();
    await queries.insertProject(transaction, { id, ownerId, title, brandKitId: '', at });
    return id;
  }

  async summary(access: ProjectAccess): Promise<ProjectSummary> {
    return summaryOf({ ...(await this.facts(access.id)), role: access.role });
  }

  /** @throws Refusal `project.not_found` when it was deleted since the role was looked up */
  async facts(id: string): Promise<queries.ProjectFacts> {
    const project = await queries.projectById(this.#database.read, id);
    if (!project) throw new Refusal('project.not_found');
    return project;
  }

  async rename(access: ProjectAccess, title: string): Promise<ProjectSummary> {
    const wanted = oneLine(title);
    if (!wanted) {
      throw new Refusal('project.title_blank', { details: [{ pointer: '/body/title', reason: 'is blank' }] });
    }
    const at = new Date().toISOString();
    await this.#database.write(async (transaction) => {
      await queries.updateTitle(transaction, access.id, wanted, at);
      this.#news.tell(transaction, access.id, { type: 'project-renamed', title: wanted });
    });
    return this.summary(access);
  }

  /** A project that was begun blank takes its title from the first thing that is asked in it. */
  async nameFromPrompt(transaction: Writer, id: string, prompt: string): Promise<void> {
    const title = shortTitle(prompt);
    if (!title || !(await queries.titleUntitled(transaction, id, title))) return;
    this.#news.tell(transaction, id, { type: 'project-renamed', title });
  }

  /** The project is gone when this returns; its pictures follow, even if the process dies now. */
  async remove({ id }: ProjectAccess): Promise<void> {
    await this.#database.write(async (transaction) => {
      await this.#assets.dropLater(transaction, await queries.assetsOfProject(transaction, id));
      await queries.deleteProject(transaction, id);
      this.#news.tell(transaction, id, { type: 'project-deleted' });
    });
  }

  /** What a summary says of the turn that runs; `null` once it has ended. */
  async noteTurn(transaction: Writer, id: string, turn: ProjectSummary['turn']): Promise<void> {
    await queries.updateTurn(transaction, id, turn && JSON.stringify(turn));
  }
}

/** Field by field: spreading a row of the database takes longer than all the rest of a list. */
function summaryOf(row: queries.ProjectRow): ProjectSummary {
  return {
    id: row.id,
    title: row.title,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    coverUrl: row.coverUrl,
    coverUrls: JSON.parse(row.covers),
    picCount: row.picCount,
    nodeCount: row.nodeCount,
    brandKitId: row.brandKitId,
    role: row.role,
    turn: row.turn === null ? null : JSON.parse(row.turn),
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The beginning of the prompt, cut between words where it has any. */
function shortTitle(prompt: string): string {
  const line = oneLine(prompt);
  if (line.length <= titleFromPromptLength) return line;
  const cut = line.slice(0, titleFromPromptLength);
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > titleFromPromptLength / 2 ? cut.slice(0, lastSpace) : cut}…`;
}
