import { useLayoutEffect, useRef } from 'react';

export interface TypedAheadProps {
  /** Says that what is typed is kept. */
  readonly label: string;
  /** Nobody wants the field any more: what was typed is forgotten. Without it the field itself hears of the key once it is there. */
  readonly onEscape?: () => void;
  /** The keyboard has gone elsewhere, with what was typed by then: it is not typed into the field any more. */
  readonly onLeave?: (typed: string, next: EventTarget | null) => void;
}

/**
 * Stands in place of a field whose code is on its way: whoever asked for it types on at once, in letters of any script and
 * over several lines, and none of it is a shortcut or lost. What was typed goes into the field that has the keyboard when
 * this one leaves.
 */
export function TypedAhead({ label, onEscape, onLeave }: TypedAheadProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const escaped = useRef(false);
  /** The field is there. */
  const over = useRef(false);
  /** What stood there before an input method began to choose: what it has not chosen yet it takes along. */
  const composedOver = useRef<string | null>(null);
  const escape = () => {
    if (!onEscape) escaped.current = true;
    else {
      field.current!.value = '';
      onEscape();
    }
  };
  useLayoutEffect(() => {
    const own = field.current!;
    own.focus({ preventScroll: true });
    return () => {
      over.current = true;
      // Who has gone elsewhere writes something else there.
      if (document.activeElement !== own) return;
      const typed = composedOver.current ?? own.value;
      // Once the field has the keyboard, and before the next key: what is typed then goes behind what was typed before.
      queueMicrotask(() => {
        insert(typed);
        if (escaped.current) pressEscape();
      });
    };
  }, []);
  return (
    <textarea
      ref={field}
      className="sr-only"
      aria-label={label}
      onCompositionStart={({ currentTarget }) => (composedOver.current = currentTarget.value)}
      onCompositionEnd={() => (composedOver.current = null)}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A window that loses the keyboard keeps it for this field.
        if (!over.current && document.hasFocus()) onLeave?.(currentTarget.value, relatedTarget);
      }}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !nativeEvent.isComposing) escape();
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

function pressEscape(): void {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true }));
}
