import Type from 'typebox';

export const separateLayersKind = {
  name: 'separate-layers',
  payload: Type.Object({ taskId: Type.String() }),
  attempts: 3,
  firstRetryMs: 500,
  // Layers are held in memory whole: one picture at a time.
  concurrency: 1,
};
