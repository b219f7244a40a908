import { useEffect, useRef, type RefObject } from 'react';

export interface NeighbourFocus<E extends HTMLElement> {
  readonly list: RefObject<E | null>;
  /** To be called when the item at this place is about to leave. */
  readonly leaving: (at: number) => void;
}

/** For lists whose items can be taken away: the keyboard goes on at what comes to stand in the place. */
export function useNeighbourFocus<E extends HTMLElement>(): NeighbourFocus<E> {
  const list = useRef<E>(null);
  const left = useRef<number>(null);
  useEffect(() => {
    if (left.current === null) return;
    // The last one takes the list with it.
    const children = list.current?.children ?? [];
    const neighbour = children[Math.min(left.current, children.length - 1)];
    left.current = null;
    neighbour?.querySelector<HTMLElement>('a, button')?.focus();
  });
  return {
    list,
    leaving: (at) => {
      left.current = at;
    },
  };
}
