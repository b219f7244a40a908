import { useTranslation } from '../i18n/index.ts';
import { useState } from 'react';
import type { Entry } from './conversation.ts';
import { isOpen, type ShownTurn } from './shown-turn.ts';

export type Progress =
  | { readonly kind: 'step'; readonly label: string; readonly placed: number }
  | { readonly kind: 'plan' }
  | { readonly kind: 'ended'; readonly status: 'done' | 'failed' | 'canceled'; readonly placed: number };

/** What a screen reader is told of the newest turn: the step it is at, how many pictures are there, how it ended. */
export function progressOf(entries: readonly Entry[]): Progress | null {
  const last = entries.findLast((entry) => entry.kind === 'answered');
  if (!last) return null;
  const { turn } = last;
  if (turn.proposal) return { kind: 'plan' };
  const placed = placedIn(turn);
  if (!isOpen(turn.status)) {
    return { kind: 'ended', status: turn.status as 'done' | 'failed' | 'canceled', placed };
  }
  const label = turn.steps.find(({ status }) => status === 'running')?.label ?? '';
  return { kind: 'step', label, placed };
}

function placedIn({ steps }: ShownTurn): number {
  return steps.flatMap(({ pictures }) => pictures).filter(({ state }) => state === 'placed').length;
}

/** The words for it; nothing for a turn that had ended before the page was opened. */
export function useSpokenProgress(entries: readonly Entry[]): string {
  const { t } = useTranslation('agent');
  const [ranHere, setRanHere] = useState(false);
  const progress = progressOf(entries);
  if (progress && progress.kind !== 'ended' && !ranHere) setRanHere(true);
  if (!progress || !ranHere) return '';
  if (progress.kind === 'plan') return t('proposal.waits');
  const { placed } = progress;
  const pictures = placed > 0 ? t('say.placed', { count: placed }) : '';
  const first = progress.kind === 'step' ? progress.label : t(`say.${progress.status}`);
  if (!first || !pictures) return first || pictures;
  return t(progress.kind === 'step' ? 'say.stepAnd' : 'say.endAnd', { first, pictures });
}
