/**
 * Every route, asked at random from its own schemas. `npm run fuzz -- --requests 20000 --seed 7` asks more, or others.
 */
import { DatabaseSync } from 'node:sqlite';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { contract, type Route } from '@easel/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tablesOf } from '../../src/stores/tables.ts';
import { engines } from '../house.ts';
import { askingFor, ready, type Asking } from './asking.ts';
import { openTown, renew, type Town } from './town.ts';
import { judge, type Heard } from './verdict.ts';

const all = Object.entries(contract).flatMap(([group, routes]) =>
  Object.entries(routes).map(([name, route]) => ({ name: `${group}.${name}`, route: route as Route })),
);
/** These answer when a turn has ended, so they come while somebody is at work. */
const needWorker = ['agent.chat', 'agent.generate'];
const takesAway = /^(projects\.remove|sharing\.|brandKits\.remove|memory\.remove|account\.logout|personalData\.delete)/;

const usual = { sqlite: 4_000, postgres: 1_200 };
/** What thousands of requests may leave behind in the memory of this process. */
const mostKept = 100 * 2 ** 20;

describe.each(engines)('requests made from the schemas, on %s', (engine) => {
  let town: Town;
  let commits: () => number;
  let closeCommits: () => void = () => {};
  let heapBefore: number;
  const numRuns = Math.ceil(Number(process.env.EASEL_FUZZ_REQUESTS ?? usual[engine]) / all.length);
  const statuses: Record<string, Record<number, number>> = {};
  beforeAll(async () => {
    town = await openTown(engine);
    ({ commits, close: closeCommits } = countCommits(town));
    heapBefore = heapInUse();
  });
  afterAll(async () => {
    closeCommits();
    await town.leave();
    if (process.env.EASEL_FUZZ_REQUESTS) report(statuses);
  });

  /** One request, its answer, and what must hold of both. */
  async function ask(name: string, route: Route, asking: Asking): Promise<void> {
    const { payload, ...request } = await ready(town, route, asking);
    const before = commits();
    const heard = await hear(town, { ...request, ...(payload && { payload }) });
    (statuses[name] ??= {})[heard.status] = (statuses[name][heard.status] ?? 0) + 1;
    judge(town, route, heard);
    if (heard.status >= 400 && !needWorker.includes(name)) expect(commits(), 'a refused request wrote').toBe(before);
    if (heard.status < 400 && takesAway.test(name)) await renew(town, name);
  }

  const check = async ({ name, route }: { name: string; route: Route }) => {
    const bystanders = await rowsOf(town);
    await fc.assert(
      fc.asyncProperty(askingFor(route), (asking) => ask(name, route, asking)),
      // The same seed would ask every route by the same callers in the same order.
      { numRuns, seed: (fc.readConfigureGlobal().seed ?? Date.now()) + all.findIndex((one) => one.name === name) },
    );
    expect(await rowsOf(town), 'what nobody may touch').toEqual(bystanders);
  };

  test.each(all.filter(({ name }) => needWorker.includes(name)))('$name, while turns are run', check, 120_000);
  test('from here on jobs wait', () => town.house.stopWorking());
  test.each(all.filter(({ name }) => !needWorker.includes(name)))('$name', check, 120_000);

  test('nothing of the requests is kept in memory', () => {
    expect(heapInUse() - heapBefore).toBeLessThan(mostKept);
  });

  test('after all of it the service answers, and every project opens with the canvas that its history leads to', async () => {
    const { people, house } = town;
    expect((await house.app.inject('/api/health/ready')).statusCode).toBe(200);
    const { projects } = await people.owner.projects.list({});
    expect(projects.length).toBeGreaterThan(0);
    for (const { id } of projects) {
      const project = await people.owner.projects.get({ id });
      const { put, version } = await people.owner.canvas.changes({ id }, { since: '0' });
      const idsOf = (nodes: readonly { id: string }[]) => nodes.map((node) => node.id).toSorted();
      expect([version, idsOf(put)]).toEqual([project.version, idsOf(project.nodes)]);
    }
  });
});

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes of what is still referred to. */
function heapInUse(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

/** What the first bytes say, where a stream has no end. */
async function hear({ house }: Town, request: object): Promise<Heard> {
  const answer = await house.app.inject({ ...request, payloadAsStream: true });
  const body = answer.stream();
  const endless = String(answer.headers['content-type']).startsWith('text/event-stream');
  const text = endless ? '' : Buffer.concat((await body.toArray()) as Buffer[]).toString();
  body.destroy();
  return { status: answer.statusCode, headers: answer.headers, text };
}

/** Counts what others have written and committed; SQLite alone tells. */
function countCommits({ house }: Town): { commits: () => number; close: () => void } {
  if (house.database.engine.name !== 'sqlite') return { commits: () => 0, close: () => {} };
  const database = new DatabaseSync(house.settings.Database.URL, { readOnly: true });
  const statement = database.prepare('pragma data_version');
  return { commits: () => Number(statement.get()!.data_version), close: () => database.close() };
}

/** Every row that has to do with the bystander. */
async function rowsOf({ house, people, things }: Town): Promise<string[]> {
  // Whoever knows the address of a picture may show it; all else of hers is hers alone.
  const own = Object.entries(things).filter(([name]) =>
    /^bystander (project|kit|memory|project memory|member)$/.test(name),
  );
  const ids = [people.bystander.session.user.id, ...own.map(([, id]) => id)];
  const rows: string[] = [];
  const { engine } = house.database;
  for (const { name } of await tablesOf(engine.name, engine.reader)) {
    const found = await engine.reader
      .selectFrom(name as 'users')
      .selectAll()
      .execute();
    rows.push(
      ...found.map((row) => `${name} ${JSON.stringify(row)}`).filter((row) => ids.some((id) => row.includes(id))),
    );
  }
  return rows.toSorted();
}

function report(statuses: Record<string, Record<number, number>>): void {
  const lines = Object.entries(statuses).map(([name, counts]) => {
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return `${name.padEnd(30)} ${String(total).padStart(6)}  ${JSON.stringify(counts)}`;
  });
  const { rss } = process.memoryUsage();
  const memory = `heap ${Math.round(heapInUse() / 2 ** 20)} MiB, rss ${Math.round(rss / 2 ** 20)} MiB`;
  console.log(`${lines.toSorted().join('\n')}\n${memory}`);
}
