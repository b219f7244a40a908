import { CircleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useText } from './use-text.ts';
import { useStore } from 'zustand';
import { useEditorState, useSession } from './canvas-context.ts';
import { comingOf, type Coming, type PendingPicture } from './coming-pictures.ts';
import { FootName } from './foot-name.tsx';
import { ProgressRing } from '../ui/index.ts';

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
    <FootName key={item.key} box={item} state={item.state}>
      {item.state === 'failed' ? (
        <CircleAlert size={14} strokeWidth={2} aria-hidden />
      ) : (
        <ProgressRing size={14} progress={item.progress} />
      )}
      <span>{item.state === 'failed' ? t('coming.failed', { name: item.title }) : item.title}</span>
    </FootName>
  ));
}

function useComing(slots: readonly PendingPicture[]): Coming[] {
  const session = useSession();
  const nodes = useEditorState(session, (state) => state.canvas.nodes);
  const uploads = useStore(session.uploads);
  return comingOf(nodes, slots, uploads);
}

function placeOf({ x, y, width, height }: Coming): CSSProperties {
  return { left: x, top: y, width, height };
}
