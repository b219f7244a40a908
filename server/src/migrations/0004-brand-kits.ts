import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table brand_kits (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    name text not null,
    document_json text not null,
    is_default integer not null default 0,
    created_at text not null,
    updated_at text not null
  )`,
  sql`create index brand_kits_by_user on brand_kits (user_id, created_at)`,
  // Whatever code does: nobody has two defaults.
  sql`create unique index brand_kits_one_default on brand_kits (user_id) where is_default = 1`,
  sql`create table brand_kit_assets (
    kit_id text not null references brand_kits (id) on delete cascade,
    asset_id text not null,
    primary key (kit_id, asset_id)
  )`,
  sql`create index brand_kit_assets_by_asset on brand_kit_assets (asset_id)`,
  sql`create index projects_by_brand_kit on projects (brand_kit_id) where brand_kit_id <> ''`,
];

export const brandKits: Migration = {
  async up(database) {
    for (const statement of statements) await statement.execute(database);
  },
};
