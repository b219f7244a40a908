/** What keys and bars do to a canvas. */
import { normaliseNode, type CanvasNode, type Point } from '@easel/canvas';
import { copyNodes, deleteNodes, editable, moveNodes, nodeName, restack, withContents } from './edits.ts';
import { readingList } from './reading-list.ts';
import type { CanvasSession } from './session.ts';
import type { Text } from './use-text.ts';

/** How far a copy stands from what it was made of, in page units. */
const copyOffset = 24;

export interface Commands {
  remove(): void;
  duplicate(): void;
  toFront(): void;
  toBack(): void;
  nudge(delta: Point): void;
  selectAll(): void;
  undo(): void;
  redo(): void;
  /** Puts nodes from elsewhere on the canvas; `at` is where their middle goes, else they stand where they stood. */
  paste(nodes: readonly CanvasNode[], delta: Point): void;
  /** Moves the keyboard to the next node as one reads; false at the end. */
  focusNext(direction: 1 | -1): boolean;
}

export function commandsOf(session: CanvasSession, t: Text): Commands {
  const { store, announcer } = session;
  const now = () => store.getState();
  const name = () => nameOfSelection(session, t);
  const edit = (work: () => void) => {
    if (now().canEdit && now().selection.size > 0) work();
  };
  const paste = (nodes: readonly CanvasNode[], delta: Point, label: string) => {
    if (!now().canEdit || nodes.length === 0) return;
    const { change, ids } = copyNodes(now().canvas, nodes, delta, () => crypto.randomUUID());
    store.commit(change, label);
    store.select(ids);
  };
  const stack = (to: 'front' | 'back') =>
    edit(() => {
      store.commit(restack(now().canvas, now().selection, to), to);
      announcer.say(t(to === 'front' ? 'say.front' : 'say.back', { name: name() }));
    });
  const step = (label: string | null, key: string) => {
    if (label !== null) announcer.say(t(key, { what: t(`step.${label}`) }));
  };

  return {
    remove: () =>
      edit(() => {
        const words = t('say.deleted', { name: name() });
        store.commit(deleteNodes(now().canvas, now().selection), 'delete');
        announcer.say(words);
      }),
    duplicate: () =>
      edit(() => {
        paste(withContents(now().canvas, now().selection), { x: copyOffset, y: copyOffset }, 'duplicate');
        announcer.say(t('say.duplicated', { name: name() }));
      }),
    toFront: () => stack('front'),
    toBack: () => stack('back'),
    nudge: (delta) =>
      edit(() => {
        const { canvas, selection } = now();
        const key = `nudge ${[...selection].join(' ')}`;
        store.commit({ put: moveNodes(canvas, editable(canvas, selection), delta) }, 'move', key);
        announcer.say(placeWords(session, t));
      }),
    selectAll() {
      const all = [...now().canvas.nodes.values()].map(normaliseNode);
      store.select(all.filter(({ hidden, locked }) => !hidden && !locked).map(({ id }) => id));
    },
    undo: () => step(store.undo(), 'say.undone'),
    redo: () => step(store.redo(), 'say.redone'),
    paste: (nodes, delta) => paste(nodes, delta, 'paste'),
    focusNext: (direction) => focusNext(session, direction),
  };
}

/** One thing by its name, several by their number. */
export function nameOfSelection({ store }: CanvasSession, t: Text): string {
  const { canvas, selection } = store.getState();
  const [first] = selection;
  const node = first === undefined ? undefined : canvas.nodes.get(first);
  if (selection.size === 1 && node) return nodeName(node) || t(`kind.${normaliseNode(node).kind}`);
  return t('selection.things', { count: selection.size });
}

function placeWords(session: CanvasSession, t: Text): string {
  const { canvas, selection } = session.store.getState();
  const [first] = selection;
  const node = first === undefined ? undefined : canvas.nodes.get(first);
  if (!node) return '';
  return t('say.moved', { name: nameOfSelection(session, t), x: Math.round(node.x), y: Math.round(node.y) });
}

function focusNext(session: CanvasSession, direction: 1 | -1): boolean {
  const { store, view } = session;
  const nodes = readingList(store.getState().canvas);
  const at = nodes.findIndex(({ id }) => id === store.getState().focused);
  const next = at < 0 ? nodes[direction === 1 ? 0 : nodes.length - 1] : nodes[at + direction];
  if (!next) return false;
  store.focus(next.id);
  view.reveal(next);
  // Drawn now, so that a node that was out of sight has an element to take the focus.
  view.flush();
  return true;
}
