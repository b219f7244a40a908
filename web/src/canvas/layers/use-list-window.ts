import { useLayoutEffect, useState, type RefObject } from 'react';

/** Rows drawn beyond the edges, so that a flick meets no gap. */
const beyond = 8;

export interface ListWindow {
  readonly from: number;
  readonly to: number;
  /** Scrolls just so far that a row is in sight. */
  readonly reveal: (row: number) => void;
}

/** Which rows of a long list are in sight of the element that scrolls it. */
export function useListWindow(scroller: RefObject<HTMLElement | null>, count: number, rowHeight: number): ListWindow {
  const [range, setRange] = useState({ from: 0, to: Math.min(count, 40) });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const from = Math.max(0, Math.floor(element.scrollTop / rowHeight) - beyond);
      const to = Math.min(count, Math.ceil((element.scrollTop + element.clientHeight) / rowHeight) + beyond);
      setRange((now) => (now.from === from && now.to === to ? now : { from, to }));
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [scroller, count, rowHeight]);
  const reveal = (row: number) => {
    const element = scroller.current;
    if (!element || row < 0) return;
    const top = row * rowHeight;
    const below = top + rowHeight - element.clientHeight;
    if (top < element.scrollTop) element.scrollTo({ top });
    else if (below > element.scrollTop) element.scrollTo({ top: below });
  };
  return { ...range, reveal };
}
