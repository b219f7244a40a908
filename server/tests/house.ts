/** A whole house for a test: a new database, the app on a free port, and a client for each person. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, createClient, type Client, type Session } from '@easel/contract';
import type { DestinationStream } from 'pino';
import { createApp } from '../src/app.ts';
import { readSettings } from '../src/config/read-settings.ts';
import { createFeatures } from '../src/features.ts';
import { createLog } from '../src/log.ts';
import type { Observer } from '../src/platform/observing/observer.ts';
import type { PageReader } from '../src/platform/page-reader/page-reader.ts';
import type { Worker } from '../src/platform/queue/worker.ts';
import { openServices } from '../src/services.ts';
import { startWorker } from '../src/workers.ts';
import { migratedDatabaseUrl, type EngineName } from './databases.ts';
import { holdAnswers } from './held-answers.ts';

export { engines, newDatabase, type EngineName } from './databases.ts';

export interface HouseOptions {
  /** Runs background jobs, as a server of the role `all` does. */
  readonly worker?: boolean;
  /** Settings by the names they have in the environment. */
  readonly variables?: Readonly<Record<string, string>>;
  /** What would stand in `easel.yaml`: for settings that the environment cannot hold. */
  readonly yaml?: string;
  /** In place of the one that the settings make: pages of a test stand on this machine. */
  readonly pageReader?: PageReader;
  /** Takes what is logged; without it nothing is. */
  readonly logged?: DestinationStream;
  readonly observer?: Observer;
}

export type Person = Client & { readonly session: Session };
export type House = Awaited<ReturnType<typeof openHouse>>;

export async function openHouse(
  engine: EngineName,
  { worker = false, variables = {}, yaml = '', pageReader, logged, observer }: HouseOptions = {},
) {
  const { url, remove } = await migratedDatabaseUrl(engine);
  const folder = mkdtempSync(join(tmpdir(), 'easel-house-'));
  const own = { EASEL_DATA: folder, EASEL__DATABASE__URL: url, EASEL__LIMITS__ENABLED: 'false' };
  const settings = readSettings(yaml, { ...own, EASEL__LOG__LEVEL: logged ? 'debug' : 'silent', ...variables });
  const opened = await openServices(settings, createLog(settings.Log.Level, logged), observer);
  const services = pageReader ? { ...opened, pageReader } : opened;
  const features = createFeatures(services);
  const app = createApp(services, features);
  const breaches = holdAnswers(app, contract);
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  const working: Worker | undefined = worker ? startWorker(services, features) : undefined;

  /** The real flow: asks for a code, reads it, exchanges it. The same address is the same account. */
  async function signIn(email: string): Promise<Person> {
    const { auth } = createClient({ baseUrl });
    const { devCode } = await auth.emailCode({ email });
    const session = await auth.emailLogin({ email, code: devCode! });
    return { ...createClient({ baseUrl, token: () => session.accessToken }), session };
  }

  /** Background jobs wait from here on. */
  const stopWorking = async () => await working?.drain(1_000);

  async function leave(): Promise<void> {
    await Promise.all([app.close(), stopWorking()]);
    await services.close();
    remove();
    rmSync(folder, { recursive: true });
    if (breaches.length > 0) throw new Error(breaches.join('\n'));
  }
  const { database, queue } = services;
  return { app, baseUrl, database, queue, services, features, settings, signIn, stopWorking, leave };
}
