import type { CSSProperties } from 'react';

/** Stands where something is on its way, in that thing's measures. */
export function Skeleton({ className = '', style }: { readonly className?: string; readonly style?: CSSProperties }) {
  return <span className={`ui-skeleton ${className}`} style={style} aria-hidden />;
}
