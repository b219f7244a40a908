import type { CanvasDocument } from '@easel/canvas';

/** A picture under the names that it had where the file was written, and those it has here. */
export interface NewPicture {
  readonly oldId: string;
  readonly oldUrl: string;
  readonly id: string;
  readonly url: string;
}

/**
 * The canvas with every mention of a picture made one of its copy here: in nodes, and also in fields that we do not
 * know. What mentions pictures that did not come stays as it is, and is shown as a placeholder.
 */
export function withNewPictures(canvas: CanvasDocument, pictures: readonly NewPicture[]): CanvasDocument {
  if (pictures.length === 0) return canvas;
  const names = new Map(
    pictures.flatMap(({ oldId, oldUrl, id, url }) => [
      [oldUrl, url],
      [oldId, id],
    ]),
  );
  const nodes = canvas.nodes.map((node) => {
    const { id, parentId } = node;
    // Nodes bear what names they like, also one that a picture has; only what they show is renamed.
    return { ...(renamed(node, names) as typeof node), id, ...(parentId !== undefined && { parentId }) };
  });
  const { connections } = canvas;
  return { ...(renamed({ ...canvas, nodes: [], connections: [] }, names) as CanvasDocument), nodes, connections };
}

function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (typeof value !== 'object' || value === null) return value;
  // What mentions none stays the very same: to make all of a large canvas anew takes longer than to read it.
  if (Array.isArray(value)) {
    const items = value.map((item) => renamed(item, names));
    return items.every((item, at) => item === value[at]) ? value : items;
  }
  const fields = Object.entries(value);
  const now = fields.map(([, held]) => renamed(held, names));
  if (fields.every(([, held], at) => held === now[at])) return value;
  // fromEntries defines properties; assigning would let a field named __proto__ change the prototype.
  return Object.fromEntries(fields.map(([field], at) => [field, now[at]]));
}
