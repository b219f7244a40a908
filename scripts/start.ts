/** `npm start`: builds the page when its sources changed, then becomes the server. `--role worker` needs no page, nor does `--help`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb, isWebBuilt } from './web-build.ts';

const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { role: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  strict: false,
});

if (!values.help && values.role !== 'worker' && !isWebBuilt(root)) {
  console.log('Building the page (only when it changed) …');
  try {
    buildWeb(root);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

// The same process: signals arrive without a go-between, and a second start costs no second Node.
await import('../server/src/main.ts');
