import { useMemo } from 'react';
import { useEditorState, type CanvasSession } from '../canvas/index.ts';
import { differences } from './compare.ts';

/** What is otherwise today than in the version that is shown. */
export function useMarks(live: CanvasSession, still: CanvasSession | null) {
  const today = useEditorState(live, (state) => state.canvas.nodes);
  return useMemo(() => (still ? differences(still.store.getState().canvas.nodes, today) : []), [still, today]);
}
