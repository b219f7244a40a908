/** What keys and bars do to a canvas. */
import { normaliseNode, type CanvasNode, type Point } from '@easel/canvas';
import { arrangeCommands, type ArrangeCommands } from './arrange/arrange-commands.ts';
import { outermost } from './arrange/groups.ts';
import { nextStep, rememberCopies } from './arrange/repeat-copies.ts';
import { pictureCommands, type PictureCommands } from './crop/picture-commands.ts';
import { copyNodes, deleteNodes, takenAlong, moveNodes, withContents } from './edits.ts';
import { readingList } from './reading-list.ts';
import { nameOfSelection } from './selection-name.ts';
import type { CanvasSession } from './session.ts';
import { deleteWire } from './tools/select-wire.ts';
import type { Text } from './use-text.ts';

export interface Commands extends ArrangeCommands, PictureCommands {
  remove(): void;
  duplicate(): void;
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
  const step = (label: string | null, key: string) => {
    if (label !== null) announcer.say(t(key, { what: t(`step.${label}`) }));
  };

  return {
    ...arrangeCommands(session, t),
    ...pictureCommands(session, t),
    remove: () => {
      if (deleteWire(session, t)) return;
      edit(() => {
        const words = t('say.deleted', { name: name() });
        store.commit(deleteNodes(now().canvas, now().selection), 'delete');
        announcer.say(words);
      });
    },
    duplicate: () =>
      edit(() => {
        const originals = withContents(now().canvas, now().selection);
        paste(originals, nextStep(store), 'duplicate');
        rememberCopies(store, originals, [...now().selection]);
        announcer.say(t('say.duplicated', { name: name() }));
      }),
    nudge: (delta) =>
      edit(() => {
        const { canvas, selection } = now();
        const key = `nudge ${[...selection].join(' ')}`;
        store.commit({ put: moveNodes(canvas, takenAlong(canvas, selection), delta) }, 'move', key);
        announcer.say(placeWords(session, t));
      }),
    selectAll() {
      const all = [...now().canvas.nodes.values()].map(normaliseNode);
      const free = all.filter(({ hidden, locked }) => !hidden && !locked).map(({ id }) => id);
      // A group stands for what it holds.
      store.select(outermost(now().canvas, free));
    },
    undo: () => step(store.undo(), 'say.undone'),
    redo: () => step(store.redo(), 'say.redone'),
    paste: (nodes, delta) => paste(nodes, delta, 'paste'),
    focusNext: (direction) => focusNext(session, direction),
  };
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
