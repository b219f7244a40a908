/** A double click writes: in a text, or on a connection. */
import { normaliseNode } from '@easel/canvas';
import { toPage } from '../camera.ts';
import { nodeAt } from '../far/hit-test.ts';
import type { CanvasSession } from '../session.ts';
import { textOfPicture } from '../text/picture-words.ts';
import { wireUnder } from './wire-under.ts';

export function attachDoubleClick(host: HTMLElement, session: CanvasSession): () => void {
  const { store, view } = session;
  const onDoubleClick = (event: MouseEvent) => {
    if (!session.canEdit || store.getState().tool !== 'select') return;
    // The event itself goes to whoever had captured the pointer.
    const found = document.elementFromPoint(event.clientX, event.clientY);
    const bounds = host.getBoundingClientRect();
    const page = toPage(view.camera, { x: event.clientX - bounds.left, y: event.clientY - bounds.top });
    const wire = found && wireUnder(session, found, page);
    if (wire) {
      store.selectWire(wire);
      store.setEditing({ kind: 'label', id: wire });
      return;
    }
    const node = nodeAt(store.getState().canvas, store.index, page, view.camera.k);
    if (node) writeOn(session, node.id);
  };
  host.addEventListener('dblclick', onDoubleClick);
  return () => host.removeEventListener('dblclick', onDoubleClick);
}

/** Begins to write in a text, or in a picture of one; false for all that holds none, or may not be changed. */
export function writeOn({ store, canEdit }: CanvasSession, id: string): boolean {
  const node = store.getState().canvas.nodes.get(id);
  const reading = node && normaliseNode(node);
  if (!node || !canEdit || reading?.locked) return false;
  const draft = textOfPicture(node);
  if (!draft && reading?.kind !== 'text') return false;
  store.select([id]);
  store.setEditing({ kind: 'text', id, draft: draft ?? null });
  return true;
}
