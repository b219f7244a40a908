import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  /** What would be here and how to get it. */
  readonly text: string;
  readonly action?: ReactNode;
}

export function EmptyState({ icon: Icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="ui-state">
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <p className="ui-state-title">{title}</p>
      <p className="ui-state-text">{text}</p>
      {action ? <div className="ui-state-act">{action}</div> : null}
    </div>
  );
}
