import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Only ever added to. One row of each kind for a key: whoever books twice finds the first.
  sql`create table credit_entries (
    key text not null,
    kind text not null,
    user_id text not null references users (id) on delete cascade,
    month text not null,
    amount integer not null,
    project_id text,
    at text not null,
    primary key (key, kind)
  )`,
  sql`create index credit_entries_by_user on credit_entries (user_id, month)`,
  sql`create index credit_entries_by_project on credit_entries (project_id, month) where kind = 'spend'`,
  // A picture that failed may be asked for again, and whoever asks pays.
  sql`alter table turn_pictures add column tries integer not null default 0`,
  sql`alter table turn_pictures add column payer_id text`,
];

export const credits: Migration = {
  async up(database) {
    for (const statement of statements) await statement.execute(database);
  },
};
