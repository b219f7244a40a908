import { useEffect, useEffectEvent } from 'react';

/**
 * Stands in place of a field whose code is on its way: whoever asked for it types on at once, and those keys are neither
 * shortcuts nor lost. What was typed goes into the field that has the keyboard when this one leaves; Escape forgets it.
 */
export function TypedAhead({ onEscape }: { readonly onEscape?: () => void }) {
  const escape = useEffectEvent(() => onEscape?.());
  useEffect(() => {
    let typed = '';
    const hold = (event: KeyboardEvent) => {
      const { key, isComposing, ctrlKey, metaKey, altKey } = event;
      if (isComposing || ctrlKey || metaKey || altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (key === 'Backspace') typed = [...typed].slice(0, -1).join('');
      else if (key.length === 1) typed += key;
      else if (key === 'Escape') {
        typed = '';
        escape();
      }
    };
    addEventListener('keydown', hold, { capture: true });
    return () => {
      removeEventListener('keydown', hold, { capture: true });
      insert(typed);
    };
  }, []);
  return null;
}

/** As if it were typed where the keyboard is; the field hears of it. */
function insert(text: string): void {
  const field = document.activeElement;
  if (text === '' || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
