/** Bundles a candidate's page as a product would ship it. */
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** @param root where the page lies; its packages are found from there */
export async function buildPage(root: string, page: string, outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), tailwindcss()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2024',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 20_000,
      rollupOptions: { input: `${root}/${page}.html` },
    },
  });
}
