/** What keys, bars and menus do to where things are and how they lie. Each is one step to undo, and is said. */
import { isGroup, normaliseNode, type CanvasNode, type CanvasState } from '@easel/canvas';
import { isLocked, nodeName, withContents } from '../edits.ts';
import { nameOfSelection } from '../selection-name.ts';
import type { CanvasSession } from '../session.ts';
import type { Text } from '../use-text.ts';
import { alignNodes, spreadNodes, type Direction, type Side } from './align.ts';
import { enclosingGroup, groupNodes, membersOf, ungroupNodes } from './groups.ts';
import { marked, renamed, type Mark } from './marks.ts';
import { stackNodes, type StackMove } from './stack.ts';
import { tidyUp } from './tidy-up.ts';

export interface ArrangeCommands {
  align(side: Side): void;
  spread(direction: Direction): void;
  tidyUp(): void;
  group(): void;
  ungroup(): void;
  stack(to: StackMove): void;
  /** Locks what is selected, or frees it when all of it is locked. */
  toggleLock(): void;
  /** Hides what is selected, or shows it when all of it is hidden. */
  toggleHidden(): void;
  showAll(): void;
  /** 0 to 1, of what is selected and all that lies in it. */
  setOpacity(opacity: number): void;
  rename(id: string, name: string): void;
  /** Begins to write the name of the one thing that is selected. */
  startRenaming(): void;
  /** From a selected group to the first of what it holds; answers whether there was one. */
  enterGroup(): boolean;
  /** From a member back to its group; answers whether there was one. */
  leaveGroup(): boolean;
}

export function arrangeCommands(session: CanvasSession, t: Text): ArrangeCommands {
  const { store, announcer, modes } = session;
  const now = () => store.getState();
  const name = () => nameOfSelection(session, t);
  const edit = (work: (canvas: CanvasState, ids: ReadonlySet<string>) => void) => {
    if (now().canEdit && now().selection.size > 0) work(now().canvas, now().selection);
  };
  const move = (put: readonly CanvasNode[], label: string, words: string) => {
    if (put.length === 0) return;
    store.commit({ put }, label);
    announcer.say(words);
  };
  return {
    align: (side) =>
      edit((canvas, ids) => move(alignNodes(canvas, ids, side), 'align', t('say.aligned', { name: name() }))),
    spread: (direction) =>
      edit((canvas, ids) => move(spreadNodes(canvas, ids, direction), 'spread', t('say.spread', { name: name() }))),
    tidyUp: () => edit((canvas, ids) => move(tidyUp(canvas, ids), 'tidy', t('say.tidied', { name: name() }))),
    group: () =>
      edit((canvas, ids) => {
        const id = crypto.randomUUID();
        const change = groupNodes(canvas, ids, id);
        if (!change) return;
        const words = t('say.grouped', { name: name() });
        store.commit(change, 'group');
        store.select([id]);
        announcer.say(words);
      }),
    ungroup: () =>
      edit((canvas, ids) => {
        const apart = ungroupNodes(canvas, ids);
        if (!apart) return;
        store.commit(apart.change, 'ungroup');
        store.select(apart.ids);
        announcer.say(t('say.ungrouped', { name: name() }));
      }),
    stack: (to) =>
      edit((canvas, ids) => {
        store.commit(stackNodes(canvas, ids, to), to);
        announcer.say(t(`say.${to}`, { name: name() }));
      }),
    ...stateCommands(session, t),
    startRenaming: () =>
      edit((canvas, ids) => {
        const [id] = ids;
        if (id !== undefined && ids.size === 1 && canvas.nodes.has(id)) modes.setState({ renaming: id });
      }),
    enterGroup: () => enterGroup(session, t),
    leaveGroup: () => leaveGroup(session, t),
  };
}

type StateCommands = Pick<ArrangeCommands, 'toggleLock' | 'toggleHidden' | 'showAll' | 'setOpacity' | 'rename'>;

function stateCommands(session: CanvasSession, t: Text): StateCommands {
  const { store, announcer } = session;
  const now = () => store.getState();
  const name = () => nameOfSelection(session, t);
  const edit = (work: (canvas: CanvasState, ids: ReadonlySet<string>) => void) => {
    if (now().canEdit && now().selection.size > 0) work(now().canvas, now().selection);
  };
  const toggle = (field: Mark, [on, off]: [string, string]) =>
    edit((canvas, ids) => {
      const chosen = [...ids].flatMap((id) => canvas.nodes.get(id) ?? []);
      const value = !chosen.every((node) => normaliseNode(node)[field]);
      store.commit({ put: marked(canvas, ids, field, value) }, value ? on : off);
      announcer.say(t(`say.${value ? on : off}`, { name: name() }));
    });

  return {
    toggleLock: () => toggle('locked', ['lock', 'unlock']),
    toggleHidden: () => toggle('hidden', ['hide', 'show']),
    showAll() {
      const hidden = [...now().canvas.nodes.values()].filter((node) => normaliseNode(node).hidden);
      if (hidden.length === 0) return;
      store.commit({ put: hidden.map((node) => ({ ...node, hidden: false })) }, 'show');
      announcer.say(t('say.shown', { count: hidden.length }));
    },
    setOpacity: (opacity) =>
      edit((canvas, ids) => {
        const touched = withContents(canvas, ids).filter((node) => !isLocked(node));
        // Two figures typed in a row are one step: 4, then 5, make 45 %.
        const key = `opacity ${[...ids].join(' ')}`;
        store.commit({ put: touched.map((node) => ({ ...node, opacity })) }, 'opacity', key);
        announcer.say(t('say.opacity', { name: name(), percent: Math.round(opacity * 100) }));
      }),
    rename(id, wanted) {
      const node = now().canvas.nodes.get(id);
      const named = node && renamed(node, wanted);
      if (!named || !now().canEdit || nodeName(named) === nodeName(node)) return;
      store.commit({ put: [named] }, 'rename');
      announcer.say(t('say.renamed', { name: nodeName(named) }));
    },
  };
}

function enterGroup({ store, announcer }: CanvasSession, t: Text): boolean {
  const { canvas, selection } = store.getState();
  const [id] = selection;
  const group = selection.size === 1 && id !== undefined ? canvas.nodes.get(id) : undefined;
  const first = group && isGroup(group) ? membersOf(canvas, group.id).at(-1) : undefined;
  if (!first) return false;
  store.select([first.id]);
  store.focus(first.id);
  announcer.say(t('say.entered', { name: nodeName(first) }));
  return true;
}

function leaveGroup({ store, announcer }: CanvasSession, t: Text): boolean {
  const { canvas, selection } = store.getState();
  const group = enclosingGroup(canvas, selection);
  if (group === null) return false;
  store.select([group]);
  store.focus(group);
  announcer.say(t('say.left'));
  return true;
}
