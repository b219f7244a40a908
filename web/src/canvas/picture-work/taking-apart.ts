/** Which pictures are being taken apart, by their nodes. */
import { createStore } from 'zustand/vanilla';

export interface Taking {
  /** 0..1 */
  readonly progress: number;
  /** `null`: it has been called already, and the server is stopping. */
  readonly cancel: (() => void) | null;
}

export const takingApart = createStore<ReadonlyMap<string, Taking>>(() => new Map());

/** `null`: it is not, any more. */
export function noteTaking(nodeId: string, taking: Taking | null): void {
  const next = new Map(takingApart.getState());
  if (taking === null) next.delete(nodeId);
  else next.set(nodeId, taking);
  takingApart.setState(next, true);
}
