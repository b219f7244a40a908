import { randomUUIDv7 } from 'node:crypto';
import { Refusal, type ProjectAccess, type ProjectSummary, type Scope } from '@easel/contract';
import type { Assets } from '../assets/assets.ts';
import type { Atlases } from '../assets/atlases.ts';
import type { BrandKits } from '../brand-kits/brand-kits.ts';
import { refersToNothing, type Database, type Reader, type Writer } from '../platform/database.ts';
import { oneLine } from '../platform/visible-text.ts';
import { resolveRole } from '../sharing/resolve-role.ts';
import type { ShareIds } from '../sharing/share-ids.ts';
import type { ProjectNews } from './project-news.ts';
import * as queries from './queries.ts';
import * as removal from './removal-queries.ts';

const titleFromPromptLength = 60;

/** The rules of projects. Callers have shown their role before they come here. */
export class Projects {
  readonly #database: Database;
  readonly #assets: Assets;
  readonly #atlases: Pick<Atlases, 'dropAll'>;
  readonly #news: ProjectNews;
  readonly #shareIds: ShareIds;
  readonly #brandKits: Pick<BrandKits, 'choose'>;

  constructor(services: {
    database: Database;
    assets: Assets;
    atlases: Pick<Atlases, 'dropAll'>;
    news: ProjectNews;
    shareIds: ShareIds;
    brandKits: Pick<BrandKits, 'choose'>;
  }) {
    this.#database = services.database;
    this.#assets = services.assets;
    this.#atlases = services.atlases;
    this.#news = services.news;
    this.#shareIds = services.shareIds;
    this.#brandKits = services.brandKits;
  }

  async list(userId: string, scope: Scope = 'owned'): Promise<ProjectSummary[]> {
    if (scope === 'owned') return this.#owned(userId);
    const shared = this.#shared(await queries.foreignProjects(this.#database.read, userId));
    if (scope === 'shared') return shared;
    return [...(await this.#owned(userId)), ...shared].sort((one, other) =>
      other.updatedAt.localeCompare(one.updatedAt),
    );
  }

  /** Part of the caller's transaction, so that a first turn begins with its project or not at all. */
  async add(
    transaction: Writer,
    ownerId: string,
    wish: { title?: string; prompt?: string; brandKitId?: string },
  ): Promise<string> {
    const brandKitId = await this.#brandKits.choose(transaction, ownerId, wish.brandKitId);
    const title = oneLine(wish.title ?? '') || shortTitle(wish.prompt ?? '');
    const id = randomUUIDv7();
    const at = new Date().toISOString();
    try {
      await queries.insertProject(transaction, { id, ownerId, title, brandKitId, at });
    } catch (error) {
      // The account was deleted after its token had been looked at.
      throw refersToNothing(error) ? new Refusal('auth.required') : error;
    }
    return id;
  }

  async summary(access: ProjectAccess): Promise<ProjectSummary> {
    const facts = await this.facts(access.id);
    if (access.role === 'owner') return summaryOf(facts, own);
    const { shareId = null, role } = access;
    return summaryOf(facts, { role, shareId, owner: (await queries.ownerOf(this.#database.read, access.id)) ?? null });
  }

  /** @throws Refusal `project.not_found` when it was deleted since the role was looked up */
  async facts(id: string, database: Reader = this.#database.read): Promise<queries.ProjectFacts> {
    const project = await queries.projectById(database, id);
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
    await this.#database.write((transaction) => this.#removeWithin(transaction, id));
  }

  /** Part of the caller's transaction: every project of the person goes as one does. */
  async removeAllOf(transaction: Writer, ownerId: string): Promise<void> {
    for (const id of await removal.projectIdsOf(transaction, ownerId)) {
      await this.#removeWithin(transaction, id);
    }
  }

  async #removeWithin(transaction: Writer, id: string): Promise<void> {
    const made = await removal.unplacedPictures(transaction, id);
    const unplaced = [...made, ...(await removal.separatedLayers(transaction, id))];
    await this.#assets.adopt(transaction, unplaced);
    const assetIds = [...(await queries.assetsOfProject(transaction, id)), ...unplaced.map((picture) => picture.id)];
    await this.#assets.dropLater(transaction, assetIds);
    await this.#atlases.dropAll(transaction, id);
    await queries.deleteProject(transaction, id);
    this.#news.tell(transaction, id, { type: 'project-deleted' });
  }

  async #owned(userId: string): Promise<ProjectSummary[]> {
    const rows = await queries.ownedProjects(this.#database.read, userId).execute();
    return rows.map((row) => summaryOf(row, own));
  }

  /** By the same rule as access itself, so that no list promises what a request then refuses. */
  #shared(rows: queries.ForeignProject[]): ProjectSummary[] {
    const byProject = Map.groupBy(rows, ({ id }) => id);
    return [...byProject.values()].flatMap((reasons) => {
      const [row] = reasons;
      const memberships = reasons.flatMap(({ permission }) => permission ?? []);
      const standing = row && resolveRole({ isOwner: false, memberships, link: row.linkPermission, signedIn: true });
      if (!standing || standing === 'sign-in') return [];
      const { role, source } = standing;
      const sealed = source === 'link' ? row.sealedShareId : null;
      const shareId = sealed === null ? null : this.#shareIds.unseal(sealed, row.id);
      const owner = { id: row.ownerId, name: row.ownerName, avatarUrl: row.ownerAvatarUrl };
      return [summaryOf(row, { role, shareId, owner })];
    });
  }

  /** What a summary says of the turn that runs; `null` once it has ended. */
  async noteTurn(transaction: Writer, id: string, turn: ProjectSummary['turn']): Promise<void> {
    await queries.updateTurn(transaction, id, turn && JSON.stringify(turn));
  }
}

/** What a project is to the person who asks. */
type Relation = Pick<ProjectSummary, 'role' | 'owner' | 'shareId'>;
const own: Relation = { role: 'owner', owner: null, shareId: null };

/** Field by field: spreading a row of the database takes longer than all the rest of a list. */
function summaryOf(row: queries.ProjectRow, relation: Relation): ProjectSummary {
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
    role: relation.role,
    owner: relation.owner,
    shareId: relation.shareId,
    turn: row.turn === null ? null : JSON.parse(row.turn),
  };
}

/** The beginning of the prompt, cut between words where it has any. */
function shortTitle(prompt: string): string {
  const line = oneLine(prompt);
  if (line.length <= titleFromPromptLength) return line;
  const cut = line.slice(0, titleFromPromptLength);
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > titleFromPromptLength / 2 ? cut.slice(0, lastSpace) : cut}…`;
}
