import type { ProjectSummary } from '@easel/contract';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { fold, partsOf } from '../i18n/sought.ts';

/** Cards before one asks for all: two rows on most screens. */
const fewCards = 12;
/** Cards that are drawn at a time as one comes near their end: hundreds at once hold the page up for a second. */
const cardsAtATime = 48;
/** How far below the window cards are drawn ahead: whoever scrolls or goes on by the keyboard meets no end. */
const ahead = '0px 0px 1600px';

export interface ShownCards {
  /** `undefined` while the projects are on their way. */
  readonly shown: readonly ProjectSummary[] | undefined;
  /** How many there are that one may ask for. */
  readonly hidden: number;
  /** For the button that asks for all, and goes with it. */
  readonly showAll: (event: MouseEvent) => void;
  /** What one looks for; `null` where there are too few to look for any. */
  readonly wish: string | null;
  readonly onWish: (wish: string) => void;
  /** How many were found; `null` while one looks for nothing. */
  readonly found: number | null;
  /** Not all of them are drawn yet. */
  readonly more: boolean;
}

export interface CardPlaces {
  /** Of the section that holds the cards. */
  readonly shelf: RefObject<HTMLElement | null>;
  /** Of what stands below the last card while more are to come. */
  readonly end: RefObject<HTMLDivElement | null>;
}

/**
 * A shelf that shows a few cards until one asks for all or looks for some by name. Of many it draws those in sight, and
 * the next as one comes near. Asked for all by a key, the keyboard goes on at the first of the others.
 */
export function useShownCards(
  projects: readonly ProjectSummary[] | undefined,
): CardPlaces & { readonly cards: ShownCards } {
  const [asked, setAsked] = useState<'few' | 'all' | 'all by key'>('few');
  const [wish, setWish] = useState('');
  const sought = useDeferredValue(wish);
  const found = useMemo(() => soughtAmong(projects, sought), [projects, sought]);
  const wanted = found ?? (asked === 'few' ? projects?.slice(0, fewCards) : projects);
  const { drawn, end, reset } = useDrawnAhead(wanted?.length ?? 0);
  const shelf = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked !== 'all by key') return;
    shelf.current?.querySelector<HTMLElement>(`.covers > :nth-child(${fewCards + 1}) a`)?.focus();
  }, [asked]);
  const all = projects?.length ?? 0;
  const more = (wanted?.length ?? 0) > drawn;
  const shown = useMemo(() => (more ? wanted?.slice(0, drawn) : wanted), [wanted, more, drawn]);
  const cards = {
    shown,
    hidden: found ? 0 : all - (wanted?.length ?? 0),
    // The click of a key counts no presses.
    showAll: ({ detail }: MouseEvent) => setAsked(detail === 0 ? 'all by key' : 'all'),
    wish: all > fewCards || wish !== '' ? wish : null,
    onWish: (next: string) => {
      setWish(next);
      reset();
    },
    found: found?.length ?? null,
    more,
  };
  return { cards, shelf, end };
}

/** Those whose title, or whose owner's name, holds every part of the wish; `null` when it says nothing. */
export function soughtAmong(
  projects: readonly ProjectSummary[] | undefined,
  wish: string,
): readonly ProjectSummary[] | null {
  const parts = partsOf(wish);
  if (!projects || parts.length === 0) return null;
  return projects.filter(({ title, owner }) => {
    const words = fold(`${title}\n${owner?.name ?? ''}`);
    return parts.every((part) => words.includes(part));
  });
}

/** How many of so many to draw: more each time the end of those comes near. */
function useDrawnAhead(count: number) {
  const [drawn, setDrawn] = useState(cardsAtATime);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current || drawn >= count) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setDrawn((before) => before + cardsAtATime);
      },
      { rootMargin: ahead },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [drawn, count]);
  return { drawn, end, reset: () => setDrawn(cardsAtATime) };
}
