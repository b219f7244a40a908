import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanContract } from './lean-contract.ts';
import { precompress } from './precompress.ts';

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
    // Its modules only define things, which it does not say itself.
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /node_modules\/typebox\//, sideEffects: false }] } },
  },
});
