import type { KeyboardEvent } from 'react';
import { useShownValue } from '../colour/shown-value.ts';

export interface NumberFieldProps {
  readonly label: string;
  /** Null where several differ. */
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  readonly least: number;
  readonly most: number;
  /** What an arrow key adds; with Shift ten times that. */
  readonly step?: number;
  /** Shown in place of a number where several differ. */
  readonly mixed?: string;
}

/** A number that one types, or steps through with the arrow keys. What is no number is forgotten. */
export function NumberField({ label, value, onChange, least, most, step = 1, mixed = '' }: NumberFieldProps) {
  const shown = value === null ? '' : String(Math.round(value * 100) / 100);
  const field = useShownValue(shown);
  const set = (wanted: number) => {
    const next = Math.round(Math.max(least, Math.min(most, wanted)) * 100) / 100;
    if (next !== value) onChange(next);
    return String(next);
  };
  const commit = (element: HTMLInputElement) => {
    const wanted = Number.parseFloat(element.value.replace(',', '.'));
    element.value = Number.isFinite(wanted) && element.value !== shown ? set(wanted) : shown;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (event.key === 'Enter') commit(event.currentTarget);
    if (direction === 0) return;
    event.preventDefault();
    const now = Number.parseFloat(event.currentTarget.value);
    event.currentTarget.value = set(
      (Number.isFinite(now) ? now : (value ?? least)) + direction * step * (event.shiftKey ? 10 : 1),
    );
  };
  return (
    <input
      ref={field}
      className="canvas-number"
      aria-label={label}
      inputMode="decimal"
      defaultValue={shown}
      placeholder={mixed}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={(event) => commit(event.currentTarget)}
      onKeyDown={onKeyDown}
    />
  );
}
