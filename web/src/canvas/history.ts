/** Undo and redo: a stack of changes with their inverses. */
import {
  applyChange,
  diffStates,
  invertChange,
  mergeCanvas,
  squashChanges,
  type CanvasChange,
  type CanvasState,
} from '@easel/canvas';

export interface Step {
  /** What the person did, as a key of the catalogue: `move`, `delete`. */
  readonly label: string;
  readonly change: CanvasChange;
  readonly inverse: CanvasChange;
  /** Steps in a row with the same key are one step: a held arrow key is one move. */
  readonly mergeKey?: string | undefined;
}

export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export const emptyHistory: History = { past: [], future: [] };
/** Steps kept; a step holds only the records it touched, and unchanged parts are shared. */
const depth = 200;

/** What a step is called, and how it stands to those before it. */
export interface StepName extends Pick<Step, 'label' | 'mergeKey'> {
  /** It was asked for before the last step, and had to wait: steps in a row over it stay one. */
  readonly late?: boolean | undefined;
}

/** The history after a new step; what was undone before can then no longer be redone. */
export function recordStep(
  history: History,
  before: CanvasState,
  change: CanvasChange,
  { label, mergeKey, late = false }: StepName,
): History {
  const inverse = invertChange(before, change);
  const last = history.past.at(-1);
  if (late && last?.mergeKey !== undefined && last.mergeKey !== mergeKey) {
    const [sooner, later] = swapSteps(before, last, { label, change, inverse, mergeKey });
    return { past: [...withStep(history.past.slice(0, -1), sooner), later].slice(-depth), future: [] };
  }
  return { past: withStep(history.past, { label, change, inverse, mergeKey }).slice(-depth), future: [] };
}

function withStep(past: readonly Step[], step: Step): Step[] {
  const last = past.at(-1);
  if (!last || step.mergeKey === undefined || last.mergeKey !== step.mergeKey) return [...past, step];
  const change = squashChanges(last.change, step.change);
  return [...past.slice(0, -1), { ...step, change, inverse: squashChanges(step.inverse, last.inverse) }];
}

/** Two steps in the other order, with the same outcome; `between` is the document after the first of them. */
function swapSteps(between: CanvasState, first: Step, second: Step): [Step, Step] {
  const after = applyChange(between, second.change);
  const start = applyChange(between, first.inverse);
  const { change: sooner } = mergeCanvas({ base: between, theirs: after, today: start });
  const middle = applyChange(start, sooner);
  const later = diffStates(middle, after);
  return [
    { ...second, change: sooner, inverse: invertChange(start, sooner) },
    { ...first, change: later, inverse: invertChange(middle, later) },
  ];
}

/**
 * The change that takes a step back from `state` (or, with `redo`, does it again). Fields that others changed
 * since stay as they are now, unless the step touched the very same field.
 */
export function changeForStep(state: CanvasState, step: Step, redo = false): CanvasChange {
  const [done, wanted] = redo ? [step.inverse, step.change] : [step.change, step.inverse];
  const touched = partOf(state, step);
  // `done` on what is there now is what the step left behind, so that it is the base both sides started from.
  const base = applyChange(touched, done);
  const ours = applyChange(touched, wanted);
  return mergeCanvas({ base, theirs: ours, today: touched, bothWords: true }).change;
}

/** Only the records that a step names: a step of one node must not cost a walk through ten thousand. */
function partOf(state: CanvasState, { change, inverse }: Step): CanvasState {
  const pick = <R>(records: ReadonlyMap<string, R>, ids: Iterable<string>): ReadonlyMap<string, R> => {
    const picked = new Map<string, R>();
    for (const id of ids) {
      const record = records.get(id);
      if (record) picked.set(id, record);
    }
    return picked;
  };
  const nodeIds = new Set([change, inverse].flatMap(({ put, remove }) => [...put.map(({ id }) => id), ...remove]));
  const connectionIds = new Set(
    [change, inverse].flatMap(({ putConnections, removeConnections }) => [
      ...putConnections.map(({ id }) => id),
      ...removeConnections,
    ]),
  );
  return { ...state, nodes: pick(state.nodes, nodeIds), connections: pick(state.connections, connectionIds) };
}
