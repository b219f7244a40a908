import { Redo2, Scan, Undo2 } from 'lucide-react';
import { IconButton } from '../ui/index.ts';
import { useCanEdit, useEditorState, useSession } from './canvas-context.ts';
import type { Commands } from './commands.ts';
import { useText } from './use-text.ts';

/** What a keyboard does elsewhere, and a finger has no gesture for; what shows everything only where the bar for the zoom has no room. */
export function TouchBar({ commands }: { readonly commands: Commands }) {
  const session = useSession();
  const t = useText();
  const canEdit = useCanEdit(session);
  const canUndo = useEditorState(session, ({ history }) => history.past.length > 0);
  const canRedo = useEditorState(session, ({ history }) => history.future.length > 0);
  return (
    <section className="canvas-panel canvas-bar canvas-touch" aria-label={t('zoom.touch')}>
      {canEdit ? (
        <>
          <IconButton
            icon={Undo2}
            label={t('sheet.keys.undo')}
            side="top"
            disabled={!canUndo}
            onClick={() => commands.undo()}
          />
          <IconButton
            icon={Redo2}
            label={t('sheet.keys.redo')}
            side="top"
            disabled={!canRedo}
            onClick={() => commands.redo()}
          />
        </>
      ) : null}
      <IconButton icon={Scan} label={t('zoom.fit')} side="top" onClick={() => session.fitAll()} />
    </section>
  );
}
