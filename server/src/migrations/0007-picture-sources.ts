import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What each picture of a turn works from, as it was found when the picture was asked for. */
export const pictureSources: Migration = {
  async up(database) {
    await sql`alter table turn_pictures add column sources_json text`.execute(database);
  },
};
