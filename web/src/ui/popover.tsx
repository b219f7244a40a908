import { Popover as RadixPopover } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { isEscapeOfTip, type TooltipSide } from './tooltip.tsx';

export interface PopoverProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The name of what opens, for screen readers. */
  readonly label: string;
  /** Given a function that makes one element the trigger, so that a tooltip may stand around it. */
  readonly trigger: (wrap: (element: ReactElement) => ReactElement) => ReactNode;
  readonly side?: TooltipSide;
  readonly align?: 'start' | 'center' | 'end';
  /** Where the focus goes when it shuts; by default back to what opened it. */
  readonly onCloseAutoFocus?: (event: Event) => void;
  readonly children: ReactNode;
}

/** A small panel that hangs on what opened it. */
export function Popover({
  open,
  onOpenChange,
  label,
  trigger,
  side = 'bottom',
  align = 'start',
  onCloseAutoFocus,
  children,
}: PopoverProps) {
  return (
    <RadixPopover.Root open={open} onOpenChange={onOpenChange}>
      {trigger((element) => (
        <RadixPopover.Trigger asChild>{element}</RadixPopover.Trigger>
      ))}
      <RadixPopover.Portal>
        <RadixPopover.Content
          className="ui-popover"
          aria-label={label}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          sticky="always"
          onKeyDown={({ nativeEvent }) => isEscapeOfTip(nativeEvent) && onOpenChange(false)}
          {...(onCloseAutoFocus && { onCloseAutoFocus })}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
