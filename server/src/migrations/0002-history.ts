import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The history itself is `canvas_changes`; this is what people added to it, and what finds a turn in it. */
const statements = [
  sql`create table canvas_versions (
    project_id text not null references projects (id) on delete cascade,
    version bigint not null,
    name text,
    author_id text not null,
    at text not null,
    restored_from bigint,
    primary key (project_id, version)
  )`,
  sql`create table canvas_version_assets (
    asset_id text not null,
    project_id text not null,
    version bigint not null,
    primary key (asset_id, project_id, version),
    foreign key (project_id, version) references canvas_versions (project_id, version) on delete cascade
  )`,
  sql`create index canvas_version_assets_by_version on canvas_version_assets (project_id, version)`,
  sql`create index canvas_changes_by_turn on canvas_changes (project_id, turn_id, version) where turn_id is not null`,
];

export const history: Migration = {
  async up(database) {
    for (const statement of statements) await statement.execute(database);
  },
};
