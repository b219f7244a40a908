import type { Session } from '@easel/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beginSession } from '../api/session.ts';
import { Badge, Button, Tooltip } from '../ui/index.ts';
import { BackButton } from './back-button.tsx';
import { applyInput, emptyBoxes, wholeCode, type CodeInput } from './code-boxes.ts';
import { CodeField } from './code-field.tsx';
import type { SentCode } from './send-code.ts';
import { SendAgain, type SendAgainProps } from './send-again.tsx';
import { isRefusal, useSignInWords } from './use-sign-in-words.ts';

export interface CodeStepProps extends SendAgainProps {
  readonly sent: SentCode;
  readonly signIn: (code: string) => Promise<Session>;
  /** What is said of going back to where the address or number was given. */
  readonly backLabel: string;
  readonly onBack: () => void;
  /** For codes that hang on a scan: too late for one means to scan again. */
  readonly onScanAgain?: () => void;
}

/** As many spend a code: after them the right one is wrong, too. */
const mostWrongTries = 5;

/** The code that was sent. A full one is tried without being asked to. */
export function CodeStep(props: CodeStepProps) {
  const { sent, backLabel, onBack, onScanAgain, onSentAgain } = props;
  const { t } = useTranslation('sign-in');
  const [boxes, apply] = useReducer(applyInput, emptyBoxes);
  const [wrongTries, setWrongTries] = useState(0);
  const signIn = useMutation({
    mutationFn: props.signIn,
    onSuccess: beginSession,
    // A wrong code is of no further use; one that never arrived may be tried again as it stands.
    onError: (error) => {
      if (!isRefusal(error, 'auth.code_wrong')) return;
      apply({ kind: 'clear' });
      setWrongTries((before) => before + 1);
    },
  });
  const { mutate, reset } = signIn;
  const isWrong = isRefusal(signIn.error, 'auth.code_wrong');
  const isLate = sent.goodUntil !== null && signIn.submittedAt > sent.goodUntil;
  const over = wrongTries >= mostWrongTries ? 'spent' : isLate ? 'late' : null;
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
      <BackButton label={backLabel} onPress={onBack}>
        {sent.target}
      </BackButton>
      <h1 className="ui-h1">{t('code.title')}</h1>
      <p className="sign-in-text">{sent.minutes ? t('code.text', { count: sent.minutes }) : t('code.earlier')}</p>
      <CodeField
        boxes={boxes}
        onInput={onInput}
        wrong={isWrong}
        disabled={signIn.isPending || signIn.isSuccess}
        describedBy="code-trouble"
      />
      <Trouble
        error={signIn.error}
        over={isWrong ? over : null}
        onRetry={code ? () => mutate(code) : undefined}
        onScanAgain={isRefusal(signIn.error, 'auth.binding_expired') ? onScanAgain : undefined}
      />
      <DevelopmentCode code={sent.developmentCode} onFill={(filled) => onInput({ kind: 'fill', code: filled })} />
      <SendAgain
        {...props}
        onSentAgain={(again) => {
          onInput({ kind: 'clear' });
          setWrongTries(0);
          onSentAgain(again);
        }}
      />
    </div>
  );
}

interface TroubleProps {
  readonly error: unknown;
  /** Why no further try can help, if so. */
  readonly over: 'spent' | 'late' | null;
  readonly onRetry: (() => void) | undefined;
  readonly onScanAgain: (() => void) | undefined;
}

function Trouble({ error, over, onRetry, onScanAgain }: TroubleProps) {
  const { t } = useTranslation('sign-in');
  const words = useSignInWords();
  if (!error) return <p id="code-trouble" role="alert" />;
  const act = onScanAgain ?? onRetry;
  return (
    <div className="sign-in-trouble">
      <p id="code-trouble" role="alert">
        {over === 'spent' ? t('errors.codeSpent') : over === 'late' ? t('errors.codeLate') : words(error)}
      </p>
      {act ? (
        <Button kind="outline" size="dense" onClick={act}>
          {onScanAgain ? t('scan.again') : t('retry')}
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
