import type { PictureSlot, TurnView } from '@easel/contract';
import { isOpen } from './shown-turn.ts';

/** A place on the canvas that a turn has promised to a picture. */
export interface PromisedSlot {
  readonly turnId: string;
  readonly slot: PictureSlot;
}
export interface PendingSlot extends PromisedSlot {
  readonly state: 'coming' | 'failed';
}

/** Every place that the turns have promised so far, whether or not the picture stands there by now. */
export function promisedSlots(views: ReadonlyMap<string, TurnView>): PromisedSlot[] {
  return [...views].flatMap(([turnId, { pictures }]) => pictures.map(({ slot }) => ({ turnId, slot })));
}

/** The pictures of turns that run, or that are tried again, as far as they are not on the canvas yet. */
export function pendingSlots(views: ReadonlyMap<string, TurnView>): PendingSlot[] {
  return [...views].flatMap(([turnId, { status: ofTurn, pictures }]) =>
    pictures.flatMap(({ slot, status, retried = false }) =>
      (isOpen(ofTurn) || retried) && status !== 'placed' ? [{ turnId, slot, state: status }] : [],
    ),
  );
}
