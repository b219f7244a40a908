import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { endToast, showToast } from '../ui/index.ts';

export interface BeginningOptions {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Writes an example where one writes. Words of one's own that stood there give way, and can be had back. */
export function useBeginning({ text, onText, field }: BeginningOptions): (example: string) => void {
  const { t } = useTranslation('prompt');
  const given = useRef<string>(undefined);
  const toast = useRef<number>(undefined);
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  // Where the field has gone there is nothing to bring the words back to.
  useEffect(() => () => endToast(toast.current ?? 0), []);
  return (example) => {
    const own = text.trim() !== '' && text !== given.current && text !== example;
    given.current = example;
    onText(example);
    // Brings it back into view, too.
    field.current?.focus();
    if (!own) return;
    const run = () => onText(broughtBack({ own: text, example, now: latest.current }));
    toast.current = showToast({
      text: t('gaveWay.done'),
      action: { label: t('gaveWay.undo'), run },
      durationMs: 15_000,
    });
  };
}

/** What was written since then stays. */
function broughtBack({ own, example, now }: Readonly<Record<'own' | 'example' | 'now', string>>): string {
  return now.trim() === '' || now === example ? own : `${own}\n${now}`;
}
