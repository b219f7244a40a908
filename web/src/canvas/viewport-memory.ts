/** Where this browser last looked on each canvas: at once on the next visit, and nobody else's view moves with it. */
import { browserStorage } from '../storage.ts';
import type { Camera, Point } from './camera.ts';

const keyOf = (projectId: string) => `easel-viewport-${projectId}`;

export interface KeptViewport extends Camera {
  /** Where on screen the middle of what no panel covers was; visits of before did not keep it. */
  readonly middle?: Point;
}

export function keptViewport(projectId: string): KeptViewport | null {
  try {
    const kept: unknown = JSON.parse(browserStorage.getItem(keyOf(projectId)) ?? 'null');
    if (!isCamera(kept)) return null;
    const { x, y, k } = kept;
    return 'middle' in kept && isPoint(kept.middle) ? { x, y, k, middle: kept.middle } : { x, y, k };
  } catch {
    return null;
  }
}

export function keepViewport(projectId: string, { x, y, k }: Camera, middle: Point): void {
  browserStorage.setItem(keyOf(projectId), JSON.stringify({ x, y, k, middle }));
}

function isPoint(value: unknown): value is Point {
  if (typeof value !== 'object' || value === null || !('x' in value) || !('y' in value)) return false;
  return Number.isFinite(value.x) && Number.isFinite(value.y);
}

function isCamera(value: unknown): value is Camera {
  return isPoint(value) && 'k' in value && Number.isFinite(value.k) && Number(value.k) > 0;
}
