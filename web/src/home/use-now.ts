import { useEffect, useState } from 'react';

const everyMs = 30_000;

/** The time in ms since the epoch, often enough for words like "5 minutes ago". */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
