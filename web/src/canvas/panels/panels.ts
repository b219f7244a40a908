/** Which panels stand around the canvas of one window. What one likes to have open is kept for the next visit. */
import type { BoundingBox } from '@easel/canvas';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { browserStorage } from '../../storage.ts';

/** What stands in the right column. */
export type Side = 'agent' | 'inspector' | 'history';

/** What is shown full screen: a frame, or the selection as it was. */
export interface Presented {
  readonly ids: readonly string[];
  readonly box: BoundingBox;
  readonly name: string;
}

export interface PanelsState {
  readonly layers: boolean;
  readonly minimap: boolean;
  readonly find: boolean;
  readonly side: Side;
  readonly presented: Presented | null;
}

export interface Panels extends Pick<StoreApi<PanelsState>, 'getState' | 'getInitialState' | 'subscribe'> {
  toggleLayers(): void;
  toggleMinimap(): void;
  setFind(open: boolean): void;
  /** Puts something in the right column; the agent is what stands there otherwise. */
  setSide(side: Side): void;
  present(what: Presented | null): void;
}

const layersKey = 'easel.layers-open';
const minimapKey = 'easel.minimap-open';

export function createPanels(storage: Pick<Storage, 'getItem' | 'setItem'> = browserStorage): Panels {
  const store = createStore<PanelsState>(() => ({
    layers: storage.getItem(layersKey) === 'yes',
    minimap: storage.getItem(minimapKey) === 'yes',
    find: false,
    side: 'agent',
    presented: null,
  }));
  const keep = (part: 'layers' | 'minimap', key: string) => {
    const open = !store.getState()[part];
    store.setState({ [part]: open });
    storage.setItem(key, open ? 'yes' : 'no');
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    toggleLayers: () => keep('layers', layersKey),
    toggleMinimap: () => keep('minimap', minimapKey),
    setFind: (find) => store.setState({ find }),
    setSide: (side) => store.setState({ side }),
    present: (presented) => store.setState({ presented }),
  };
}
