/** Where this browser last looked on each canvas: at once on the next visit, and nobody else's view moves with it. */
import type { Camera } from './camera.ts';

const keyOf = (projectId: string) => `easel-viewport-${projectId}`;

export function keptViewport(projectId: string): Camera | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(projectId)) ?? 'null');
    return isCamera(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function keepViewport(projectId: string, { x, y, k }: Camera): void {
  try {
    localStorage.setItem(keyOf(projectId), JSON.stringify({ x, y, k }));
  } catch {
    // Storage that is full or forbidden only costs the place where one was.
  }
}

function isCamera(value: unknown): value is Camera {
  if (typeof value !== 'object' || value === null || !('x' in value) || !('y' in value) || !('k' in value))
    return false;
  return [value.x, value.y, value.k].every(Number.isFinite) && Number(value.k) > 0;
}
