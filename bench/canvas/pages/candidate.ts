/** What each candidate's page offers to the one that measures. The camera maps page units of the scene to CSS pixels. */
import type { BenchScene } from '../scene.ts';

export interface BenchCamera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Candidate {
  /** What may be done before the clock runs: downloads that every product does once. */
  prepare(scene: BenchScene): Promise<void>;
  /** Shows the scene; done when every picture in sight is drawn. Answers milliseconds. */
  mount(scene: BenchScene, camera: BenchCamera): Promise<number>;
  view(): BenchCamera;
  setView(camera: BenchCamera): void;
  select(ids: string[]): void;
  positionOf(id: string): { x: number; y: number };
  /** What is shown is final: nothing is loading or being drawn sharper. */
  settled(): boolean;
}

declare global {
  interface Window {
    candidate?: Candidate;
  }
}

export const twoFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0))));

/** Asked again with every few milliseconds, for things that tell nobody when they happen. */
export async function until(isSo: () => boolean, withinMs = 120_000): Promise<void> {
  const end = performance.now() + withinMs;
  while (!isSo()) {
    if (performance.now() > end) throw new Error('it never happened');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
