import { useEffect, useLayoutEffect, useRef } from 'react';

export interface KeysAheadProps {
  /** Nobody wants what is on its way any more. */
  readonly onEscape: () => void;
}

/**
 * Stands in place of what takes the keyboard for itself and whose code is on its way: until it is there its keys do nothing,
 * where they would be those of what lies below it, and Escape gives it up.
 */
export function KeysAhead({ onEscape }: KeysAheadProps) {
  const escape = useRef(onEscape);
  useEffect(() => {
    escape.current = onEscape;
  });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab' || isElsewhere(event.target)) return;
      event.stopPropagation();
      if (event.key === 'Escape') escape.current();
      // What it was opened by may have the keyboard yet, and would open it again.
      if (['Escape', 'Enter', ' '].includes(event.key)) event.preventDefault();
    };
    // On the document: before the canvas's own keyboard at the window.
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return null;
}

/** Who writes elsewhere meanwhile, or has opened something over it, goes on with that. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.matches('input, textarea, select') ||
    target.closest('[role="dialog"], [role="menu"]') !== null
  );
}
