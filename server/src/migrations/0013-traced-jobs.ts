import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A job knows what caused it, so that a trace goes on from the request to its work. */
export const tracedJobs: Migration = {
  async up(database) {
    await sql`alter table jobs add column trace text`.execute(database);
  },
};
