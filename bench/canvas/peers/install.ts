/**
 * Brings the peers in for a run, into a folder that goes with it. They are no dependencies of ours: tldraw's licence
 * allows no use in production without a key, and nothing of either reaches the product.
 */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { buildPage } from '../build.ts';

export const peers = ['excalidraw', 'tldraw'] as const;
export type Peer = (typeof peers)[number];

const versions = {
  '@excalidraw/excalidraw': '0.18.1',
  tldraw: '5.4.2',
  '@tldraw/assets': '5.4.2',
  react: '19.3.1',
  'react-dom': '19.3.1',
} as const;

const page = (peer: Peer) => `<!doctype html>
<meta charset="utf-8" />
<link rel="icon" href="data:," />
<style>html, body { margin: 0; height: 100%; overflow: hidden; } #root { width: 1280px; height: 800px; }</style>
<script>window.EXCALIDRAW_ASSET_PATH = '/excalidraw-assets/';</script>
<div id="root"></div>
<script type="module" src="./${peer}.jsx"></script>
`;

/** Installs and bundles them; answers the folder with their pages. */
export async function preparePeers(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: versions }),
  );
  // Excalidraw names React 18 as the newest it knows, and runs on 19.
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps'];
  const { status } = spawnSync('npm', ['install', ...flags], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('the peers could not be installed');
  const out = join(folder, 'pages');
  for (const peer of peers) {
    cpSync(join(import.meta.dirname, `${peer}.jsx`), join(folder, `${peer}.jsx`));
    writeFileSync(join(folder, `${peer}.html`), page(peer));
    await buildPage(folder, peer, join(out, peer));
  }
  cpSync(
    join(folder, 'node_modules/@excalidraw/excalidraw/dist/prod/fonts'),
    join(out, 'excalidraw/excalidraw-assets/fonts'),
    { recursive: true },
  );
  for (const kind of ['fonts', 'icons', 'translations', 'embed-icons']) {
    cpSync(join(folder, 'node_modules/@tldraw/assets', kind), join(out, 'tldraw/tldraw-assets', kind), {
      recursive: true,
    });
  }
  return out;
}
