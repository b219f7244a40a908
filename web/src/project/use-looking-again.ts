import { useEffect } from 'react';

/** How often one who stands before a shut door looks whether it has opened, in milliseconds. */
const lookMs = 10_000;

/**
 * Looks again while the door is shut and the page in sight, and at once when one comes back to the page.
 * @param look its signal says that nobody stands before this door any more
 */
export function useLookingAgain(shut: boolean, look: (signal: AbortSignal) => void): void {
  useEffect(() => {
    if (!shut) return;
    const left = new AbortController();
    const lookIfSeen = () => document.visibilityState === 'visible' && look(left.signal);
    const timer = setInterval(lookIfSeen, lookMs);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      left.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [shut, look]);
}
