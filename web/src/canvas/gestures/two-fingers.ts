/** Which fingers are down on something that has its own drags, and the pinch of two of them. */
import type { Point } from '../camera.ts';
import type { Editor } from '../editor.ts';
import { beginPinch, type Pinch } from './pinch.ts';

export class TwoFingers {
  readonly #editor: Editor;
  readonly #down = new Map<number, Point>();
  #pinch: Pinch | null = null;

  constructor(editor: Editor) {
    this.#editor = editor;
  }

  get any(): boolean {
    return this.#down.size > 0;
  }

  /** @returns whether a pinch has begun, or is under way: then nothing else may */
  press(pointerId: number, at: Point): boolean {
    this.#down.set(pointerId, at);
    if (this.#down.size === 2) this.#begin();
    return this.#down.size > 1;
  }

  /** @returns whether the move belongs to a pinch */
  move(pointerId: number, at: Point): boolean {
    if (this.#down.has(pointerId)) this.#down.set(pointerId, at);
    const [first, second] = [...this.#down.values()];
    if (this.#pinch && first && second) this.#pinch.update(first, second);
    return this.#pinch !== null;
  }

  /** @returns whether the finger belonged to a pinch; the one that stays does nothing until it is lifted, too */
  lift(pointerId: number): boolean {
    const held = this.#down.delete(pointerId);
    if (!this.#pinch) return false;
    if (this.#down.size < 2) {
      this.#pinch.complete();
      this.#pinch = null;
    } else if (held) this.#begin();
    return held;
  }

  /** Of more than two the first two pinch. */
  #begin(): void {
    const [first, second] = [...this.#down.values()];
    if (first && second) this.#pinch = beginPinch(this.#editor, first, second);
  }
}
