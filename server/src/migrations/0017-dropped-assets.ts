import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What comes back and is dropped again has a grace of its own: a deletion that was put off before then leaves it alone. */
export const droppedAssets: Migration = {
  async up(database) {
    await sql`alter table assets add column dropped_at text`.execute(database);
  },
};
