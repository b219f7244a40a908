import { Check, CloudOff, TriangleAlert } from 'lucide-react';
import { useCanEdit, useEditorState, useSaveState } from './canvas-context.ts';
import type { CanvasSession } from './session.ts';
import { ProgressRing } from '../ui/index.ts';
import { useText } from './use-text.ts';

/** The state of saving in words, for beside the title. Who may only look hears of it while something of theirs is unsaved. */
export function SaveWords({ session }: { readonly session: CanvasSession }) {
  const t = useText();
  const state = useSaveState(session);
  const empty = useEditorState(session, ({ canvas, history }) => canvas.nodes.size === 0 && history.past.length === 0);
  const canEdit = useCanEdit(session);
  if (!canEdit && state.kind === 'saved') return null;
  const words = wordsOf(state.kind, empty);
  return (
    <span className="canvas-save" role="status" data-kind={state.kind}>
      {state.kind === 'saved' && !empty ? <Check size={14} strokeWidth={2} aria-hidden /> : null}
      {state.kind === 'saving' ? <ProgressRing size={14} /> : null}
      {state.kind === 'offline' ? <CloudOff size={14} strokeWidth={2} aria-hidden /> : null}
      {state.kind === 'refused' ? <TriangleAlert size={14} strokeWidth={2} aria-hidden /> : null}
      <span>{t(words, 'pending' in state ? { count: state.pending } : {})}</span>
    </span>
  );
}

function wordsOf(kind: 'saved' | 'saving' | 'offline' | 'refused', empty: boolean): string {
  return kind === 'saved' && empty ? 'save.nothing' : `save.${kind}`;
}
