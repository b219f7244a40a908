import { Check, CloudOff, TriangleAlert } from 'lucide-react';
import { useCanEdit, useEditorState, useSaveState } from './canvas-context.ts';
import { useOnline } from '../api/query-client.ts';
import type { SaveState } from './save-state.ts';
import type { CanvasSession } from './session.ts';
import { ProgressRing } from '../ui/index.ts';
import { useText } from './use-text.ts';

export interface SaveWordsProps {
  readonly session: CanvasSession;
  /** Whether the server is heard: what stands there is saved, but the next change would not be. */
  readonly heard: boolean;
}

/** The state of saving in words, for beside the title. Who may only look hears of it while something of theirs is unsaved. */
export function SaveWords({ session, heard }: SaveWordsProps) {
  const t = useText();
  const state = useSaveState(session);
  const online = useOnline();
  const empty = useEditorState(session, ({ canvas, history }) => canvas.nodes.size === 0 && history.past.length === 0);
  const canEdit = useCanEdit(session);
  if (!canEdit && state.kind === 'saved') return null;
  const kind = state.kind === 'saved' && !(online && heard) ? 'away' : state.kind;
  return (
    <span className="canvas-save" role="status" data-kind={kind === 'away' || kind === 'full' ? 'offline' : kind}>
      {kind === 'saved' && !empty ? <Check size={14} strokeWidth={2} aria-hidden /> : null}
      {kind === 'saving' ? <ProgressRing size={14} /> : null}
      {kind === 'offline' || kind === 'away' ? <CloudOff size={14} strokeWidth={2} aria-hidden /> : null}
      {kind === 'refused' || kind === 'full' ? <TriangleAlert size={14} strokeWidth={2} aria-hidden /> : null}
      <span>{t(wordsOf(kind, empty), 'pending' in state ? { count: state.pending } : {})}</span>
    </span>
  );
}

function wordsOf(kind: SaveState['kind'] | 'away', empty: boolean): string {
  if (kind === 'saved' && empty) return 'save.nothing';
  return kind === 'full' ? 'save.refused' : `save.${kind}`;
}
