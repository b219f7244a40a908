import { createClient } from '@easel/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { onLineBack } from '../api/line-back.ts';
import { currentToken, renewSession, useSession } from '../api/session.ts';
import { holdSharePass, visitorMark } from '../api/share-pass.ts';
import { useTranslation } from '../i18n/index.ts';
import { handOver, useLookingAgain } from '../project/index.ts';
import { showToast } from '../ui/index.ts';
import { isShut, passGate, shownAfter, type ShareGate } from './share-gate.ts';

/** Counts this browser as a visitor; nothing but the opening of a link says so. */
const visitor = createClient({
  baseUrl: '',
  token: currentToken,
  renew: renewSession,
  headers: () => ({ 'x-share-visitor': visitorMark() }),
});

/**
 * Opens a link, anew for whoever signs in or out meanwhile, and again when asked. One that is shut is looked at again:
 * its owner may turn it on while somebody waits before it.
 */
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
      tell: (next) => signal.aborted || setGate((now) => shownAfter(now, next)),
    });
    return () => left.abort();
  }, [shareId, caller, round]);
  const again = useCallback(() => setRound((count) => count + 1), []);
  useLookingAtGate(gate, again);
  return { gate, again };
}

/** Looks again while the link is shut; at what did not come, once the line is back. */
function useLookingAtGate({ kind }: ShareGate, look: () => void): void {
  const { t } = useTranslation('sharing');
  const shut = isShut(kind);
  const waited = useRef(false);
  useEffect(() => {
    // Whoever does not see that the page has changed hears of it.
    if (kind === 'open' && waited.current) showToast({ text: t('opened') });
    waited.current = isShut(kind);
  }, [kind, t]);
  useLookingAgain(shut, look);
  useEffect(() => (kind === 'failed' ? onLineBack(look) : undefined), [kind, look]);
}
