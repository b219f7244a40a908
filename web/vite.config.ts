import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { planChunks, treeshake } from './chunks.ts';
import { leanContract } from './lean-contract.ts';
import { precompress } from './precompress.ts';

export default defineConfig(async ({ command }) => {
  const plan = command === 'build' ? await planChunks() : new Map<string, string>();
  const name = (id: string) => plan.get(id) ?? null;
  // What a module depends on is needed on more occasions, and has its own place.
  const planned = { name, debugName: 'occasions', includeDependenciesRecursively: false };
  return {
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
        treeshake,
        output: { codeSplitting: { groups: [planned] } },
      },
    },
  };
});
