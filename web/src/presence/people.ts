/** Windows as people: several windows of one person are one face. Pure. */
import type { Present } from '@easel/contract';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly avatarUrl: string | null;
  /** One's own other window. */
  readonly own: boolean;
  /** The window that moved or selected last, to be followed. */
  readonly window: Present;
}

/** Others first, by name; one's own other windows last. */
export function peopleOf(peers: Iterable<Present>, ownId: string | undefined): Person[] {
  const people = new Map<string, Person>();
  for (const window of peers) {
    const { userId: id, name, avatarUrl } = window;
    const known = people.get(id);
    // Of several windows the one that points somewhere says more.
    if (known && known.window.cursor && !window.cursor) continue;
    people.set(id, { id, name, avatarUrl, own: id === ownId, window });
  }
  return [...people.values()].sort((a, b) => Number(a.own) - Number(b.own) || a.name.localeCompare(b.name));
}
