/**
 * What is wrong with records from outside. Apart from the records themselves, because the judge weighs more than all
 * of them: a page that only draws leaves it out.
 */
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Connection } from './connection.ts';
import { CanvasNode } from './node.ts';
import { Viewport } from './viewport.ts';

/** The first thing wrong with a record: a JSON pointer within it, and why. */
export interface RecordFault {
  readonly pointer: string;
  readonly reason: string;
}

/** Compiled at the first use, so that a page that only draws pays nothing for it. */
export function validatorOf(schema: TSchema): (value: unknown) => RecordFault | undefined {
  let compiled: ReturnType<typeof Compile> | undefined;
  return (value) => {
    compiled ??= Compile(schema);
    if (compiled.Check(value)) return undefined;
    const [error] = compiled.Errors(value);
    if (!error) return { pointer: '', reason: 'does not fit' };
    // TypeBox reports a missing field at its parent; whoever reads the pointer looks for the field.
    const missing = error.keyword === 'required' ? `/${error.params.requiredProperties[0] ?? ''}` : '';
    return { pointer: error.instancePath + missing, reason: error.message };
  };
}

/** The first fault of a node from outside, or undefined when it can be kept: only its id, type and box are judged. */
export const faultOfNode = /* @__PURE__ */ validatorOf(CanvasNode);

/** The first fault of a connection from outside, or undefined when it can be kept. */
export const faultOfConnection = /* @__PURE__ */ validatorOf(Connection);

/** The first fault of a viewport from outside, or undefined when it can be kept. */
export const faultOfViewport = /* @__PURE__ */ validatorOf(Viewport);
