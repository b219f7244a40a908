import { ApiError } from '@easel/contract';
import { useMutation } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.ts';
import { beginSession } from '../api/session.ts';
import { Badge, Button, Tooltip, useErrorWords } from '../ui/index.ts';
import { applyInput, emptyBoxes, wholeCode, type CodeInput } from './code-boxes.ts';
import { CodeField } from './code-field.tsx';
import { sendCode, type SentCode } from './send-code.ts';
import { clockOf, useCountdown } from './use-countdown.ts';

export interface CodeStepProps {
  readonly sent: SentCode;
  readonly onSentAgain: (code: SentCode) => void;
  readonly onBack: () => void;
}

/** The second question: the code. A full one is tried without being asked to. */
export function CodeStep({ sent, onSentAgain, onBack }: CodeStepProps) {
  const { t } = useTranslation('sign-in');
  const [boxes, apply] = useReducer(applyInput, emptyBoxes);
  const signIn = useMutation({
    mutationFn: (code: string) => client.auth.emailLogin({ email: sent.email, code }),
    onSuccess: beginSession,
    // A wrong code is of no further use; one that never arrived may be tried again as it stands.
    onError: (error) => isWrongCode(error) && apply({ kind: 'clear' }),
  });
  const { mutate, reset } = signIn;
  const code = wholeCode(boxes);
  useEffect(() => {
    if (code) mutate(code);
  }, [code, mutate]);
  const onInput = (input: CodeInput) => {
    if (input.kind !== 'go') reset();
    apply(input);
  };
  return (
    <div>
      <button type="button" className="sign-in-back" onClick={onBack}>
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
        <span className="sr-only">{t('code.back')}</span>
        <span>{sent.email}</span>
      </button>
      <h1 className="ui-h1">{t('code.title')}</h1>
      <p className="sign-in-text">{sent.minutes ? t('code.text', { count: sent.minutes }) : t('code.earlier')}</p>
      <CodeField
        boxes={boxes}
        onInput={onInput}
        wrong={isWrongCode(signIn.error)}
        disabled={signIn.isPending || signIn.isSuccess}
        describedBy="code-trouble"
      />
      <Trouble error={signIn.error} onRetry={code ? () => mutate(code) : undefined} />
      <DevelopmentCode code={sent.developmentCode} onFill={(filled) => onInput({ kind: 'fill', code: filled })} />
      <SendAgain
        sent={sent}
        onSentAgain={(again) => {
          onInput({ kind: 'clear' });
          onSentAgain(again);
        }}
      />
    </div>
  );
}

function Trouble({ error, onRetry }: { readonly error: unknown; readonly onRetry: (() => void) | undefined }) {
  const { t } = useTranslation('sign-in');
  const words = useErrorWords();
  if (!error) return <p id="code-trouble" role="alert" />;
  return (
    <div className="sign-in-trouble">
      <p id="code-trouble" role="alert">
        {isWrongCode(error) ? t('code.wrong') : words(error)}
      </p>
      {onRetry ? (
        <Button kind="outline" size="dense" onClick={onRetry}>
          {t('code.retry')}
        </Button>
      ) : null}
    </div>
  );
}

/** On a developer's machine no mail is sent: the code stands here, and a press fills it in. */
function DevelopmentCode({ code, onFill }: { readonly code: string | null; readonly onFill: (code: string) => void }) {
  const { t } = useTranslation('sign-in');
  if (!code) return null;
  return (
    <p className="sign-in-development">
      <Badge kind="warning">{t('code.development')}</Badge>
      <span>{t('code.theCodeIs')}</span>
      <Tooltip label={t('code.fill')} side="top">
        <button type="button" onClick={() => onFill(code)}>
          {code.slice(0, 3)} {code.slice(3)}
        </button>
      </Tooltip>
    </p>
  );
}

interface SendAgainProps {
  readonly sent: SentCode;
  readonly onSentAgain: (code: SentCode) => void;
}

function SendAgain({ sent, onSentAgain }: SendAgainProps) {
  const { t } = useTranslation('sign-in');
  const words = useErrorWords();
  const seconds = useCountdown(sent.againAt);
  const again = useMutation({ mutationFn: () => sendCode(sent.email, sent), onSuccess: onSentAgain });
  return (
    <>
      <p className="sign-in-again">
        {t('code.nothing')}{' '}
        {seconds > 0 ? (
          <span>{t('code.againIn', { clock: clockOf(seconds) })}</span>
        ) : (
          <button type="button" className="sign-in-link" disabled={again.isPending} onClick={() => again.mutate()}>
            {t('code.again')}
          </button>
        )}
      </p>
      {again.error ? (
        <p className="sign-in-trouble" role="alert">
          {words(again.error)}
        </p>
      ) : null}
    </>
  );
}

function isWrongCode(error: unknown): boolean {
  return error instanceof ApiError && error.errorCode === 'auth.code_wrong';
}
