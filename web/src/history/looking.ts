/** Looking at an earlier version: beside the live canvas, which goes on by itself meanwhile. */
import type { Client, HistoryEntry } from '@easel/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { openStill, type CanvasSession } from '../canvas/index.ts';

export interface LookingState {
  /** The entry that was chosen last; its canvas may be on its way, or not come. */
  readonly asked: HistoryEntry | null;
  /** The entry whose canvas is shown. */
  readonly entry: HistoryEntry | null;
  readonly still: CanvasSession | null;
  readonly missing: ReadonlySet<string>;
  readonly error: unknown;
}

const nothing: LookingState = { asked: null, entry: null, still: null, missing: new Set(), error: null };

export interface Looking extends Pick<StoreApi<LookingState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Shows a version; the one that was shown stays until the new one is there. */
  show(entry: HistoryEntry): Promise<void>;
  /** Back to the live canvas, at the place where one looked. */
  leave(): void;
}

export function createLooking(live: CanvasSession, client: Client): Looking {
  const store = createStore<LookingState>(() => nothing);
  let waiting = new AbortController();
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    async show(entry) {
      waiting.abort();
      waiting = new AbortController();
      const { signal } = waiting;
      store.setState({ asked: entry, error: null });
      try {
        const params = { id: live.projectId, version: entry.version };
        const { nodes, connections, missingAssets } = await client.versions.read(params, { signal });
        if (signal.aborted) return;
        const before = store.getState().still;
        const still = openStill({ live, version: entry.version, nodes, connections });
        if (before) still.view.moveTo(before.view.camera);
        store.setState({ entry, still, missing: new Set(missingAssets) });
        before?.close();
      } catch (error) {
        if (!signal.aborted) store.setState({ error });
      }
    },
    leave() {
      waiting.abort();
      const { still } = store.getState();
      if (still) live.view.moveTo(still.view.camera);
      store.setState(nothing, true);
      still?.close();
    },
  };
}
