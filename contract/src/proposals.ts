/** What the agent would make, and what a person says to it before anything is paid. */
import * as Type from 'typebox';
import { ImageSize } from './pictures.ts';

const mostPictures = 8;

/** A model that could make what is proposed. */
const Offer = Type.Object({
  id: Type.String(),
  procedural: Type.Boolean(),
  creditsEach: Type.Optional(Type.Integer({ description: 'Credits of one picture; left out: none are counted.' })),
  priceEach: Type.Optional(
    Type.Number({ description: 'What one picture costs this server, as its operator has put down.' }),
  ),
});

export const Proposal = Type.Object({
  proposalId: Type.String(),
  stepId: Type.String(),
  size: Type.String({ description: '<width>x<height> in pixels, of each picture.' }),
  model: Offer,
  otherModels: Type.Array(Offer, { description: 'Those that could make it too.' }),
  pictures: Type.Array(Type.Object({ title: Type.String(), prompt: Type.String() })),
});
export type Proposal = Type.Static<typeof Proposal>;

export const Decision = Type.Object({
  proposalId: Type.String({ maxLength: 200 }),
  answer: Type.Enum(['yes', 'no']),
  size: Type.Optional(ImageSize),
  imageModel: Type.Optional(Type.String({ maxLength: 100 })),
  pictures: Type.Optional(
    Type.Array(
      Type.Object({
        from: Type.Integer({ minimum: 0, maximum: mostPictures - 1, description: 'Which of the proposed pictures.' }),
        prompt: Type.Optional(Type.String({ minLength: 1, maxLength: 8000, 'x-size': 'PromptCharacters' })),
      }),
      {
        minItems: 1,
        maxItems: mostPictures,
        description: 'Those to be made; one may stand several times. Left out: all, as proposed.',
      },
    ),
  ),
});
export type Decision = Type.Static<typeof Decision>;
