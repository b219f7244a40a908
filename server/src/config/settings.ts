import Type, { type Static } from 'typebox';
import { AgentStarter } from './agent-starter.ts';
import { Auth } from './auth.ts';
import { Credits } from './credits.ts';
import { Models } from './models.ts';
import { Metrics, Tracing } from './observing.ts';
import { Sizes } from './sizes.ts';
import { Storage } from './storage.ts';
import { WebSearch } from './web-search.ts';

const Server = Type.Object({
  Port: Type.Integer({ minimum: 0, maximum: 65535, default: 4310 }),
  Host: Type.String({ minLength: 1, default: '127.0.0.1' }),
  PublicURL: Type.Optional(
    Type.String({
      pattern: '^https?://[^/]+$',
      description: 'How people reach this server, without a slash at its end. Left out: as each request names it.',
    }),
  ),
  DrainSeconds: Type.Number({ minimum: 0, default: 10, description: 'For what is under way when the server stops.' }),
  UnreadySeconds: Type.Number({
    minimum: 0,
    default: 0,
    description: 'How long the server says that it is not ready, and serves on, before it stops.',
  }),
  TrustedProxies: Type.Array(Type.String(), {
    default: [],
    description: 'Addresses or networks of the proxies in front, whose X-Forwarded-For is believed.',
  }),
});

const Data = Type.Object({ Folder: Type.String({ minLength: 1, default: './data' }) });

const Database = Type.Object({
  URL: Type.Optional(
    Type.String({
      minLength: 1,
      description: 'postgres://…, or a path: then SQLite. Default: easel.db in Data.Folder.',
    }),
  ),
  PoolSize: Type.Integer({
    minimum: 2,
    maximum: 500,
    default: 10,
    description: 'Connections of each process to PostgreSQL; migrations and listening take up to three more.',
  }),
  StatementSeconds: Type.Number({
    minimum: 1,
    default: 30,
    description: 'PostgreSQL ends statements after this, waits for locks after a third, idle transactions after twice.',
  }),
  ConnectSeconds: Type.Number({ minimum: 1, default: 10, description: 'For a connection to PostgreSQL.' }),
});

const Cache = Type.Object({
  Driver: Type.Enum(['memory', 'redis'], { default: 'memory', description: 'redis, where several processes serve.' }),
  URL: Type.Optional(Type.String({ description: 'redis://…' })),
});

const Jobs = Type.Object({
  Concurrency: Type.Integer({ minimum: 1, default: 4, description: 'Of what people wait for: turns.' }),
  Background: Type.Integer({ minimum: 1, default: 2, description: 'Beside them: mails, deletions, indexes.' }),
  Heavy: Type.Integer({
    minimum: 1,
    default: 1,
    description: 'Beside them: separations, words, overviews; up to 1 GiB of memory and one core each.',
  }),
  LeaseSeconds: Type.Number({
    minimum: 1,
    default: 5,
    description: 'A dead worker’s jobs start elsewhere after this.',
  }),
});

const Limits = Type.Object({
  Enabled: Type.Boolean({ default: true }),
  RequestsPerSecond: Type.Integer({ minimum: 1, default: 60, description: 'Per session, or per address without one.' }),
  SignInsPerMinute: Type.Integer({ minimum: 1, default: 10, description: 'Per address.' }),
  Streams: Type.Integer({
    minimum: 1,
    default: 200,
    description: 'Streams of events open at once in each process, per session, or per address without one.',
  }),
  UnderWay: Type.Integer({
    minimum: 1,
    default: 50,
    description: 'Turns of one person that wait or run, and as many pictures being taken apart.',
  }),
  InvitationsPerDay: Type.Integer({
    minimum: 1,
    default: 200,
    description: 'Of one person: whoever invites an address learns the name of its account, and has it mailed.',
  }),
});

const Sharing = Type.Object({
  Secret: Type.Optional(
    Type.String({ minLength: 16, description: 'Protects share links. Default: Auth.TokenSecret.' }),
  ),
  MaxMembers: Type.Integer({ minimum: 1, default: 100 }),
});

const Log = Type.Object({
  Level: Type.Optional(
    Type.Enum(['debug', 'info', 'warn', 'error', 'silent'], {
      description: 'Default: warn in development, info in production.',
    }),
  ),
});

/** Every setting there is. Each is read by something; what is not here stops the start. */
export const SettingsFile = Type.Object({
  Server,
  Data,
  Database,
  Storage,
  Cache,
  Auth,
  Sharing,
  Jobs,
  Limits,
  Sizes,
  Models,
  WebSearch,
  Credits,
  AgentStarter,
  Log,
  Metrics,
  Tracing,
});
type SettingsFile = Static<typeof SettingsFile>;

/** Settings as the server uses them: what follows from others is filled in. */
export interface Settings extends SettingsFile {
  readonly Database: SettingsFile['Database'] & { readonly URL: string };
  readonly Storage: SettingsFile['Storage'] & { readonly Folder: string };
  readonly Auth: SettingsFile['Auth'] & { readonly DevCode: boolean };
  readonly Log: { readonly Level: NonNullable<SettingsFile['Log']['Level']> };
}

/** Says which setting is wrong, by its path, and why. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(setting: string, reason: string) {
    super(`${setting}: ${reason}`);
  }
}
