import { useEffect, useEffectEvent, useRef } from 'react';

export interface TypedAheadProps {
  /** What the field that it stands for is called. */
  readonly label: string;
  readonly onEscape?: () => void;
}

/**
 * Stands in place of a field whose code is on its way: whoever asked for it types on at once, in letters of any script and
 * over several lines, and none of it is a shortcut or lost. What was typed goes into the field that has the keyboard when
 * this one leaves; Escape forgets it.
 */
export function TypedAhead({ label, onEscape }: TypedAheadProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const escape = useEffectEvent(() => onEscape?.());
  useEffect(() => {
    const own = field.current!;
    own.focus({ preventScroll: true });
    return () => insert(own.value);
  }, []);
  return (
    <textarea
      ref={field}
      className="sr-only"
      aria-label={label}
      onKeyDown={({ key, currentTarget, nativeEvent }) => {
        if (key !== 'Escape' || nativeEvent.isComposing) return;
        currentTarget.value = '';
        escape();
      }}
    />
  );
}

/** As if it were typed where the keyboard is; the field hears of it. */
function insert(text: string): void {
  const field = document.activeElement;
  if (text === '' || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const typed = field instanceof HTMLInputElement ? text.replaceAll('\n', '') : text;
  field.setRangeText(typed, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: typed }));
}
