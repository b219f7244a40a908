/** A double click goes further in: to a group's member, to a frame's name, to a picture's crop. */
import { toPage } from '../camera.ts';
import type { Commands } from '../commands.ts';
import { nodeAt } from '../far/hit-test.ts';
import type { CanvasSession } from '../session.ts';
import { wordsOf } from '../text/picture-words.ts';
import { wireUnder } from '../tools/wire-under.ts';
import { oneLevelIn } from './groups.ts';
import { lockOn } from './locks.ts';

/** Before other listeners of the same event: what it takes they do not hear of. */
export function attachGoFurther(host: HTMLElement, session: CanvasSession, commands: Commands): () => void {
  const onDoubleClick = (event: MouseEvent) => {
    const { store, view, modes } = session;
    if (store.getState().tool !== 'select') return;
    const found = document.elementFromPoint(event.clientX, event.clientY);
    const named = found?.closest<HTMLElement>('.canvas-frame-name')?.dataset['node'];
    if (named !== undefined && session.canEdit && !lockOn(store.getState().canvas, named)) {
      event.stopImmediatePropagation();
      modes.setState({ renaming: named });
      return;
    }
    const bounds = host.getBoundingClientRect();
    const page = toPage(view.camera, { x: event.clientX - bounds.left, y: event.clientY - bounds.top });
    if (found && wireUnder(session, found, page) !== undefined) return;
    const { canvas, selection } = store.getState();
    const node = nodeAt(canvas, store.index, page, view.camera.k);
    const inner = node && oneLevelIn(canvas, selection, node.id);
    // Words are what is meant: they are written in at once, however deep they lie.
    const isWords = node?.type === 'text' || (node && wordsOf(node) !== undefined);
    if (isWords && session.canEdit && !lockOn(canvas, node.id)) return;
    if (inner) {
      event.stopImmediatePropagation();
      store.select([inner]);
      store.focus(inner);
    } else if (node?.type === 'image' && selection.has(node.id) && commands.startCrop())
      event.stopImmediatePropagation();
  };
  host.addEventListener('dblclick', onDoubleClick);
  return () => host.removeEventListener('dblclick', onDoubleClick);
}
