import type { Generated } from 'kysely';

/**
 * Column types as both engines return them: text, numbers, `null`. Times of things are ISO 8601 text, so that they
 * sort as text; times of jobs are milliseconds. Booleans are 0 and 1. A column that ends in `_json` holds JSON text.
 */
export interface Schema {
  users: {
    id: string;
    name: string;
    email: string | null;
    phone: string | null;
    avatar_url: string | null;
    created_at: string;
  };
  /** A sign-in and the chain of refresh tokens that follows from it. */
  sessions: {
    id: string;
    user_id: string;
    user_agent: string;
    created_at: string;
    revoked_at: string | null;
  };
  refresh_tokens: {
    token_hash: string;
    session_id: string;
    expires_at: string;
    spent_at: string | null;
  };
  /** Accounts elsewhere that sign in to one here: an OpenID issuer's or the chat app's. */
  identities: { provider: string; subject: string; user_id: string; created_at: string };
  assets: {
    id: string;
    /** 22 characters of base64url and an ending: the unguessable name under which the file is read. */
    key: string;
    owner_id: string;
    file_name: string;
    content_type: string;
    /** Announced until the upload, measured after it. */
    bytes: number;
    width: number;
    height: number;
    thumbhash: string;
    ready: 0 | 1;
    created_at: string;
    /** When something let go of it last. */
    dropped_at: string | null;
  };
  brand_kits: {
    id: string;
    user_id: string;
    name: string;
    /** Whole, but for what its row knows better: id, times and default. */
    document_json: string;
    is_default: 0 | 1;
    created_at: string;
    updated_at: string;
  };
  /** The files that kits name. */
  brand_kit_assets: { kit_id: string; asset_id: string };
  projects: {
    id: string;
    owner_id: string;
    title: string;
    created_at: string;
    updated_at: string;
    cover_url: string | null;
    /** Addresses of the newest pictures, for a cover of several; kept up to date by each change of the canvas. */
    covers_json: string;
    pic_count: number;
    node_count: number;
    /** The turn that runs now, as a project's summary tells it. */
    turn_json: string | null;
    brand_kit_id: string;
    /** Fields of the snapshot that are neither viewport, nodes nor connections, kept as they came. */
    extras_json: string;
    version: number;
  };
  /** Whoever has proven the identifier is the member: nothing has to be claimed when an invited person signs in. */
  project_members: {
    id: string;
    project_id: string;
    /** A normalised email address, or a phone number as +8613800000000. */
    identifier: string;
    kind: 'email' | 'phone';
    permission: 'canvas' | 'viewer' | 'editor';
    created_at: string;
    updated_at: string;
  };
  share_policies: {
    project_id: string;
    /** HMAC of the share id, to look it up by. */
    share_key: string;
    /** The share id, encrypted, to show it to the owner again. */
    sealed_share_id: string;
    link_permission: 'private' | 'canvas' | 'viewer' | 'editor';
    created_at: string;
    updated_at: string;
  };
  /** Browsers that opened the link; the owner's own visits are not counted. */
  share_visitors: {
    id: string;
    project_id: string;
    /** HMAC of what the browser calls itself. */
    visitor_key: string;
    user_id: string | null;
    first_visit_at: string;
    last_visit_at: string;
    visit_count: number;
  };
  /** Where each person last looked. */
  project_viewports: { project_id: string; user_id: string; viewport_json: string };
  canvas_nodes: {
    project_id: string;
    node_id: string;
    /** Of the canvas, when the node last changed. */
    version: number;
    type: string;
    asset_id: string | null;
    json: string;
  };
  canvas_connections: { project_id: string; connection_id: string; version: number; json: string };
  /** What a record was before each change, so that any version can be worked out again. */
  canvas_changes: {
    project_id: string;
    version: number;
    kind: 'node' | 'connection';
    record_id: string;
    /** `null`: it did not exist. */
    before_json: string | null;
    asset_id: string | null;
    author_id: string;
    turn_id: string | null;
    at: string;
  };
  /** What people did to the history: a name for a version, or a version made by restoring an older one. */
  canvas_versions: {
    project_id: string;
    version: number;
    name: string | null;
    /** Who named it last, or restored it. */
    author_id: string;
    at: string;
    restored_from: number | null;
  };
  /** What named versions show, so that it is kept. */
  canvas_version_assets: { asset_id: string; project_id: string; version: number };
  threads: {
    id: string;
    project_id: string;
    title: string;
    /** The last thing said, in one line. */
    last_text: string;
    /** As its last turn stands; running while any of them runs. */
    status: 'pending' | 'running' | 'done' | 'failed' | 'canceled';
    created_at: string;
    updated_at: string;
  };
  turns: {
    id: string;
    thread_id: string;
    project_id: string;
    author_id: string;
    status: 'pending' | 'running' | 'done' | 'failed' | 'canceled';
    /** `TurnRequest` of the agent. */
    request_json: string;
    cancel_wanted: 0 | 1;
    created_at: string;
    ended_at: string | null;
  };
  /** What a turn has paid for: each answer of the model and each tool's result, in order. */
  turn_journal: { turn_id: string; position: number; entry_json: string };
  turn_events: { turn_id: string; position: number; event_json: string; at: string };
  turn_pictures: {
    id: string;
    turn_id: string;
    project_id: string;
    tool_call_id: string;
    position: number;
    slot_json: string;
    status: 'coming' | 'placed' | 'failed';
    /** The name under which its bytes are kept from the moment they exist. */
    asset_id: string;
    asset_key: string;
    /** `PictureSource[]` of the agent; null: it works from nothing. */
    sources_json: string | null;
    /** How often it was asked for again after its turn had ended. */
    tries: number;
    /** Who asked for it again; `null`: the author of the turn. */
    payer_id: string | null;
    /** The run that asks a model for it, and until when that run is believed to be alive; milliseconds since 1970. */
    asking_run: string | null;
    asking_until: number | null;
  };
  /** The ledger of `credits`: amounts are signed, a balance is their sum. */
  credit_entries: {
    key: string;
    kind: 'grant' | 'gift' | 'reserve' | 'release' | 'spend';
    user_id: string;
    /** Of UTC, as 2026-11. */
    month: string;
    amount: number;
    project_id: string | null;
    at: string;
  };
  /** What has been decided: for a project, or by a person for all of theirs. One of the two is null. */
  memories: {
    id: string;
    project_id: string | null;
    user_id: string | null;
    author_id: string | null;
    text: string;
    source: 'said' | 'written';
    /** Where it was said; null: written down, or the conversation is gone. */
    thread_id: string | null;
    turn_id: string | null;
    /** Names what it was said in for good, so that a run that takes over remembers nothing twice. */
    origin_key: string | null;
    created_at: string;
    updated_at: string;
  };
  /** What can be found again. The words that find it stand where each engine's full-text search keeps them. */
  recall_entries: {
    id: Generated<number>;
    project_id: string;
    thread_id: string;
    message_id: string;
    kind: 'research' | 'picture' | 'message';
    title: string;
    text: string;
    url: string | null;
    node_id: string | null;
    at: string;
  };
  messages: {
    id: string;
    thread_id: string;
    project_id: string;
    turn_id: string;
    role: 'user' | 'assistant';
    contents_json: string;
    status: 'pending' | 'running' | 'done' | 'failed' | 'canceled';
    created_at: string;
  };
  message_assets: { message_id: string; project_id: string; asset_id: string };
  /** Overview pages of a canvas's pictures; each is a file of its own. */
  atlas_pages: {
    /** The unguessable name under which it is read. */
    key: string;
    project_id: string;
    /** Keys of the pictures by cell. */
    files_json: string;
    /** Keys of those that cannot be drawn. */
    skipped_json: string;
    made_at: string;
    /** Another has taken its place: it is listed no more, and soon deleted. */
    retired: 0 | 1;
  };
  /** Which pages show a picture: they go with it. */
  atlas_cells: { asset_id: string; page_key: string };
  /** `DesignSource` of the models: how a picture was drawn, where that can be told. */
  asset_designs: { asset_id: string; design_json: string };
  generator_tasks: {
    id: string;
    project_id: string;
    user_id: string;
    name: string;
    /** The picture that it takes apart; of one from elsewhere, a name made of its address. */
    source_id: string;
    /** Of a picture from elsewhere. */
    source_url: string | null;
    engine: string;
    status: 'pending' | 'processing' | 'completed' | 'failed' | 'canceled';
    progress: number;
    artifacts_json: string | null;
    fail_reason: string | null;
    fail_code: string | null;
    /** What a provider of layers has begun for it; empty while its name is not known yet. */
    asked_run: string | null;
    created_at: string;
  };
  generator_files: { asset_id: string; task_id: string; position: number; asset_key: string };
  jobs: {
    id: string;
    kind: string;
    /** An equal key is not enqueued twice while the first waits or runs. */
    key: string | null;
    payload: string;
    attempts: number;
    due_at: number;
    lease: string | null;
    error: string | null;
    dead_at: number | null;
    /** The W3C `traceparent` of what caused it, where that is followed. */
    trace: string | null;
  };
}
