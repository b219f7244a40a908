/** A crop under way: the picture whole, what stays of it, and grips to change that. It has the canvas to itself. */
import { normaliseNode } from '@easel/canvas';
import { Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { useCanEdit, useEditorState, useSession } from '../canvas-context.ts';
import type { Commands } from '../commands.ts';
import { KeysAhead, lazyPart } from '../../ui/index.ts';

const CropStage = lazyPart(async () => (await import('./crop-stage.tsx')).CropStage);

export function CropMode({ commands }: { readonly commands: Commands }) {
  const session = useSession();
  const canEdit = useCanEdit(session);
  const crop = useStore(session.modes, (state) => state.crop);
  const node = useEditorState(session, (state) => (crop ? state.canvas.nodes.get(crop.id) : undefined));
  const reading = node && normaliseNode(node);
  const lost = crop !== null && (!canEdit || reading?.kind !== 'image');
  useEffect(() => {
    // Somebody deleted the picture, or took the right to change it.
    if (lost) commands.cancelCrop();
  }, [lost, commands]);
  if (!crop || reading?.kind !== 'image') return null;
  return (
    <Suspense fallback={<KeysAhead onEscape={commands.cancelCrop} />}>
      <CropStage commands={commands} crop={crop} picture={reading} />
    </Suspense>
  );
}
