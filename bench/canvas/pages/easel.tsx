import '../../../web/src/base.css';
import type { CanvasNode } from '@easel/canvas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Suspense } from 'react';
import {
  Canvas,
  CanvasPanels,
  PanelsContext,
  createPanels,
  openSession,
  type CanvasSession,
} from '../../../web/src/canvas/index.ts';
import { startI18n } from '../../../web/src/i18n/index.ts';
import { watchTheme } from '../../../web/src/theme.ts';
import type { BenchScene, SceneNode } from '../scene.ts';
import { twoFrames, until } from './candidate.ts';

const sizes = [
  [1024, 1024],
  [1024, 1024],
  [1024, 768],
  [768, 1024],
  [1024, 576],
  [683, 1024],
] as const;
/** Bars ask the server what it can do; here it cannot say. */
const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const noInsets = { left: 0, right: 0, top: 0, bottom: 0 };
/** Peers have none: they are measured by themselves. */
const panels = new URLSearchParams(location.search).has('panels') ? createPanels() : null;
let session: CanvasSession | undefined;

function nodeOf({ id, kind, file, text, x, y, width, height }: SceneNode, at: number): CanvasNode {
  const place = { id, x, y, width, height, order: `b${at.toString(36).padStart(5, '0')}1`, title: id };
  if (kind === 'text')
    return { ...place, type: 'text', data: { text, fontSize: 9, lineHeight: 1.44, color: '#1a1a1a' } };
  const [naturalWidth, naturalHeight] = sizes[(file % 36) % 6] ?? sizes[0];
  const url = `/api/files/bench${String(file).padStart(17, '0')}.webp`;
  return { ...place, type: 'image', data: { url, naturalWidth, naturalHeight, alt: id } };
}

function sessionOf(scene: BenchScene, camera: { x: number; y: number; k: number }): CanvasSession {
  localStorage.setItem('easel-viewport-bench', JSON.stringify(camera));
  let version = 0;
  return openSession({
    project: {
      id: 'bench',
      version: '0',
      viewport: camera,
      nodes: scene.nodes.map(nodeOf),
      connections: scene.wires.map(({ id, from, to }) => ({ id, from, to })),
    },
    canEdit: true,
    server: {
      save: async () => ({ version: String((version += 1)), merged: false }),
      changesSince: async () => ({
        version: String(version),
        put: [],
        remove: [],
        putConnections: [],
        removeConnections: [],
      }),
      atlas: async () => (await fetch('/atlas.json')).json(),
      uploadTicket: () => Promise.reject(new Error('nothing is uploaded here')),
      putFile: () => Promise.reject(new Error('nothing is uploaded here')),
    },
  });
}

function isSettled(): boolean {
  const far = document.querySelector<HTMLCanvasElement>('.canvas-far');
  if (document.querySelector<HTMLElement>('.canvas-host')?.dataset['scene'] === 'far')
    return far?.dataset['shown'] === 'true' && far.dataset['settled'] === 'true';
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.canvas-picture')];
  return (
    far === null && pictures.length > 0 && pictures.every((picture) => picture.complete && picture.naturalWidth > 0)
  );
}

watchTheme();
await startI18n();
window.candidate = {
  // The words and the fonts of the product, which a page has long before its canvas.
  prepare: async () => void (await import('i18next').then(({ default: i18n }) => i18n.loadNamespaces('canvas'))),
  async mount(scene, camera) {
    const from = performance.now();
    const opened = (session = sessionOf(scene, camera));
    createRoot(document.querySelector('#root')!).render(
      <Suspense>
        <QueryClientProvider client={queries}>
          <PanelsContext value={panels}>
            <Canvas session={opened} insets={noInsets}>
              {panels ? <CanvasPanels panels={panels} wide /> : null}
            </Canvas>
          </PanelsContext>
        </QueryClientProvider>
      </Suspense>,
    );
    await until(isSettled);
    await twoFrames();
    return performance.now() - from;
  },
  view: () => session!.view.camera,
  setView: (camera) => session!.view.moveTo(camera),
  select: (ids) => session!.store.select(ids),
  positionOf: (id) => session!.store.getState().canvas.nodes.get(id)!,
  settled: isSettled,
};
