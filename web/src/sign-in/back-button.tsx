import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

export interface BackButtonProps {
  /** What going back does, where the words beside the arrow do not say it. */
  readonly label?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Above a step's title: to the question before. */
export function BackButton({ label, onPress, children }: BackButtonProps) {
  return (
    <button type="button" className="sign-in-back" onClick={onPress}>
      <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
      {label ? <span className="sr-only">{label}</span> : null}
      <span>{children}</span>
    </button>
  );
}
