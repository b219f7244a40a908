/** A dialog that makes new pixels of one picture, while one is open. */
import { normaliseNode } from '@easel/canvas';
import { Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { KeysAhead, lazyPart, TypedAhead } from '../../ui/index.ts';
import { useCanEdit, useEditorState, useSession } from '../canvas-context.ts';
import { useText } from '../use-text.ts';

const ToolDialog = lazyPart(async () => (await import('./tool-dialog.tsx')).ToolDialog);

export function PictureTool() {
  const session = useSession();
  const t = useText();
  const canEdit = useCanEdit(session);
  const tool = useStore(session.modes, (state) => state.pictureTool);
  const node = useEditorState(session, (state) => (tool ? state.canvas.nodes.get(tool.id) : undefined));
  const reading = node && normaliseNode(node);
  const shown = canEdit && reading?.kind === 'image';
  const lost = tool !== null && !shown;
  useEffect(() => {
    // Somebody deleted the picture, or took the right to change it.
    if (lost) session.modes.setState({ pictureTool: null });
  }, [lost, session]);
  if (!tool || !node || !shown) return null;
  const giveUp = () => session.modes.setState({ pictureTool: null });
  const coming =
    tool.kind === 'resize' ? (
      // Figures alone would be the picture's opacity.
      <TypedAhead label={t('text.coming')} onEscape={giveUp} />
    ) : (
      <KeysAhead onEscape={giveUp} />
    );
  return (
    <Suspense fallback={coming}>
      <ToolDialog kind={tool.kind} node={node} reading={reading} />
    </Suspense>
  );
}
