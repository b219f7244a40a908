/** Other looks for the selected texts, or for the one that is being written. */
import type { CanvasNode, TextData } from '@easel/canvas';
import { editable } from '../edits.ts';
import type { CanvasSession } from '../session.ts';
import { familyOf } from './families.ts';
import { fitText, readText, type TextReading } from './fit-text.ts';
import { loadLetters } from './load-family.ts';

export type StylePatch = Partial<Omit<TextData, 'text'>>;
/** The same for all, or made of what each text has. */
export type StyleChange = StylePatch | ((own: TextData) => StylePatch);

/** The texts that a change of style is for. */
export function styledTexts({ store }: CanvasSession): CanvasNode[] {
  const { editing, canvas, selection } = store.getState();
  if (editing?.kind === 'text') {
    const node = editing.draft ?? canvas.nodes.get(editing.id);
    return node ? [node] : [];
  }
  const chosen = new Set(selection);
  return editable(canvas, selection).filter((node) => chosen.has(node.id) && node.type === 'text');
}

/**
 * @param mergeKey changes in a row with the same key are one step to undo, as while a slider is dragged
 */
export async function changeStyle(session: CanvasSession, change: StyleChange, mergeKey?: string): Promise<void> {
  const { store } = session;
  const restyled = (node: CanvasNode) => withStyle(node, change);
  const before = styledTexts(session).flatMap((node) => readText(node) ?? []);
  if (before.some((reading) => changesLetters(patchOf(change, reading)))) {
    const after = styledTexts(session).map((node) => readText(restyled(node)));
    // Measured in another typeface the box would be wrong for everybody who opens it.
    await Promise.all(after.map((reading) => (reading ? loadLetters(reading.data) : undefined)));
  }
  const texts = styledTexts(session);
  const { editing } = store.getState();
  if (editing?.kind === 'text' && editing.draft) {
    store.setEditing({ ...editing, draft: fitText(restyled(editing.draft)) });
    return;
  }
  const key = mergeKey === undefined ? undefined : `${mergeKey} ${texts.map(({ id }) => id).join(' ')}`;
  store.commit({ put: texts.map((node) => fitText(restyled(node))) }, 'style', key);
}

const patchOf = (change: StyleChange, { data }: TextReading): StylePatch =>
  typeof change === 'function' ? change(data) : change;

const changesLetters = (patch: StylePatch) => 'fontFamily' in patch || 'fontWeight' in patch || 'fontStyle' in patch;

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
