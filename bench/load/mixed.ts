/** Two hundred people at once, mixed as they work: what a request costs, how many fit, whether memory stays. */
import { setTimeout as delay } from 'node:timers/promises';
import { Crowd, prepareProduct } from '../../acceptance/crowd/crowd.ts';
import type { Habits } from '../../acceptance/crowd/person.ts';
import type { Meter } from '../../acceptance/crowd/wire.ts';
import { startProduct, type Environment } from '../../acceptance/product.ts';
import { ms, perSecond, quantile, randomFrom, type Row } from '../figures.ts';
import { memoryOf } from './memory.ts';

export interface Load {
  readonly engine: string;
  readonly environment: Environment;
  readonly clients: number;
  readonly seconds: number;
  readonly seed: number;
}

/** Mostly moves and words; a picture now and then, a turn about once a minute. */
const habits: Habits = { save: 78, read: 8, list: 7, upload: 4, turn: 2, kit: 1 };
/** At most: one thing a second and a half from each, in the mean. */
const pauseMs = 3_000;
const warmUpSeconds = 20;
const slowestMs = 250;

interface Taken {
  readonly route: string;
  readonly tookMs: number;
}

/** What was measured, as soon as the people stop; whether all that they were promised holds, once that is looked at. */
export async function* mixedLoad({ engine, environment, clients, seconds, seed }: Load): AsyncGenerator<Row> {
  const prepared = await prepareProduct();
  const product = await startProduct({ ...prepared.environment, ...environment });
  try {
    const taken: Taken[] = [];
    const wrong: string[] = [];
    let counting = false;
    const meter: Meter = ({ method, route, status, tookMs }) => {
      if (status !== 200) wrong.push(`${method} ${route}: ${status}`);
      if (counting) taken.push({ route: `${method} ${route}`, tookMs });
    };
    const crowd = await Crowd.gather([product.address], {
      people: clients,
      pauseMs,
      habits,
      meter,
      random: randomFrom(seed),
    });
    await delay(warmUpSeconds * 1000);
    counting = true;
    const memory: number[] = [];
    for (let second = 0; second < seconds; second += 5) {
      await delay(5_000);
      memory.push(memoryOf(product.processGroup()));
    }
    counting = false;
    const what = `${clients} people for ${seconds} s on ${engine}`;
    yield timesRow(what, seconds, taken);
    yield { what: `${what}: memory of all processes`, ...memoryRow(memory) };
    yield* routeRows(taken);
    wrong.push(...(await crowd.goHome()), ...(await crowd.check(prepared.painter)));
    for (const words of wrong.slice(0, 10)) process.stderr.write(`  ${words}\n`);
    const figure = `${wrong.length}`;
    const beside = 'refusals, promises that were broken, and pages that show an older version';
    yield { what: `${what}: errors`, figure, beside, goal: 'none', met: wrong.length === 0 };
  } finally {
    await product.remove();
    await prepared.close();
  }
}

const quantiles = (values: readonly number[]) =>
  `${[0.5, 0.95, 0.99].map((share) => ms(quantile(values, share)).replace(' ms', '')).join(' / ')} ms`;

function timesRow(what: string, seconds: number, taken: readonly Taken[]): Row {
  const times = taken.map(({ tookMs }) => tookMs);
  return {
    what: `${what}: p50 / p95 / p99`,
    figure: quantiles(times),
    beside: perSecond(taken.length / seconds),
    goal: 'p99 ≤ 250 ms',
    met: quantile(times, 0.99) <= slowestMs,
  };
}

/** The most frequent first. */
function routeRows(taken: readonly Taken[]): Row[] {
  const routes = Map.groupBy(taken, ({ route }) => route);
  return [...routes]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([route, entries]) => ({
      what: `… ${route}`,
      figure: quantiles(entries.map(({ tookMs }) => tookMs)),
      beside: `${entries.length} requests`,
      goal: '',
    }));
}

/** Flat: the last fifth of the run needs no tenth more than the second fifth, when caches had filled. */
function memoryRow(memory: readonly number[]) {
  const fifth = Math.max(1, Math.floor(memory.length / 5));
  const [early, late] = [quantile(memory.slice(fifth, 2 * fifth), 0.5), quantile(memory.slice(-fifth), 0.5)];
  const course = memory.filter((_, index) => index % Math.ceil(memory.length / 10) === 0).join(' ');
  return { figure: `${early} then ${late} MB`, beside: course, goal: '≤ 1.1 ×', met: late <= early * 1.1 };
}
