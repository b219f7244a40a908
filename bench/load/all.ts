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
  if (growth) return (await import('./growth.ts')).growthRows(seedOf());
  if (!postgres) return mixedLoad({ ...wishes, engine: 'SQLite', environment: {} });
  const { services, stop } = startServices();
  const stage = await openStage(services);
  try {
    return await mixedLoad({ ...wishes, engine: 'PostgreSQL', environment: stage.environment });
  } finally {
    await stage.close();
    stop();
  }
}
