import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const tables = [
  // How a picture was drawn, where that can be told: its layers are drawn again from it.
  sql`create table asset_designs (
    asset_id text primary key references assets (id) on delete cascade,
    design_json text not null
  )`,
  sql`create table generator_tasks (
    id text primary key,
    project_id text not null references projects (id) on delete cascade,
    user_id text not null references users (id) on delete cascade,
    name text not null,
    source_id text not null,
    engine text not null,
    status text not null,
    progress double precision not null,
    artifacts_json text,
    fail_reason text,
    created_at text not null
  )`,
  sql`create index generator_tasks_by_source on generator_tasks (project_id, source_id)`,
  sql`create index generator_tasks_by_user on generator_tasks (user_id)`,
  // The names of a task's pictures, drawn before their bytes are kept: a run that takes over keeps them under the same.
  sql`create table generator_files (
    asset_id text primary key,
    task_id text not null references generator_tasks (id) on delete cascade,
    position integer not null,
    asset_key text not null
  )`,
  sql`create index generator_files_by_task on generator_files (task_id)`,
];

/** Pictures taken apart: how the designer's were drawn, and the tasks that draw their layers. */
export const layers: Migration = {
  async up(database) {
    for (const statement of tables) await statement.execute(database);
  },
};
