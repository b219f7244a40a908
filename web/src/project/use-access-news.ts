import type { Role } from '@easel/contract';
import { useCallback, useEffect, useRef } from 'react';
import type { CanvasSession } from '../canvas/index.ts';
import { useTranslation } from '../i18n/index.ts';
import { accessChange } from '../sharing/index.ts';
import { endToast, showToast, type ToastWords } from '../ui/index.ts';

export interface AccessNewsOptions {
  readonly role: Role;
  readonly session: CanvasSession | null;
  readonly onRole: (role: Role) => void;
}

/** Takes what the server says that one may do now, and says so where it is not what one could do before. */
export function useAccessNews({ role, session, onRole }: AccessNewsOptions): (now: Role) => void {
  const { t } = useTranslation('sharing');
  const latest = useRef({ role, session, onRole });
  useEffect(() => {
    latest.current = { role, session, onRole };
  });
  // What was said before holds no longer.
  const said = useRef<number>(null);
  const say = useCallback((words: ToastWords) => {
    if (said.current !== null) endToast(said.current);
    said.current = showToast(words);
  }, []);
  return useCallback(
    (now: Role) => {
      const { role: before, session: canvas, onRole: tell } = latest.current;
      const change = accessChange(before, now);
      tell(now);
      if (!change) return;
      if (change !== 'mayOnlyLook' || !canvas) {
        say({ text: t(`change.${change}`) });
        return;
      }
      // Only when the server has answered is it known what of the last changes it still took.
      void canvas.autosave.flush().then(() => {
        const count = unsavedIn(canvas);
        const text = count > 0 ? t('change.unsaved', { count }) : t('change.mayOnlyLook');
        say({ text, ...(count > 0 && { durationMs: 15_000 }) });
      });
    },
    [t, say],
  );
}

/** Changes that the server has not taken. */
export function unsavedIn(session: CanvasSession | null): number {
  const state = session?.autosave.state;
  return state && 'pending' in state ? state.pending : 0;
}
