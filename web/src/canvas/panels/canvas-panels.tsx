/** What stands around the canvas besides its bars. Each comes in a file of its own, when it is first asked for. */
import { lazy, Suspense, useEffect } from 'react';
import { useSession } from '../canvas-context.ts';
import { usePanelKeys } from './panel-keys.ts';
import type { Panels } from './panels.ts';
import { usePanelsState } from './panels-context.ts';

const LayersPanel = lazy(async () => ({ default: (await import('../layers/layers-panel.tsx')).LayersPanel }));
const Minimap = lazy(async () => ({ default: (await import('../minimap/minimap.tsx')).Minimap }));
const loadFind = () => import('../find/find-bar.tsx');
const FindBar = lazy(async () => ({ default: (await loadFind()).FindBar }));
const Inspector = lazy(async () => ({ default: (await import('../inspector/inspector.tsx')).Inspector }));
const Presentation = lazy(async () => ({ default: (await import('../present/presentation.tsx')).Presentation }));

/** Milliseconds after the canvas is there. */
const findAfter = 3000;

export interface CanvasPanelsProps {
  readonly panels: Panels;
  /** Room for layers, minimap and inspector beside the canvas. */
  readonly wide: boolean;
  /** What is on screen is an earlier version: only what helps looking. */
  readonly looking?: boolean;
}

export function CanvasPanels({ panels, wide, looking = false }: CanvasPanelsProps) {
  const session = useSession();
  usePanelKeys(session, panels, wide);
  useEffect(() => {
    // Once the page rests: whoever presses the key types at once, and the first letters must not be lost.
    const timer = setTimeout(() => void loadFind().catch(() => {}), findAfter);
    return () => clearTimeout(timer);
  }, []);
  const { layers, minimap, find, side, presented } = usePanelsState(panels, (state) => state);
  return (
    <>
      <Suspense>{wide && layers ? <LayersPanel panels={panels} /> : null}</Suspense>
      <Suspense>{wide && minimap ? <Minimap /> : null}</Suspense>
      <Suspense>{find ? <FindBar onClose={() => panels.setFind(false)} /> : null}</Suspense>
      <Suspense>{wide && side === 'inspector' && !looking ? <Inspector panels={panels} /> : null}</Suspense>
      <Suspense>{presented ? <Presentation panels={panels} presented={presented} /> : null}</Suspense>
    </>
  );
}
