import { dirname } from 'node:path';
import { SettingsError, type Settings } from './config/settings.ts';
import { tokenSecret } from './config/token-secret.ts';
import type { Log } from './log.ts';
import { migrations } from './migrations/index.ts';
import { openBlobs } from './open-blobs.ts';
import type { Blobs } from './platform/blobs/blobs.ts';
import type { Cache } from './platform/cache/cache.ts';
import { memoryCache } from './platform/cache/memory.ts';
import { isPostgres, openDatabase, type Database } from './platform/database.ts';
import type { LiveEvents } from './platform/live-events/live-events.ts';
import { memoryLiveEvents } from './platform/live-events/memory.ts';
import { makeFolder } from './platform/make-folder.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { openModels } from './platform/models/open-models.ts';
import type { Models } from './platform/models/models.ts';
import { observedCache } from './platform/observing/observed-cache.ts';
import { observedModels } from './platform/observing/observed-models.ts';
import { silentObserver, type Observer } from './platform/observing/observer.ts';
import { PageReader } from './platform/page-reader/page-reader.ts';
import { postgresTrouble } from './platform/postgres-trouble.ts';
import { Queue } from './platform/queue/queue.ts';
import { checkStorage, Readiness } from './platform/readiness.ts';
import { Separator } from './platform/separator/separator.ts';
import { httpSms } from './platform/sms/http.ts';
import type { SmsSender } from './platform/sms/sms.ts';
import { sqliteTrouble } from './platform/sqlite-trouble.ts';
import { openWebSearch } from './platform/web-search/open-web-search.ts';
import type { WebSearch } from './platform/web-search/web-search.ts';

/** The platform as the settings want it: what every feature is built upon. */
export interface Services {
  readonly settings: Settings;
  readonly database: Database;
  readonly queue: Queue;
  readonly cache: Cache;
  readonly liveEvents: LiveEvents;
  readonly blobs: Blobs;
  readonly models: Models;
  /** `null`: no mail leaves this server. */
  readonly mailer: Mailer | null;
  /** `null`: no SMS leaves this server. */
  readonly sms: SmsSender | null;
  /** `null`: the agent looks nothing up. */
  readonly webSearch: WebSearch | null;
  readonly pageReader: PageReader;
  readonly separator: Separator;
  /** Features derive their own keys from it and never sign with it directly. */
  readonly secret: string;
  readonly log: Log;
  readonly observer: Observer;
  readonly readiness: Readiness;
  close(): Promise<void>;
}

/** Opens everything and brings the tables up to date. @throws when one of them does not answer; the others are closed */
export async function openServices(
  settings: Settings,
  log: Log,
  observer: Observer = silentObserver,
): Promise<Services> {
  const secret = tokenSecret(settings);
  // Closed last to first: also where a later one does not open, since a process that only says so would wait for them.
  await using opening = new AsyncDisposableStack();
  const opened = <T extends { close(): unknown }>(service: T): T =>
    opening.adopt(service, async () => void (await service.close()));
  const database = opened(await openDatabaseOf(settings, log));
  const cache = opened(observed(await openCache(settings), observedCache, observer));
  const liveEvents = opened(await openLiveEvents(settings, log));
  const blobs = await openBlobs(settings.Storage, (reason) =>
    log.warn({ reason }, 'the object store refused or did not answer'),
  );
  const shared = settings.Cache.Driver === 'redis' && { shared: cache };
  const models = opened(observed(openModels(settings.Models, { files: blobs, ...shared }), observedModels, observer));
  const mailer = await openMailer(settings);
  if (mailer) opened(mailer);
  const sms = openSms(settings);
  const pageReader = opened(openPageReader(settings));
  const separator = opened(new Separator());
  const queue = new Queue(database, observer);
  const readiness = new Readiness({
    database: () => database.health(),
    // Written, not read: one that is full still answers, and takes no code of who signs in.
    cache: () => cache.set('readiness', 'asked', 60),
    storage: () => checkStorage(blobs),
  });
  const watching = { log, observer, readiness };
  const outwards = { models, mailer, sms, webSearch: openSearch(settings), pageReader, separator };
  const closing = opening.move();
  const close = () => closing.disposeAsync();
  return { settings, database, queue, cache, liveEvents, blobs, ...outwards, secret, ...watching, close };
}

/** As it is where nobody looks. */
function observed<T>(thing: T, wrap: (thing: T, observer: Observer) => T, observer: Observer): T {
  return observer === silentObserver ? thing : wrap(thing, observer);
}

function openSms({ Auth: { SMS } }: Settings): SmsSender | null {
  if (SMS.Driver === 'none') return null;
  return httpSms({ url: SMS.URL!, token: SMS.Token, timeoutMs: SMS.TimeoutSeconds * 1000 });
}

function openSearch({ WebSearch }: Settings): WebSearch | null {
  const { Driver, BaseURL, Key = '', MaxResults, TimeoutSeconds, MaxPageBytes } = WebSearch;
  if (Driver === 'none') return null;
  const bounds = { timeoutMs: TimeoutSeconds * 1000, maxBytes: MaxPageBytes };
  return openWebSearch(Driver, { baseUrl: BaseURL, key: Key, maxResults: MaxResults, bounds });
}

function openPageReader({ WebSearch }: Settings): PageReader {
  const { MaxPageContentRunes, MaxPageBytes, Concurrency, TimeoutSeconds } = WebSearch;
  const bounds = { maxBytes: MaxPageBytes, maxRunes: MaxPageContentRunes, timeoutMs: TimeoutSeconds * 1000 };
  return new PageReader({ ...bounds, concurrency: Concurrency });
}

async function openDatabaseOf({ Database }: Settings, log: Log): Promise<Database> {
  const { URL: url, PoolSize: poolSize, StatementSeconds: statementSeconds, ConnectSeconds: connectSeconds } = Database;
  if (!isPostgres(url)) makeFolder(dirname(url));
  const warn = (reason: string) => log.warn({ reason }, 'the database did not answer');
  let database: Database | undefined;
  try {
    database = openDatabase(url, { poolSize, statementSeconds, connectSeconds }, warn);
    await database.migrate(migrations);
    return database;
  } catch (error) {
    await database?.close();
    const file = sqliteTrouble(error);
    if (file !== null) throw new SettingsError('Database.URL', `${url}: ${file}`);
    const server = isPostgres(url) ? postgresTrouble(error) : null;
    throw server === null ? error : new SettingsError('Database.URL', server);
  }
}

// What follows is imported where the settings ask for it: a server without Redis and mail is the smaller for it.

async function openMailer({ Auth: { Email } }: Settings): Promise<Mailer | null> {
  if (Email.Driver === 'none') return null;
  const { smtpMailer } = await import('./platform/mail/smtp.ts');
  const { Host, Port, Username, Password, FromName, FromEmail, UseTLS, StartTLS, TimeoutSeconds } = Email;
  const server = { host: Host!, port: Port, username: Username, password: Password };
  const from = { name: FromName, address: FromEmail };
  return smtpMailer({ ...server, from, useTls: UseTLS, startTls: StartTLS, timeoutSeconds: TimeoutSeconds });
}

async function openCache({ Cache }: Settings): Promise<Cache> {
  if (Cache.Driver === 'memory') return memoryCache();
  const { openRedisCache } = await import('./platform/cache/redis.ts');
  return openRedisCache(Cache.URL!).catch((error: Error) => {
    throw new SettingsError('Cache.URL', `no Redis answers there: ${error.message}`);
  });
}

async function openLiveEvents({ Cache }: Settings, log: Log): Promise<LiveEvents> {
  if (Cache.Driver === 'memory') return memoryLiveEvents();
  const { openRedisLiveEvents } = await import('./platform/live-events/redis.ts');
  return openRedisLiveEvents(Cache.URL!, (error) => log.warn({ error }, 'a live event was lost'));
}
