import type { CSSProperties } from 'react';
import { Tooltip, useLabelled } from '../../ui/index.ts';
import { useText } from '../use-text.ts';
import { ColourPopover, type ColourPopoverProps } from './colour-popover.tsx';
import { isSeen } from './colour.ts';

export interface ColourButtonProps extends Pick<ColourPopoverProps, 'label' | 'value' | 'onChange' | 'none'> {
  /** A ring for lines, a disc for grounds. */
  readonly form?: 'disc' | 'ring';
}

/** A dot in the colour; it opens the picker. */
export function ColourButton({ label, value, onChange, none = false, form = 'disc' }: ColourButtonProps) {
  const t = useText();
  const labelled = useLabelled();
  const words = value === null ? t('style.mixed') : isSeen(value) ? value.toUpperCase() : t('colour.none');
  return (
    <ColourPopover
      label={label}
      value={value}
      none={none}
      onChange={onChange}
      trigger={(wrap) => (
        <Tooltip label={labelled(label, words)} side="top">
          {wrap(
            <button
              type="button"
              className="ui-icon-button canvas-colour-button"
              data-form={form}
              data-none={value === null || !isSeen(value) || undefined}
              aria-label={labelled(label, words)}
              style={{ '--colour': value ?? 'transparent' } as CSSProperties}
            >
              <i aria-hidden />
            </button>,
          )}
        </Tooltip>
      )}
    />
  );
}
