import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram, succeeds, type Service } from './service.ts';

/** Debian keeps each version's programs in a folder of its own, off PATH. The newest wins. */
function findPrograms(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const folders = existsSync(versions) ? readdirSync(versions).toSorted((a, b) => Number(b) - Number(a)) : [];
  const debian = folders
    .map((version) => join(versions, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  return debian ?? (succeeds('initdb', '--version') ? '' : undefined);
}

/** PostgreSQL refuses to run as root: then its own user runs it. */
function asOwner(program: string): [string, ...string[]] {
  const path = join(findPrograms() ?? '', program);
  if (process.getuid?.() !== 0) return [path];
  return ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', path];
}

function makeFolder(folder: string): void {
  if (process.getuid?.() === 0) runProgram('install', '-d', '-o', 'postgres', '-g', 'postgres', '-m', '700', folder);
  else mkdirSync(folder, { recursive: true, mode: 0o700 });
}

export const postgres: Service = {
  name: 'PostgreSQL',
  debianPackages: ['postgresql'],
  firstPort: 15_432,
  ports: 1,
  isInstalled: () => findPrograms() !== undefined,

  start(folder, port) {
    const data = join(folder, 'data');
    makeFolder(folder);
    runProgram(...asOwner('initdb'), '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=300`;
    runProgram(...asOwner('pg_ctl'), '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  },

  isRunning: (folder) => succeeds(...asOwner('pg_ctl'), '-D', join(folder, 'data'), 'status'),

  stop(folder) {
    // What the tests wrote is thrown away: a checkpoint of it took longer than a minute on a busy disk.
    runProgram(...asOwner('pg_ctl'), '-D', join(folder, 'data'), '-w', '-m', 'immediate', 'stop');
  },

  environment: (_folder, port) => ['TEST_POSTGRES_URL', `postgres://postgres@127.0.0.1:${port}/postgres`],
};
