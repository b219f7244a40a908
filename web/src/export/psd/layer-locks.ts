import type { Layer } from 'ag-psd';

/** Of a layer of which nothing may be changed, as of a locked node. */
export const allLocks: NonNullable<Layer['protected']> = { transparency: true, composite: true, position: true };

/** Neither its pixels nor its place may be changed; a lock on one of them alone is none that a node has. */
export function isLocked({ protected: locks }: Pick<Layer, 'protected'>): boolean {
  return locks?.composite === true && locks.position === true;
}
