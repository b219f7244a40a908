import type { Decision, Proposal } from '@easel/contract';
import type { PictureSize } from '../prompt/index.ts';

/** What a person would have made of a proposal; as it was proposed until they change something. */
export interface ProposalDraft {
  readonly pictures: readonly { readonly kept: boolean; readonly prompt: string }[];
  readonly size: PictureSize;
  readonly model: string;
}

export function draftOf({ pictures, size, model }: Proposal): ProposalDraft {
  const kept = pictures.map(({ prompt }) => ({ kept: true, prompt }));
  return { pictures: kept, size: sizeFrom(size), model: model.id };
}

/** As the proposal has it: `<width>x<height>`. */
export function sizeFrom(size: string): PictureSize {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
}

export function countOf({ pictures }: ProposalDraft): number {
  return pictures.filter(({ kept, prompt }) => kept && prompt.trim() !== '').length;
}

/** Yes to the draft: only what differs from the proposal is named. */
export function yesTo(proposal: Proposal, draft: ProposalDraft): Decision {
  const size = `${draft.size.width}x${draft.size.height}`;
  const pictures = draft.pictures.flatMap(({ kept, prompt }, from) => {
    const words = prompt.trim();
    if (!kept || words === '') return [];
    return [{ from, ...(words !== proposal.pictures[from]?.prompt.trim() && { prompt: words }) }];
  });
  const changed = pictures.length < proposal.pictures.length || pictures.some((picture) => 'prompt' in picture);
  return {
    proposalId: proposal.proposalId,
    answer: 'yes',
    ...(size !== proposal.size && { size }),
    ...(draft.model !== proposal.model.id && { imageModel: draft.model }),
    ...(changed && { pictures }),
  };
}

/** What the draft costs: people's credits where they are counted, else what the operator has put down. */
export function costOf(proposal: Proposal, draft: ProposalDraft): { credits: number } | { price: number } | null {
  const offers = [proposal.model, ...proposal.otherModels];
  const { creditsEach, priceEach } = offers.find(({ id }) => id === draft.model) ?? proposal.model;
  const count = countOf(draft);
  if (creditsEach !== undefined) return { credits: creditsEach * count };
  return priceEach === undefined ? null : { price: priceEach * count };
}
