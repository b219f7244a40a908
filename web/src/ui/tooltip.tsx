import { Tooltip as RadixTooltip } from 'radix-ui';
import { useState, type FocusEvent, type ReactElement } from 'react';
import { flushSync } from 'react-dom';

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
/** For so long after one has shut, the next needs no delay: people read along a bar. */
const warmMs = 300;
/** When the last one shut, on the page's clock; infinite while one stands. */
let lastStood = -Infinity;

/** Presses of Escape that a tooltip has taken for itself, though nobody means it. */
const taken = new WeakSet<Event>();

/** Whether a tooltip took this press of Escape: what it stands in, and asks first, is left by it as without a tooltip. */
export function isEscapeOfTip(event: Event): boolean {
  return taken.delete(event);
}

/** The name of a thing, then its key. It only repeats what the thing itself is called, so nothing is lost on touch. */
export function Tooltip({ label, shortcut, side = 'bottom', children }: TooltipProps) {
  const [delay, setDelay] = useState(delayMs);
  // Each with a provider of its own, so that nothing around the page has to load what only its bars need.
  return (
    <RadixTooltip.Provider>
      <RadixTooltip.Root
        disableHoverableContent
        delayDuration={delay}
        onOpenChange={(open) => {
          lastStood = open ? Infinity : performance.now();
        }}
      >
        <RadixTooltip.Trigger
          asChild
          onFocus={keepShutUnlessKeyboard}
          // Before the move that starts its clock.
          onPointerEnter={() => flushSync(() => setDelay(performance.now() - lastStood < warmMs ? 0 : delayMs))}
        >
          {children}
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            className="ui-tip"
            side={side}
            sideOffset={8}
            collisionPadding={8}
            onEscapeKeyDown={(event) => void taken.add(event)}
          >
            {label}
            {shortcut ? <kbd>{shortcut}</kbd> : null}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

/** A menu that closes hands the focus back; the tooltip must not stand up each time. */
function keepShutUnlessKeyboard(event: FocusEvent): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
}
