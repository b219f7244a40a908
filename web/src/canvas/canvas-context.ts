import { createContext, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { isSmallOnScreen } from './gestures/small-selection.ts';
import type { PreviewState } from './preview.ts';
import type { SaveState } from './save-state.ts';
import type { CanvasSession } from './session.ts';
import type { EditorState } from './store.ts';

export const SessionContext = createContext<CanvasSession | null>(null);

export function useSession(): CanvasSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('This component belongs inside <Canvas>.');
  return session;
}

/** Part of the document's or the selection's state; `select` must answer the same object for the same state. */
export function useEditorState<T>(session: CanvasSession, select: (state: EditorState) => T): T {
  return useStore(session.store, select);
}

/** Whether this person may change the canvas; may change while it is open. */
export function useCanEdit(session: CanvasSession): boolean {
  return useEditorState(session, (state) => state.canEdit);
}

export function usePreview<T>(session: CanvasSession, select: (state: PreviewState) => T): T {
  return useStore(session.preview, select);
}

export function useSaveState(session: CanvasSession): SaveState {
  return useSyncExternalStore(
    (listener) => session.autosave.onState(listener),
    () => session.autosave.state,
  );
}

/** Whether the camera is moving; false again shortly after it rests. */
export function useMoving(session: CanvasSession): boolean {
  return useSyncExternalStore(
    (listener) => session.view.onRest(listener),
    () => session.view.moving,
  );
}

/** Whether a box of the page is so small on screen that handles would cover it; told anew when the camera rests. */
export function useIsSmall(session: CanvasSession, box: Parameters<typeof isSmallOnScreen>[0]): boolean {
  return useSyncExternalStore(
    (listener) => session.view.onRest(listener),
    () => isSmallOnScreen(box, session.view.camera.k),
  );
}
