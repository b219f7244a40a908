/**
 * `npm run services -- start` runs a real PostgreSQL, a real Redis and a real object store on loopback for tests,
 * installing Debian's packages where they are missing, and prints the variables by which tests find them; `stop` ends
 * them and drops their data. Started twice, it says where the first ones are.
 */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { installDebianPackages } from './services/debian-packages.ts';
import { objectStore } from './services/object-store.ts';
import { postgres } from './services/postgres.ts';
import { redis } from './services/redis.ts';
import { findFreePorts } from './services/service.ts';

/** What `stop` and a second `start` need to know. */
type Running = { folder: string; ports: Record<string, number> };

const services = [postgres, redis, objectStore];
const record = resolve(import.meta.dirname, '../.services/running.json');

function readRunning(): Running | undefined {
  return existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Running) : undefined;
}

function listRunning({ folder, ports }: Running) {
  return services.flatMap((service) => {
    const port = ports[service.name];
    const own = join(folder, service.name);
    return port !== undefined && service.isRunning(own, port) ? [{ service, own, port }] : [];
  });
}

function stop(): void {
  const running = readRunning();
  if (!running) return;
  for (const { service, own, port } of listRunning(running)) service.stop(own, port);
  rmSync(running.folder, { recursive: true, force: true });
  rmSync(record);
}

function note(running: Running): void {
  mkdirSync(resolve(record, '..'), { recursive: true });
  writeFileSync(record, JSON.stringify(running));
}

async function startAfresh(): Promise<Running> {
  stop();
  const missing = services.filter((service) => !service.isInstalled());
  if (missing.length > 0) installDebianPackages(missing.flatMap(({ debianPackages }) => debianPackages));
  // Not in the checkout: PostgreSQL's own user must be able to reach its folder, and a checkout is often private.
  const running: Running = { folder: mkdtempSync(join(tmpdir(), 'easel-services-')), ports: {} };
  chmodSync(running.folder, 0o711);
  for (const service of services) {
    const port = await findFreePorts(service.firstPort, service.ports);
    running.ports[service.name] = port;
    // Before it starts, so that `stop` finds what a failure further on leaves running.
    note(running);
    service.start(join(running.folder, service.name), port);
  }
  return running;
}

async function start(): Promise<void> {
  const last = readRunning();
  const running = last && listRunning(last).length === services.length ? last : await startAfresh();
  for (const service of services) {
    const port = running.ports[service.name] ?? service.firstPort;
    console.log(service.environment(join(running.folder, service.name), port).join('='));
  }
}

try {
  const [command] = process.argv.slice(2);
  if (command === 'start') await start();
  else if (command === 'stop') stop();
  else throw new Error('use: npm run services -- start | stop');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
