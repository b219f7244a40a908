import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ProgressRing, Skeleton } from '../ui/index.ts';
import type { ScanAnswer } from './arrival.ts';
import { scanIn } from './scan-message.ts';
import { clockOf } from './use-countdown.ts';
import type { ScanCode } from './use-scan-code.ts';

export type ScanView =
  | { readonly kind: 'none' | 'waiting' | 'under-way' }
  | { readonly kind: 'open'; readonly code: ScanCode; readonly seconds: number }
  | { readonly kind: 'stopped'; readonly words: string };

export interface ScanFrameProps {
  readonly view: ScanView;
  readonly onScanned: (answer: ScanAnswer) => void;
  readonly onRenew: () => void;
}

/** What the provider's page may do: all that it needs to draw a code, and to send the frame or the window back. */
const allowed = 'allow-scripts allow-same-origin allow-forms allow-popups allow-top-navigation';

/** A place of one size, whatever stands in it. */
export function ScanFrame({ view, onScanned, onRenew }: ScanFrameProps) {
  const { t } = useTranslation('sign-in');
  return (
    <>
      <div className="scan" data-view={view.kind}>
        {view.kind === 'waiting' ? <Skeleton className="scan-waiting" /> : null}
        {view.kind === 'open' ? <Frame key={view.code.state} code={view.code} onScanned={onScanned} /> : null}
        <div className="scan-words" role="status">
          {view.kind === 'under-way' ? (
            <>
              <ProgressRing />
              <p>{t('scan.scanned')}</p>
            </>
          ) : null}
          {view.kind === 'stopped' ? (
            <>
              <p>{view.words}</p>
              <Button kind="accent" autoFocus onClick={onRenew}>
                {t('scan.renew')}
              </Button>
            </>
          ) : null}
        </div>
      </div>
      <p className="scan-foot">
        {view.kind === 'open' ? (
          <>
            <span>{t('scan.goodFor', { clock: clockOf(view.seconds) })}</span>
            <a className="sign-in-link" href={view.code.authorizeUrl}>
              {t('scan.here')}
            </a>
          </>
        ) : null}
      </p>
    </>
  );
}

interface FrameProps {
  readonly code: ScanCode;
  readonly onScanned: (answer: ScanAnswer) => void;
}

function Frame({ code, onScanned }: FrameProps) {
  const { t } = useTranslation('sign-in');
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  const heard = useRef(onScanned);
  useEffect(() => {
    heard.current = onScanned;
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const answer = scanIn(event, { origin: location.origin, window: frame.current?.contentWindow ?? null });
      if (answer) heard.current(answer);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  return (
    <>
      {loaded ? null : <Skeleton className="scan-waiting" />}
      <iframe
        ref={frame}
        title={t('scan.frame')}
        src={code.authorizeUrl}
        width={300}
        height={400}
        sandbox={allowed}
        data-loaded={loaded || undefined}
        onLoad={() => setLoaded(true)}
      />
    </>
  );
}
