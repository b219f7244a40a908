/**
 * `npm run load`: two hundred simulated people on this machine for five minutes, on SQLite; `-- --postgres` on
 * PostgreSQL, Redis and an object store, which it starts. `-- --clients 50 --seconds 60` is less, `-- --growth` measures
 * instead what grows with the data: projects, nodes and people. All of it stays on loopback and stops by itself.
 */
import { parseArgs } from 'node:util';
import { openStage, startServices } from '../../acceptance/faults/stage.ts';
import { lineOf, machine, seedOf, tableHead, type Row } from '../figures.ts';
import { mixedLoad } from './mixed.ts';

const { clients, seconds, postgres, growth } = parseArgs({
  options: {
    clients: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '300' },
    postgres: { type: 'boolean' },
    growth: { type: 'boolean' },
  },
  strict: false,
}).values;

const wishes = { clients: Number(clients), seconds: Number(seconds), seed: seedOf() };
console.log(tableHead);
// Each as soon as it is known: what comes after it takes its time.
for await (const row of rows()) console.log(lineOf(row));
console.log(`\nseed ${seedOf()} · ${new Date().toISOString().slice(0, 10)} · ${machine()}`);

async function* rows(): AsyncGenerator<Row> {
  const { growthRows } = await import('./growth.ts');
  if (!postgres) {
    if (growth) yield* await growthRows(seedOf());
    else yield* mixedLoad({ ...wishes, engine: 'SQLite', environment: {} });
    return;
  }
  const { services, stop } = startServices();
  const stage = await openStage(services);
  try {
    const { environment } = stage;
    const url = environment['EASEL__DATABASE__URL']!;
    if (growth) yield* await growthRows(seedOf(), `Database: { URL: '${url}' }`);
    else yield* mixedLoad({ ...wishes, engine: 'PostgreSQL', environment });
  } finally {
    await stage.close();
    stop();
  }
}
