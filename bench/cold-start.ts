/** From the command to the first answer, with everything installed and built, and what an idle server holds. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { median, printAlone, type Row } from './figures.ts';
import { temporaryFolder } from './house.ts';

const root = resolve(import.meta.dirname, '..');
const starts = 5;
const settleMs = 3_000;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Asks until there is an answer; what a person who reloads the page would see. */
async function answers(url: string): Promise<void> {
  for (;;) {
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      await delay(10);
    }
  }
}

/** Mebibytes that a process and those it has started hold now. */
function residentMebibytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const own = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return own + children.reduce((sum, child) => sum + residentMebibytes(Number(child)), 0);
}

async function startOnce(data: string): Promise<{ seconds: number; mebibytes: number }> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), EASEL_DATA: data };
  const from = performance.now();
  const words = ['scripts/setup.mjs', 'scripts/start.ts'];
  const child: ChildProcess = spawn(process.execPath, words, {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await answers(`http://127.0.0.1:${port}/api/health`);
  const seconds = (performance.now() - from) / 1000;
  await delay(settleMs);
  const mebibytes = residentMebibytes(child.pid!);
  child.kill('SIGTERM');
  await once(child, 'exit');
  return { seconds, mebibytes };
}

export async function coldStart(): Promise<Row[]> {
  const data = temporaryFolder();
  // The first one builds the page and makes the tables.
  await startOnce(data);
  const measured = [];
  for (let start = 0; start < starts; start++) measured.push(await startOnce(data));
  rmSync(data, { recursive: true });
  const seconds = median(measured.map((one) => one.seconds));
  const mebibytes = median(measured.map((one) => one.mebibytes));
  return [
    {
      what: 'Start to first answer, everything installed',
      figure: `${seconds.toFixed(2)} s`,
      beside: '',
      goal: '≤ 3 s',
      met: seconds <= 3,
    },
    {
      what: 'Idle memory (RSS), launcher and server',
      figure: `${Math.round(mebibytes)} MB`,
      beside: '',
      goal: '≤ 250 MB',
      met: mebibytes <= 250,
    },
  ];
}

if (import.meta.main) await printAlone(coldStart);
