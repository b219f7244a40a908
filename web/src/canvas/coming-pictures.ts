/** Pictures that are not on the canvas yet, but have their place there: those being made and those being sent. */
import type { CanvasNode } from '@easel/canvas';
import type { PictureSlot } from '@easel/contract';
import type { Box } from './camera.ts';
import type { Upload } from './upload.ts';

/** A picture of a running turn: it has its place, its size and its name before it is there. */
export interface PendingPicture {
  readonly slot: Pick<PictureSlot, 'pictureId' | 'nodeId' | 'title' | 'x' | 'y' | 'width' | 'height'>;
  readonly state: 'coming' | 'failed';
  /** A first, coarse look at it, shown blurred. */
  readonly previewUrl?: string;
  /** 0..1, where it is known. */
  readonly progress?: number;
}

export interface Coming extends Box {
  readonly key: string;
  readonly title: string;
  readonly state: 'coming' | 'failed';
  readonly previewUrl: string | undefined;
  readonly progress: number | undefined;
}

/** Those that one sees: once its node is on the canvas a slot has had its time. */
export function comingOf(
  nodes: ReadonlyMap<string, CanvasNode>,
  slots: readonly PendingPicture[],
  uploads: readonly Upload[],
): Coming[] {
  const made = slots
    .filter(({ slot }) => !nodes.has(slot.nodeId))
    .map(({ slot, state, previewUrl, progress }) => ({ ...slot, key: slot.pictureId, state, previewUrl, progress }));
  const sent = uploads.flatMap(({ id, name, place, previewUrl, state, sent: bytes, size }) =>
    place && (state === 'sending' || state === 'reading')
      ? [
          {
            ...place,
            key: id,
            title: name,
            state: 'coming' as const,
            previewUrl: previewUrl ?? undefined,
            progress: bytes / size,
          },
        ]
      : [],
  );
  return [...made, ...sent];
}
