import type { Point } from '../camera.ts';

/** A pointer on the canvas. */
export interface PointerAt {
  /** Pixels from the top left of the canvas. */
  readonly screen: Point;
  readonly page: Point;
  readonly shift: boolean;
  readonly alt: boolean;
  /** Ctrl or Cmd: nothing snaps. */
  readonly free: boolean;
}

/**
 * One drag, from the moment it is more than a click. Beginning it takes a snapshot; each update derives from that
 * snapshot and never from the update before, so that cancelling is forgetting.
 */
export interface Gesture {
  update(at: PointerAt): void;
  /** Commits at most one step to undo. */
  complete(): void;
  /** Leaves everything as it was at the beginning. */
  cancel(): void;
}
