/** A save of a whole canvas of 10,000 nodes beside the least it could cost, and how long others wait meanwhile. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip, gzip, gzipSync } from 'node:zlib';
import { snapshotPrefix } from '../packages/canvas/src/codec.ts';
import { interleave, median, ms, printAlone, quantile, ratios, times, type Row } from './figures.ts';
import { makeNodes, openHouse, projectWith, temporaryFolder, type BenchNode, type House } from './house.ts';

const count = 10_000;
const rounds = { rounds: 15, warmUp: 3 };
/** Of the others, who ask all the while. */
const askedEachMs = 10;
const bounds = { floor: 1.8, othersMs: 30 };

export async function snapshotSave(seed: number): Promise<Row[]> {
  return [await besideFloor(seed), await othersMeanwhile(seed)];
}

/** What a client that knows only whole canvases sends after it has moved one thing. */
function wholeCanvas(nodes: readonly BenchNode[], round: number): string {
  const moved = nodes.with(round % count, { ...nodes[round % count]!, x: round + Math.random() });
  const json = JSON.stringify({ nodes: moved, connections: [], viewport: { x: 0, y: 0, k: 1 } });
  return `${snapshotPrefix}${gzipSync(json).toString('base64')}`;
}

async function besideFloor(seed: number): Promise<Row> {
  const house = await openHouse();
  const nodes = makeNodes(count, seed);
  const id = await projectWith(house, nodes);
  const canvases = Array.from({ length: rounds.warmUp + rounds.rounds }, (_, round) => wholeCanvas(nodes, round));
  let version = '1';
  const ours = async (round: number) => {
    version = await save(house, { projectId: id, version, canvas: canvases[round]! });
  };
  const least = leastSave(house.settings.Database.URL);
  const works = [ours, (round: number) => least(canvases[round]!, round)];
  const [onOurs = [], onLeast = []] = await interleave(works, rounds);
  await house.close();
  const beyond = median(ratios(onOurs, onLeast));
  return {
    what: `Save of a whole canvas of ${count.toLocaleString('en')} nodes`,
    figure: `${ms(median(onOurs))} (p95 ${ms(quantile(onOurs, 0.95))}), ${times(beyond)}`,
    beside: `${ms(median(onLeast))}: gunzip, JSON.parse, gzip and one transaction`,
    goal: `≤ ${bounds.floor} ×`,
    met: beyond <= bounds.floor,
  };
}

interface Saving {
  readonly projectId: string;
  readonly version: string;
  readonly canvas: string;
}

async function save({ app, token }: House, payload: Saving): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.inject({ method: 'POST', url: '/api/ns-a/project/saveProject', headers, payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ data: { version: string } }>().data.version;
}

/** The floor: what comes is unpacked, read, packed again and kept, by whoever checks and merges nothing. */
function leastSave(file: string) {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  database.exec('create table if not exists whole_canvases (id integer primary key, bytes blob not null)');
  const keep = database.prepare('insert or replace into whole_canvases values (1, ?)');
  return async (canvas: string, round: number) => {
    const bytes = Buffer.from(canvas.slice(snapshotPrefix.length), 'base64');
    const read = JSON.parse(String(await promisify(gunzip)(bytes))) as Record<string, unknown>;
    const packed = await promisify(gzip)(JSON.stringify({ ...read, round }));
    database.exec('begin immediate');
    keep.run(packed);
    database.exec('commit');
  };
}

/** Over HTTP, against a server process of its own: one saves whole canvases without a pause, another reads lists. */
async function othersMeanwhile(seed: number): Promise<Row> {
  const folder = temporaryFolder();
  const house = await openHouse({ folder });
  const nodes = makeNodes(count, seed);
  const id = await projectWith(house, nodes);
  const { token } = house;
  await house.close();
  const server = spawn(process.execPath, [import.meta.filename, '--serve', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = await once(server.stdout, 'data');
  const client = { address: String(address).trim(), token };
  const alone = await askWhile(client, pause(3_000));
  const saving = saveOverAndOver(client, id, nodes);
  const meanwhile = await askWhile(client, saving);
  server.kill();
  await once(server, 'exit');
  rmSync(folder, { recursive: true });
  const p99 = quantile(meanwhile, 0.99);
  return {
    what: 'Requests of others while whole canvases are saved without a pause',
    figure: `p99 ${ms(p99)} (p50 ${ms(median(meanwhile))}, ${meanwhile.length} requests)`,
    beside: `p99 ${ms(quantile(alone, 0.99))}: nobody saves`,
    goal: `p99 ≤ ${bounds.othersMs} ms`,
    met: p99 <= bounds.othersMs,
  };
}

interface Client {
  readonly address: string;
  readonly token: string;
}

async function saveOverAndOver({ address, token }: Client, projectId: string, nodes: BenchNode[]): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  // Made before: packing a canvas would keep this process from noticing answers.
  const canvases = Array.from({ length: rounds.rounds }, (_, round) => wholeCanvas(nodes, round));
  let version = '1';
  for (const canvas of canvases) {
    const body = JSON.stringify({ projectId, version, canvas } satisfies Saving);
    const answer = await fetch(`${address}/api/ns-a/project/saveProject`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    version = ((await answer.json()) as { data: { version: string } }).data.version;
  }
}

/** Milliseconds of each request, one after the other, until something else is done. */
async function askWhile({ address, token }: Client, done: Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  let over = false;
  const ended = done.finally(() => {
    over = true;
  });
  while (!over) {
    const from = performance.now();
    const answer = await fetch(`${address}/api/projects`, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    took.push(performance.now() - from);
    await pause(askedEachMs);
  }
  await ended;
  return took;
}

if (process.argv[2] === '--serve') {
  const { app } = await openHouse({ folder: process.argv[3]! });
  console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
} else if (import.meta.main) await printAlone(snapshotSave);
