/** The whole server as a process of its own, for tests that kill it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createClient, type Client } from '@easel/contract';
import { bareEnvironment } from './bare-environment.ts';

const main = `${import.meta.dirname}/../src/main.ts`;

/** @param folder holds its `easel.yaml`, and its files */
export async function startServer(folder: string, database: string, cleanUps: (() => unknown)[]) {
  const variables = {
    EASEL_CONFIG: join(folder, 'easel.yaml'),
    EASEL_DATA: folder,
    EASEL__DATABASE__URL: database,
    EASEL__LIMITS__ENABLED: 'false',
    EASEL__JOBS__LEASE_SECONDS: '1',
    EASEL__LOG__LEVEL: 'error',
    PORT: '0',
  };
  const server: ChildProcess = spawn(process.execPath, [main], {
    env: { ...bareEnvironment, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanUps.push(() => server.kill('SIGKILL'));
  const [screen] = (await once(server.stdout!, 'data')) as [Buffer];
  const baseUrl = /http:\/\/[\d.:]+/.exec(String(screen))![0];
  return { process: server, baseUrl };
}

export async function signIn(baseUrl: string): Promise<Client> {
  const { auth } = createClient({ baseUrl });
  const { devCode } = await auth.emailCode({ email: 'ada@example.org' });
  const { accessToken } = await auth.emailLogin({ email: 'ada@example.org', code: devCode! });
  return createClient({ baseUrl, token: () => accessToken });
}
