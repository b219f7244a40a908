import { useEffect, type RefObject } from 'react';

/** A panel that opens has the keyboard. Over a slow line it comes late: who writes somewhere by then goes on writing. */
export function useArrivingFocus(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!document.activeElement?.matches('input, textarea')) panel.current?.focus({ preventScroll: true });
  }, [panel]);
}
