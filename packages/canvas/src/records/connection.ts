import * as Type from 'typebox';
import { lenient, RecordId } from './record.ts';

export type Side = 'top' | 'right' | 'bottom' | 'left';

/** A line between two nodes. Either node may be gone: then it is not drawn, and comes back with the node. */
export const Connection = Type.Object(
  {
    id: RecordId,
    from: RecordId,
    to: RecordId,
    fromSide: lenient<Side>('top, right, bottom or left; chosen by position when absent.'),
    toSide: lenient<Side>('As fromSide.'),
    label: lenient<string>('Text on the line.'),
    kind: lenient<'manual' | 'derived'>('derived: the agent made `to` from `from`.'),
  },
  { additionalProperties: true },
);
export type Connection = Readonly<Type.Static<typeof Connection>>;
