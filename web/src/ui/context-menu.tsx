import { ChevronRight, type LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef, useState, type ReactNode } from 'react';

export interface ContextMenuProps {
  /** Where it opens, in pixels of the window. */
  readonly at: { readonly x: number; readonly y: number };
  readonly label: string;
  readonly onClose: () => void;
  /** Puts the focus where it belongs once the menu has shut. */
  readonly onCloseAutoFocus: (event: Event) => void;
  readonly children: ReactNode;
}

const widest = 320;
const edge = 8;

/**
 * Beside its place a menu moves up where it would end below the window; below it, it would be cut and scroll. Where there
 * is no room on either side, or the place is at the very edge, it stands below, and moves sideways.
 */
function sideFor(x: number): 'right' | 'bottom' {
  const hasRoom = x + widest + edge <= innerWidth || x >= widest + edge;
  return hasRoom && x >= edge && x <= innerWidth - edge ? 'right' : 'bottom';
}

/** A menu at a place instead of behind a button. It is open for as long as it is rendered. */
export function ContextMenu({ at, label, onClose, onCloseAutoFocus, children }: ContextMenuProps) {
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(open) => (open ? undefined : onClose())}>
      <DropdownMenu.Trigger asChild>
        <span className="ui-menu-place" style={{ left: at.x, top: at.y }} aria-hidden />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="ui-menu"
          aria-label={label}
          aria-labelledby={undefined}
          side={sideFor(at.x)}
          align="start"
          sideOffset={2}
          alignOffset={2}
          collisionPadding={8}
          sticky="always"
          onCloseAutoFocus={onCloseAutoFocus}
          onContextMenu={(event) => event.preventDefault()}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export interface SubMenuProps {
  readonly icon?: LucideIcon;
  readonly label: string;
  readonly children: ReactNode;
}

/** Beside its item; in a window without room for two it lies over the item's own menu. */
const beside = 6;
const roomForTwo = 480;

/** Acts of one kind, one step further in. */
export function SubMenu({ icon: Icon, label, children }: SubMenuProps) {
  const item = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(beside);
  return (
    <DropdownMenu.Sub
      onOpenChange={(open) => {
        if (open) setOffset(innerWidth < roomForTwo ? -(item.current?.offsetWidth ?? 0) : beside);
      }}
    >
      <DropdownMenu.SubTrigger ref={item} className="ui-menu-item">
        {Icon ? <Icon size={16} strokeWidth={1.75} aria-hidden /> : null}
        <span>{label}</span>
        <ChevronRight className="ui-menu-further" size={16} strokeWidth={1.75} aria-hidden />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal>
        <DropdownMenu.SubContent
          className="ui-menu"
          sideOffset={offset}
          alignOffset={-4}
          collisionPadding={8}
          sticky="always"
        >
          {children}
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  );
}
