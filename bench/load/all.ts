/**
 * `npm run load`: two hundred simulated people on this machine for five minutes, on SQLite; `-- --postgres` on
 * PostgreSQL, Redis and an object store, which it starts. `-- --clients 50 --seconds 60` is less, `-- --growth` measures
 * instead what grows with the data: projects, nodes and people. All of it stays on loopback and stops by itself.
 */
import { parseArgs } from 'node:util';
import { openStage, startServices } from '../../acceptance/faults/stage.ts';
import { machine, seedOf, tableOf, type Row } from '../figures.ts';
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
console.log(tableOf(await rows()));
console.log(`\nseed ${seedOf()} · ${new Date().toISOString().slice(0, 10)} · ${machine()}`);

async function rows(): Promise<Row[]> {
  const { growthRows } = await import('./growth.ts');
  if (!postgres) return growth ? growthRows(seedOf()) : mixedLoad({ ...wishes, engine: 'SQLite', environment: {} });
  const { services, stop } = startServices();
  const stage = await openStage(services);
  try {
    const { environment } = stage;
    const url = environment['EASEL__DATABASE__URL']!;
    if (growth) return await growthRows(seedOf(), `Database: { URL: '${url}' }`);
    return await mixedLoad({ ...wishes, engine: 'PostgreSQL', environment });
  } finally {
    await stage.close();
    stop();
  }
}
