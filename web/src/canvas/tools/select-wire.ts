/** Selecting connections without a pointer, and deleting them. */
import type { Connection } from '@easel/canvas';
import type { CanvasSession } from '../session.ts';
import type { Text } from '../use-text.ts';
import { nodeWords } from './node-words.ts';

function wireWords({ store }: CanvasSession, { from, to, label }: Connection, t: Text): string {
  const { nodes } = store.getState().canvas;
  const words = t('connect.between', { from: nodeWords(nodes.get(from), t), to: nodeWords(nodes.get(to), t) });
  return typeof label === 'string' && label !== '' ? `${label}, ${words}` : words;
}

/** Selects a connection of the selected node, or after one of those the next. */
export function nextWire(session: CanvasSession, t: Text): void {
  const { store, announcer } = session;
  const { canvas, selection, wire, focused } = store.getState();
  const now = wire === null ? undefined : canvas.connections.get(wire);
  const [selected] = selection;
  const id = now ? (focused ?? now.from) : (selected ?? focused);
  const drawn = [...canvas.connections.values()].filter(
    ({ from, to }) => canvas.nodes.has(from) && canvas.nodes.has(to),
  );
  const own = drawn.filter(({ from, to }) => from === id || to === id);
  const next = own[(own.findIndex((connection) => connection.id === wire) + 1) % Math.max(1, own.length)];
  if (!next) {
    announcer.say(t('connect.none'));
    return;
  }
  if (id && wire === null) store.focus(id);
  store.selectWire(next.id);
  announcer.say(wireWords(session, next, t));
}

/** Deletes the selected connection; false when none is. */
export function deleteWire(session: CanvasSession, t: Text): boolean {
  const { store, announcer } = session;
  const { wire, canvas, canEdit } = store.getState();
  const connection = wire === null ? undefined : canvas.connections.get(wire);
  if (!connection || !canEdit) return false;
  const words = t('say.deleted', { name: wireWords(session, connection, t) });
  store.commit({ removeConnections: [connection.id] }, 'disconnect');
  announcer.say(words);
  return true;
}
