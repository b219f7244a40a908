import type { Connection, Side } from './connection.ts';

/** A connection with every field present and of its type. */
export interface NormalisedConnection {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly fromSide: Side | null;
  readonly toSide: Side | null;
  readonly label: string;
  readonly kind: 'manual' | 'derived';
}

/** Reads a connection with defaults for what is missing or of another type; the record stays as it came. */
export function normaliseConnection(connection: Connection): NormalisedConnection {
  return {
    id: connection.id,
    from: connection.from,
    to: connection.to,
    fromSide: sideOf(connection.fromSide),
    toSide: sideOf(connection.toSide),
    label: typeof connection.label === 'string' ? connection.label : '',
    kind: connection.kind === 'derived' ? 'derived' : 'manual',
  };
}

function sideOf(value: unknown): Side | null {
  return value === 'top' || value === 'right' || value === 'bottom' || value === 'left' ? value : null;
}
