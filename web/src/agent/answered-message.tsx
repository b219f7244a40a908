import { CircleAlert } from 'lucide-react';
import { useTranslation } from '../i18n/index.ts';
import { Button } from '../ui/index.ts';
import type { Answered } from './conversation.ts';
import { StepList, StepMark } from './step-list.tsx';
import { isOpen } from './shown-turn.ts';
import { CitingWords, SourceList } from './source-links.tsx';
import type { Source } from './sources.ts';

export interface AnsweredMessageProps {
  readonly entry: Answered;
  readonly onShowNode: (nodeId: string) => void;
  /** Says the same again, for a number of pictures if one is given; not given where one may only read. */
  readonly onAskAgain?: ((text: string, count?: number) => void) | undefined;
}

/** What the agent said and did: words, the diary, words. */
export function AnsweredMessage({ entry: { turn, asked }, onShowNode, onAskAgain }: AnsweredMessageProps) {
  const { t } = useTranslation('agent');
  const silent = turn.steps.length === 0 && turn.opening.length === 0;
  const again = onAskAgain && asked ? (count?: number) => onAskAgain(asked, count) : undefined;
  return (
    <article className="agent-answer" aria-label={t('answer')} aria-busy={isOpen(turn.status)}>
      <Passages texts={turn.opening} sources={turn.sources} />
      {turn.steps.length > 0 ? <StepList steps={turn.steps} onShowNode={onShowNode} onMakeAgain={again} /> : null}
      {silent && isOpen(turn.status) ? <OnlyLine status="running" words={t('steps.starting')} /> : null}
      {silent && turn.status === 'canceled' ? <OnlyLine status="stopped" words={t('steps.stopped')} /> : null}
      <Passages texts={turn.closing} sources={turn.sources} />
      {isOpen(turn.status) ? null : <SourceList sources={turn.sources} texts={[...turn.opening, ...turn.closing]} />}
      {turn.error ? (
        <div className="agent-error">
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
          <div>
            <p>{turn.error.text}</p>
            {again ? (
              <Button kind="outline" size="dense" onClick={() => again()}>
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
    <p key={index} className="agent-words">
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
