/** What has become of an earlier version by today: pure, two documents in, marks out. */
import { equalJson, type CanvasNode } from '@easel/canvas';

export type Difference = 'new' | 'moved' | 'changed' | 'gone';

export interface Mark {
  readonly difference: Difference;
  /** Where it stands in the version, or today where the version has none. */
  readonly node: CanvasNode;
}

type Nodes = ReadonlyMap<string, CanvasNode>;

/** `new` came since, `gone` went since, the others are there in both. Where a thing stands is said before how it looks. */
export function differences(version: Nodes, today: Nodes): Mark[] {
  const marks: Mark[] = [];
  for (const [id, node] of version) {
    const now = today.get(id);
    const difference = now ? differenceOf(node, now) : 'gone';
    if (difference) marks.push({ difference, node });
  }
  for (const [id, node] of today) if (!version.has(id)) marks.push({ difference: 'new', node });
  return marks;
}

const places = ['x', 'y', 'width', 'height', 'rotation'] as const;
/** Kept with a node, but nothing that one sees. */
const unseen = new Set<string>([...places, 'order', 'meta', 'parentId']);

function differenceOf(before: CanvasNode, now: CanvasNode): 'moved' | 'changed' | null {
  if (before === now) return null;
  if (!equalJson(seen(before), seen(now))) return 'changed';
  return places.some((field) => (before[field] ?? 0) !== (now[field] ?? 0)) ? 'moved' : null;
}

function seen(node: CanvasNode): Record<string, unknown> {
  return Object.fromEntries(Object.entries(node).filter(([field]) => !unseen.has(field)));
}

export function countOf(marks: readonly Mark[]): Readonly<Record<Difference, number>> {
  const count = { new: 0, moved: 0, changed: 0, gone: 0 };
  for (const { difference } of marks) count[difference] += 1;
  return count;
}
