/**
 * `npm run fuzz -- --requests 20000 --seed 7`: asks every route at random from its own schemas and sends damaged files,
 * more of them and others than `npm test` does. `--engine postgres` on PostgreSQL. A failure says what was asked, and the
 * same seed asks it again.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    files: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'random' },
    engine: { type: 'string', default: 'sqlite' },
  },
});
const seed = values.seed === 'random' ? String(Math.floor(Math.random() * 2 ** 31)) : values.seed;
console.log(`seed ${seed}`);
const { status } = spawnSync('vitest', ['run', '--project', 'server', 'tests/fuzz', '--testTimeout', '600000'], {
  cwd: resolve(import.meta.dirname, '..'),
  stdio: 'inherit',
  env: {
    ...process.env,
    EASEL_FUZZ_REQUESTS: values.requests,
    EASEL_FUZZ_FILES: values.files,
    EASEL_SEED: seed,
    EASEL_TEST_ENGINES: values.engine,
  },
});
process.exitCode = status ?? 1;
