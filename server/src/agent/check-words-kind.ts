import Type from 'typebox';

export const checkWordsKind = {
  name: 'check-words',
  payload: Type.Object({
    projectId: Type.String(),
    userId: Type.String(),
    turnId: Type.String(),
    nodeId: Type.String(),
    /** The picture that was placed: another one in its place is not read. */
    assetId: Type.String(),
    asked: Type.Array(Type.String()),
    /** Its model writes words that can be read. */
    writes: Type.Boolean(),
    /** Under which the picture without its words is kept, where the right ones are set at once. */
    clean: Type.Union([Type.Object({ id: Type.String(), key: Type.String() }), Type.Null()]),
  }),
  attempts: 3,
  firstRetryMs: 500,
  // Networks and pixels are held in memory.
  lane: 'heavy' as const,
};
