import './prompt.css';
import { useLayoutEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { useSizes } from '../api/sizes.ts';

export interface PromptFieldProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> {
  /** What is to be written here, for screen readers. */
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  /** Enter; Shift+Enter breaks the line. */
  readonly onSend: () => void;
  readonly field?: { current: HTMLTextAreaElement | null };
}

/** A text as tall as what is written, up to the height that its style allows. */
export function PromptField({ label, value, onText, onSend, field, ...rest }: PromptFieldProps) {
  const { promptCharacters: longest } = useSizes();
  const own = useRef<HTMLTextAreaElement>(null);
  const shown = field ?? own;
  useLayoutEffect(() => {
    const element = shown.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [shown, value]);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    rest.onKeyDown?.(event);
    if (event.defaultPrevented || !sends(event)) return;
    event.preventDefault();
    onSend();
  };
  return (
    <textarea
      rows={1}
      dir="auto"
      maxLength={longest}
      {...rest}
      ref={shown}
      className={`prompt-field ${rest.className ?? ''}`}
      aria-label={label}
      value={value}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

/** Enter that takes an input method's proposal is not meant for us; Safari tells it by the key code alone. */
function sends({ key, shiftKey, nativeEvent, keyCode }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing && keyCode !== 229;
}
