/** The logs of running turns, read as they grow and folded into what they tell so far. */
import { emptyTurnView, foldTurnEvent, type StreamedEvent, type TurnEvent, type TurnView } from '@easel/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { follow } from '../api/live.ts';

type Views = ReadonlyMap<string, TurnView>;

export interface LiveTurns extends Pick<StoreApi<Views>, 'getState' | 'subscribe' | 'getInitialState'> {
  /** Reads the log of a turn from its start to its end; a turn that is known already is not read again. */
  follow(turnId: string): void;
  /** Reads on in the log of a turn that had ended: something of it may be tried again. */
  resume(turnId: string): void;
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
  const reading = new Set<string>();
  const lastIds = new Map<string, string>();

  const fold = (turnId: string, event: TurnEvent) => {
    const view = store.getState().get(turnId) ?? emptyTurnView;
    store.setState(new Map(store.getState()).set(turnId, foldTurnEvent(view, event)), true);
    onEvent?.(turnId, event);
  };
  const read = async (turnId: string) => {
    const lastEventId = lastIds.get(turnId);
    reading.add(turnId);
    try {
      await follow<TurnEvent>({
        open: (after, signal) => open(turnId, after, signal),
        onEvent: (event, id) => {
          if (id !== undefined) lastIds.set(turnId, id);
          fold(turnId, event);
        },
        mayBeLast: ({ type }) => type === 'turn-ended',
        ...(lastEventId !== undefined && { lastEventId, mayBeOver: true }),
        signal: stop.signal,
      });
    } finally {
      reading.delete(turnId);
    }
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    follow(turnId) {
      if (followed.has(turnId)) return;
      followed.add(turnId);
      void read(turnId);
    },
    resume(turnId) {
      if (followed.has(turnId) && !reading.has(turnId)) void read(turnId);
    },
    close: () => stop.abort(),
  };
}
