import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanContract } from './lean-contract.ts';
import { precompress } from './precompress.ts';

/**
 * Small modules that nearly the same pages share go into one file. Left alone there are a hundred of some hundred bytes,
 * each a request; merged more freely, pages load what only others need.
 */
const ownModules = {
  name: 'shared',
  test: /\/lucide-react\/|\/packages\/(?:canvas|client)\/|\/contract\/src\/|\/web\/src\/.*\.tsx?$/,
  entriesAware: true,
  /** Bytes of source. */
  entriesAwareMergeThreshold: 4000,
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [leanContract(), react(), tailwindcss(), precompress()],
  server: { proxy: { '/api': 'http://127.0.0.1:4310' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Fonts and pictures stay files: what is inlined is loaded whether or not it is shown.
    assetsInlineLimit: 0,
    target: 'es2024',
    rolldownOptions: {
      // Its modules only define things, which it does not say itself.
      treeshake: { moduleSideEffects: [{ test: /node_modules\/typebox\//, sideEffects: false }] },
      output: { codeSplitting: { groups: [ownModules] } },
    },
  },
});
