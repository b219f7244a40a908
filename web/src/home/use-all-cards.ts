import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';

/** Cards before one asks for all: two rows on most screens. */
export const fewCards = 12;

export interface AllCards {
  readonly all: boolean;
  /** For the button that asks for all, and goes with it. */
  readonly showAll: (event: MouseEvent) => void;
  /** Of the section that holds the cards. */
  readonly shelf: RefObject<HTMLElement | null>;
}

/** A shelf that shows a few cards until one asks for all: the keyboard then goes on at the first of the others. */
export function useAllCards(): AllCards {
  const [shown, setShown] = useState<'few' | 'all' | 'all by key'>('few');
  const shelf = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown !== 'all by key') return;
    shelf.current?.querySelector<HTMLElement>(`.covers > :nth-child(${fewCards + 1}) a`)?.focus();
  }, [shown]);
  // The click of a key counts no presses.
  return { all: shown !== 'few', showAll: ({ detail }) => setShown(detail === 0 ? 'all by key' : 'all'), shelf };
}
