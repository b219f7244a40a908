/**
 * `npm run faults`: takes away, one after the other, all that the product stands on while people work with it, and holds
 * what it has in the end against what it promised them. `-- --only disk-full` one fault, `-- --kills 20` a shorter
 * campaign, `-- --seed 7` other moments, `-- --people 4` fewer of them. Needs PostgreSQL, Redis and an object store on
 * loopback, which it starts; takes about half an hour. The last line is 'N passed, N failed'.
 */
import { parseArgs } from 'node:util';
import { clockJumps } from './clock-jumps.ts';
import type { Report } from '../crowd/crowd.ts';
import { diskFull } from './disk-full.ts';
import { killCampaign } from './kill-campaign.ts';
import { mailAway } from './mail-away.ts';
import { modelsFailing } from './models-failing.ts';
import { seededRandom } from './random.ts';
import { databaseAway, databaseSilent, redisAway, storeFailing } from './services-away.ts';
import { startServices } from './stage.ts';
import { twoOfEach } from './two-of-each.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    kills: { type: 'string', default: '200' },
    people: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
  },
});
const wishes = { people: Number(values.people), random: seededRandom(Number(values.seed)) };
let running: ReturnType<typeof startServices> | undefined;
const started = () => (running ??= startServices()).services;

const faults: Record<string, () => Promise<Report>> = {
  kill: () => killCampaign({ ...wishes, kills: Number(values.kills), restartMs: 5_000 }),
  models: () => modelsFailing({ ...wishes, forMs: 30_000 }),
  mail: () => mailAway(),
  'disk-full': () => diskFull(wishes),
  clock: () => clockJumps(wishes),
  'database-gone': () => databaseAway(started(), { ...wishes, awayMs: 30_000 }),
  'database-silent': () => databaseSilent(started(), { ...wishes, awayMs: 30_000 }),
  'redis-gone': () => redisAway(started(), { ...wishes, awayMs: 30_000 }),
  store: () => storeFailing(started(), { ...wishes, awayMs: 30_000 }),
  'two-of-each': () => twoOfEach(started(), { ...wishes, forMs: 120_000, everyMs: 10_000 }),
};

const reports: Report[] = [];
for (const [name, run] of Object.entries(faults)) {
  if (values.only && !values.only.includes(name)) continue;
  const report = await run().catch((error: unknown) => ({ name, seen: '', broken: [String(error)] }));
  reports.push(report);
  console.log(wordsOf(report));
}
running?.stop();
const failed = reports.filter(({ broken }) => broken.length > 0).length;
console.log(`${reports.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function wordsOf({ name, seen, broken, skipped }: Report): string {
  if (skipped) return `skipped: ${name}: ${skipped}`;
  const verdict = broken.length === 0 ? 'held' : `${broken.length} promises broken`;
  return [
    `${name}: ${verdict}. ${seen}`,
    ...broken
      .slice(0, 12)
      .concat(broken.slice(12).slice(-1))
      .map((words) => `  ${words}`),
  ].join('\n');
}
