import type { CanvasChange } from '@easel/canvas';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { useEditorState } from '../canvas-context.ts';
import { marked, renamed, type Mark } from '../arrange/marks.ts';
import { boundsAround, nodeName } from '../edits.ts';
import type { CanvasSession } from '../session.ts';
import { parentOf, rangeOf, type LayerRow } from './rows.ts';
import type { ListWindow } from './use-list-window.ts';

export interface LayerActsOptions {
  readonly session: CanvasSession;
  readonly rows: readonly LayerRow[];
  readonly list: ListWindow;
  readonly open: (id: string, open: boolean) => void;
  /** Takes the keyboard back when a field in it goes. */
  readonly tree: RefObject<HTMLElement | null>;
}

/** What it is called to undo them: on and off. */
const steps = { locked: ['lock', 'unlock'], hidden: ['hide', 'show'] } as const;

/** What rows do: select, rename, lock and hide; and where the keyboard is among them. */
export function useLayerActs({ session, rows, list, open, tree }: LayerActsOptions) {
  const { t } = useTranslation('panels');
  const { store, announcer } = session;
  const [at, setAt] = useState<string | null>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  const anchor = useRef<string | null>(null);
  const active = Math.max(0, at === null ? 0 : rows.findIndex(({ node }) => node.id === at));
  useFollowedSelection({
    session,
    rows,
    list,
    open,
    isOwn: (selection) => selection.has(anchor.current ?? ''),
    onFollow: (id) => {
      anchor.current = id;
      setAt(id);
    },
  });

  const commit = (change: Partial<CanvasChange> | null, label: string) => {
    if (!change) return;
    store.commit(change, label);
    announcer.say(t('layers.moved', { name: nodeName(rows[active]?.node ?? rows[0]!.node) }));
  };
  const choose = (id: string, { range, add }: { readonly range: boolean; readonly add: boolean }) => {
    const { selection } = store.getState();
    setAt(id);
    if (range && anchor.current !== null) store.select(rangeOf(rows, anchor.current, id));
    else if (add) store.select(selection.has(id) ? [...selection].filter((other) => other !== id) : [...selection, id]);
    else store.select([id]);
    if (!range || anchor.current === null) anchor.current = id;
    const box = boundsAround([store.getState().canvas.nodes.get(id) ?? []].flat());
    if (box && !add && !range) session.panTo(box);
  };
  const goTo = (row: number, { range }: { readonly range: boolean }) => {
    const id = rows[row]?.node.id;
    if (id === undefined) return;
    setAt(id);
    list.reveal(row);
    if (range) choose(id, { range, add: false });
  };
  const toggle = (id: string, what: Mark) => {
    const { canvas } = store.getState();
    const node = canvas.nodes.get(id);
    if (!node) return;
    const on = node[what] !== true;
    store.commit({ put: marked(canvas, [id], what, on) }, steps[what][on ? 0 : 1]);
    announcer.say(t(`layers.said.${what}.${on ? 'on' : 'off'}`, { name: nodeName(node) }));
  };
  const endRename = (id: string, name: string | null) => {
    setRenaming(null);
    tree.current?.focus();
    const node = store.getState().canvas.nodes.get(id);
    if (node && name !== null && name !== '' && name !== nodeName(node))
      store.commit({ put: [renamed(node, name)] }, 'rename');
  };
  return { active, renaming, goTo, commit, acts: { choose, toggle, beginRename: setRenaming, endRename } };
}

interface FollowOptions extends Omit<LayerActsOptions, 'tree'> {
  /** Whether it was made here: such a selection needs no following. */
  readonly isOwn: (selection: ReadonlySet<string>) => boolean;
  readonly onFollow: (id: string) => void;
}

/** What is selected on the canvas is opened and scrolled to in the tree. */
function useFollowedSelection({ session, rows, list, open, isOwn, onFollow }: FollowOptions): void {
  const selection = useEditorState(session, (state) => state.selection);
  const latest = useRef({ list, open, isOwn, onFollow });
  /** What is still to be scrolled to. */
  const sought = useRef<string | null>(null);
  useEffect(() => {
    latest.current = { list, open, isOwn, onFollow };
  });
  useEffect(() => {
    const [first] = selection;
    sought.current = null;
    if (first === undefined || latest.current.isOwn(selection)) return;
    sought.current = first;
    latest.current.onFollow(first);
    const { nodes } = session.store.getState().canvas;
    for (let node = nodes.get(first); node;) {
      const parent = parentOf(nodes, node);
      if (parent !== null) latest.current.open(parent, true);
      node = parent === null ? undefined : nodes.get(parent);
    }
  }, [selection, session]);
  // What was closed is among the rows only once they are drawn anew, which of many takes more than a frame.
  useEffect(() => {
    const at = rows.findIndex(({ node }) => node.id === sought.current);
    if (at < 0) return;
    latest.current.list.reveal(at);
    sought.current = null;
  }, [selection, rows]);
}
