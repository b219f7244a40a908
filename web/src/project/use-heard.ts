import { useCallback, useEffect, useRef, useState } from 'react';
import { tellLineBack } from '../api/line-back.ts';

/** A break that is mended sooner is none, in milliseconds: a server that restarts, a proxy that cuts old streams. */
const graceMs = 2000;

/** Whether the server is heard, and how to say that the line to it stands or broke. */
export function useHeard(): [heard: boolean, onConnection: (connected: boolean) => void] {
  const [heard, setHeard] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onConnection = useCallback((connected: boolean) => {
    if (!connected) {
      timer.current ??= setTimeout(() => setHeard(false), graceMs);
      return;
    }
    if (timer.current !== undefined) tellLineBack();
    clearTimeout(timer.current);
    timer.current = undefined;
    setHeard(true);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return [heard, onConnection];
}
