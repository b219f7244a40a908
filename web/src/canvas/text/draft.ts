/** A text under somebody's hands: what they write goes into the document as they go, as one step to undo. */
import { mergeText, type CanvasNode } from '@easel/canvas';
import { deleteNodes } from '../edits.ts';
import type { Editor } from '../editor.ts';
import { placeNew } from '../tools/new-node.ts';
import { fitText } from './fit-text.ts';

/** How long one must pause for what was written to be saved, in milliseconds. */
const pause = 400;

export interface Draft {
  write(text: string): void;
  /** Keeps what was written so far. */
  save(): void;
  /** Measures anew what was written, as when a typeface has arrived. */
  refit(): void;
  /** Keeps what was written and listens no more, as when the page goes; writing does not end by it. */
  close(): void;
  /** Ends writing; a text without letters goes. */
  end(): void;
}

/** The field that one writes in. */
export interface WrittenField {
  /** An input method chooses among its words: what stands there is not to be touched. */
  isComposing(): boolean;
  /** Others have written in the text, too: this is what stands there now. */
  show(text: string): void;
}

const noField: WrittenField = { isComposing: () => false, show: () => {} };

export function createDraft(
  editor: Editor,
  id: string,
  { fit = fitText, field = noField }: { fit?: (node: CanvasNode) => CanvasNode; field?: WrittenField } = {},
): Draft {
  const { store, preview } = editor;
  const key = `text ${id} ${crypto.randomUUID()}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [ended, changed] = [false, false];

  const record = (): CanvasNode | undefined => {
    const { editing, canvas } = store.getState();
    return (editing?.kind === 'text' ? editing.draft : null) ?? canvas.nodes.get(id);
  };
  const present = (): CanvasNode | undefined => {
    const node = record();
    if (!node || words.unsaved === null) return node;
    return fit({ ...node, data: { ...node.data, text: words.unsaved } });
  };
  const words = createWords(textOf(record()), field);

  // The element or drawing of the node itself is not seen meanwhile; the selection's box follows this.
  const show = () => {
    const node = present();
    if (node && preview.getState().gesture === null) preview.show({ nodes: [{ ...node, opacity: 0 }] });
  };
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    const node = present();
    if (!node || words.unsaved === null || words.unsaved.trim() === '') return;
    keep(editor, node, key);
    words.unsaved = null;
  };

  // Styled meanwhile, or changed by somebody else.
  const stop = store.subscribe(({ canvas }, before) => {
    if (canvas.nodes.get(id) === before.canvas.nodes.get(id)) return;
    words.takeIn(canvas.nodes.get(id));
    show();
  });
  show();

  return {
    write(text) {
      [words.unsaved, words.latest, changed] = [text, text, true];
      const { editing, canvas } = store.getState();
      words.takeIn(canvas.nodes.get(id));
      // A text that is not yet there is drawn from its draft, which grows with it.
      if (editing?.kind === 'text' && editing.draft)
        store.setEditing({ ...editing, draft: fit({ ...editing.draft, data: { ...editing.draft.data, text } }) });
      show();
      clearTimeout(timer);
      timer = setTimeout(save, pause);
    },
    save,
    refit() {
      if (!changed) return show();
      words.unsaved = words.latest;
      save();
      show();
    },
    close() {
      if (ended) return;
      save();
      stop();
    },
    end() {
      if (ended) return;
      save();
      ended = true;
      stop();
      const { canvas } = store.getState();
      if (preview.getState().gesture === null) preview.clear();
      if (words.latest.trim() === '' && canvas.nodes.has(id)) store.commit(deleteNodes(canvas, [id]), 'text', key);
      if (store.getState().editing?.id === id) store.setEditing(null);
      else if (canvas.nodes.has(id) && store.getState().selection.size === 0) store.select([id]);
    },
  };
}

/** What stands in the field, and what of it the document has. */
function createWords(first: string, field: WrittenField) {
  /** What the document said when it and the field last met. */
  let known = first;
  const words = {
    latest: first,
    unsaved: null as string | null,
    /** Takes what others have written into the field: the next stroke would write over it. */
    takeIn(node: CanvasNode | undefined) {
      const text = node?.type === 'text' ? textOf(node) : known;
      if (text === known || field.isComposing()) return;
      const both = mergeText(known, words.latest, text);
      known = text;
      if (both !== words.latest) field.show(both);
      words.latest = both;
      if (words.unsaved !== null) words.unsaved = both;
    },
  };
  return words;
}

function keep({ store }: Editor, node: CanvasNode, key: string): void {
  const { canvas, editing } = store.getState();
  if (canvas.nodes.has(node.id)) {
    store.commit({ put: [node] }, 'text', key);
    // A picture of words has become a text by that.
    if (editing?.kind === 'text' && editing.draft) store.setEditing({ ...editing, draft: null });
    return;
  }
  store.commit(placeNew(canvas, node), 'text', key);
  store.select([node.id]);
  if (editing) store.setEditing({ kind: 'text', id: node.id, draft: null });
}

function textOf(node: CanvasNode | undefined): string {
  const text = node?.data?.['text'];
  return typeof text === 'string' ? text : '';
}
