import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Frozen once released. Text, integer and bigint mean the same on both engines, so the SQL is written once. */
const statements = [
  sql`create table users (
    id text primary key,
    name text not null,
    email text unique,
    phone text unique,
    avatar_url text,
    created_at text not null
  )`,
  sql`create table sessions (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    user_agent text not null,
    created_at text not null,
    revoked_at text
  )`,
  sql`create index sessions_by_user on sessions (user_id)`,
  sql`create table refresh_tokens (
    token_hash text primary key,
    session_id text not null references sessions (id) on delete cascade,
    expires_at text not null,
    spent_at text
  )`,
  sql`create index refresh_tokens_by_session on refresh_tokens (session_id)`,
  sql`create table identities (
    provider text not null,
    subject text not null,
    user_id text not null references users (id) on delete cascade,
    created_at text not null,
    primary key (provider, subject)
  )`,
  sql`create index identities_by_user on identities (user_id)`,
  sql`create table assets (
    id text primary key,
    key text not null unique,
    owner_id text not null,
    file_name text not null,
    content_type text not null,
    bytes bigint not null,
    width integer not null default 0,
    height integer not null default 0,
    thumbhash text not null default '',
    ready integer not null default 0,
    created_at text not null
  )`,
  sql`create index assets_by_owner on assets (owner_id)`,
  sql`create table projects (
    id text primary key,
    owner_id text not null references users (id) on delete cascade,
    title text not null,
    created_at text not null,
    updated_at text not null,
    cover_url text,
    covers_json text not null default '[]',
    pic_count integer not null default 0,
    node_count integer not null default 0,
    turn_json text,
    brand_kit_id text not null default '',
    extras_json text not null default '{}',
    version bigint not null default 0
  )`,
  sql`create index projects_by_owner on projects (owner_id, updated_at)`,
  sql`create table project_members (
    id text primary key,
    project_id text not null references projects (id) on delete cascade,
    identifier text not null,
    kind text not null,
    permission text not null,
    created_at text not null,
    updated_at text not null,
    unique (project_id, identifier)
  )`,
  sql`create index project_members_by_identifier on project_members (identifier)`,
  sql`create table share_policies (
    project_id text primary key references projects (id) on delete cascade,
    share_key text not null unique,
    sealed_share_id text not null,
    link_permission text not null,
    created_at text not null,
    updated_at text not null
  )`,
  sql`create table share_visitors (
    id text primary key,
    project_id text not null references projects (id) on delete cascade,
    visitor_key text not null,
    user_id text references users (id) on delete set null,
    first_visit_at text not null,
    last_visit_at text not null,
    visit_count integer not null,
    unique (project_id, visitor_key)
  )`,
  sql`create index share_visitors_by_user on share_visitors (user_id) where user_id is not null`,
  sql`create table project_viewports (
    project_id text not null references projects (id) on delete cascade,
    user_id text not null,
    viewport_json text not null,
    primary key (project_id, user_id)
  )`,
  sql`create table canvas_nodes (
    project_id text not null references projects (id) on delete cascade,
    node_id text not null,
    version bigint not null,
    type text not null,
    asset_id text,
    json text not null,
    primary key (project_id, node_id)
  )`,
  sql`create index canvas_nodes_by_asset on canvas_nodes (asset_id) where asset_id is not null`,
  sql`create index canvas_nodes_by_version on canvas_nodes (project_id, version)`,
  sql`create index canvas_pictures_by_version on canvas_nodes (project_id, version) where type = 'image'`,
  sql`create table canvas_connections (
    project_id text not null references projects (id) on delete cascade,
    connection_id text not null,
    version bigint not null,
    json text not null,
    primary key (project_id, connection_id)
  )`,
  sql`create table canvas_changes (
    project_id text not null references projects (id) on delete cascade,
    version bigint not null,
    kind text not null,
    record_id text not null,
    before_json text,
    asset_id text,
    author_id text not null,
    turn_id text,
    at text not null,
    primary key (project_id, version, kind, record_id)
  )`,
  sql`create index canvas_changes_by_record on canvas_changes (project_id, kind, record_id, version)`,
  sql`create table threads (
    id text primary key,
    project_id text not null references projects (id) on delete cascade,
    title text not null,
    last_text text not null,
    status text not null,
    created_at text not null,
    updated_at text not null
  )`,
  sql`create index threads_by_project on threads (project_id, updated_at)`,
  sql`create table turns (
    id text primary key,
    thread_id text not null references threads (id) on delete cascade,
    project_id text not null references projects (id) on delete cascade,
    author_id text not null,
    status text not null,
    request_json text not null,
    cancel_wanted integer not null default 0,
    created_at text not null,
    ended_at text
  )`,
  sql`create index turns_by_thread on turns (thread_id, created_at)`,
  sql`create index turns_unended on turns (project_id) where ended_at is null`,
  sql`create table turn_journal (
    turn_id text not null references turns (id) on delete cascade,
    position integer not null,
    entry_json text not null,
    primary key (turn_id, position)
  )`,
  sql`create table turn_events (
    turn_id text not null references turns (id) on delete cascade,
    position integer not null,
    event_json text not null,
    at text not null,
    primary key (turn_id, position)
  )`,
  sql`create table turn_pictures (
    id text primary key,
    turn_id text not null references turns (id) on delete cascade,
    project_id text not null references projects (id) on delete cascade,
    tool_call_id text not null,
    position integer not null,
    slot_json text not null,
    status text not null,
    asset_id text not null,
    asset_key text not null,
    unique (turn_id, tool_call_id, position)
  )`,
  sql`create index turn_pictures_coming on turn_pictures (project_id) where status = 'coming'`,
  sql`create table messages (
    id text primary key,
    thread_id text not null references threads (id) on delete cascade,
    project_id text not null references projects (id) on delete cascade,
    turn_id text not null references turns (id) on delete cascade,
    role text not null,
    contents_json text not null,
    status text not null,
    created_at text not null
  )`,
  sql`create index messages_by_thread on messages (thread_id, created_at)`,
  sql`create index messages_by_project on messages (project_id, created_at)`,
  sql`create table message_assets (
    message_id text not null references messages (id) on delete cascade,
    project_id text not null,
    asset_id text not null,
    primary key (asset_id, message_id)
  )`,
  sql`create table jobs (
    id text primary key,
    kind text not null,
    key text,
    payload text not null,
    attempts integer not null default 0,
    due_at bigint not null,
    lease text,
    error text,
    dead_at bigint
  )`,
  sql`create index jobs_by_due on jobs (due_at) where dead_at is null`,
  sql`create unique index jobs_by_key on jobs (kind, key) where key is not null and dead_at is null`,
];

export const start: Migration = {
  async up(database) {
    for (const statement of statements) await statement.execute(database);
  },
};
