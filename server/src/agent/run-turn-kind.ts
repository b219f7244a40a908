import Type from 'typebox';

/** Runs that may begin before a turn is given up; the last one does nothing but say so. */
export const turnRuns = 5;

export const runTurnKind = {
  name: 'run-turn',
  payload: Type.Object({ turnId: Type.String() }),
  attempts: turnRuns + 1,
  firstRetryMs: 500,
  lane: 'foreground' as const,
};
