import { createClient } from '@easel/contract';
import { useCallback, useEffect, useState } from 'react';
import { currentToken, renewSession, useSession } from '../api/session.ts';
import { holdSharePass, visitorMark } from '../api/share-pass.ts';
import { handOver } from '../project/index.ts';
import { passGate, type ShareGate } from './share-gate.ts';

/** Counts this browser as a visitor; nothing but the opening of a link says so. */
const visitor = createClient({
  baseUrl: '',
  token: currentToken,
  renew: renewSession,
  headers: () => ({ 'x-share-visitor': visitorMark() }),
});

/** Opens a link, anew for whoever signs in or out meanwhile, and again when asked. */
export function useShareGate(shareId: string): { readonly gate: ShareGate; readonly again: () => void } {
  const { user } = useSession();
  const caller = user?.id ?? null;
  const [round, setRound] = useState(0);
  const [gate, setGate] = useState<ShareGate>({ kind: 'opening' });
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    holdSharePass(shareId);
    void passGate({
      openLink: () => visitor.sharing.open({ shareId }, { signal }),
      handOver: (project) => signal.aborted || handOver(project),
      tell: (next) => signal.aborted || setGate(next),
    });
    return () => left.abort();
  }, [shareId, caller, round]);
  return { gate, again: useCallback(() => setRound((count) => count + 1), []) };
}
