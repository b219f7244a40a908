import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/index.ts';
import { useDarkness } from '../theme.ts';
import { Button, Skeleton } from '../ui/index.ts';
import { loadWidget, type FoundWidget } from './challenge-widget.ts';
import type { Challenge as ChallengeOptions } from './use-options.ts';

export interface ChallengeProps {
  readonly challenge: ChallengeOptions;
  /** Counts the tokens that were used up: each rise asks for a new one. */
  readonly used: number;
  /** `null` when the one before has run out. */
  readonly onToken: (token: string | null) => void;
}

type Trouble = 'none' | 'unloaded' | 'expired' | 'failed';

/** Proof that a person asks, drawn by the operator's service in the page's language and theme. */
export function Challenge({ challenge, used, onToken }: ChallengeProps) {
  const { t } = useTranslation('sign-in');
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<FoundWidget | null>(null);
  const [trouble, setTrouble] = useState<Trouble>('none');
  const { scriptUrl, siteKey } = challenge;
  useEffect(() => {
    let gone = false;
    const load = scriptUrl ? loadWidget(scriptUrl) : Promise.reject(new Error('There is no script to load'));
    load.then(
      (widget) => !gone && setFound(widget),
      () => !gone && setTrouble('unloaded'),
    );
    return () => {
      gone = true;
    };
  }, [scriptUrl, attempt]);
  const retry = () => {
    setTrouble('none');
    setAttempt(attempt + 1);
  };
  return (
    <div className="challenge" role="group" aria-label={t('challenge.label')}>
      {found && trouble !== 'unloaded' ? (
        <Widget found={found} siteKey={siteKey ?? ''} used={used} onToken={onToken} onTrouble={setTrouble} />
      ) : null}
      {found || trouble === 'unloaded' ? null : <Skeleton className="challenge-waiting" />}
      {trouble === 'none' ? null : (
        <div className="sign-in-trouble">
          <p role="alert">{t(`challenge.${trouble}`)}</p>
          {trouble === 'unloaded' ? (
            <Button kind="outline" size="dense" onClick={retry}>
              {t('retry')}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}

interface WidgetProps extends Omit<ChallengeProps, 'challenge'> {
  readonly found: FoundWidget;
  readonly siteKey: string;
  readonly onTrouble: (trouble: Trouble) => void;
}

function Widget({ found: { widget, languageKey }, siteKey, used, onToken, onTrouble }: WidgetProps) {
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<string | number | undefined>(undefined);
  const language = useLanguage();
  const theme = useDarkness() ? 'dark' : 'light';
  const told = useRef({ onToken, onTrouble });
  useEffect(() => {
    told.current = { onToken, onTrouble };
  });
  useEffect(() => {
    // One of its own each time: not every script can take away what it drew, and none draws twice in one place.
    const ground = document.createElement('div');
    place.current?.append(ground);
    const lost = (trouble: Trouble) => () => {
      told.current.onToken(null);
      told.current.onTrouble(trouble);
      if (drawn.current !== undefined) widget.reset(drawn.current);
    };
    drawn.current = widget.render(ground, {
      sitekey: siteKey,
      theme,
      [languageKey]: language,
      callback: (token: string) => {
        told.current.onTrouble('none');
        told.current.onToken(token);
      },
      'expired-callback': lost('expired'),
      'error-callback': () => {
        told.current.onToken(null);
        told.current.onTrouble('failed');
        // Says that the page deals with it; the widget tries again, or offers to, by itself.
        return true;
      },
    });
    return () => {
      told.current.onToken(null);
      if (drawn.current !== undefined) widget.remove?.(drawn.current);
      ground.remove();
    };
  }, [widget, siteKey, theme, language, languageKey]);
  const usedBefore = useRef(used);
  useEffect(() => {
    if (used === usedBefore.current) return;
    usedBefore.current = used;
    told.current.onToken(null);
    if (drawn.current !== undefined) widget.reset(drawn.current);
  }, [widget, used]);
  return <div ref={place} className="challenge-place" />;
}
