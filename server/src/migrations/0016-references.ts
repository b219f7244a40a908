import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whatever goes takes along what refers to it, which was looked for in all rows of a table where no index leads there. */
const statements = [
  sql`create index messages_by_turn on messages (turn_id)`,
  sql`create index message_assets_by_message on message_assets (message_id)`,
  sql`create index message_assets_by_project on message_assets (project_id)`,
  sql`create index turns_by_project on turns (project_id)`,
  // SQLite takes it also to find those that are coming, among all of a project.
  sql`create index turn_pictures_by_project on turn_pictures (project_id, status)`,
];

export const references: Migration = {
  async up(database) {
    for (const statement of statements) await statement.execute(database);
  },
};
