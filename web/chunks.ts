import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { leanContract } from './lean-contract.ts';

const sources = join(import.meta.dirname, 'src');

/**
 * The occasions on which the page fetches code, each with the modules that it imports then. What no occasion names is
 * fetched when somebody asks for it: a dialog, a panel, a tool.
 */
const occasions = {
  start: ['main.tsx'],
  'sign-in': ['sign-in/sign-in-page.tsx'],
  home: ['home/home-page.tsx', 'kits/new-project-kit-chip.tsx'],
  project: ['project/project-page.tsx'],
  // As soon as the canvas of a project stands.
  tools: [
    'project/project-bars.tsx',
    'agent/agent-panel.tsx',
    'presence/presence-marks.tsx',
    'presence/presence-faces.tsx',
    'canvas/bars.tsx',
    'canvas/copied-nodes.ts',
    'canvas/picture-work/picture-actions.tsx',
    'kits/project-kit-chip.tsx',
    'pages/unsaved.ts',
  ],
  share: ['sharing/share-page.tsx'],
  page: [
    'kits/kits-page.tsx',
    'kits/kit-page.tsx',
    'models/models-page.tsx',
    'memory/memory-page.tsx',
    'sources/sources-page.tsx',
    'account/account-page.tsx',
  ],
};

/** What falls away where nothing of it is used, though it does not say so itself: its modules only define things. */
export const treeshake = { moduleSideEffects: [{ test: /node_modules\/typebox\//, sideEffects: false }] };

/**
 * The file that each module of the page goes into: modules that are needed on the same occasions share one. Those that
 * no occasion needs are left to the bundler, and those that are themselves what is imported: each is a file anyhow.
 *
 * Without this there is a file for each set of modules that the same imports need, three hundred of some hundred bytes,
 * and to open a project takes a hundred and thirty requests, which cost a browser more than what they bring. The bundler
 * is asked first, in a build that writes nothing, which import needs which module: only it knows what remains of a
 * package's index once that which nobody uses has fallen away.
 *
 * @returns names of files by the modules' ids, which are their paths
 * @throws Error when an occasion names what is not imported by itself
 */
export async function planChunks(): Promise<ReadonlyMap<string, string>> {
  const chunks = await findSmallestChunks();
  const imported = new Map(chunks.map((chunk) => [chunk.facadeModuleId, chunk]));
  const names = new Map<string, string>();
  for (const [occasion, modules] of Object.entries(occasions)) {
    const found = modules.map((module) => imported.get(join(sources, module)));
    if (found.includes(undefined))
      throw new Error(`chunks.ts: not all of '${occasion}' is imported by itself any more`);
    for (const id of modulesOf(found as Rolldown.OutputChunk[], chunks)) {
      const before = names.get(id);
      if (before !== 'start' && !imported.has(id)) names.set(id, before ? `${before}-${occasion}` : occasion);
    }
  }
  return names;
}

/** A chunk for each set of modules that the same imports need, and for each module that is imported by itself. */
async function findSmallestChunks(): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    plugins: [leanContract(), react()],
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(sources, 'main.tsx'),
        treeshake,
        output: { codeSplitting: { groups: [{ name: 'set', test: /./, entriesAware: true }] } },
      },
    },
  });
  return (result as Rolldown.RolldownOutput).output.filter((part) => part.type === 'chunk');
}

/** What lies in these chunks and in those that they import at once. */
function modulesOf(from: readonly Rolldown.OutputChunk[], all: readonly Rolldown.OutputChunk[]): Set<string> {
  const byFile = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set(from);
  // A set's walk comes to what is added on the way.
  for (const { imports } of reached) for (const file of imports) if (byFile.has(file)) reached.add(byFile.get(file)!);
  return new Set([...reached].flatMap(({ moduleIds }) => moduleIds));
}
