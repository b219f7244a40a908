import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The product as a person starts it, on a data folder of its own. */
export type Product = {
  /** Where it serves, such as `http://127.0.0.1:40123`; empty for a worker. The same after a restart. */
  address: string;
  dataFolder: string;
  /** All that it has printed since its first start. */
  output(): string;
  /** The number of the group that all its processes belong to; `undefined` when it does not run. */
  processGroup(): number | undefined;
  /** Ends it as an operator would (SIGTERM) and hands back its exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a power cut would (SIGKILL), every process of it. */
  kill(): Promise<void>;
  /** Starts it again on the same data and the same address. */
  restart(environment?: Environment): Promise<void>;
  /** Kills what still runs and drops the data. */
  remove(): Promise<void>;
};

/** Settings for the product, by variables as in its guide. */
export type Environment = Record<string, string>;

export interface StartOptions {
  /** What the process does: serve people, work on jobs, or both. */
  readonly role?: 'all' | 'api' | 'worker';
  /** Where it makes its data folder; a folder for temporary files by default. */
  readonly within?: string;
}

const root = resolve(import.meta.dirname, '..');
const startDeadlineMs = 120_000;

/** Below what the system gives to outgoing connections: one of these could take the port before Easel has it. */
const ownPorts = { least: 20_000, most: 32_000 };

async function findFreePort(): Promise<number> {
  const port = randomInt(ownPorts.least, ownPorts.most);
  const probe = createServer().listen(port, '127.0.0.1');
  const free = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (!free) return findFreePort();
  probe.close();
  await once(probe, 'close');
  return port;
}

/** What `npm start` runs, less npm: its words would stand between us and the exit code. */
function readStartCommand(): [string, ...string[]] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
  // `exec` is there so that a signal to npm reaches the product and not a shell; here no shell stands between.
  return scripts.start.replace(/^exec /, '').split(' ') as [string, ...string[]];
}

/** The caller's environment, less what Vitest and its caller's own Easel put there. */
function cleanEnvironment(): Environment {
  const foreign = /^(VITEST|TEST_|EASEL|NODE_ENV$|NODE_OPTIONS$|TEST$|DEV$|PROD$|MODE$|PORT$|HOST$|npm_)/;
  const entries = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(entries.filter(([name]) => !foreign.test(name)));
}

/** Resolves with the address once it is printed; rejects with all that was said when the process ends before. */
function waitForAddress(child: ChildProcess, said: () => string): Promise<string> {
  return new Promise((resolveAddress, reject) => {
    const give = (error?: Error) => {
      clearTimeout(deadline);
      child.stdout?.off('data', look);
      child.off('exit', ended);
      child.off('error', give);
      if (error) reject(error);
    };
    const look = () => {
      const started = /^Easel (?:is at (http:\S+)|works on background jobs)$/m.exec(said());
      if (!started) return;
      give();
      resolveAddress(started[1] ?? '');
    };
    const ended = (code: number | null) => give(new Error(`Easel ended with ${code} at its start:\n${said()}`));
    const deadline = setTimeout(() => give(new Error(`Easel did not start:\n${said()}`)), startDeadlineMs);
    child.stdout?.on('data', look);
    child.on('exit', ended);
    child.on('error', give);
  });
}

/**
 * Starts the product with the command behind `npm start`.
 *
 * @param environment settings beside PORT, HOST and EASEL_DATA, which are the test's own
 */
export async function startProduct(
  environment: Environment = {},
  { role = 'all', within = tmpdir() }: StartOptions = {},
): Promise<Product> {
  const dataFolder = mkdtempSync(join(within, 'easel-acceptance-'));
  const own = { PORT: String(await findFreePort()), HOST: '127.0.0.1', EASEL_DATA: join(dataFolder, 'data') };
  const [program, ...words] = [...readStartCommand(), ...(role === 'all' ? [] : ['--role', role])];
  let output = '';
  let child: ChildProcess | undefined;

  const start = async (settings: Environment) => {
    const env = { ...cleanEnvironment(), ...settings, ...own };
    // A process group of its own, so that a kill reaches the server behind the launcher, too.
    const started = spawn(program, words, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    child = started;
    const from = output.length;
    for (const stream of [started.stdout, started.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    return waitForAddress(started, () => output.slice(from));
  };

  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (!child || child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return null;
    // `close` comes when the last process of the group has let go of the streams.
    const closed = once(child, 'close');
    if (signal === 'SIGKILL') process.kill(-child.pid, signal);
    else child.kill(signal);
    const [code] = (await closed) as [number | null];
    return code;
  };

  const kill = async () => {
    await end('SIGKILL');
  };
  const remove = async () => {
    await kill();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  const address = await start(environment).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  const restart = async (settings: Environment = environment) => {
    await start(settings);
  };
  return {
    address,
    dataFolder: own.EASEL_DATA,
    output: () => output,
    processGroup: () => (child?.exitCode === null ? child.pid : undefined),
    stop: () => end('SIGTERM'),
    kill,
    restart,
    remove,
  };
}
