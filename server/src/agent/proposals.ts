import { readImageSize, type Decision, type Proposal, type TurnEvent } from '@easel/contract';
import type { Credits } from '../credits/credits.ts';
import type { Models } from '../platform/models/models.ts';
import { sizeOf, wishesOf } from './picture-slots.ts';
import type { PlannedPictures } from './tools.ts';
import { costOfWay, pictureWay, type PictureWay } from './picture-ways.ts';
import type { Turn } from './turn-facts.ts';
import type { JournalEntry } from './turn-queries.ts';
import type { TurnRequest } from './turn-request.ts';

export type Decided = Extract<JournalEntry, { kind: 'decided' }>;

/** A turn that goes no further until somebody decides; kept in one write with what is told of it. */
export interface Waiting {
  readonly entry: Extract<JournalEntry, { kind: 'proposed' }>;
  readonly events: readonly TurnEvent[];
}

interface PicturesCall {
  readonly id: string;
  readonly stepId: string;
  readonly input: PlannedPictures;
}

export function decisionOn(journal: readonly JournalEntry[], callId: string): Decided | undefined {
  return journal.find((entry): entry is Decided => entry.kind === 'decided' && entry.callId === callId);
}

/** The proposal that nobody has decided on; the last entry then, since nothing goes on before. */
export function openProposal(journal: readonly JournalEntry[]): Proposal | null {
  const last = journal.at(-1);
  return last?.kind === 'proposed' ? last.proposal : null;
}

/** How the pictures come about with the model that the person chose instead; `undefined` where it cannot make them. */
export function wayChosen(
  request: TurnRequest,
  { imageModel }: Pick<Decision, 'imageModel'>,
  models: Models,
): PictureWay | undefined {
  return pictureWay(imageModel ? { ...request, pictureModel: imageModel } : request, models);
}

export function proposalOf(
  turn: Turn,
  call: PicturesCall,
  { models, credits }: { models: Models; credits: Credits },
): Proposal {
  const { request, pictureModel, how } = turn;
  const wishes = wishesOf(call.input, request);
  const { width, height } = sizeOf(call.input, request);
  const others = models.pictures().filter(({ id }) => id !== pictureModel.id);
  return {
    proposalId: call.id,
    stepId: call.stepId,
    size: `${width}x${height}`,
    model: offerOf({ model: pictureModel, how }, credits),
    otherModels: others.flatMap(({ id }) => {
      const way = wayChosen(request, { imageModel: id }, models);
      return way?.model.id === id ? offerOf(way, credits) : [];
    }),
    pictures: wishes.map(({ title, prompt }) => ({ title, prompt })),
  };
}

function offerOf(way: PictureWay, credits: Credits): Proposal['model'] {
  const { id, procedural, pricePerPicture } = way.model;
  return {
    id,
    procedural,
    ...(credits.rules.enabled && { creditsEach: costOfWay(way, credits) }),
    ...(pricePerPicture !== undefined && way.how !== 'calculation' && { priceEach: pricePerPicture }),
  };
}

/** The turn and its call as the person wants them; as they stand where nobody was asked, or nothing was changed. */
export function asDecided<C extends { readonly input: PlannedPictures }>(
  turn: Turn,
  call: C,
  { decided, models }: { decided: Decided | undefined; models: Models },
): { turn: Turn; call: C } {
  if (!decided) return { turn, call };
  const { decision } = decided;
  const offered = call.input.pictures;
  const wanted = decision.pictures ?? wishesOf(call.input, turn.request).map((_, from): Chosen => ({ from }));
  const pictures = wanted.map(({ from, prompt }) => {
    const picture = offered[from % offered.length]!;
    if (prompt === undefined || prompt === picture.prompt) return inSize(picture, decision.size);
    // Other words ask for something else than the edit that was planned.
    const { design: _, ...plain } = picture;
    return { ...plain, prompt };
  });
  const { width, height } = sizeOf(call.input, turn.request);
  const size = decision.size && decision.size !== 'auto' ? decision.size : `${width}x${height}`;
  // An operator may have taken the model away since.
  const { model: pictureModel, how } = wayChosen(turn.request, decision, models) ?? {
    ...turn,
    model: turn.pictureModel,
  };
  return {
    turn: { ...turn, pictureModel, how, request: { ...turn.request, count: null, size: null } },
    call: { ...call, input: { ...call.input, size, pictures } },
  };
}

/** An edit in another size than was planned: its last step is of that size. */
function inSize(picture: PlannedPictures['pictures'][number], size: Decision['size']): typeof picture {
  const asked = size && size !== 'auto' ? readImageSize(size) : null;
  const { design } = picture;
  if (!asked || !design || (design.width === asked.width && design.height === asked.height)) return picture;
  const { source } = design;
  const { edits = [] } = source.wish;
  const steps = edits.map((step, at) => (at === edits.length - 1 ? { ...step, size: asked } : step));
  return { ...picture, design: { ...asked, source: { ...source, wish: { ...source.wish, edits: steps } } } };
}

type Chosen = NonNullable<Decision['pictures']>[number];
