import { resolve } from 'node:path';
import type { Settings } from './config/settings.ts';
import { isPostgres } from './platform/database.ts';

/**
 * What an operator wants to know when the service has started, in a few lines.
 * @param address where it listens; `undefined` for a worker
 * @param metrics where the operator reads them; `undefined` where nobody counts
 */
export function startScreen(settings: Settings, address: string | undefined, metrics: string | undefined): string {
  const { Database, Storage, Cache, Auth, Data } = settings;
  const facts = {
    storage: placeOf(Storage),
    database: isPostgres(Database.URL) ? `PostgreSQL at ${hostOf(Database.URL)}` : `SQLite, ${resolve(Database.URL)}`,
    cache: Cache.Driver === 'redis' ? `Redis at ${hostOf(Cache.URL!)}` : 'memory',
    models: [...settings.Models.map(({ Label }) => Label), 'embedded designer (no key needed)'].join(', '),
    mode: Auth.Mode === 'development' ? 'development: sign-in codes are shown on screen' : 'production',
    data: resolve(Data.Folder),
    ...(metrics !== undefined && { metrics }),
  };
  const head = address === undefined ? 'Easel works on background jobs' : `Easel is at ${address}`;
  return [head, ...Object.entries(facts).map(([name, fact]) => `  ${name.padEnd(9)} ${fact}`), ''].join('\n');
}

function placeOf({ Driver, Folder, Bucket, Prefix, Endpoint, Region }: Settings['Storage']): string {
  if (Driver === 'local') return `local, ${resolve(Folder)}`;
  if (Driver === 'memory') return 'memory: gone when Easel stops';
  return `${Driver}, bucket ${Bucket}${Prefix && `/${Prefix}`} at ${Endpoint ?? Region}`;
}

/** Addresses of services hold their passwords. Those of sockets name no host, and are no addresses to all readers. */
function hostOf(url: string): string {
  return URL.parse(url)?.host || 'a socket';
}
