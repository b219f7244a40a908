/** Changes from outside: their schema and what is wrong with them. Whoever only makes and applies changes does without. */
import * as Type from 'typebox';
import { CanvasError } from './canvas-error.ts';
import type { CanvasChange } from './diff.ts';
import type { JsonObject } from './json.ts';
import { checkValueLimits, limitsWith, type SnapshotLimits } from './limits.ts';
import { CanvasNode } from './records/node.ts';
import { Connection } from './records/connection.ts';
import { validatorOf } from './records/faults.ts';
import { RecordId } from './records/record.ts';
import { Viewport } from './records/viewport.ts';

/** A change as it travels: every part may be left out. */
export const PartialChange = Type.Object({
  put: Type.Optional(Type.Array(CanvasNode)),
  remove: Type.Optional(Type.Array(RecordId)),
  putConnections: Type.Optional(Type.Array(Connection)),
  removeConnections: Type.Optional(Type.Array(RecordId)),
  viewport: Type.Optional(Viewport),
  fields: Type.Optional(Type.Unsafe<JsonObject>(Type.Object({}))),
  removeFields: Type.Optional(Type.Array(Type.String())),
});
export type PartialChange = Type.Static<typeof PartialChange>;

const faultOfChange = /* @__PURE__ */ validatorOf(PartialChange);

/** A change from outside. Throws CanvasError `wrong_shape`, `too_deep`, `too_large` or `too_many_nodes`. */
export function readChange(value: unknown, limits?: Partial<SnapshotLimits>): CanvasChange {
  const bounds = limitsWith(limits);
  checkValueLimits(value, bounds);
  const fault = faultOfChange(value);
  if (fault) throw new CanvasError('wrong_shape', `The change does not fit: ${fault.reason}.`, fault.pointer);
  const change = value as PartialChange;
  if ((change.put?.length ?? 0) > bounds.maxNodes) {
    throw new CanvasError('too_many_nodes', 'The change holds more nodes than a canvas may.', '/put');
  }
  return {
    put: change.put ?? [],
    remove: change.remove ?? [],
    putConnections: change.putConnections ?? [],
    removeConnections: change.removeConnections ?? [],
    ...(change.viewport && { viewport: change.viewport }),
    // The three parts of a canvas are no free fields: a change must not reach them by this door.
    ...(change.fields && { fields: freeFields(change.fields) }),
    ...(change.removeFields && { removeFields: change.removeFields.filter((field) => !reserved.has(field)) }),
  };
}

const reserved = new Set(['viewport', 'nodes', 'connections']);

function freeFields(fields: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !reserved.has(field)));
}
