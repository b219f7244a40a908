import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** No cascade: who deletes a picture or a project must see to the files of its pages, and is stopped if it forgets. */
const statements = [
  sql`create table atlas_pages (
    key text primary key,
    project_id text not null references projects (id),
    files_json text not null,
    skipped_json text not null,
    made_at text not null,
    retired integer not null default 0
  )`,
  sql`create index atlas_pages_by_project on atlas_pages (project_id, made_at)`,
  sql`create table atlas_cells (
    asset_id text not null references assets (id),
    page_key text not null references atlas_pages (key) on delete cascade,
    primary key (asset_id, page_key)
  )`,
  sql`create index atlas_cells_by_page on atlas_cells (page_key)`,
];

export const atlas: Migration = {
  async up(database) {
    for (const statement of statements) await statement.execute(database);
  },
};
