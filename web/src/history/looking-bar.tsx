import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { CanvasSession } from '../canvas/index.ts';
import { useTranslation } from '../i18n/index.ts';
import { Button } from '../ui/index.ts';
import { countOf, type Difference } from './compare.ts';
import type { Looking } from './looking.ts';
import { useMarks } from './use-marks.ts';
import { useCopying, useRestoring } from './use-restoring.ts';
import './history.css';

export { VersionMarks } from './version-marks.tsx';

export interface LookingBarProps {
  readonly live: CanvasSession;
  readonly looking: Looking;
  readonly canEdit: boolean;
}

const order: readonly Difference[] = ['new', 'moved', 'changed', 'gone'];

/** At the top while one looks at an earlier version: what happened since, and bringing it back. */
export function LookingBar({ live, looking, canEdit }: LookingBarProps) {
  const { t } = useTranslation('history');
  const { asked, entry, still, error } = useStore(looking, (state) => state);
  const restoring = useRestoring(live, looking);
  const copying = useCopying(live);
  const marks = useMarks(live, still);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { still } = looking.getState();
      // What is selected, typed in or open over it has the key first.
      const taken =
        event.target instanceof Element && event.target.closest('input, [role="menu"], [role="dialog"], search');
      if (event.key !== 'Escape' || !still || taken || still.store.getState().selection.size > 0) return;
      event.preventDefault();
      event.stopPropagation();
      looking.leave();
    };
    // Before the canvas, which takes every Escape for its own.
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [looking]);
  // What was chosen last is meant, before it is on the screen, too; not what could not be shown.
  const meant = error ? entry : asked;
  if (!meant || !still) return null;
  const count = countOf(marks);
  const parts = order.filter((one) => count[one] > 0).map((one) => t(`since.${one}`, { count: count[one] }));
  return (
    <section className="history-bar" aria-label={t('bar')}>
      <p role="status">{parts.length > 0 ? t('since.words', { what: parts.join(t('since.and')) }) : t('since.same')}</p>
      {canEdit ? (
        <>
          <Button waiting={copying.isPending} onClick={() => copying.mutate(meant)}>
            {t('copy.do')}
          </Button>
          <Button kind="accent" waiting={restoring.isPending} onClick={() => restoring.mutate(meant)}>
            {t('restore.do')}
          </Button>
        </>
      ) : (
        <Button onClick={() => looking.leave()}>{t('back')}</Button>
      )}
    </section>
  );
}
