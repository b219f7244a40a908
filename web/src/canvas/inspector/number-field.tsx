import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { tidy } from '../edits.ts';
import { calculate, isRelative } from './arithmetic.ts';
import type { Shared } from './set-value.ts';

export interface NumberFieldProps {
  /** For screen readers and the tooltip. */
  readonly label: string;
  /** What the eye reads before the figure; dragging it changes the value. */
  readonly sign: ReactNode;
  readonly value: Shared<number>;
  readonly least?: number;
  readonly most?: number;
  /** What an arrow key adds, or a drag of two pixels; with Shift ten times that. */
  readonly step?: number;
  readonly suffix?: string;
  readonly disabled?: boolean;
  /** `next` makes of each thing's own value its new one; changes with the same `gesture` are one step to undo. */
  readonly onSet: (next: (own: number) => number, gesture: string) => void;
}

/** Decimals shown; a hundredth of a page unit nobody sees. */
const digits = 2;
/** Pixels of a drag for each step. */
const pixelsPerStep = 2;

export function NumberField(props: NumberFieldProps) {
  const { label, sign, value, suffix = '', disabled = false } = props;
  const { t } = useTranslation('panels');
  const { shown, draft, setDraft, apply, step } = useDraft(props);
  const scrub = useScrub(props);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction !== undefined) step(direction * (event.shiftKey ? 10 : 1));
    else if (event.key === 'Enter') {
      apply();
      event.currentTarget.select();
    } else if (event.key === 'Escape') {
      if (draft === null) return;
      setDraft(null);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <label className="inspect-field" data-off={disabled || undefined} title={label}>
      <span className="inspect-sign" aria-hidden {...(disabled ? {} : scrub)}>
        {sign}
      </span>
      <input
        aria-label={label}
        inputMode="decimal"
        disabled={disabled}
        placeholder={value === 'mixed' ? t('inspector.mixed') : ''}
        value={draft ?? (shown === '' ? '' : `${shown}${suffix}`)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={apply}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}

/** What is being typed, until Enter or leaving the field applies it; Escape brings the value back. */
function useDraft({ value, least, most, step: unit = 1, suffix, onSet }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  // Arrow keys in a row are one step to undo, until one types or leaves.
  const gesture = useRef(newGesture());
  const limit = limiter(least, most);
  const sum = (text: string, own: number | null) => calculate(text, own, { percent: suffix === '%' });
  const shown = typeof value === 'number' ? String(Number(value.toFixed(digits))) : '';
  const apply = () => {
    const text = draft;
    setDraft(null);
    gesture.current = newGesture();
    if (text === null || text.trim() === shown) return;
    const own = typeof value === 'number' ? value : null;
    const relative = isRelative(text);
    if (sum(text, own ?? (relative ? 1 : null)) === null) return;
    onSet((each) => limit(sum(text, each) ?? each), newGesture());
  };
  const step = (by: number) => {
    const typed = draft === null ? null : sum(draft, typeof value === 'number' ? value : null);
    setDraft(null);
    onSet((each) => limit(tidy((typed ?? each) + by * unit)), gesture.current);
  };
  return { shown, draft, setDraft, apply, step };
}

/** A drag on the sign, sideways; with Shift ten times as much. */
function useScrub({ least, most, step = 1, onSet }: NumberFieldProps) {
  const from = useRef<{ readonly x: number; readonly gesture: string; done: number } | null>(null);
  const limit = limiter(least, most);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, gesture: newGesture(), done: 0 };
    },
    onPointerMove({ clientX, shiftKey }: PointerEvent) {
      const start = from.current;
      if (!start) return;
      const wanted = Math.round((clientX - start.x) / pixelsPerStep) * (shiftKey ? 10 : 1);
      const by = wanted - start.done;
      if (by === 0) return;
      start.done = wanted;
      onSet((own) => limit(tidy(own + by * step)), start.gesture);
    },
    onPointerUp() {
      from.current = null;
    },
    onPointerCancel() {
      from.current = null;
    },
  };
}

function limiter(least = -1e9, most = 1e9): (value: number) => number {
  return (value) => Math.min(most, Math.max(least, value));
}

function newGesture(): string {
  return crypto.randomUUID();
}
