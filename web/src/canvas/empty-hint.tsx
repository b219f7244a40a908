import { useStore } from 'zustand';
import { useCanEdit, useEditorState, useSession } from './canvas-context.ts';
import { useText } from './use-text.ts';

export interface EmptyHintProps {
  /** Pictures have their places. */
  readonly coming: boolean;
  /** The agent is at work: no moment to ask for anything else. */
  readonly awaiting: boolean;
}

/** What an empty canvas says: what would be here, and how to get it. */
export function EmptyHint({ coming, awaiting }: EmptyHintProps) {
  const session = useSession();
  const t = useText();
  const canEdit = useCanEdit(session);
  const bare = useEditorState(session, ({ canvas }) => canvas.nodes.size === 0);
  const uploading = useStore(session.uploads, (uploads) => uploads.length > 0);
  if (!bare || coming || uploading) return null;
  return (
    <p className="canvas-empty">
      {canEdit && !awaiting ? <b>{t('empty.drop')}</b> : null}
      <span>{t(canEdit ? 'empty.lands' : 'empty.nothing')}</span>
    </p>
  );
}
