import type { BoundingBox, CanvasNode } from '@easel/canvas';
import type { Client, Project } from '@easel/contract';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useEditorState, useSaveState } from './canvas-context.ts';
import { boundsAround } from './edits.ts';
import type { SaveState } from './save-state.ts';
import { canvasServer } from './server.ts';
import { openSession, type CanvasSession } from './session.ts';
import { leaveSession } from './leave-session.ts';
import { noteOpenCanvas } from './unsaved-work.ts';

/**
 * The session of a project for as long as the component lives; null until the project is there. Opened from the first
 * `project` of its id: a refetch of the same one does not replace what is on screen.
 */
export function useCanvasSession(project: Project | undefined, client: Client, canEdit: boolean): CanvasSession | null {
  const [holder] = useState(createHolder);
  useEffect(() => {
    if (project) holder.show(project, client, canEdit);
  }, [holder, project, client, canEdit]);
  useEffect(() => () => holder.close(), [holder]);
  return useSyncExternalStore(holder.subscribe, holder.get);
}

function createHolder() {
  interface Open {
    readonly session: CanvasSession;
    readonly client: Client;
  }
  let open: (Open & { readonly stopNoting: () => void }) | null = null;
  const listeners = new Set<() => void>();
  const set = (next: Open | null) => {
    if (open) void leaveSession(open.session).then(open.stopNoting);
    open = next && { ...next, stopNoting: noteOpenCanvas(next.session) };
    for (const listener of listeners) listener();
  };
  return {
    get: () => open?.session ?? null,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show(project: Project, client: Client, canEdit: boolean) {
      const same = open?.session.projectId === project.id && open.client === client;
      if (same) open?.session.setCanEdit(canEdit);
      else set({ session: openSession({ project, server: canvasServer(client), canEdit }), client });
    },
    close: () => set(null),
  };
}

export interface CanvasControls {
  readonly saveState: SaveState;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly selection: readonly CanvasNode[];
  readonly select: (ids: Iterable<string>) => void;
  readonly fitAll: () => void;
  /** Pans just so far that a box of the page is in sight. */
  readonly panTo: (box: BoundingBox) => void;
  /** Selects a node and brings it into sight; false when there is none by this id. */
  readonly show: (nodeId: string) => boolean;
}

/** What a page around the canvas may ask of it. Renders anew when selection, history or saving change, never on a pan. */
export function useCanvas(session: CanvasSession): CanvasControls {
  const { store } = session;
  const saveState = useSaveState(session);
  const nodes = useEditorState(session, (state) => state.canvas.nodes);
  const ids = useEditorState(session, (state) => state.selection);
  const canUndo = useEditorState(session, (state) => state.canEdit && state.history.past.length > 0);
  const canRedo = useEditorState(session, (state) => state.canEdit && state.history.future.length > 0);
  const selection = useMemo(() => [...ids].flatMap((id) => nodes.get(id) ?? []), [ids, nodes]);
  const show = (nodeId: string) => {
    const box = boundsAround([store.getState().canvas.nodes.get(nodeId) ?? []].flat());
    if (!box) return false;
    store.select([nodeId]);
    session.panTo(box);
    return true;
  };
  return {
    saveState,
    canUndo,
    canRedo,
    selection,
    show,
    undo: () => void store.undo(),
    redo: () => void store.redo(),
    select: (wanted) => store.select(wanted),
    fitAll: () => session.fitAll(),
    panTo: (box) => session.panTo(box),
  };
}
