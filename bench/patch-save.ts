/** An autosave of one node: what it costs on a small and a large canvas, beside the bare rows, and how many fit a second. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { interleave, median, ms, perSecond, printAlone, quantile, ratios, times, type Row } from './figures.ts';
import { makeNodes, openHouse, projectWith, temporaryFolder, type BenchNode, type House } from './house.ts';

const [small, large] = [100, 10_000];
const rounds = { rounds: 400, warmUp: 60 };
const [people, perPerson] = [4, 250];

/** Saves one moved node again and again, each time from the version that the last save answered. */
function saver(house: House, projectId: string, nodes: BenchNode[]) {
  let version = '1';
  const project = { id: projectId, role: 'owner' as const };
  return async (round: number) => {
    const node = { ...nodes[(round * 37) % nodes.length]!, x: round };
    const saved = await house.features.saves.save(project, house.userId, {
      baseVersion: version,
      changes: { put: [node] },
    });
    version = saved.version;
  };
}

/** The same rows in the same tables by statements alone: no merge, no access, no news. Durable as ours are. */
function bareSaver(file: string, projectId: string, nodes: BenchNode[]) {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  const read = database.prepare('select json, asset_id from canvas_nodes where project_id = ? and node_id = ?');
  const put = database.prepare(
    'insert into canvas_nodes (project_id, node_id, version, type, asset_id, json) values (?, ?, ?, ?, ?, ?)' +
      ' on conflict (project_id, node_id) do update set version = excluded.version, type = excluded.type, asset_id = excluded.asset_id, json = excluded.json',
  );
  const log = database.prepare(
    "insert into canvas_changes values (?, ?, 'node', ?, ?, ?, 'bench', null, '2026-01-01T00:00:00.000Z')",
  );
  const count = database.prepare('update projects set version = ?, updated_at = ? where id = ?');
  let version = 1;
  return async (round: number) => {
    version++;
    const node = { ...nodes[(round * 37) % nodes.length]!, x: -version };
    database.exec('begin immediate');
    const { json, asset_id: assetId } = read.get(projectId, node.id) as { json: string; asset_id: string | null };
    put.run(projectId, node.id, version, node.type, assetId, JSON.stringify(node));
    log.run(projectId, version, node.id, json, assetId);
    count.run(version, new Date().toISOString(), projectId);
    database.exec('commit');
  };
}

export async function patchSave(seed: number): Promise<Row[]> {
  return [...(await serverTime(seed)), await throughput(seed)];
}

async function serverTime(seed: number): Promise<Row[]> {
  const [house, bare] = [await openHouse(), await openHouse()];
  const [few, many] = [makeNodes(small, seed), makeNodes(large, seed)];
  const [fewId, manyId] = [await projectWith(house, few), await projectWith(house, many)];
  const bareId = await projectWith(bare, many);
  const works = [
    saver(house, fewId, few),
    saver(house, manyId, many),
    bareSaver(bare.settings.Database.URL, bareId, many),
  ];
  const [onSmall = [], onLarge = [], onBare = []] = await interleave(works, rounds);
  await Promise.all([house.close(), bare.close()]);
  const growth = median(ratios(onLarge, onSmall));
  const floor = median(onLarge) / median(onBare);
  return [
    {
      what: 'Save of 1 node on 10,000, beside the same on 100',
      figure: `${ms(median(onLarge))} (p95 ${ms(quantile(onLarge, 0.95))}), ${times(growth)}`,
      beside: `${ms(median(onSmall))} on 100 nodes`,
      goal: '≤ 1.5 ×',
      met: growth <= 1.5,
    },
    {
      what: 'Save of 1 node on 10,000, beside its bare rows',
      figure: `${ms(median(onLarge))}, ${times(floor)}`,
      beside: `${ms(median(onBare))}: one SQLite transaction, the same rows`,
      goal: '≤ 2 ×',
      met: floor <= 2,
    },
  ];
}

/** Over HTTP, against a server process of its own: people who each save to a project of theirs and wait for the answer. */
async function throughput(seed: number): Promise<Row> {
  const folder = temporaryFolder();
  const house = await openHouse({ folder });
  const nodes = makeNodes(large, seed);
  const ids: string[] = [];
  for (let person = 0; person <= people; person++) ids.push(await projectWith(house, nodes));
  const { token, settings } = house;
  await house.close();
  const server = spawn(process.execPath, [import.meta.filename, '--serve', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = await once(server.stdout, 'data');
  const client = { address: String(address).trim(), token };
  const savers = ids.slice(0, people).map((id) => remoteSaver(client, id, nodes));
  const ours = () => Promise.all(savers.map((save) => repeat(perPerson, save)));
  const save = bareSaver(settings.Database.URL, ids[people]!, nodes);
  const bare = () => repeat(perPerson, save);
  const [onServer = [], onBare = []] = await interleave([ours, bare], { rounds: 7, warmUp: 1 });
  server.kill();
  await once(server, 'exit');
  rmSync(folder, { recursive: true });
  const rate = (people * perPerson * 1000) / median(onServer);
  return {
    what: 'Durable saves over HTTP, canvas of 10,000, one server process',
    figure: perSecond(rate),
    beside: `${perSecond((perPerson * 1000) / median(onBare))}: bare SQLite transactions`,
    goal: '≥ 500/s',
    met: rate >= 500,
  };
}

function remoteSaver({ address, token }: { address: string; token: string }, id: string, nodes: BenchNode[]) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  let version = '1';
  return async (round: number) => {
    const node = { ...nodes[(round * 37) % nodes.length]!, x: Math.random() };
    const body = JSON.stringify({ baseVersion: version, changes: { put: [node] } });
    const response = await fetch(`${address}/api/projects/${id}/canvas`, { method: 'PATCH', headers, body });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    version = ((await response.json()) as { data: { version: string } }).data.version;
  };
}

async function repeat(count: number, work: (round: number) => Promise<unknown>): Promise<void> {
  for (let round = 0; round < count; round++) await work(round);
}

if (process.argv[2] === '--serve') {
  const { app } = await openHouse({ folder: process.argv[3]! });
  console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
} else if (import.meta.main) await printAlone(patchSave);
