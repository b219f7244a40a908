import { useLayoutEffect } from 'react';

export interface KeysAheadProps {
  /** Nobody wants what is on its way any more. */
  readonly onEscape: () => void;
}

/** Who writes elsewhere meanwhile, or has opened something over it, goes on with that. */
const elsewhere = 'input, textarea, [role="dialog"], [role="menu"]';

/**
 * Stands in place of what takes the keyboard for itself and whose code is on its way: until it is there its keys do nothing,
 * where they would be those of what lies below it, and Escape gives it up.
 */
export function KeysAhead({ onEscape }: KeysAheadProps) {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key === 'Tab' || (target as Element).closest(elsewhere)) return;
      event.stopPropagation();
      if (key === 'Escape') onEscape();
      // What it was opened by may have the keyboard yet, and would open it again.
      if (key === 'Enter' || key === ' ') event.preventDefault();
    };
    // On the document: before the canvas's own keyboard at the window.
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onEscape]);
  return null;
}
