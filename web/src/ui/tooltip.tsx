import { Tooltip as RadixTooltip } from 'radix-ui';
import type { FocusEvent, ReactElement, ReactNode } from 'react';

export type TooltipSide = 'top' | 'right' | 'bottom' | 'left';

export interface TooltipProps {
  readonly label: string;
  readonly shortcut?: string | undefined;
  /** Below, unless there is no room. */
  readonly side?: TooltipSide | undefined;
  /** One element that takes a ref and the handlers of a button. */
  readonly children: ReactElement;
}

const delayMs = 350;

/** Around the whole page: tooltips that follow each other need no new delay. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return <RadixTooltip.Provider delayDuration={delayMs}>{children}</RadixTooltip.Provider>;
}

/** The name of a thing, then its key. It only repeats what the thing itself is called, so nothing is lost on touch. */
export function Tooltip({ label, shortcut, side = 'bottom', children }: TooltipProps) {
  return (
    <RadixTooltip.Root disableHoverableContent>
      <RadixTooltip.Trigger asChild onFocus={keepShutUnlessKeyboard}>
        {children}
      </RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content className="ui-tip" side={side} sideOffset={8} collisionPadding={8}>
          {label}
          {shortcut ? <kbd>{shortcut}</kbd> : null}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}

/** A menu that closes hands the focus back; the tooltip must not stand up each time. */
function keepShutUnlessKeyboard(event: FocusEvent): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
}
