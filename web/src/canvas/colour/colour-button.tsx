import { useState, type CSSProperties } from 'react';
import { Popover, Tooltip } from '../../ui/index.ts';
import { useSession } from '../canvas-context.ts';
import { backToWriting } from '../text/leave-field.ts';
import { useText } from '../use-text.ts';
import { ColourPicker } from './colour-picker.tsx';
import { isSeen } from './colour.ts';
import { coloursOf } from './known-colours.ts';

export interface ColourButtonProps {
  readonly label: string;
  /** A CSS colour; null where several differ. */
  readonly value: string | null;
  /** Changes with the same `step` in a row are one step to undo. */
  readonly onChange: (css: string, step: string) => void;
  readonly none?: boolean;
  /** A ring for lines, a disc for grounds. */
  readonly form?: 'disc' | 'ring';
}

/** A dot in the colour; it opens the picker. */
export function ColourButton({ label, value, onChange, none = false, form = 'disc' }: ColourButtonProps) {
  const session = useSession();
  const t = useText();
  const [open, setOpen] = useState(false);
  const [step, setStep] = useState(0);
  const words = value === null ? t('style.mixed') : isSeen(value) ? value.toUpperCase() : t('colour.none');
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={label}
      side="bottom"
      onCloseAutoFocus={backToWriting}
      trigger={(wrap) => (
        <Tooltip label={`${label}: ${words}`} side="top">
          {wrap(
            <button
              type="button"
              className="ui-icon-button canvas-colour-button"
              data-form={form}
              data-none={value === null || !isSeen(value) || undefined}
              aria-label={`${label}: ${words}`}
              style={{ '--colour': value ?? 'transparent' } as CSSProperties}
            >
              <i aria-hidden />
            </button>,
          )}
        </Tooltip>
      )}
    >
      <ColourPicker
        value={value}
        document={open ? coloursOf(session.store.getState().canvas) : []}
        none={none}
        onChange={(css, begins) => {
          const next = begins ? step + 1 : step;
          setStep(next);
          onChange(css, `colour ${label} ${next}`);
        }}
      />
    </Popover>
  );
}
