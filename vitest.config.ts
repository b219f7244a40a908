import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const folders = ['contract', 'packages/canvas', 'packages/designer', 'packages/layers', 'server', 'web', 'scripts'];
/**
 * Files of tests run one after the other in one process: a new one for each took longer than the tests. What a test puts
 * in a global's place goes with it.
 */
const oneProcess = { isolate: false, unstubGlobals: true };
/** Node reads the TypeScript as it does in the product, without Vite's own loader. */
const asTheProduct = { experimental: { viteModuleRunner: false, nodeLoader: false } };
/** Run once for all tests of a project: the server's find PostgreSQL and Redis, those in a browser a product. */
const setups = { server: ['tests/postgres.ts'], acceptance: ['shared-product.ts'] };

const units = folders.map((folder) => ({
  extends: true as const,
  test: {
    name: folder,
    root: folder,
    include: ['tests/**/*.test.{ts,tsx}'],
    globalSetup: folder === 'server' ? setups.server : [],
    setupFiles: [fileURLToPath(new URL('scripts/tests/property-seed.ts', import.meta.url))],
    ...oneProcess,
    // Tests of the page import what only Vite can read.
    ...(folder === 'web' ? {} : asTheProduct),
    // A bound on hanging, not a measure of speed: two busy cores may take their time.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
}));

/**
 * The product as a whole in a real browser, after all others: two journeys at a time, at one product but for those that
 * set it up their own way or change it.
 */
const acceptance = {
  extends: true as const,
  test: {
    name: 'acceptance',
    root: 'acceptance',
    include: ['**/*.test.ts'],
    globalSetup: setups.acceptance,
    ...oneProcess,
    ...asTheProduct,
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
    // A bound on hanging again: letters and pictures come over the wire while another journey has the processor.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
};

// On two cores Vitest would leave one idle; much of what tests wait for is no work of this machine.
const maxWorkers = Math.max(2, availableParallelism() - 1);

export default defineConfig({ test: { maxWorkers, projects: [...units, acceptance] } });
