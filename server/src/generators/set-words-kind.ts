import Type from 'typebox';

export const setWordsKind = {
  name: 'set-words',
  payload: Type.Object({
    taskId: Type.String(),
    words: Type.Array(Type.String()),
    /** Take out every word that was not asked for too. */
    everything: Type.Boolean(),
  }),
  attempts: 3,
  firstRetryMs: 500,
  // Networks and pixels are held in memory.
  lane: 'heavy' as const,
  awaited: true,
};
