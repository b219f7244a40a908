import { useTranslation } from '../i18n/index.ts';
import type { Entry } from './conversation.ts';
import { StepMark, StepMeta } from './step-list.tsx';

/** One line for the whole conversation: what the newest turn is at or came to, or else its title. */
export function NowLine({ entries, title }: { readonly entries: readonly Entry[]; readonly title: string }) {
  const { t } = useTranslation('agent');
  const last = entries.findLast((entry) => entry.kind === 'answered');
  const steps = last?.turn.steps ?? [];
  if (last?.turn.proposal) return <p className="agent-now agent-step">{t('proposal.waits')}</p>;
  const step = steps.find(({ status }) => status === 'running') ?? steps.findLast(({ status }) => status !== 'coming');
  return (
    <p className="agent-now agent-step" data-status={step?.status}>
      {step ? <StepMark status={step.status} /> : null}
      <span className="agent-now-label" dir="auto">
        {step?.label ?? title}
      </span>
      {step ? <StepMeta step={step} /> : null}
    </p>
  );
}
