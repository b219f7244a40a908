import Type from 'typebox';

/** Runs that may begin before a turn is given up; the last one does nothing but say so. */
export const turnRuns = 5;

export const runTurnKind = {
  name: 'run-turn',
  payload: Type.Object({ turnId: Type.String() }),
  attempts: turnRuns + 1,
  // Two seconds to half a minute: runs outlast a store or database that is away for a minute.
  firstRetryMs: 2_000,
  lane: 'foreground' as const,
  awaited: true,
};
