/** Pictures of our own designer that a turn may be about, and what its words make of them. */
import type { Assets } from '../assets/assets.ts';
import type { Designs } from '../assets/designs.ts';
import {
  noteOfEdit,
  picturesAfter,
  sayEdited,
  sayNoEdit,
  type EditablePicture,
} from '../platform/models/embedded/edited-pictures.ts';
import { namesKind } from '../platform/models/embedded/named-kind.ts';
import type { EditedDesigns } from '../platform/models/models.ts';
import { sourcesOfNodes } from './picture-sources.ts';
import type { Thought } from './thinking.ts';
import type { PlannedPictures } from './tools.ts';
import type { Turn } from './turn-facts.ts';

export interface DesignServices {
  designs: Designs;
  assets: Assets;
}

/** More than one of the pictures of a turn is meant by these only. */
const allOfThem =
  /\b(?:them|these|those|they|all|each|every|both)\b|它们|这些|这几[张个幅]|每[一]?[张个幅]|全部|所有|都/iu;
const mostPictures = 8;

/**
 * The designs that the person may mean: those that they point at, else the last picture of the thread. None where
 * another model makes the pictures of the turn, or made these.
 */
export async function editablePictures(turn: Turn, { designs, assets }: DesignServices): Promise<EditablePicture[]> {
  const { request, how, pictureModel, nodes, nearIds } = turn;
  if (!pictureModel.layered || how === 'calculation' || request.mask) return [];
  if (request.operation && request.operation.kind !== 'edit') return [];
  const pointed = request.pictures ?? [];
  const place = new Map(nearIds.map((id, at) => [id, at]));
  const last = nodes
    .filter(({ id }) => place.has(id))
    .toSorted((one, other) => place.get(one.id)! - place.get(other.id)!);
  const made = pointed.length > 0 ? pointed : await sourcesOfNodes(last, assets);
  const own = made.filter(({ model }) => model.endsWith('(procedural)'));
  const areSeveral = pointed.length > 0 || allOfThem.test(request.text);
  const found = await Promise.all(
    (areSeveral ? own.slice(0, mostPictures) : own.slice(-mostPictures)).map(
      async ({ nodeId, title, prompt, assetId, byElements }) => {
        const source = await designs.of(assetId);
        return source ? [{ nodeId, title, prompt, source, ...(byElements && { byElements }) }] : [];
      },
    ),
  );
  if (areSeveral) return found.flat();
  // The last one is meant, though nobody knows any more what it was drawn from.
  return found.at(-1)?.length === 0 ? [] : setOfLast(found.flat(), request.text);
}

/**
 * What is pointed at where our own designer makes the pictures and nothing of it is a design that it could change: a picture
 * of somebody else's, or something on the canvas that is no picture.
 */
export function unlikeDesigns({ request, how, pictureModel }: Turn): 'picture' | 'element' | undefined {
  if (!pictureModel.layered || how === 'calculation' || request.mask || request.operation) return undefined;
  if ((request.pictures ?? []).length > 0) return 'picture';
  return request.nodeIds.length > 0 ? 'element' : undefined;
}

/**
 * The last picture, with the others of its set: what is said of a set holds for all of it, each as it is by now, unless the
 * words name a kind of it.
 */
function setOfLast(pictures: readonly EditablePicture[], words: string): EditablePicture[] {
  const look = pictures.at(-1)?.source.wish.look;
  if (look === undefined) return pictures.slice(-1);
  const ofSet = pictures.filter(({ source }) => source.wish.look === look);
  const newest = [...new Map(ofSet.map((picture) => [picture.source.wish.prompt, picture])).values()];
  const meant = newest.filter(({ source: { wish } }) => wish.kind !== undefined && namesKind(words, wish.kind));
  return meant.length > 0 ? meant : newest;
}

/** What our planner thinks of an edit that a person orders by the picture itself: there is nothing to ask it. */
export async function editThought(
  turn: Turn,
  callId: string,
  services: DesignServices,
  signal: AbortSignal,
): Promise<Thought | undefined> {
  const { request, how, pictureModel } = turn;
  if (request.operation?.kind !== 'edit' || how !== 'redraw') return undefined;
  const [picture] = await editablePictures(turn, services);
  const { layered } = pictureModel;
  if (!picture || !layered) return undefined;
  const { language, text: words, size } = request;
  const edited = await layered.edit(picture.source, { words, language, size, signal });
  if (!edited) return { kind: 'thought', text: sayNoEdit(language), calls: [] };
  const text = sayEdited(language, [edited]);
  if (edited.designs.length === 0) return { kind: 'thought', text, calls: [] };
  return {
    kind: 'thought',
    text,
    calls: [{ id: callId, name: 'make_pictures', input: callFor(picture, edited, { words, language }) }],
  };
}

function callFor(
  picture: EditablePicture,
  edited: EditedDesigns,
  { words, language }: { words: string; language: 'en' | 'zh' },
): PlannedPictures {
  const pictures = picturesAfter(picture, edited, words).map(({ references: _, ...asked }) => asked);
  return { brief: noteOfEdit(language, [edited]), pictures };
}
