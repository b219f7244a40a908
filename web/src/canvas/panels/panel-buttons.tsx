import { Map, SlidersHorizontal } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../../ui/index.ts';
import { useText } from '../use-text.ts';
import { usePanels, usePanelsState } from './panels-context.ts';
import type { Panels, PanelsState } from './panels.ts';

/** Opens the minimap and closes it; nothing where there are no panels. */
export function MinimapButton() {
  const panels = usePanels();
  return panels ? <MinimapToggle panels={panels} /> : null;
}

function MinimapToggle({ panels }: { readonly panels: Panels }) {
  const t = useText();
  const open = usePanelsState(panels, ({ minimap }) => minimap);
  return (
    <IconButton
      icon={Map}
      label={t('zoom.minimap')}
      shortcut="M"
      side="top"
      pressed={open}
      onClick={() => panels.toggleMinimap()}
    />
  );
}

/** Opens the inspector, where the window has room for it. */
export function DetailsButton() {
  const panels = usePanels();
  const t = useText();
  if (!panels) return null;
  return (
    <IconButton
      className="canvas-details"
      icon={SlidersHorizontal}
      label={t('actions.details')}
      shortcut="I"
      side="top"
      onClick={() => panels.setSide('inspector')}
    />
  );
}

const nobody = () => () => {};

/** Whether the inspector shows the selection: then a bar with the same would be there twice. */
export const useInspected = (): boolean => usePanelsThere(({ side }) => side === 'inspector');

/** Whether the find bar stands at the top of the canvas. */
export const useFinding = (): boolean => usePanelsThere(({ find }) => find);

/** False where there are no panels. */
function usePanelsThere(holds: (state: PanelsState) => boolean): boolean {
  const panels = usePanels();
  return useSyncExternalStore(panels?.subscribe ?? nobody, () => panels !== null && holds(panels.getState()));
}
