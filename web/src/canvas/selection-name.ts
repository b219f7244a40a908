import { nodeName } from './edits.ts';
import { kindWords } from './kind-words.ts';
import type { CanvasSession } from './session.ts';
import type { Text } from './use-text.ts';

/** One thing by its name, several by their number. */
export function nameOfSelection({ store }: CanvasSession, t: Text): string {
  const { canvas, selection } = store.getState();
  const [first] = selection;
  const node = first === undefined ? undefined : canvas.nodes.get(first);
  if (selection.size === 1 && node) return nodeName(node) || kindWords(node, t);
  return t('selection.things', { count: selection.size });
}
