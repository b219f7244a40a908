import { useEffect } from 'react';
import { onLineBack } from '../api/line-back.ts';

/** How soon one who stands before a shut door looks again whether it has opened, in milliseconds. */
const firstLookMs = 10_000;
/** Each look waits twice as long as the one before, and no longer than this: some doors never open again. */
const longestLookMs = 300_000;

/**
 * Looks again while the door is shut and the page in sight, less and less often; at once when one comes back to the page
 * or the line is back.
 * @param look its signal says that nobody stands before this door any more
 */
export function useLookingAgain(shut: boolean, look: (signal: AbortSignal) => void): void {
  useEffect(() => (shut ? keepLooking(look) : undefined), [shut, look]);
}

/** Answers what ends it. */
export function keepLooking(look: (signal: AbortSignal) => void): () => void {
  const left = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookIfSeen = () => document.visibilityState === 'visible' && look(left.signal);
  const lookIn = (waitMs: number) => {
    timer = setTimeout(() => {
      lookIfSeen();
      lookIn(Math.min(2 * waitMs, longestLookMs));
    }, waitMs);
  };
  const lookNow = () => {
    clearTimeout(timer);
    lookIfSeen();
    lookIn(firstLookMs);
  };
  lookIn(firstLookMs);
  document.addEventListener('visibilitychange', lookNow);
  const stopHearing = onLineBack(lookNow);
  return () => {
    left.abort();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', lookNow);
    stopHearing();
  };
}
