import type { AccessSource, ProjectAccess } from '@easel/contract';
import type { Database, Writer } from '../platform/database.ts';
import type { LiveEvents } from '../platform/live-events/live-events.ts';
import * as queries from './queries.ts';
import { resolveRole, type Standing } from './resolve-role.ts';
import type { ShareIds } from './share-ids.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface OpenedShare {
  readonly project: ProjectAccess;
  readonly source: AccessSource;
}

/** Who may do what in a project: the one place that knows, asked anew for each request. */
export class Access {
  readonly #database: Database;
  readonly #liveEvents: LiveEvents;
  readonly #shareIds: ShareIds;

  constructor(services: { database: Database; liveEvents: LiveEvents; shareIds: ShareIds }) {
    this.#database = services.database;
    this.#liveEvents = services.liveEvents;
    this.#shareIds = services.shareIds;
  }

  /**
   * `null` when the person may not know that the project exists.
   * @param shareId the link that the request was made by; it counts for its own project only
   */
  async of(projectId: string, userId: string | undefined, shareId: string | null): Promise<ProjectAccess | null> {
    if (!uuid.test(projectId) || (userId === undefined && shareId === null)) return null;
    const shareKey = shareId === null ? null : this.#shareIds.keyOf(shareId);
    const standing = await this.#standing(projectId, userId, shareKey);
    return standing === null || standing === 'sign-in' ? null : accessBy(standing, projectId, shareId);
  }

  /** What a link opens. `'sign-in'`: something, to those who have signed in; `null`: nothing to this person. */
  async byLink(shareId: string, userId: string | undefined): Promise<OpenedShare | 'sign-in' | null> {
    const shareKey = this.#shareIds.keyOf(shareId);
    const projectId = await queries.projectOfShare(this.#database.read, shareKey);
    if (projectId === undefined) return null;
    const standing = await this.#standing(projectId, userId, shareKey);
    if (standing === null || standing === 'sign-in') return standing;
    return { project: accessBy(standing, projectId, shareId), source: standing.source };
  }

  /** Part of the transaction that changes who may do what: every open stream of the project ends once it commits. */
  changed(transaction: Writer, projectId: string): void {
    this.#database.afterCommit(transaction, () => this.#liveEvents.publish(channelOf(projectId), {}));
  }

  /** Resolves, with how to stop, once no change can be missed any more. */
  async onChange(projectId: string, heard: () => void): Promise<() => void> {
    const events = this.#liveEvents;
    const stops = [events.subscribe(channelOf(projectId), heard), events.onGap(heard)];
    await events.settled();
    return () => {
      for (const stop of stops) stop();
    };
  }

  async #standing(projectId: string, userId: string | undefined, shareKey: string | null) {
    const claims = await queries.claimsOn(this.#database.read, { projectId, userId, shareKey });
    return claims && resolveRole(claims);
  }
}

function accessBy({ role, source }: Standing, id: string, shareId: string | null): ProjectAccess {
  return source === 'link' && shareId !== null ? { id, role, shareId } : { id, role };
}

function channelOf(projectId: string): string {
  return `access:${projectId}`;
}
