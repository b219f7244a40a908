/**
 * `npm run bench`: every row, one after the other. `-- --seed 7` takes other data, `-- --only patch-save` one bench,
 * `-- --canvas` the canvas in a browser beside its peers, which is long and installs them for the run, `-- --page` how
 * fast the page of a project loads, `-- --psd` how long a layered file takes to be made in a browser, `-- --memory` what
 * a thousand embedded designs leave behind, `-- --layers` how long pictures take to be taken apart.
 */
import { parseArgs } from 'node:util';
import { agentTurn } from './agent-turn.ts';
import { coldStart } from './cold-start.ts';
import { embeddedDesign } from './embedded-design.ts';
import { machine, seedOf, tableOf, type Bench, type Row } from './figures.ts';
import { listProjects } from './list-projects.ts';
import { patchSave } from './patch-save.ts';
import { queryProject } from './query-project.ts';
import { snapshotSave } from './snapshot-save.ts';

const benches: Record<string, Bench> = {
  'patch-save': patchSave,
  'snapshot-save': snapshotSave,
  'list-projects': listProjects,
  'query-project': queryProject,
  'agent-turn': agentTurn,
  'embedded-design': embeddedDesign,
  'cold-start': coldStart,
};

const { only, canvas, page, psd, memory, layers } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    canvas: { type: 'boolean' },
    page: { type: 'boolean' },
    psd: { type: 'boolean' },
    memory: { type: 'boolean' },
    layers: { type: 'boolean' },
  },
  strict: false,
}).values;
const asked = await benchesAsked();
const chosen = Object.entries(asked).filter(([name]) => !only || [only].flat().includes(name));
const rows: Row[] = [];
for (const [name, bench] of chosen) {
  process.stderr.write(`${name} …\n`);
  rows.push(...(await bench(seedOf())));
}
console.log(tableOf(rows));
console.log(`\nseed ${seedOf()} · ${new Date().toISOString().slice(0, 10)} · ${machine()}`);

/** Those that take long or a browser are loaded only when they are asked for. */
async function benchesAsked(): Promise<Record<string, Bench>> {
  if (canvas) return { canvas: (await import('./canvas/index.ts')).canvasBench };
  if (page) return { 'first-load': (await import('./first-load.ts')).firstLoad };
  if (psd) return { 'psd-export': (await import('./psd-export.ts')).psdExport };
  if (memory) return { 'embedded-memory': (await import('./embedded-memory.ts')).embeddedMemory };
  if (layers) return { 'layer-separation': (await import('./layer-separation.ts')).layerSeparation };
  return benches;
}
