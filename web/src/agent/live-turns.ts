/** The logs of running turns, read as they grow and folded into what they tell so far. */
import { emptyTurnView, foldTurnEvent, type StreamedEvent, type TurnEvent, type TurnView } from '@easel/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { follow } from '../api/live.ts';

type Views = ReadonlyMap<string, TurnView>;

export interface LiveTurns extends Pick<StoreApi<Views>, 'getState' | 'subscribe' | 'getInitialState'> {
  /** Reads the log of a turn from its start to its end; a turn that is known already is not read again. */
  follow(turnId: string): void;
  close(): void;
}

export interface LiveTurnsOptions {
  readonly open: (
    turnId: string,
    lastEventId: string | undefined,
    signal: AbortSignal,
  ) => AsyncIterable<StreamedEvent<TurnEvent>>;
  /** Told each event once it is folded in. */
  readonly onEvent?: (turnId: string, event: TurnEvent) => void;
}

export function createLiveTurns({ open, onEvent }: LiveTurnsOptions): LiveTurns {
  const store = createStore<Views>(() => new Map());
  const stop = new AbortController();
  const followed = new Set<string>();

  const fold = (turnId: string, event: TurnEvent) => {
    const view = store.getState().get(turnId) ?? emptyTurnView;
    store.setState(new Map(store.getState()).set(turnId, foldTurnEvent(view, event)), true);
    onEvent?.(turnId, event);
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    follow(turnId) {
      if (followed.has(turnId)) return;
      followed.add(turnId);
      void follow<TurnEvent>({
        open: (lastEventId, signal) => open(turnId, lastEventId, signal),
        onEvent: (event) => fold(turnId, event),
        isLast: ({ type }) => type === 'turn-ended',
        signal: stop.signal,
      });
    },
    close: () => stop.abort(),
  };
}
