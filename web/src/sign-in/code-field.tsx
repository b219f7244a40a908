import { Fragment, useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CodeBoxes, CodeInput } from './code-boxes.ts';

export interface CodeFieldProps {
  readonly boxes: CodeBoxes;
  readonly onInput: (input: CodeInput) => void;
  readonly wrong: boolean;
  readonly disabled: boolean;
  /** The id of the text that says what is wrong. */
  readonly describedBy: string;
}

/** Six boxes that behave as one field. */
export function CodeField({ boxes, onInput, wrong, disabled, describedBy }: CodeFieldProps) {
  const { t } = useTranslation('sign-in');
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  const { digits, at } = boxes;
  useEffect(() => {
    if (!disabled) fields.current[at]?.focus();
  }, [boxes, at, disabled]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, box: number) => {
    const input = inputOf(event.key, box);
    if (!input) return;
    event.preventDefault();
    onInput(input);
  };
  return (
    <div className="code-field" role="group" aria-label={t('code.label')} data-wrong={wrong || undefined}>
      {digits.map((digit, box) => (
        <Fragment key={box}>
          {box === digits.length / 2 ? <span aria-hidden /> : null}
          <input
            ref={(element) => {
              fields.current[box] = element;
            }}
            inputMode="numeric"
            // Where phones offer the code from a message; the others follow from it.
            autoComplete={box === 0 ? 'one-time-code' : 'off'}
            aria-label={t('code.digit', { position: box + 1 })}
            aria-invalid={wrong || undefined}
            aria-describedby={describedBy}
            disabled={disabled}
            value={digit}
            onFocus={(event) => event.target.select()}
            onChange={(event) => onInput({ kind: 'write', box, text: event.target.value })}
            onKeyDown={(event) => onKeyDown(event, box)}
          />
        </Fragment>
      ))}
    </div>
  );
}

function inputOf(key: string, box: number): CodeInput | null {
  if (key === 'Backspace') return { kind: 'erase', box };
  if (key === 'ArrowLeft') return { kind: 'go', box: box - 1 };
  if (key === 'ArrowRight') return { kind: 'go', box: box + 1 };
  return null;
}
