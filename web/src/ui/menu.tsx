import { Check, type LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { Tooltip, type TooltipSide } from './tooltip.tsx';

export interface MenuProps {
  /** The button that opens it; it gets the handlers and the ref. */
  readonly trigger: ReactElement;
  /** The button's tooltip, where its face doesn't say it. */
  readonly tip?: string;
  readonly side?: TooltipSide;
  readonly align?: 'start' | 'center' | 'end';
  /** Where the focus goes when the menu shuts; by default back to the button. */
  readonly onCloseAutoFocus?: (event: Event) => void;
  readonly children: ReactNode;
}

/** Acts or choices behind a button. */
export function Menu({ trigger, tip, side = 'bottom', align = 'start', onCloseAutoFocus, children }: MenuProps) {
  const button = <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>;
  return (
    <DropdownMenu.Root modal={false}>
      {tip ? <Tooltip label={tip}>{button}</Tooltip> : button}
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="ui-menu"
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          sticky="always"
          {...(onCloseAutoFocus && { onCloseAutoFocus })}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export interface MenuItemProps {
  readonly icon?: LucideIcon;
  readonly shortcut?: string;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

export function MenuItem({ icon: Icon, shortcut, danger, disabled = false, onSelect, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      className="ui-menu-item"
      data-danger={danger || undefined}
      disabled={disabled}
      onSelect={onSelect}
    >
      {Icon ? <Icon size={16} strokeWidth={1.75} aria-hidden /> : null}
      <span>{children}</span>
      {shortcut ? <span className="ui-menu-key">{shortcut}</span> : null}
    </DropdownMenu.Item>
  );
}

export interface MenuChoicesProps<V extends string> {
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly choices: readonly { readonly value: V; readonly label: ReactNode; readonly lang?: string }[];
}

/** One of several, inside a menu. */
export function MenuChoices<V extends string>({ value, onChange, choices }: MenuChoicesProps<V>) {
  return (
    <DropdownMenu.RadioGroup value={value}>
      {choices.map(({ value: own, label, lang }) => (
        <DropdownMenu.RadioItem
          key={own}
          className="ui-menu-item"
          value={own}
          lang={lang}
          onSelect={() => onChange(own)}
        >
          <span>{label}</span>
          <DropdownMenu.ItemIndicator className="ui-menu-check">
            <Check size={16} strokeWidth={1.75} aria-hidden />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

export function MenuRule() {
  return <DropdownMenu.Separator className="ui-menu-rule" />;
}

export function MenuLabel({ children }: { readonly children: ReactNode }) {
  return <DropdownMenu.Label className="ui-menu-label">{children}</DropdownMenu.Label>;
}
