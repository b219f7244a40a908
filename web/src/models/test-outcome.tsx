import type { Model, ModelTest } from '@easel/contract';
import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { tookOf } from './model-facts.ts';

/** How far a test came, step by step, what is wrong and what to do, and the picture that it made. */
export function TestOutcome({ model, test }: { readonly model: Model; readonly test: ModelTest }) {
  const { t } = useTranslation('models');
  const { steps, problem, picture } = test;
  return (
    <div className="model-test">
      <ol className="model-steps" aria-label={t('test.steps')}>
        {steps.map((step, at) => (
          <TestStep
            key={step.name}
            ok={step.ok}
            // One request decides all but the first: its time is told once.
            ms={at === 0 || at === steps.length - 1 ? step.ms : undefined}
            words={<StepWords model={model} step={step} problem={problem} />}
          >
            {step.ok || !problem ? null : <Advice problem={problem} status={step.status} />}
          </TestStep>
        ))}
      </ol>
      {picture ? (
        <figure className="model-picture">
          <img src={picture} alt={t('test.pictureAlt')} width={128} height={128} />
          <figcaption>{t('test.picture')}</figcaption>
        </figure>
      ) : null}
    </div>
  );
}

export interface TestStepProps {
  readonly ok: boolean;
  readonly ms: number | undefined;
  readonly words: ReactNode;
  /** What to do about it. */
  readonly children?: ReactNode;
}

export function TestStep({ ok, ms, words, children }: TestStepProps) {
  const { t } = useTranslation('models');
  const took = ms === undefined || ms === 0 ? null : tookOf(ms);
  return (
    <li className="model-step" data-ok={ok}>
      <span className="model-step-mark" aria-hidden>
        {ok ? <Check size={14} strokeWidth={2} /> : <CircleAlert size={14} strokeWidth={2} />}
      </span>
      <div>
        <p className="model-step-line">
          <span>{words}</span>
          {took ? <span className="model-step-took">{t(`took.${took.unit}`, took)}</span> : null}
        </p>
        {children}
      </div>
    </li>
  );
}

type Step = ModelTest['steps'][number];
type Problem = NonNullable<ModelTest['problem']>;

function StepWords({ model, step, problem }: { model: Model; step: Step; problem: Problem | undefined }) {
  const { t } = useTranslation('models');
  const { host = null, keyed = false, model: named = null } = model.place ?? {};
  if (!step.ok) {
    if (problem?.kind === 'key_refused' && !keyed) return t('problem.key_missing');
    return problem ? t(`problem.${problem.kind}`, { host: host ?? model.label, model: named ?? model.label }) : null;
  }
  if (step.name === 'reach') return host ? t('step.reach', { host }) : t('step.own');
  if (step.name === 'key') return t(keyed ? 'step.key' : 'step.noKey');
  if (step.name === 'model') return named ? t('step.modelNamed', { model: named }) : t('step.model');
  return t(`step.${step.name}`);
}

function Advice({ problem, status }: { readonly problem: Problem; readonly status: number | undefined }) {
  const { t } = useTranslation('models');
  const { advice, detail, excerpt, retryAfterSeconds } = problem;
  return (
    <>
      {detail ? <p className="model-advice">{t(`detail.${detail}`)}</p> : null}
      <p className="model-advice">
        {retryAfterSeconds ? t('advice.waitFor', { seconds: retryAfterSeconds }) : t(`advice.${advice}`)}
      </p>
      {excerpt ? (
        <p className="model-said">{status ? t('test.saidWith', { status, excerpt }) : t('test.said', { excerpt })}</p>
      ) : status ? (
        <p className="model-said">{t('test.status', { status })}</p>
      ) : null}
    </>
  );
}
