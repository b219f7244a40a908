/** What stands around the canvas besides its bars. Each comes in a file of its own, when it is first asked for. */
import { Suspense, useEffect, useState } from 'react';
import { useSession } from '../canvas-context.ts';
import { useText } from '../use-text.ts';
import { usePanelKeys } from './panel-keys.ts';
import type { Panels } from './panels.ts';
import { usePanelsState } from './panels-context.ts';
import { fetchParts, KeysAhead, lazyPart, TypedAhead } from '../../ui/index.ts';

const LayersPanel = lazyPart(async () => (await import('../layers/layers-panel.tsx')).LayersPanel);
const Minimap = lazyPart(async () => (await import('../minimap/minimap.tsx')).Minimap);
const FindBar = lazyPart(async () => (await import('../find/find-bar.tsx')).FindBar);
const Inspector = lazyPart(async () => (await import('../inspector/inspector.tsx')).Inspector);
const Presentation = lazyPart(async () => (await import('../present/presentation.tsx')).Presentation);

/** Milliseconds after the canvas is there. */
const restsAfter = 3000;

export interface CanvasPanelsProps {
  readonly panels: Panels;
  /** Room for layers, minimap and inspector beside the canvas. */
  readonly wide: boolean;
  /** What is on screen is an earlier version: only what helps looking. */
  readonly looking?: boolean;
}

export function CanvasPanels({ panels, wide, looking = false }: CanvasPanelsProps) {
  const session = useSession();
  const t = useText();
  usePanelKeys(session, panels, wide);
  useEffect(() => {
    // What one needs first without a line may not be taken away by its loss.
    const timer = setTimeout(() => void fetchParts(), restsAfter);
    return () => clearTimeout(timer);
  }, []);
  const { layers, minimap, find, side, presented } = usePanelsState(panels, (state) => state);
  /** What was typed ahead of the bar by who has gone elsewhere before it came, and is not called back by it. */
  const [typed, setTyped] = useState<string | null>(null);
  const closeFind = () => {
    panels.setFind(false);
    setTyped(null);
  };
  return (
    <>
      <Suspense>{wide && layers ? <LayersPanel panels={panels} /> : null}</Suspense>
      <Suspense>{wide && minimap ? <Minimap /> : null}</Suspense>
      <Suspense fallback={<TypedAhead label={t('text.coming')} onEscape={closeFind} onLeave={setTyped} />}>
        {find ? <FindBar typed={typed} onClose={closeFind} /> : null}
      </Suspense>
      <Suspense>{wide && side === 'inspector' && !looking ? <Inspector panels={panels} /> : null}</Suspense>
      <Suspense fallback={<KeysAhead onEscape={() => panels.present(null)} />}>
        {presented ? <Presentation panels={panels} presented={presented} /> : null}
      </Suspense>
    </>
  );
}
