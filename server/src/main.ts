/** The only place, but for the operator's commands, that touches the environment, the command line and signals. */
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createApp } from './app.ts';
import { readOptions } from './config/command-line.ts';
import { settingsOf } from './config/environment.ts';
import { SettingsError } from './config/settings.ts';
import { createFeatures } from './features.ts';
import { createLog } from './log.ts';
import { openObserving, serveOperator } from './observing.ts';
import { pagesMaySend } from './platform/blobs/page-uploads.ts';
import { traceIdOf } from './platform/observing/observer.ts';
import { openServices, type Services } from './services.ts';
import { startScreen } from './start-screen.ts';
import { troubleOf } from './trouble.ts';
import { startWorker } from './workers.ts';

const pages = resolve(import.meta.dirname, '../../web/dist');
const roles = ['all', 'api', 'worker'] as const;
const usage = `npm start [-- --role <role>]

  --role all       answers requests and works off jobs (what it does if nothing is said)
  --role api       answers requests only
  --role worker    works off jobs only: turns, separations, renders, deletions

Settings are read from easel.yaml and from the environment: easel.example.yaml names them all.`;

async function start(): Promise<void> {
  const role = readRole();
  const settings = settingsOf(process.env);
  const observing = await openObserving(settings, (reason) => log.warn({ reason }, 'traces could not be sent'));
  const { observer } = observing;
  const log = createLog(settings.Log.Level, undefined, () => traceIdOf(observer.traceparent()));
  const services = await openServices(settings, log, observer);
  const features = createFeatures(services);
  const http = role === 'worker' ? undefined : createApp(services, features, { pages });
  const { Port, Host, DrainSeconds, UnreadySeconds } = settings.Server;
  const address = await http?.listen({ port: Port, host: Host });
  const operator = await serveOperator(settings, services, observing);
  // After the port is ours, so that a start that fails takes no jobs with it.
  const worker = role === 'api' ? undefined : startWorker(services, features);
  if (role !== 'all' && settings.Cache.Driver === 'memory') {
    log.warn('live events stay within this process: set Cache.Driver to redis where several serve');
  }

  if (http) warnOfUploads(services).catch((error: unknown) => log.warn({ err: error }, 'uploads were not tried'));

  const stop = async () => {
    const graceMs = DrainSeconds * 1000;
    // Requests are still answered while proxies find out that they should go elsewhere.
    services.readiness.drain();
    await delay(UnreadySeconds * 1000);
    const closed = http?.close();
    // Answers that take longer than the grace are cut off; their clients ask again, elsewhere.
    const cutOff = Promise.race([closed, delay(graceMs, undefined, { ref: false })]).then(() =>
      http?.server.closeAllConnections(),
    );
    await Promise.all([cutOff, closed, worker?.drain(graceMs)]);
    await Promise.all([services.close(), operator?.close(), observer.close()]);
    process.exit(0);
  };
  // Once each: a second Ctrl-C ends the process at once.
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Last: whoever waits for this line may end the process right after it.
  console.log(startScreen(settings, address, operator?.address));
}

/** Nobody waits for it: the store is asked what a browser would ask it. */
async function warnOfUploads({ blobs, settings, log }: Services): Promise<void> {
  const { PublicURL } = settings.Server;
  if (!blobs.direct || !PublicURL || (await pagesMaySend(blobs.direct, PublicURL)) !== 'refused') return;
  log.warn({ from: PublicURL, to: blobs.direct.origin }, 'the bucket refuses uploads from pages: see docs/storage.md');
}

function readRole(): (typeof roles)[number] {
  const { role } = readOptions(usage, { role: { type: 'string', default: 'all' } });
  const known = roles.find((name) => name === role);
  if (!known) throw new SettingsError('--role', `is one of ${roles.join(', ')}`);
  return known;
}

try {
  await start();
} catch (error) {
  const trouble = troubleOf(error);
  console.error(trouble === null ? error : `Easel can't start. ${trouble}`);
  process.exit(1);
}
