/** Other looks for the selected texts, or for the one that is being written. */
import type { CanvasNode, TextData } from '@easel/canvas';
import type { CanvasSession } from '../session.ts';
import { editable } from '../edits.ts';
import { familyOf } from './families.ts';
import { fitText, readText, type TextReading } from './fit-text.ts';
import { loadLetters } from './load-family.ts';

export type StylePatch = Partial<Omit<TextData, 'text'>>;

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
export async function changeStyle(session: CanvasSession, patch: StylePatch, mergeKey?: string): Promise<void> {
  const { store } = session;
  const restyled = (node: CanvasNode) => withStyle(node, patch);
  if ('fontFamily' in patch || 'fontWeight' in patch || 'fontStyle' in patch) {
    const readings = styledTexts(session).map((node) => readText(restyled(node)));
    // Measured in another typeface the box would be wrong for everybody who opens it.
    await Promise.all(readings.map((reading) => (reading ? loadLetters(reading.data) : undefined)));
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

/** A family brings the nearest of the weights that it has, and no slant where it has none. */
function withStyle(node: CanvasNode, patch: StylePatch): CanvasNode {
  const reading = readText(node);
  if (!reading) return node;
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
