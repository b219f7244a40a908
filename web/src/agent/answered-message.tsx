import type { Decision } from '@easel/contract';
import { CircleAlert } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { Button, lazyPart } from '../ui/index.ts';
import type { Answered, Said } from './conversation.ts';
import { ProposalCard } from './proposal-card.tsx';
import { saysOnlyReasons } from './reasons.ts';
import { isOpen } from './shown-turn.ts';
import { CitingWords, SourceList } from './source-links.tsx';
import type { Source } from './sources.ts';
import { StepList, StepMark, type StepListProps } from './step-list.tsx';

export interface AnsweredMessageProps {
  readonly entry: Answered;
  readonly onShowNode: (nodeId: string) => void;
  readonly modelLabel: (id: string) => string;
  /** The project whose memory one may change; not given where one may only read. */
  readonly memoryOf?: string | undefined;
  /** Says the same again; not given where one may only read. */
  readonly onAskAgain?: ((said: Said) => void) | undefined;
  /** Tries what failed in a step again, or some of its pictures; not given where one may only read. */
  readonly onRetry?: ((turnId: string, stepId: string, pictureIds?: readonly string[]) => void) | undefined;
  /** Not given where one may only read. */
  readonly onDecide?: ((turnId: string, decision: Decision) => Promise<void>) | undefined;
}

const RememberedNotes = lazyPart(async () => (await import('../memory/remembered-notes.tsx')).RememberedNotes);

/** What the agent said and did: words, the diary, words. */
export function AnsweredMessage(props: AnsweredMessageProps) {
  const { entry, onShowNode, modelLabel, memoryOf, onAskAgain, onRetry, onDecide } = props;
  const { turn, asked } = entry;
  const { turnId, proposal } = turn;
  const { t } = useTranslation('agent');
  const pictures = turn.steps.flatMap((step) => step.pictures);
  const closing = turn.closing.filter((words) => !saysOnlyReasons(words, pictures));
  const silent = turn.steps.length === 0 && turn.opening.length === 0;
  const retry: StepListProps['onRetry'] =
    onRetry && !isOpen(turn.status) ? (stepId, pictureIds) => onRetry(turnId, stepId, pictureIds) : undefined;
  return (
    <article className="agent-answer" aria-label={t('answer')} aria-busy={isOpen(turn.status)}>
      <Passages texts={turn.opening} sources={turn.sources} />
      {turn.memories.length > 0 ? (
        <Suspense>
          <RememberedNotes notes={turn.memories} projectId={memoryOf} />
        </Suspense>
      ) : null}
      {turn.steps.length > 0 ? <StepList steps={turn.steps} onShowNode={onShowNode} onRetry={retry} /> : null}
      {silent && isOpen(turn.status) ? <OnlyLine status="running" words={t('steps.starting')} /> : null}
      {silent && turn.status === 'canceled' ? <OnlyLine status="stopped" words={t('steps.stopped')} /> : null}
      {proposal ? (
        <ProposalCard
          key={proposal.proposalId}
          proposal={proposal}
          modelLabel={modelLabel}
          onDecide={onDecide && ((decision) => onDecide(turnId, decision))}
        />
      ) : null}
      <Passages texts={closing} sources={turn.sources} />
      {isOpen(turn.status) ? null : <SourceList sources={turn.sources} texts={[...turn.opening, ...turn.closing]} />}
      {turn.error ? (
        <div className="agent-error">
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
          <div>
            <p>{turn.error.text}</p>
            {onAskAgain && asked?.text ? (
              <Button kind="outline" size="dense" onClick={() => onAskAgain(asked)}>
                {t('tryAgain')}
              </Button>
            ) : null}
          </div>
        </div>
      ) : null}
    </article>
  );
}

function Passages({ texts, sources }: { readonly texts: readonly string[]; readonly sources: readonly Source[] }) {
  return texts.map((text, index) => (
    // Passages are only ever added to the end.
    <p key={index} className="agent-words" dir="auto">
      <CitingWords text={text} sources={sources} />
    </p>
  ));
}

/** A turn of which there is nothing to tell yet, or never was. */
function OnlyLine({ status, words }: { readonly status: 'running' | 'stopped'; readonly words: string }) {
  return (
    <ol className="agent-steps">
      <li className="agent-step" data-status={status}>
        <StepMark status={status} />
        <div className="agent-step-body">
          <p className="agent-step-line">
            <span className="agent-step-label">{words}</span>
          </p>
        </div>
      </li>
    </ol>
  );
}
