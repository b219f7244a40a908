import { ancestorsOf, boundsOf, isGroup, normaliseNode, type CanvasNode } from '@easel/canvas';
import { boundsAround, nodeName } from '../edits.ts';
import type { Presented } from '../panels/panels.ts';
import { readingList } from '../reading-list.ts';
import type { CanvasSession } from '../session.ts';

/** What full screen would show now: the selected frame, the frame around the one thing selected, else the selection itself. */
export function presentedOf({ store }: Pick<CanvasSession, 'store'>): Presented | null {
  const { canvas, selection } = store.getState();
  const [first] = selection;
  const alone = selection.size === 1 && first !== undefined ? canvas.nodes.get(first) : undefined;
  const frame = alone && [alone, ...ancestorsOf(canvas, alone.id)].find(isPage);
  if (frame) return { ids: [frame.id], box: boundsOf(normaliseNode(frame)), name: nodeName(frame) };
  const nodes = [...selection].flatMap((id) => canvas.nodes.get(id) ?? []);
  const box = boundsAround(nodes);
  if (box) return { ids: nodes.map(({ id }) => id), box, name: nodes.length === 1 ? nodeName(nodes[0]!) : '' };
  const [opening] = framesInOrder({ store });
  return opening ?? null;
}

/** Frames that stand on the page itself, as one reads them: the pages of a presentation. */
export function framesInOrder({ store }: Pick<CanvasSession, 'store'>): Presented[] {
  const { canvas } = store.getState();
  const frames = readingList(canvas).filter((node) => isPage(node) && ancestorsOf(canvas, node.id).length === 0);
  return frames.map((frame) => ({ ids: [frame.id], box: boundsOf(normaliseNode(frame)), name: nodeName(frame) }));
}

/** A frame that one sees. */
function isPage(node: CanvasNode): boolean {
  return node.type === 'frame' && !isGroup(node) && node.hidden !== true;
}
