/** Other looks for the selected texts, or for the one that is being written. */
import type { CanvasNode, TextData } from '@easel/canvas';
import { editable } from '../edits.ts';
import type { Step } from '../history.ts';
import type { CanvasSession } from '../session.ts';
import type { EditorStore } from '../store.ts';
import { familyOf } from './families.ts';
import { fitText, readText, type TextReading } from './fit-text.ts';
import { loadLetters } from './load-family.ts';
import { asText } from './picture-words.ts';

export type StylePatch = Partial<Omit<TextData, 'text'>>;
/** The same for all, or made of what each text has. */
export type StyleChange = StylePatch | ((own: TextData) => StylePatch);

/** Where letters come from and what room they take. */
export interface Letters {
  load(reading: TextReading): Promise<void>;
  fit(node: CanvasNode): CanvasNode;
}
const ofBrowser: Letters = { load: ({ data }) => loadLetters(data), fit: fitText };

/** The texts that a change of style is for. */
function styledTexts({ store }: Pick<CanvasSession, 'store'>): CanvasNode[] {
  const { editing, canvas, selection } = store.getState();
  if (editing?.kind === 'text') {
    const node = editing.draft ?? canvas.nodes.get(editing.id);
    return node ? [node] : [];
  }
  const chosen = new Set(selection);
  const nodes = editable(canvas, selection).filter((node) => chosen.has(node.id));
  return nodes.flatMap((node) => asText(node) ?? []);
}

/** The last change whose letters are on their way, by the document that it is for. */
const waiting = new WeakMap<EditorStore, Promise<void>>();

/**
 * Changes what is selected now, at once where all letters are there. One that waits for letters holds up those after
 * it: made out of order, a slider's steps would be taken back in two.
 *
 * @param mergeKey changes in a row with the same key are one step to undo, as while a slider is dragged
 */
export async function changeStyle(
  session: Pick<CanvasSession, 'store'>,
  change: StyleChange,
  mergeKey?: string,
  letters: Letters = ofBrowser,
): Promise<void> {
  const { store } = session;
  const texts = styledTexts(session);
  const before = waiting.get(store);
  const ids = texts.map(({ id }) => id);
  const wish: Wish = { store, ids, change, mergeKey, letters, after: store.getState().history.past.at(-1) };
  if (!before && !texts.some((node) => changesLetters(change, node))) return write(wish);
  const turn = (before ?? Promise.resolve()).then(async () => {
    // Measured in another typeface the box would be wrong for everybody who opens it.
    const wanted = textsOf(wish).flatMap((node) => readText(withStyle(node, change)) ?? []);
    if (textsOf(wish).some((node) => changesLetters(change, node))) await Promise.all(wanted.map(letters.load));
    write(wish);
  });
  waiting.set(store, turn);
  await turn.finally(() => {
    if (waiting.get(store) === turn) waiting.delete(store);
  });
}

interface Wish {
  readonly store: EditorStore;
  readonly ids: readonly string[];
  readonly change: StyleChange;
  readonly mergeKey: string | undefined;
  readonly letters: Letters;
  /** The last step when it was asked for. */
  readonly after: Step | undefined;
}

/** As they are by now, whatever is selected by now. */
function textsOf({ store, ids }: Wish): CanvasNode[] {
  const { canvas, editing } = store.getState();
  if (editing?.kind === 'text' && editing.draft && ids.includes(editing.id)) return [editing.draft];
  const nodes = editable(canvas, ids).filter(({ id }) => ids.includes(id));
  return nodes.flatMap((node) => asText(node) ?? []);
}

function write(wish: Wish): void {
  const { store, change, mergeKey, letters, after } = wish;
  const { editing, history, canvas } = store.getState();
  const put = textsOf(wish).map((node) => letters.fit(withStyle(node, change)));
  const [draft] = put;
  if (editing?.kind === 'text' && editing.draft && draft?.id === editing.id) {
    const standing = canvas.nodes.has(draft.id);
    store.setEditing({ ...editing, draft: standing ? null : draft });
    if (!standing) return;
  }
  const key = mergeKey === undefined ? undefined : `${mergeKey} ${put.map(({ id }) => id).join(' ')}`;
  store.commit({ put }, 'style', key, history.past.at(-1) !== after);
}

const patchOf = (change: StyleChange, { data }: TextReading): StylePatch =>
  typeof change === 'function' ? change(data) : change;

function changesLetters(change: StyleChange, node: CanvasNode): boolean {
  const reading = readText(node);
  const patch = reading ? patchOf(change, reading) : {};
  return 'fontFamily' in patch || 'fontWeight' in patch || 'fontStyle' in patch;
}

/** A family brings the nearest of the weights that it has, and no slant where it has none. */
function withStyle(node: CanvasNode, change: StyleChange): CanvasNode {
  const reading = readText(node);
  if (!reading) return node;
  const patch = patchOf(change, reading);
  return {
    ...node,
    data: { ...node.data, ...patch, ...withinFamily({ ...reading, data: { ...reading.data, ...patch } }) },
  };
}

function withinFamily({ data }: TextReading): StylePatch {
  const family = familyOf(data.fontFamily);
  if (!family) return {};
  const far = (weight: number) => Math.abs(weight - data.fontWeight);
  const fontWeight = family.weights.reduce((best, weight) => (far(weight) < far(best) ? weight : best), 400);
  return {
    fontWeight: family.weights.includes(fontWeight) ? fontWeight : (family.weights[0] ?? 400),
    ...(data.fontStyle === 'italic' && !family.italic ? { fontStyle: 'normal' as const } : {}),
  };
}
