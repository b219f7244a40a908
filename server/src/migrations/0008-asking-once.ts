import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which run asks a model for a picture, and until when it is believed to be alive. */
export const askingOnce: Migration = {
  async up(database) {
    await sql`alter table turn_pictures add column asking_run text`.execute(database);
    await sql`alter table turn_pictures add column asking_until bigint`.execute(database);
  },
};
