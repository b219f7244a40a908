/** Which of the two views shows the scene: elements for what is near, one drawing for a crowd seen from afar. */
export type SceneMode = 'near' | 'far';

/** Beyond so many nodes in sight elements stop moving smoothly; below so many they are drawn sharper than a picture. */
export const limits = { toFar: 450, toNear: 350 } as const;

/** Between the two limits the mode stays as it is, so that a node more or less never makes it flicker. */
export function nextMode(now: SceneMode | null, inSight: number): SceneMode {
  if (now === null) return inSight > 400 ? 'far' : 'near';
  if (now === 'near') return inSight > limits.toFar ? 'far' : 'near';
  return inSight < limits.toNear ? 'near' : 'far';
}
