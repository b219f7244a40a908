/** What one window knows of one canvas. Every edit goes through `commit`; nothing else writes the document. */
import {
  diffStates,
  emptyChange,
  isEmptyChange,
  type CanvasChange,
  type CanvasNode,
  type CanvasState,
} from '@easel/canvas';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { applySettled } from './arrange/settle-groups.ts';
import { changeForStep, emptyHistory, recordStep, type History, type Step } from './history.ts';
import { createSpatialIndex, type SpatialIndex } from './spatial-index.ts';
import { onlyLooks, type Tool } from './tools/tool.ts';

/** What is being written in place: a text, with its record as long as the document has none, or a connection's label. */
export type Editing =
  | { readonly kind: 'text'; readonly id: string; readonly draft: CanvasNode | null }
  | { readonly kind: 'label'; readonly id: string };

export interface EditorState {
  readonly canvas: CanvasState;
  readonly selection: ReadonlySet<string>;
  readonly history: History;
  /** The connection that is selected; never along with nodes. */
  readonly wire: string | null;
  readonly tool: Tool;
  /** The tool stays after it was used. */
  readonly toolKept: boolean;
  readonly editing: Editing | null;
  /** False: this person may only look. Others' changes still arrive. */
  readonly canEdit: boolean;
  /** Which node the keyboard is on; it need not be selected. */
  readonly focused: string | null;
}

export interface EditorStore extends Pick<StoreApi<EditorState>, 'getState' | 'subscribe' | 'getInitialState'> {
  /** The nodes by place, always that of the present document. */
  readonly index: SpatialIndex;
  /**
   * Makes an edit; `change.put` holds whole records. An edit that changes nothing leaves no step to undo. Who may only
   * look makes none, by `undo` and `redo` neither. `late`: it was asked for before the last step and had to wait.
   */
  commit(change: Partial<CanvasChange>, label: string, mergeKey?: string, late?: boolean): void;
  /** Answers the label of what was undone, or null when there was nothing. */
  undo(): string | null;
  redo(): string | null;
  /** Takes over a document that already holds the local edits on top of what others did; no step to undo. */
  adopt(canvas: CanvasState): void;
  /**
   * Makes a step to undo of what this person had the server do, others beside it. Answers how to take it back wherever it
   * stands by then.
   */
  record(before: CanvasState, after: CanvasState, label: string): () => void;
  select(ids: Iterable<string>): void;
  focus(id: string | null): void;
  selectWire(id: string | null): void;
  /** `kept`: it stays until another is taken, instead of giving way to selecting once it was used. */
  setTool(tool: Tool, kept?: boolean): void;
  setEditing(editing: Editing | null): void;
  setCanEdit(canEdit: boolean): void;
  /** Told of local edits only (commit, undo, redo), after the state has them. */
  onEdit(listener: () => void): () => void;
}

export function createEditorStore(canvas: CanvasState, canEdit = true): EditorStore {
  const index = createSpatialIndex();
  index.update(canvas.nodes.values());
  const store = createStore<EditorState>(() => ({
    canvas,
    selection: new Set<string>(),
    history: emptyHistory,
    wire: null,
    tool: 'select' as Tool,
    toolKept: false,
    editing: null,
    canEdit,
    focused: null,
  }));
  const listeners = new Set<() => void>();

  const write = (next: CanvasState, history: History) => {
    const { selection, focused, wire, editing } = store.getState();
    index.update(next.nodes.values());
    store.setState({
      canvas: next,
      history,
      selection: onlyPresent(selection, next.nodes),
      focused: focused !== null && next.nodes.has(focused) ? focused : null,
      wire: wire !== null && next.connections.has(wire) ? wire : null,
      editing: editing && isThere(editing, next) ? editing : null,
    });
  };
  const edit = (next: CanvasState, history: History) => {
    write(next, history);
    for (const listener of listeners) listener();
  };

  const commit: EditorStore['commit'] = (partial, label, mergeKey, late) => {
    const { canvas: before, history, canEdit: allowed } = store.getState();
    if (!allowed) return;
    const after = applySettled(before, { ...emptyChange, ...partial });
    const change = diffStates(before, after);
    if (isEmptyChange(change)) return;
    edit(after, recordStep(history, before, change, { label, mergeKey, late }));
  };
  const walk = (step: Step | undefined, redo: boolean) => {
    const { canvas: now, history, canEdit: allowed } = store.getState();
    const { past, future } = history;
    if (!step || !allowed) return null;
    const forth = { past: [...past, step], future: future.slice(1) };
    const back = { past: past.slice(0, -1), future: [step, ...future] };
    edit(applySettled(now, changeForStep(now, step, redo)), redo ? forth : back);
    return step.label;
  };
  const undo = () => walk(store.getState().history.past.at(-1), false);
  const takeBack = (step: Step | undefined) => {
    const { canvas: now, history } = store.getState();
    if (step === history.past.at(-1)) undo();
    else if (step) commit(changeForStep(now, step), step.label);
  };

  return {
    index,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    commit,
    undo,
    redo: () => walk(store.getState().history.future[0], true),
    adopt(next) {
      if (next !== store.getState().canvas) write(next, store.getState().history);
    },
    record(before, after, label) {
      const history = recordStep(store.getState().history, before, diffStates(before, after), { label });
      store.setState({ history });
      return () => takeBack(history.past.at(-1));
    },
    ...choices(store),
    onEdit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What is selected, in hand and being written: all that is no part of the document. */
function choices(
  store: StoreApi<EditorState>,
): Pick<EditorStore, 'select' | 'focus' | 'selectWire' | 'setTool' | 'setEditing' | 'setCanEdit'> {
  return {
    select(ids) {
      const {
        selection,
        canvas: { nodes },
      } = store.getState();
      const next = onlyPresent(new Set(ids), nodes);
      const same = next.size === selection.size && [...next].every((id) => selection.has(id));
      if (!same || store.getState().wire !== null) store.setState({ selection: same ? selection : next, wire: null });
    },
    focus: (focused) => store.setState({ focused }),
    selectWire(id) {
      const { canvas: now, selection } = store.getState();
      const wire = id !== null && now.connections.has(id) ? id : null;
      store.setState({ wire, selection: wire === null ? selection : new Set() });
    },
    setTool(tool, kept = false) {
      const { canEdit: allowed } = store.getState();
      if (allowed || onlyLooks(tool)) store.setState({ tool, toolKept: kept });
    },
    setEditing(editing) {
      if (editing === null || store.getState().canEdit) store.setState({ editing });
    },
    setCanEdit(next) {
      const { tool } = store.getState();
      if (next) store.setState({ canEdit: true });
      else store.setState({ canEdit: false, editing: null, tool: onlyLooks(tool) ? tool : 'select', toolKept: false });
    },
  };
}

function onlyPresent(ids: ReadonlySet<string>, nodes: ReadonlyMap<string, CanvasNode>): ReadonlySet<string> {
  const present = [...ids].filter((id) => nodes.has(id));
  return present.length === ids.size ? ids : new Set(present);
}

function isThere(editing: Editing, { nodes, connections }: CanvasState): boolean {
  if (editing.kind === 'label') return connections.has(editing.id);
  return editing.draft !== null || nodes.has(editing.id);
}
