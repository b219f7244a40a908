import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLanguage, useTranslation } from '../i18n/index.ts';
import { Button, ProgressRing } from '../ui/index.ts';
import type { Order } from './order.ts';
import type { Run, RunStep } from './run.ts';
import { largestScale } from './sizes.ts';

export interface ExportStepsProps {
  readonly run: Run;
  /** The same order once more, with something of it changed. */
  readonly onAgain: (part: Partial<Order>) => void;
}

/** The diary of an export: what was done and how long it took, what is being done, what went wrong. */
export function ExportSteps({ run, onAgain }: ExportStepsProps) {
  const { t } = useTranslation('export');
  const { phase, steps, made, fault } = run;
  const missing = made?.missing ?? [];
  return (
    <>
      <ol className="export-steps">
        {steps.map((step, at) => (
          <Step key={step.id} step={step} failed={phase === 'failed' && at === steps.length - 1} />
        ))}
      </ol>
      {phase === 'running' ? <p className="export-aside">{t('inBrowser')}</p> : null}
      {made?.texts && made.texts.all > 0 ? (
        <p className="export-aside">{t(textsKey(made.texts), { count: made.texts.all, live: made.texts.live })}</p>
      ) : null}
      {missing.length > 0 ? (
        <p className="export-aside">{t('missing', { count: missing.length, names: missing.join(t('comma')) })}</p>
      ) : null}
      {fault ? <Fault run={run} onAgain={onAgain} /> : null}
    </>
  );
}

function textsKey({ all, live }: { readonly all: number; readonly live: number }): string {
  if (live === 0) return 'texts.none';
  return live === all ? 'texts.all' : 'texts.some';
}

function Step({ step, failed }: { readonly step: RunStep; readonly failed: boolean }) {
  const { t } = useTranslation('export');
  const done = step.took !== null && !failed;
  const state = failed ? 'failed' : done ? 'done' : 'now';
  return (
    <li className="export-step" data-state={state}>
      <span className="export-mark">
        {failed ? (
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden />
        ) : done ? (
          <Check size={14} strokeWidth={1.75} aria-hidden />
        ) : (
          <ProgressRing size={14} progress={step.total > 0 ? step.count / step.total : undefined} />
        )}
      </span>
      <div>
        <p className="export-line">
          <span>{t(`step.${step.id}.${done ? 'done' : 'now'}`)}</span>
          <StepTime step={step} done={done} />
        </p>
        {state === 'now' && step.name ? <p className="export-hint">{step.name}</p> : null}
      </div>
    </li>
  );
}

function StepTime({ step, done }: { readonly step: RunStep; readonly done: boolean }) {
  const { t } = useTranslation('export');
  const language = useLanguage();
  const now = useClock(step.took === null);
  const seconds = (step.took ?? Math.max(0, now - step.began)) / 1000;
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: seconds < 10 ? 1 : 0 }).format(seconds);
  const time = t('seconds', { count: seconds, figure });
  const { count, total } = step;
  return <span className="export-after">{total > 0 && !done ? `${t('of', { count, total })} · ${time}` : time}</span>;
}

function useClock(running: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(performance.now()), 200);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}

function Fault({ run, onAgain }: ExportStepsProps) {
  const { t } = useTranslation('export');
  const { fault, order } = run;
  if (!fault) return null;
  const smaller =
    order.scale > 0.5 ? Math.min(order.scale / 2, largestScale(order.subject.box, order.format) ?? 0.5) : 0;
  return (
    <div className="export-fault" role="alert">
      <p>{t(`fault.${fault.reason}`, fault.values)}</p>
      {fault.reason === 'picture' ? (
        <Button kind="outline" size="dense" onClick={() => onAgain({ lenient: true })}>
          {t('leaveOut')}
        </Button>
      ) : null}
      {fault.reason === 'memory' && smaller > 0 ? (
        <Button kind="outline" size="dense" onClick={() => onAgain({ scale: smaller })}>
          {t('atScale', { scale: smaller })}
        </Button>
      ) : null}
      {fault.reason === 'failed' || fault.reason === 'picture' ? (
        <Button kind="outline" size="dense" onClick={() => onAgain({})}>
          {t('again')}
        </Button>
      ) : null}
    </div>
  );
}
