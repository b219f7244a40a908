import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Popover } from './popover.tsx';
import { Tooltip } from './tooltip.tsx';
import { useLabelled } from './use-labelled.ts';

export interface ChipProps extends ComponentProps<'button'> {
  readonly icon?: LucideIcon;
  /** For a setting that is on or off. */
  readonly pressed?: boolean;
  /** A suggestion that stands alone, round and outlined. */
  readonly outlined?: boolean;
}

/** A setting that reads as a word. */
export function Chip({ icon: Icon, pressed, outlined, children, className = '', ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`ui-chip ${className}`}
      aria-pressed={pressed}
      data-outlined={outlined || undefined}
    >
      {Icon ? <Icon size={outlined ? 16 : 14} strokeWidth={outlined ? 1.75 : 2} aria-hidden /> : null}
      {children}
    </button>
  );
}

export interface ChipMenuProps {
  readonly icon?: LucideIcon;
  /** In the icon's place. */
  readonly mark?: ReactNode;
  /** What is being set: for the tooltip, and as the popover's name. */
  readonly label: string;
  /** The present value, in words. */
  readonly value: string;
  readonly chevron?: boolean;
  /** Nothing has been chosen: where room is short the icon says enough. */
  readonly unset?: boolean;
  /** Where the choices open when there is room. */
  readonly side?: 'top' | 'bottom' | undefined;
  /** What to choose from; `close` shuts the popover. */
  readonly children: (close: () => void) => ReactNode;
}

/** A chip that opens its choices, by default above it. */
export function ChipMenu({
  icon: Icon,
  mark,
  label,
  value,
  chevron,
  unset = false,
  side = 'top',
  children,
}: ChipMenuProps) {
  const labelled = useLabelled();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={label}
      side={side}
      trigger={(trigger) => (
        <Tooltip label={label} side="top">
          {trigger(
            <button
              type="button"
              className="ui-chip"
              data-unset={unset || undefined}
              aria-label={labelled(label, value)}
            >
              {mark ?? (Icon ? <Icon size={14} strokeWidth={2} aria-hidden /> : null)}
              <span className="ui-chip-value">{value}</span>
              {chevron ? <ChevronDown size={14} strokeWidth={2} aria-hidden /> : null}
            </button>,
          )}
        </Tooltip>
      )}
    >
      {children(() => setOpen(false))}
    </Popover>
  );
}
