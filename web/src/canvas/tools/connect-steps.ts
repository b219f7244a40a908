/** Connecting in two steps, by clicks or by the keyboard: first where from, then where to. */
import { boundsOf, centreOf, normaliseNode, type CanvasNode, type Point } from '@easel/canvas';
import { readingList } from '../reading-list.ts';
import type { CanvasSession } from '../session.ts';
import type { Text } from '../use-text.ts';
import { commitWire } from './connect.ts';
import { wireOver, type LiveWire } from './live-wire.ts';
import { nodeWords } from './node-words.ts';

/** The line that waits for its second node; null while none does or while one is dragged. */
export function pendingWire({ preview }: CanvasSession): LiveWire | null {
  const { wire, gesture } = preview.getState();
  return gesture === null ? wire : null;
}

/** Takes a node as the first of two. */
export function connectFrom({ preview, store }: CanvasSession, node: CanvasNode): void {
  const at = centreOf(boundsOf(normaliseNode(node)));
  preview.show({ wire: wireOver(store.getState().canvas, { from: node.id, fromSide: null }, undefined, at) });
}

export function clickToConnect(
  session: CanvasSession,
  node: CanvasNode,
  at: Point,
  done: (wire: LiveWire, made: boolean) => void,
): void {
  const pending = pendingWire(session);
  if (!pending || pending.from === node.id) return connectFrom(session, node);
  const wire = wireOver(session.store.getState().canvas, pending, node, at);
  if (wire.refusal === null) session.preview.clear();
  done(wire, commitWire(session, wire));
}

/** Lets the waiting line look at the next node as one reads, and says which that is. */
export function stepTarget(session: CanvasSession, t: Text, direction: 1 | -1): void {
  const { store, preview, view, announcer } = session;
  const pending = pendingWire(session);
  if (!pending) return;
  const { canvas } = store.getState();
  const nodes = readingList(canvas).filter(({ id }) => id !== pending.from);
  const now = nodes.findIndex(({ id }) => id === pending.to);
  const next =
    nodes[(now < 0 ? (direction === 1 ? 0 : -1) : now + direction + nodes.length) % nodes.length] ?? nodes.at(-1);
  if (!next) return;
  const at = centreOf(boundsOf(normaliseNode(next)));
  const wire = wireOver(canvas, pending, next, at);
  preview.show({ wire });
  view.reveal(next);
  announcer.say(t(`connect.${wire.refusal ?? 'to'}`, { name: nodeWords(next, t) }));
}

/** Makes the connection that the line shows; false when it shows none that can be. */
export function takeTarget(session: CanvasSession, done: (wire: LiveWire, made: boolean) => void): boolean {
  const pending = pendingWire(session);
  if (!pending || pending.to === null) return false;
  if (pending.refusal === null) session.preview.clear();
  done(pending, commitWire(session, pending));
  return true;
}
