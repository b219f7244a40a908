import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a provider of layers has begun for a picture, so that it is asked and paid once, whatever happens here. */
export const layersAsked: Migration = {
  async up(database) {
    await sql`alter table generator_tasks add column asked_run text`.execute(database);
  },
};
