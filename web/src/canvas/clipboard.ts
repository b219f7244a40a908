/** Copying nodes within and across canvases, and pasting pictures from anywhere. */
import type { CanvasNode } from '@easel/canvas';
import { freeArea, toPage, type Point } from './camera.ts';
import type { Commands } from './commands.ts';
import { boundsAround, nodeName, withContents } from './edits.ts';
import type { CanvasSession } from './session.ts';

/** Only this product reads it; other programs get the names as text. */
const nodesType = 'application/x-easel-nodes+json';
const pasteOffset = 24;

/** What judges nodes from outside weighs more than the rest of the canvas, and nobody pastes before they see it. */
const loadReader = () => import('./copied-nodes.ts');

export function attachClipboard(session: CanvasSession, commands: Commands): () => void {
  // Fetched ahead: by the time one pastes the line may be gone.
  void loadReader().catch(() => {});
  // Pasting again and again from the same copy steps on, so that copies don't hide each other.
  let pasted = { text: '', times: 0 };
  const onCopy = (event: ClipboardEvent) => {
    const { canvas, selection } = session.store.getState();
    if (!event.clipboardData || selection.size === 0 || isBusyElsewhere()) return;
    if (event.type === 'cut' && !session.canEdit) return;
    const nodes = withContents(canvas, selection);
    event.clipboardData.setData(nodesType, JSON.stringify({ projectId: session.projectId, nodes }));
    event.clipboardData.setData('text/plain', nodes.map(nodeName).filter(Boolean).join('\n'));
    event.preventDefault();
    pasted = { text: '', times: 0 };
    if (event.type === 'cut') commands.remove();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (!event.clipboardData || !session.canEdit || isBusyElsewhere()) return;
    const text = event.clipboardData.getData(nodesType);
    const files = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'));
    if (text === '' && files.length === 0) return;
    event.preventDefault();
    if (text === '') {
      void session.uploads.start(files, middleOfView(session));
      return;
    }
    pasted = { text, times: pasted.text === text ? pasted.times + 1 : 1 };
    const { times } = pasted;
    void loadReader().then(({ readCopiedNodes }) => {
      const { nodes, here } = readCopiedNodes(text, session.projectId);
      commands.paste(nodes, pasteDelta(session, nodes, here, times));
    });
  };
  document.addEventListener('copy', onCopy);
  document.addEventListener('cut', onCopy);
  document.addEventListener('paste', onPaste);
  return () => {
    document.removeEventListener('copy', onCopy);
    document.removeEventListener('cut', onCopy);
    document.removeEventListener('paste', onPaste);
  };
}

/** Text that is selected or a field that is typed in has the clipboard first. */
function isBusyElsewhere(): boolean {
  const active = document.activeElement;
  const typing =
    active instanceof HTMLElement && (active.isContentEditable || active.matches('input, textarea, select'));
  return typing || getSelection()?.isCollapsed === false;
}

/** On its own canvas a copy lands beside its original; from elsewhere, or out of sight, in the middle of the view. */
function pasteDelta({ view }: CanvasSession, nodes: readonly CanvasNode[], here: boolean, times: number): Point {
  const step = pasteOffset * times;
  const box = boundsAround(nodes);
  if (!box) return { x: 0, y: 0 };
  const area = freeArea(view.size, view.insets);
  const [start, end] = [
    toPage(view.camera, area),
    toPage(view.camera, { x: area.x + area.width, y: area.y + area.height }),
  ];
  const seen = box.x < end.x && box.y < end.y && box.x + box.width > start.x && box.y + box.height > start.y;
  if (here && seen) return { x: step, y: step };
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  return {
    x: middle.x - box.x - box.width / 2 + step - pasteOffset,
    y: middle.y - box.y - box.height / 2 + step - pasteOffset,
  };
}

/** The middle of what is not covered by panels, on the page. */
export function middleOfView({ view }: CanvasSession): Point {
  const area = freeArea(view.size, view.insets);
  return toPage(view.camera, { x: area.x + area.width / 2, y: area.y + area.height / 2 });
}
