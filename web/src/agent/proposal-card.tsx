import './proposal.css';
import { ApiError, type Decision, type Proposal } from '@easel/contract';
import { Box, Check, Undo2, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { useSizes } from '../api/sizes.ts';
import { SizeChip } from '../prompt/index.ts';
import { Button, ChipMenu, IconButton, useErrorWords } from '../ui/index.ts';
import { costOf, countOf, draftOf, sizeFrom, yesTo, type ProposalDraft } from './proposal-draft.ts';

export interface ProposalCardProps {
  readonly proposal: Proposal;
  readonly modelLabel: (id: string) => string;
  /** Not given where one may only read. */
  readonly onDecide?: ((decision: Decision) => Promise<void>) | undefined;
}

/** What the agent would make and what it costs, to be changed, agreed to or dropped before anything is made. */
export function ProposalCard({ proposal, modelLabel, onDecide }: ProposalCardProps) {
  const { t } = useTranslation('agent');
  const heading = useId();
  const [draft, setDraft] = useState(() => draftOf(proposal));
  const deciding = useDeciding(onDecide);
  const count = countOf(draft);
  const change = (at: number, part: Partial<ProposalDraft['pictures'][number]>) =>
    setDraft({ ...draft, pictures: draft.pictures.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  return (
    <section className="proposal" aria-labelledby={heading}>
      <h3 id={heading}>{t('proposal.heading')}</h3>
      <ol className="proposal-pictures">
        {proposal.pictures.map(({ title }, at) => (
          // The order of a proposal never changes.
          <li key={at} data-kept={draft.pictures[at]!.kept}>
            <ProposedPicture
              title={title}
              {...draft.pictures[at]!}
              onChange={onDecide && ((part) => change(at, part))}
            />
          </li>
        ))}
      </ol>
      <div className="proposal-how">
        <Wishes proposal={proposal} draft={draft} onDraft={onDecide && setDraft} modelLabel={modelLabel} />
        <span className="agent-grow" />
        <Cost proposal={proposal} draft={draft} />
      </div>
      {onDecide ? (
        <div className="proposal-answers">
          <Button
            kind="accent"
            disabled={count === 0}
            waiting={deciding.answer === 'yes'}
            onClick={() => deciding.decide(yesTo(proposal, draft))}
          >
            {t('proposal.yes', { count })}
          </Button>
          <Button
            waiting={deciding.answer === 'no'}
            onClick={() => deciding.decide({ proposalId: proposal.proposalId, answer: 'no' })}
          >
            {t('proposal.no')}
          </Button>
        </div>
      ) : (
        <p className="proposal-note">{t('proposal.readOnly')}</p>
      )}
      {deciding.trouble ? (
        <p className="proposal-note is-bad" role="alert">
          {deciding.trouble}
        </p>
      ) : null}
    </section>
  );
}

/** One decision at a time; a refused one says why and may be changed. */
function useDeciding(onDecide: ProposalCardProps['onDecide']) {
  const { t } = useTranslation('agent');
  const words = useErrorWords();
  const [answer, setAnswer] = useState<Decision['answer'] | null>(null);
  const [trouble, setTrouble] = useState('');
  const decide = (decision: Decision) => {
    if (answer) return;
    setAnswer(decision.answer);
    setTrouble('');
    onDecide?.(decision).catch((error: unknown) => {
      const short = error instanceof ApiError && error.errorCode === 'credits.insufficient';
      setTrouble(short ? t('proposal.tooDear') : words(error));
      setAnswer(null);
    });
  };
  return { decide, answer, trouble };
}

interface ProposedPictureProps {
  readonly title: string;
  readonly kept: boolean;
  readonly prompt: string;
  readonly onChange?: ((part: { kept?: boolean; prompt?: string }) => void) | undefined;
}

function ProposedPicture({ title, kept, prompt, onChange }: ProposedPictureProps) {
  const { promptCharacters } = useSizes();
  const { t } = useTranslation('agent');
  return (
    <>
      <p className="proposal-title">
        <b dir="auto">{title}</b>
        {onChange ? (
          <IconButton
            size="dense"
            icon={kept ? X : Undo2}
            label={t(kept ? 'proposal.leaveOut' : 'proposal.takeIn', { title })}
            onClick={() => onChange({ kept: !kept })}
          />
        ) : null}
      </p>
      {!kept ? null : onChange ? (
        <textarea
          className="proposal-prompt"
          dir="auto"
          rows={2}
          maxLength={promptCharacters}
          aria-label={t('proposal.prompt', { title })}
          value={prompt}
          onChange={(event) => onChange({ prompt: event.target.value })}
        />
      ) : (
        <p className="proposal-prompt" dir="auto">
          {prompt}
        </p>
      )}
    </>
  );
}

interface WishesProps extends Pick<ProposalCardProps, 'proposal' | 'modelLabel'> {
  readonly draft: ProposalDraft;
  readonly onDraft?: ((draft: ProposalDraft) => void) | undefined;
}

function Wishes({ proposal, draft, onDraft, modelLabel }: WishesProps) {
  const { t } = useTranslation('agent');
  const { width, height } = draft.size;
  if (!onDraft) {
    return (
      <span className="proposal-note">
        {width} × {height} · {modelLabel(draft.model)}
      </span>
    );
  }
  const offers = [proposal.model, ...proposal.otherModels];
  return (
    <>
      <SizeChip size={draft.size} onSize={(size) => onDraft({ ...draft, size: size ?? sizeFrom(proposal.size) })} />
      {offers.length > 1 ? (
        <ChipMenu icon={Box} label={t('proposal.model')} value={modelLabel(draft.model)}>
          {(close) => (
            <div className="prompt-choices">
              {offers.map(({ id }) => (
                <button
                  key={id}
                  type="button"
                  className="ui-menu-item"
                  aria-pressed={id === draft.model}
                  onClick={() => {
                    onDraft({ ...draft, model: id });
                    close();
                  }}
                >
                  <span>{modelLabel(id)}</span>
                  <Check className="prompt-check" size={16} strokeWidth={1.75} aria-hidden />
                </button>
              ))}
            </div>
          )}
        </ChipMenu>
      ) : null}
    </>
  );
}

function Cost({ proposal, draft }: { readonly proposal: Proposal; readonly draft: ProposalDraft }) {
  const { t, i18n } = useTranslation('agent');
  const cost = costOf(proposal, draft);
  const words = () => {
    if (!cost) return t('proposal.uncounted');
    if ('credits' in cost) return t('proposal.credits', { count: cost.credits });
    return t('proposal.price', { price: cost.price.toLocaleString(i18n.language, { maximumFractionDigits: 4 }) });
  };
  return <span className="proposal-cost">{words()}</span>;
}
