import type { ReactNode } from 'react';

export interface BadgeProps {
  readonly kind?: 'plain' | 'success' | 'warning';
  readonly children: ReactNode;
}

/** A word that says in which state a thing is. */
export function Badge({ kind = 'plain', children }: BadgeProps) {
  return (
    <span className="ui-badge" data-kind={kind}>
      {children}
    </span>
  );
}
