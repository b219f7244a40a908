import type { PictureSlot } from '@easel/contract';
import { CircleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useText } from './use-text.ts';
import { useStore } from 'zustand';
import { useEditorState, useSession } from './canvas-context.ts';
import { ProgressRing } from '../ui/index.ts';

/** A picture of a running turn: it has its place, its size and its name before it is there. */
export interface PendingPicture {
  readonly slot: Pick<PictureSlot, 'pictureId' | 'nodeId' | 'title' | 'x' | 'y' | 'width' | 'height'>;
  readonly state: 'coming' | 'failed';
  /** A first, coarse look at it, shown blurred. */
  readonly previewUrl?: string;
  /** 0..1, where it is known. */
  readonly progress?: number;
}

/** The grounds of pictures on their way, below the nodes; once its node is on the canvas a slot is not drawn. */
export function PendingGrounds({ slots }: { readonly slots: readonly PendingPicture[] }) {
  return useComing(slots).map((item) => (
    <div
      key={item.key}
      className="canvas-coming"
      data-state={item.state}
      data-preview={item.previewUrl ? 'true' : undefined}
      style={placeOf(item)}
    >
      {item.previewUrl ? <img src={item.previewUrl} alt="" draggable={false} /> : null}
    </div>
  ));
}

/** Their names, in the layer where things keep their size on screen. */
export function PendingNames({ slots }: { readonly slots: readonly PendingPicture[] }) {
  const t = useText();
  return useComing(slots).map((item) => (
    <div
      key={item.key}
      className="canvas-coming-name"
      data-state={item.state}
      style={{ left: item.x, top: item.y + item.height, '--w': `${item.width}px` } as CSSProperties}
    >
      {item.state === 'failed' ? (
        <CircleAlert size={14} strokeWidth={2} aria-hidden />
      ) : (
        <ProgressRing size={14} progress={item.progress} />
      )}
      <span>{item.state === 'failed' ? t('coming.failed', { name: item.title }) : item.title}</span>
    </div>
  ));
}

interface Coming {
  readonly key: string;
  readonly title: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly state: 'coming' | 'failed';
  readonly previewUrl: string | undefined;
  readonly progress: number | undefined;
}

function useComing(slots: readonly PendingPicture[]): Coming[] {
  const session = useSession();
  const nodes = useEditorState(session, (state) => state.canvas.nodes);
  const uploads = useStore(session.uploads);
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

function placeOf({ x, y, width, height }: Coming): CSSProperties {
  return { left: x, top: y, width, height };
}
