import { Check, CircleAlert, Square } from 'lucide-react';
import { useTranslation } from '../i18n/index.ts';
import { isolatedQuotes } from '../i18n/isolated.ts';
import { Button, ProgressRing, Tooltip } from '../ui/index.ts';
import { clockText, durationText, secondsSince } from './clock.ts';
import type { ShownStep } from './shown-turn.ts';
import { LostReasons } from './lost-reasons.tsx';
import { SourceSites } from './source-links.tsx';
import { isToBeHad, StepPictures } from './step-pictures.tsx';
import { stoppedWords } from './stopped-words.ts';
import { useNow } from './use-now.ts';

export interface StepListProps {
  readonly steps: readonly ShownStep[];
  readonly onShowNode: (nodeId: string) => void;
  /** Tries a step again: what of it failed, or only these pictures; not given while it cannot be, or where one may only read. */
  readonly onRetry?: ((stepId: string, pictureIds?: readonly string[]) => void) | undefined;
}

/** The diary of a turn: what was done in the past tense with its time, what is being done, what will be. */
export function StepList({ steps, onShowNode, onRetry }: StepListProps) {
  return (
    <ol className="agent-steps">
      {steps.map((step) => (
        <Step key={step.id} step={step} onShowNode={onShowNode} onRetry={onRetry} />
      ))}
    </ol>
  );
}

function Step({ step, onShowNode, onRetry }: Omit<StepListProps, 'steps'> & { readonly step: ShownStep }) {
  const { t } = useTranslation('agent');
  // A step that was stopped says so itself; its old name would promise what did not happen.
  const stopped = step.status === 'stopped' ? stoppedWords(step.note, t('steps.stopped')) : null;
  const note = stopped ? stopped.rest : step.note;
  const lost = step.pictures.filter(isToBeHad);
  const settled = step.status !== 'running';
  const again = onRetry && settled && lost.length > 0 ? (ids?: readonly string[]) => onRetry(step.id, ids) : undefined;
  const searches = onRetry && step.kind === 'search' && step.status === 'failed';
  return (
    <li className="agent-step" data-status={step.status}>
      <StepMark status={step.status} />
      <div className="agent-step-body">
        <p className="agent-step-line">
          <span className="agent-step-label">{isolatedQuotes(stopped?.line ?? step.label)}</span>
          {step.pictures.some(({ procedural }) => procedural) ? (
            <Tooltip label={t('steps.proceduralMeans')}>
              <span className="agent-tag">{t('steps.procedural')}</span>
            </Tooltip>
          ) : null}
          <StepMeta step={step} />
        </p>
        {note ? <p className="agent-step-note">{isolatedQuotes(note)}</p> : null}
        <SourceSites sources={step.sources} />
        <StepPictures pictures={step.pictures} onShowNode={onShowNode} onMakeAgain={again} />
        <LostReasons pictures={step.pictures} />
        {again ? (
          <Button kind="outline" size="dense" onClick={() => again()}>
            {t('steps.again', { count: lost.length })}
          </Button>
        ) : null}
        {searches ? (
          <Button kind="outline" size="dense" onClick={() => onRetry(step.id)}>
            {t('steps.searchAgain')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

export function StepMark({ status }: { readonly status: ShownStep['status'] }) {
  return (
    <span className="agent-step-mark" aria-hidden>
      {status === 'done' ? <Check size={14} strokeWidth={2} /> : null}
      {status === 'running' ? <ProgressRing size={14} /> : null}
      {status === 'coming' ? <i /> : null}
      {status === 'failed' ? <CircleAlert size={14} strokeWidth={2} /> : null}
      {status === 'stopped' ? <Square size={10} fill="currentColor" strokeWidth={2} /> : null}
    </span>
  );
}

/** How far a running step is and since when; how long an ended one took. */
export function StepMeta({ step }: { readonly step: ShownStep }) {
  const { t, i18n } = useTranslation('agent');
  const running = step.status === 'running';
  const now = useNow(running);
  if (running) {
    const clock = step.startedAt ? clockText(secondsSince(step.startedAt, now)) : '';
    const done = step.pictures.filter(({ state }) => state !== 'coming').length;
    const count = step.pictures.length > 0 ? t('steps.of', { done, count: step.pictures.length }) : '';
    return <span className="agent-step-meta">{[count, clock].filter(Boolean).join(' · ')}</span>;
  }
  if (step.seconds === undefined) return null;
  const took = durationText(step.seconds, i18n.language);
  return (
    <span className="agent-step-meta">
      {'clock' in took ? took.clock : t('steps.seconds', { seconds: took.seconds })}
    </span>
  );
}
