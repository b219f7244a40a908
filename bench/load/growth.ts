/** What grows with the data: the same four things among a thousand to a million projects, and on 10 to 50,000 nodes. */
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { median, ms, quantile, timed, type Row } from '../figures.ts';
import { makeNodes, openHouse, projectWith, type BenchNode, type House } from '../house.ts';

const projectCounts = [1_000, 10_000, 100_000, 1_000_000];
const nodeCounts = [10, 100, 1_000, 10_000, 50_000];
/** Of each project that only fills the tables; the ones that are measured have their own. */
const nodesPerProject = 5;
const projectsPerPerson = 20;
const [listed, rounds] = [50, 120];

/** @param settings of the database, as YAML; SQLite where there are none */
export async function growthRows(seed: number, settings = ''): Promise<Row[]> {
  return [...(await byProjects(seed, settings)), ...(await byNodes(seed, settings))];
}

async function byProjects(seed: number, settings: string): Promise<Row[]> {
  const house = await openHouse({ yaml: settings });
  try {
    const nodes = makeNodes(100, seed);
    const projectId = await projectWith(house, nodes);
    for (let index = 1; index < listed; index++) await house.addProject(`Project ${index}`);
    const rows: Row[] = [];
    let filled = 0;
    for (const count of projectCounts) {
      await fill(house, filled, count);
      filled = count;
      const seen = await measure(house, projectId, nodes);
      const size = await sizeOf(house);
      const beside = `${Math.round(size / 1e6)} MB, ${(size / count / 1000).toFixed(1)} KB a project`;
      rows.push({
        what: `${count.toLocaleString('en')} projects: list / open / save / sign in`,
        figure: seen,
        beside,
        goal: '',
      });
    }
    return rows;
  } finally {
    await house.close();
  }
}

async function byNodes(seed: number, settings: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of nodeCounts) {
    const house = await openHouse({ yaml: settings });
    try {
      const before = await sizeOf(house);
      const nodes = makeNodes(count, seed);
      const projectId = await projectWith(house, nodes);
      const grown = (await sizeOf(house)) - before;
      const seen = await measure(house, projectId, nodes);
      const beside = `${(grown / count / 1000).toFixed(1)} KB a node`;
      rows.push({
        what: `${count.toLocaleString('en')} nodes: list / open / save / sign in`,
        figure: seen,
        beside,
        goal: '',
      });
    } finally {
      await house.close();
    }
  }
  return rows;
}

/** p50 and p95 of each, over HTTP as the routes do it, without a wire. */
async function measure(house: House, projectId: string, nodes: readonly BenchNode[]): Promise<string> {
  const headers = { authorization: `Bearer ${house.token}` };
  const ask = async (method: 'GET' | 'PATCH', url: string, payload?: object) => {
    const { statusCode, body } = await house.app.inject({ method, url, headers, ...(payload && { payload }) });
    if (statusCode !== 200) throw new Error(`${method} ${url}: ${statusCode} ${body.slice(0, 200)}`);
    return body;
  };
  let version = (JSON.parse(await ask('GET', `/api/projects/${projectId}`)) as { version: string }).version;
  const save = async (round: number) => {
    // Another place than any before it, so that there is something to save.
    const changes = { put: [{ ...nodes[round % nodes.length]!, x: -Number(version) }] };
    const saved = await ask('PATCH', `/api/projects/${projectId}/canvas`, { baseVersion: version, changes });
    version = (JSON.parse(saved) as { data: { version: string } }).data.version;
  };
  const works = [
    () => ask('GET', '/api/projects'),
    () => ask('GET', `/api/projects/${projectId}`),
    save,
    (round: number) => signIn(house, `person-${performance.now()}-${round}@bench.example`),
  ];
  const seen: string[] = [];
  for (const work of works) {
    const times: number[] = [];
    for (let round = 0; round < rounds + 10; round++) times.push(await timed(() => work(round)));
    const steady = times.slice(10);
    seen.push(`${ms(median(steady)).replace(' ms', '')} (${ms(quantile(steady, 0.95)).replace(' ms', '')})`);
  }
  return `${seen.join(' / ')} ms`;
}

async function signIn({ features }: House, email: string): Promise<void> {
  const from = { ip: '127.0.0.1', userAgent: 'bench', language: 'en' as const };
  const { devCode } = await features.emailSignIn.sendCode({ email }, from);
  await features.emailSignIn.signIn({ email, code: devCode! }, from);
}

/** People, their projects and nodes up to a number of projects, in the order in which years of use would add them. */
async function fill({ services }: House, from: number, to: number): Promise<void> {
  const batch = 20_000;
  for (let start = from; start < to; start += batch) {
    const end = Math.min(to, start + batch);
    await services.database.write(async (transaction) => {
      for (const statement of fillers(start, end)) await statement.execute(transaction);
    });
  }
}

/** As one statement each that both engines know. Ids rise, as ours do. */
function fillers(start: number, end: number) {
  const rows = sql`with recursive row(i) as (select ${sql.lit(start)} union all select i + 1 from row where i + 1 < ${sql.lit(end)})`;
  const at = sql.lit('2026-01-01T00:00:00.000Z');
  const numbered = sql`(10000000 + i)`;
  const person = sql`'user-' || (10000000 + i / ${sql.lit(projectsPerPerson)})`;
  const node = sql.lit(JSON.stringify(makeNodes(1, 1)[0]));
  const people = sql`${rows} insert into users (id, name, email, created_at)
    select ${person}, 'Person', ${person} || '@fill.example', ${at} from row where i % ${sql.lit(projectsPerPerson)} = 0`;
  const projects = sql`${rows} insert into projects
    (id, owner_id, title, created_at, updated_at, covers_json, pic_count, node_count, brand_kit_id, extras_json, version)
    select 'project-' || ${numbered}, ${person}, 'Poster ' || i, ${at}, ${at}, '[]', 4, 5, '', '{}', 1 from row`;
  const places = Array.from({ length: nodesPerProject }, (_, place) => place);
  const nodes = places.map(
    (place) => sql`${rows} insert into canvas_nodes (project_id, node_id, version, type, asset_id, json)
      select 'project-' || ${numbered}, 'node-' || ${sql.lit(place)}, 1, 'text', null, ${node} from row`,
  );
  return [people, projects, ...nodes];
}

/** Bytes on disk, once the log is written back. */
async function sizeOf({ settings, services }: House): Promise<number> {
  const place = settings.Database.URL;
  if (place.startsWith('postgres')) {
    const query = sql<{ size: number }>`select pg_database_size(current_database()) as size`;
    const { rows } = await services.database.write((transaction) => query.execute(transaction));
    return Number(rows[0]!.size);
  }
  const file = new DatabaseSync(place);
  file.exec('pragma wal_checkpoint(truncate)');
  file.close();
  return statSync(place).size;
}
