import { ApiError } from '@easel/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, useErrorWords } from '../ui/index.ts';
import { PlainPage } from './plain-page.tsx';

/** A page failed as a whole: says what is safe first, then how to go on. Loads anew, since its state may be broken. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('ui');
  const words = useErrorWords();
  const fromServer = error instanceof ApiError ? error : null;
  return (
    <PlainPage title={t('failed.title')} text={fromServer ? words(error) : t('failed.text')} takesFocus>
      <Button kind="accent" onClick={() => location.reload()}>
        {t('failed.reload')}
      </Button>
      <Button kind="outline" onClick={() => location.assign('/')}>
        {t('page.home')}
      </Button>
      {fromServer?.requestId ? <RequestId id={fromServer.requestId} /> : null}
    </PlainPage>
  );
}

/** What an operator needs to find the failure in the log. */
function RequestId({ id }: { readonly id: string }) {
  const { t } = useTranslation('ui');
  const [copied, setCopied] = useState(false);
  const words = useRef<HTMLElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      setCopied(true);
    } catch {
      // Without encryption browsers keep the clipboard to themselves: then the words stand marked, to be copied by hand.
      if (words.current) getSelection()?.selectAllChildren(words.current);
    }
  };
  return (
    <p className="plain-id">
      <code ref={words}>{t('error.request', { id })}</code>
      <Button size="dense" onClick={() => void copy()}>
        {copied ? t('failed.copied') : t('failed.copy')}
      </Button>
    </p>
  );
}
