import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { followsAfterScroll, isAtEnd, type ScrollPlace } from './reading-place.ts';

export interface FollowingScroll {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  /** There is something below that the reader has not come to. */
  readonly behind: boolean;
  readonly toEnd: () => void;
}

/**
 * Keeps the newest in sight while the reader is at the end, and leaves a reader alone who has gone up to read.
 * @param key another conversation: it opens at its end
 * @param begun false: nothing has been said, and what stands there instead is read from its top
 */
export function useFollowingScroll(key: string, begun: boolean): FollowingScroll {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [behind, setBehind] = useState(false);

  const toEnd = useCallback(() => {
    const element = frame.current;
    if (!element) return;
    follows.current = true;
    element.scrollTop = element.scrollHeight;
    setBehind(false);
  }, []);

  useLayoutEffect(() => {
    const element = frame.current;
    const inside = content.current;
    if (!element || !inside) return;
    if (!begun) {
      element.scrollTop = 0;
      return;
    }
    toEnd();
    let before = placeOf(element);
    const scrolled = () => {
      const after = placeOf(element);
      follows.current = followsAfterScroll(follows.current, before, after);
      before = after;
      setBehind(!follows.current && !isAtEnd(after));
    };
    const grown = () => {
      if (follows.current) element.scrollTop = element.scrollHeight;
      else setBehind(!isAtEnd(placeOf(element)));
    };
    // The frame too: a sheet that is drawn up, or a composer that grows, must not cover the end.
    const observer = new ResizeObserver(grown);
    observer.observe(inside);
    observer.observe(element);
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', scrolled);
    };
  }, [key, begun, toEnd]);

  return { frame, content, behind: begun && behind, toEnd };
}

function placeOf({ scrollTop, clientHeight, scrollHeight }: HTMLElement): ScrollPlace {
  return { top: scrollTop, height: clientHeight, contentHeight: scrollHeight };
}
