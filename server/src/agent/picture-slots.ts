import { randomUUIDv7 } from 'node:crypto';
import {
  boundsOf,
  findFreeSpace,
  intersects,
  placeRow,
  unionOf,
  type BoundingBox,
  type CanvasNode,
} from '@easel/canvas';
import { readImageSize, type PictureSlot } from '@easel/contract';
import { longestSide, operationWishes } from './operation-wishes.ts';
import { ownNames } from './picture-names.ts';
import type { PictureWish } from './picture-wish.ts';
import type { PlannedPictures } from './tools.ts';
import type { TurnRequest } from './turn-request.ts';

const plain = { width: 1024, height: 1024 };

/** What works from one picture is of its shape, unless somebody wants another; an edit says itself how large it is. */
export function sizeOf(input: PlannedPictures, request: TurnRequest): { width: number; height: number } {
  const [edit] = input.pictures.flatMap(({ design }) => design ?? []);
  if (edit) return { width: edit.width, height: edit.height };
  const asked = request.size ?? readImageSize(input.size);
  if (asked) return asked;
  const [source, ...others] = request.pictures ?? [];
  const { width, height } = source && others.length === 0 ? source.pixels : plain;
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** What the model asked for, held to what the person asked for: their size and number win. */
export function wishesOf(input: PlannedPictures, request: TurnRequest): PictureWish[] {
  // An edit is of a design that there is, and says itself how many there will be, and how large.
  const edits = input.pictures.flatMap((picture) => editOf(picture, request));
  if (edits.length > 0) return edits;
  if (request.operation) return operationWishes(input, request, request.operation);
  const { width, height } = sizeOf(input, request);
  const count = request.count ?? input.pictures.length;
  return Array.from({ length: count }, (_, position) => {
    const { title, prompt, references } = input.pictures[position % input.pictures.length]!;
    return { title, prompt, width, height, ...(references && { workFrom: references }) };
  });
}

function editOf(
  { title, prompt, references, design }: PlannedPictures['pictures'][number],
  { operation, pictures = [] }: TurnRequest,
): PictureWish[] {
  if (!design) return [];
  const { source, width, height } = design;
  const [original] = pictures;
  // Beside the original at its scale.
  const scale = operation && original?.shown ? original.shown.width / original.pixels.width : 1;
  const shown = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return [
    {
      title,
      prompt,
      width,
      height,
      design: source,
      ...(references && { workFrom: references }),
      ...(scale !== 1 && { shown }),
    },
  ];
}

/**
 * Free places for pictures that belong together, over nothing that stands or is promised a place, and names of their own.
 * @param nearIds nodes that the pictures belong to; without any they stand beside everything there is
 */
export function slotsFor(
  wishes: readonly PictureWish[],
  stepId: string,
  canvas: { nodes: readonly CanvasNode[]; promised: readonly PictureSlot[]; nearIds: readonly string[] },
): PictureSlot[] {
  const obstacles = [...canvas.nodes.map(boundsOf), ...canvas.promised];
  const wanted = new Set(canvas.nearIds);
  const near = unionOf(canvas.nodes.filter(({ id }) => wanted.has(id)).map(boundsOf));
  const sizes = wishes.map(({ width, height, shown }) => shown ?? { width, height });
  const places = placeRow({ obstacles, sizes, near });
  const titles = wishes.map(({ title }) => title);
  return ownNames(titles, [...canvas.nodes, ...canvas.promised]).map((title, position) => {
    const { width, height } = sizes[position]!;
    const { x, y } = places[position]!;
    return { pictureId: randomUUIDv7(), nodeId: randomUUIDv7(), stepId, title, x, y, width, height };
  });
}

/** The promised place, or, when somebody has put something there meanwhile, the nearest free one. */
export function placeOf(
  slot: PictureSlot,
  canvas: { nodes: readonly CanvasNode[]; promised: readonly PictureSlot[] },
): BoundingBox {
  const others = canvas.promised.filter(({ pictureId }) => pictureId !== slot.pictureId);
  const { x, y, width, height } = slot;
  const box = { x, y, width, height };
  const obstacles = canvas.nodes.map(boundsOf);
  if (!obstacles.some((obstacle) => intersects(obstacle, box))) return box;
  return { ...box, ...findFreeSpace({ obstacles: [...obstacles, ...others], size: box, near: box }) };
}
