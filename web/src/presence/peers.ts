/** Who else has the project open, as far as they have told lately. */
import type { Present, ProjectEvent } from '@easel/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Milliseconds of silence after which a window counts as gone: three heartbeats. */
export const forgottenAfter = 30_000;

export type PeersState = ReadonlyMap<string, Present>;

export interface Peers extends Pick<StoreApi<PeersState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Takes news of the project's stream; other events than those of presence pass by. Answers a window that is new. */
  receive(event: ProjectEvent): Present | null;
  /** Forgets who has been silent for too long. */
  sweep(): void;
  clear(): void;
  /** Says whom one follows, by user id: what one sees then is theirs to tell. */
  follow(leader: string | null): void;
  readonly following: boolean;
}

/** `own` is the window itself, whose news come back to it like everybody's. */
export function createPeers(own: string, now: () => number = Date.now): Peers {
  const store = createStore<PeersState>(() => new Map());
  const seen = new Map<string, number>();
  let leader: string | null = null;
  const drop = (ids: readonly string[]) => {
    if (ids.length === 0) return;
    for (const id of ids) seen.delete(id);
    store.setState(new Map([...store.getState()].filter(([id]) => !ids.includes(id))), true);
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    receive(event) {
      if (event.type === 'presence-left') drop([event.sessionId].filter((id) => store.getState().has(id)));
      if (event.type !== 'presence-changed' || event.present.sessionId === own) return null;
      const { present } = event;
      const isNew = !store.getState().has(present.sessionId);
      seen.set(present.sessionId, now());
      store.setState(new Map([...store.getState(), [present.sessionId, present]]), true);
      return isNew ? present : null;
    },
    sweep() {
      drop([...seen].flatMap(([id, at]) => (now() - at >= forgottenAfter ? [id] : [])));
    },
    clear: () => drop([...seen.keys()]),
    follow(next) {
      leader = next;
    },
    get following() {
      return leader !== null;
    },
  };
}
