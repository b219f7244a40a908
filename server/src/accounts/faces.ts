import type { Database } from '../platform/database.ts';
import * as queries from './queries.ts';

/** What others see of a person. */
export interface Face {
  readonly name: string;
  readonly avatarUrl: string | null;
}

/** Names and avatars, for whatever shows who did something. */
export class Faces {
  readonly #database: Database;

  constructor(services: { database: Database }) {
    this.#database = services.database;
  }

  /** By id; accounts that are gone are left out. */
  async of(ids: readonly string[]): Promise<Map<string, Face>> {
    if (ids.length === 0) return new Map();
    const rows = await queries.facesByIds(this.#database.read, [...new Set(ids)]);
    return new Map(rows.map(({ id, name, avatarUrl }) => [id, { name, avatarUrl }]));
  }
}
