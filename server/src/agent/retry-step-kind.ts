import Type from 'typebox';

export const retryStepKind = {
  name: 'retry-step',
  payload: Type.Object({
    turnId: Type.String(),
    stepId: Type.String(),
    /** Left out: the step is a search. */
    pictureId: Type.Optional(Type.String()),
  }),
  attempts: 4,
  firstRetryMs: 500,
  lane: 'foreground' as const,
  awaited: true,
};

/** One at a time for the same thing: whoever asks twice finds the first. */
export function retryKeyOf({ turnId, stepId, pictureId }: { turnId: string; stepId: string; pictureId?: string }) {
  return pictureId ?? `${turnId}:${stepId}`;
}
