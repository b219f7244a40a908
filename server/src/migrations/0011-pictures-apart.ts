import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Any picture can be taken apart: one from elsewhere by its address, and why it was not stands in a word. */
export const picturesApart: Migration = {
  async up(database) {
    for (const column of ['source_url', 'fail_code']) {
      await sql`alter table generator_tasks add column ${sql.id(column)} text`.execute(database);
    }
  },
};
