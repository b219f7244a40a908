import type { CanvasSession } from '../session.ts';
import type { Editing } from '../store.ts';
import { placeNew } from '../tools/new-node.ts';
import { fitText, readText } from './fit-text.ts';
import { loadLetters } from './load-family.ts';

/** Writes what was typed ahead of a field that nobody wants any more. */
export async function writeOnce(session: CanvasSession, editing: Editing, text: string): Promise<void> {
  const { store } = session;
  const { id } = editing;
  if (editing.kind === 'label') {
    const connection = store.getState().canvas.connections.get(id);
    if (connection && session.canEdit)
      store.commit({ putConnections: [{ ...connection, label: text.trim() }] }, 'label');
    return;
  }
  const nodeNow = () => store.getState().canvas.nodes.get(id) ?? editing.draft;
  const before = nodeNow();
  const reading = before && readText(before);
  // Measured in its own letters.
  if (reading) await loadLetters({ ...reading.data, text });
  const node = nodeNow();
  if (!node || !session.canEdit) return;
  const written = fitText({ ...node, data: { ...node.data, text } });
  const { canvas } = store.getState();
  store.commit(canvas.nodes.has(id) ? { put: [written] } : placeNew(canvas, written), 'text');
}
