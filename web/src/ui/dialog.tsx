import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';
import { isEscapeOfTip } from './tooltip.tsx';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** The acts, at the lower right. */
  readonly foot?: ReactNode;
  /** What the focus begins at, if not the button that closes it. */
  readonly firstFocus?: RefObject<HTMLElement | null>;
  /** Takes the focus afterwards where what had it before is gone. */
  readonly elseFocus?: () => void;
  /** Where the focus goes afterwards, if not back to where it was. */
  readonly onCloseAutoFocus?: (event: Event) => void;
  readonly children: ReactNode;
}

/** Takes the page until it is answered; Esc and a press beside it leave it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  foot,
  firstFocus,
  elseFocus,
  onCloseAutoFocus,
  children,
}: DialogProps) {
  const { t } = useTranslation('ui');
  // Radix goes back to a trigger of its own, which these dialogs do not have.
  const opener = useRef<Element>(null);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="ui-scrim" />
        <RadixDialog.Content
          className="ui-dialog"
          aria-describedby={undefined}
          onKeyDown={({ nativeEvent }) => isEscapeOfTip(nativeEvent) && onOpenChange(false)}
          onOpenAutoFocus={(event) => {
            opener.current = openerOf(document.activeElement);
            if (!firstFocus?.current) return;
            event.preventDefault();
            firstFocus.current.focus();
          }}
          onCloseAutoFocus={(event) => {
            if (onCloseAutoFocus) onCloseAutoFocus(event);
            else if (document.activeElement === document.body && opener.current instanceof HTMLElement) {
              event.preventDefault();
              opener.current.focus();
              if (document.activeElement === document.body) elseFocus?.();
            }
          }}
        >
          <div className="ui-dialog-head">
            <RadixDialog.Title>{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton icon={X} label={t('close')} side="left" />
            </RadixDialog.Close>
          </div>
          <div className="ui-dialog-body">{children}</div>
          {foot ? <div className="ui-dialog-foot">{foot}</div> : null}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** What had the focus; of a menu, which is gone by the time that the dialog closes, the button that had opened it. */
function openerOf(focused: Element | null): Element | null {
  const menu = focused?.closest('[role="menu"]');
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '') ?? focused;
}
