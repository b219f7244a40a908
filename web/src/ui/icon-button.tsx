import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Tooltip, type TooltipSide } from './tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed' | 'children'> {
  readonly icon: LucideIcon;
  /** The name of what it does: for the tooltip and for screen readers. */
  readonly label: string;
  /** As people read it, `⌘J`; shown behind the name in the tooltip. */
  readonly shortcut?: string;
  /** For a button that stays in one of two states. */
  readonly pressed?: boolean;
  readonly kind?: 'quiet' | 'accent' | 'ink';
  /** 28, 32 (default) or 40 px; a large one carries an icon of 20 px. */
  readonly size?: 'dense' | 'control' | 'large';
  readonly side?: TooltipSide;
}

export function IconButton(props: IconButtonProps) {
  const {
    icon: Icon,
    label,
    shortcut,
    pressed,
    kind = 'quiet',
    size = 'control',
    side,
    className = '',
    ...rest
  } = props;
  return (
    <Tooltip label={label} shortcut={shortcut} side={side}>
      <button
        type="button"
        {...rest}
        className={`ui-icon-button ${className}`}
        data-kind={kind}
        data-size={size}
        aria-label={label}
        aria-pressed={pressed}
      >
        <Icon size={size === 'large' ? 20 : 16} strokeWidth={1.75} aria-hidden />
      </button>
    </Tooltip>
  );
}
