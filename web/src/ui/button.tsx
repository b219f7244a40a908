import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface ButtonProps extends ComponentProps<'button'> {
  /** Accent is for the one act of a place; ink for what is always there and never the next step. */
  readonly kind?: 'accent' | 'ink' | 'outline' | 'quiet' | 'danger';
  /** 28, 32 (default) or 40 px high; more under a finger. */
  readonly size?: 'dense' | 'control' | 'large';
  readonly icon?: LucideIcon;
  /** The act is under way: the words give way to a turning ring, and nothing can be pressed. */
  readonly waiting?: boolean;
}

export function Button(props: ButtonProps) {
  const { kind = 'quiet', size = 'control', icon: Icon, waiting = false, children, className = '', ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={`ui-button ${className}`}
      data-kind={kind}
      data-size={size}
      aria-busy={waiting || undefined}
      // Not disabled while waiting: that would throw the focus away.
      onClick={waiting ? (event) => event.preventDefault() : rest.onClick}
    >
      {Icon ? <Icon size={16} strokeWidth={1.75} aria-hidden /> : null}
      {children}
    </button>
  );
}
