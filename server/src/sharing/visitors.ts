import { randomUUIDv7 } from 'node:crypto';
import type { Visitor } from '@easel/contract';
import type { Database, Writer } from '../platform/database.ts';
import type { ShareIds } from './share-ids.ts';
import * as queries from './visitor-queries.ts';

/** A link that went round the world must not fill the disk; further browsers still get in, uncounted. */
const mostVisitors = 10_000;

export interface VisitedBy {
  readonly projectId: string;
  readonly shareId: string;
  /** What the browser calls itself. */
  readonly visitor: string;
  readonly userId: string | null;
}

/** Which browsers have opened a link, and how often. */
export class Visitors {
  readonly #database: Database;
  readonly #shareIds: ShareIds;
  readonly #most: number;

  constructor(services: { database: Database; shareIds: ShareIds; most?: number }) {
    this.#database = services.database;
    this.#shareIds = services.shareIds;
    this.#most = services.most ?? mostVisitors;
  }

  async count({ projectId, shareId, visitor, userId }: VisitedBy): Promise<void> {
    const visitorKey = this.#shareIds.visitorKeyOf(projectId, visitor);
    const visit = { projectId, visitorKey, userId, at: new Date().toISOString() };
    await this.#database.write(async (transaction) => {
      // All access may have been removed meanwhile; then no record of visitors may come back.
      if (!(await queries.lockLink(transaction, projectId, this.#shareIds.keyOf(shareId)))) return;
      if (await queries.countVisitAgain(transaction, visit)) return;
      if ((await queries.countVisitors(transaction, projectId)) >= this.#most) return;
      await queries.insertVisitor(transaction, randomUUIDv7(), visit);
    });
  }

  /** Part of the caller's transaction. Whether the person was known to have come. */
  forget(transaction: Writer, projectId: string, userId: string): Promise<boolean> {
    return queries.forgetVisitor(transaction, projectId, userId);
  }

  /** How many browsers. */
  async total(projectId: string): Promise<number> {
    return queries.countVisitors(this.#database.read, projectId);
  }

  /** The last one first. */
  async list(projectId: string): Promise<Visitor[]> {
    const rows = await queries.visitorsOf(this.#database.read, projectId);
    return rows.map(({ name, userId, ...visitor }) => ({
      ...visitor,
      ...(name !== null && { name }),
      ...(userId !== null && { userId }),
    }));
  }
}
