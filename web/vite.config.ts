import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanContract } from './lean-contract.ts';
import { precompress } from './precompress.ts';

/**
 * Small modules that nearly the same pages share go into one file. Left alone there are three hundred of some hundred
 * bytes, each a request; merged more freely, pages load what only others need. They are merged with others of their
 * own area, the lower ones first: one small module of the controls beside one of the canvas, and the page that asks
 * for an address to sign in with would fetch all of the canvas.
 */
const areas = [
  {
    name: 'base',
    test: /\/lucide-react\/|\/packages\/client\/|\/contract\/src\/|\/web\/src\/(?:ui|i18n|api)\/.*\.tsx?$/,
    leastBytes: 3000,
  },
  { name: 'drawn', test: /\/packages\/canvas\/|\/web\/src\/canvas\/.*\.tsx?$/, leastBytes: 6000 },
  { name: 'parts', test: /\/web\/src\/.*\.tsx?$/, leastBytes: 1500 },
];
const groups = areas.map(({ name, test, leastBytes }, at) => ({
  name,
  test,
  priority: areas.length - at,
  entriesAware: true,
  /** Of source. */
  entriesAwareMergeThreshold: leastBytes,
}));

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
      output: { codeSplitting: { groups } },
    },
  },
});
