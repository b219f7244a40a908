import Type from 'typebox';

export const separateLayersKind = {
  name: 'separate-layers',
  payload: Type.Object({ taskId: Type.String() }),
  attempts: 3,
  firstRetryMs: 500,
  // Layers are held in memory whole.
  lane: 'heavy' as const,
  awaited: true,
};
