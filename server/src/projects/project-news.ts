import type { ProjectEvent } from '@easel/contract';
import type { Database, Writer } from '../platform/database.ts';
import type { LiveEvents } from '../platform/live-events/live-events.ts';

/** Tells everyone in a project what happened there, once it is committed. */
export class ProjectNews {
  readonly #database: Database;
  readonly #liveEvents: LiveEvents;

  constructor(services: { database: Database; liveEvents: LiveEvents }) {
    this.#database = services.database;
    this.#liveEvents = services.liveEvents;
  }

  tell(transaction: Writer, projectId: string, event: ProjectEvent): void {
    this.#database.afterCommit(transaction, () => this.#liveEvents.publish(channelOf(projectId), event));
  }

  /** For what is stored nowhere, and so has no transaction to wait for. */
  tellNow(projectId: string, event: ProjectEvent): void {
    this.#liveEvents.publish(channelOf(projectId), event);
  }

  /** Returns how to stop. */
  hear(projectId: string, heard: (event: ProjectEvent) => void): () => void {
    return this.#liveEvents.subscribe(channelOf(projectId), (message) => heard(message as ProjectEvent));
  }

  /** Resolves once those who have begun to hear miss nothing. */
  heard(): Promise<void> {
    return this.#liveEvents.settled();
  }
}

function channelOf(projectId: string): string {
  return `project:${projectId}`;
}
