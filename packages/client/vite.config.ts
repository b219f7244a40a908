import { defineConfig } from 'vite';
import { leanContract } from '../../web/lean-contract.ts';

/** One module without dependencies: of the contract it holds methods and paths, and none of the schemas. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [leanContract()],
  build: {
    lib: { entry: 'src/index.ts', formats: ['es'], fileName: () => 'index.js' },
    target: 'es2024',
    minify: false,
    emptyOutDir: true,
  },
});
