import { ChevronDown, ChevronUp, Search, X } from 'lucide-react';
import { useDeferredValue, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Button, IconButton } from '../../ui/index.ts';
import { useSession } from '../canvas-context.ts';
import { keyName } from '../menu/key-name.ts';
import { keyOf, keysBy } from '../menu/shortcut-table.ts';
import { Dimming } from './dimming.tsx';
import { useMatches } from './use-matches.ts';
import { useSteps } from './use-steps.ts';
import './find.css';

export interface FindBarProps {
  /** What was typed ahead of it by who writes elsewhere by now; `null`: it takes the keyboard. */
  readonly typed: string | null;
  readonly onClose: () => void;
}

/** Finds by title, text, prompt and file name. All that does not match fades while it is open. */
export function FindBar({ typed, onClose }: FindBarProps) {
  const { t } = useTranslation('panels');
  const session = useSession();
  const [wish, setWish] = useState(typed ?? '');
  const found = useMatches(session, useDeferredValue(wish));
  const field = useFocusOnFind(typed === null);
  const { at, step, reset } = useSteps(session, found);
  const selectAll = () => {
    session.store.select((found ?? []).map(({ id }) => id));
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const name = keyName(event);
    // Enter on a button presses it.
    if (name !== 'Escape' && event.target !== field.current) return;
    const act = keysBy('find', { findNext: () => step(1), findLast: () => step(-1), findClose: onClose }).get(name);
    if (!act) return;
    act();
    event.preventDefault();
    event.stopPropagation();
  };
  const count = found?.length ?? 0;
  return (
    <>
      {found ? <Dimming found={found} current={at === null ? null : (found[at]?.id ?? null)} /> : null}
      <search className="canvas-panel find" aria-label={t('find.label')} onKeyDown={onKeyDown}>
        <div className="find-line">
          <Search size={16} strokeWidth={1.75} aria-hidden />
          <input
            ref={field}
            aria-label={t('find.label')}
            placeholder={t('find.placeholder')}
            value={wish}
            onChange={(event) => {
              reset();
              setWish(event.target.value);
            }}
          />
          <span className="find-count" role="status">
            {found ? countWords(t, at, count) : null}
          </span>
          <IconButton
            icon={ChevronUp}
            size="dense"
            label={t('find.previous')}
            shortcut="⇧↵"
            disabled={count === 0}
            onClick={() => step(-1)}
          />
          <IconButton
            icon={ChevronDown}
            size="dense"
            label={t('find.next')}
            shortcut="↵"
            disabled={count === 0}
            onClick={() => step(1)}
          />
          <IconButton icon={X} size="dense" label={t('find.close')} shortcut="Esc" onClick={onClose} />
        </div>
        {count > 1 ? (
          <Button size="dense" onClick={selectAll}>
            {t('find.selectAll', { count })}
          </Button>
        ) : null}
      </search>
    </>
  );
}

function countWords(
  t: (key: string, values: Record<string, number>) => string,
  at: number | null,
  count: number,
): string {
  if (count === 0) return t('find.none', {});
  return at === null ? t('find.count', { count }) : t('find.place', { at: at + 1, count });
}

/** Mod+F again, while it is open, marks what was typed. */
function useFocusOnFind(atOnce: boolean) {
  const field = useRef<HTMLInputElement>(null);
  const [takes] = useState(atOnce);
  // With the bar itself: letters that were typed ahead of it follow at once.
  useLayoutEffect(() => {
    const before = document.activeElement;
    if (takes) field.current?.focus();
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (keyName(event) === keyOf('find')) {
        field.current?.focus();
        field.current?.select();
      }
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
      if (takes && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [takes]);
  return field;
}
