import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Which run asks a model for a picture, and until when it is believed to be alive. And what was said before there was
 * an index of it is to be found, too: a job of the agent's sees to it bit by bit.
 */
export const askingOnce: Migration = {
  async up(database) {
    await sql`alter table turn_pictures add column asking_run text`.execute(database);
    await sql`alter table turn_pictures add column asking_until bigint`.execute(database);
    await sql`insert into jobs (id, kind, key, payload, due_at)
      select 'index-messages', 'index-messages', 'messages', '{}', 0
      where exists (select 1 from messages)`.execute(database);
  },
};
