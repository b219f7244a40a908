/** What a person may ask of the pictures of a turn. */
import * as Type from 'typebox';

export const ImageSize = Type.String({
  pattern: '^(auto|[1-9][0-9]{2,3}x[1-9][0-9]{2,3})$',
  description: '`<width>x<height>` in pixels, each 256 to 4096; or `auto`.',
});
const ImageQuality = Type.Enum(['auto', 'low', 'medium', 'high']);
const ImageCount = Type.Integer({ minimum: 1, maximum: 8 });

/** All may be left out: the agent then decides from the words. */
export const PictureOptions = {
  imageModel: Type.Optional(Type.String({ maxLength: 100, description: 'An id of `GET /api/models`, or `auto`.' })),
  imageSize: Type.Optional(ImageSize),
  imageQuality: Type.Optional(ImageQuality),
  imageCount: Type.Optional(ImageCount),
  enableWebSearch: Type.Optional(
    Type.Boolean({ description: 'Allows a search; the agent decides whether one is needed.' }),
  ),
  mode: Type.Optional(Type.Enum(['design'])),
  approve: Type.Optional(
    Type.Enum(['auto', 'assist'], {
      description: '`assist`: the turn shows what it would make and what that costs, and waits for a decision.',
    }),
  ),
};
const Options = Type.Object(PictureOptions);
export type PictureOptions = Type.Static<typeof Options>;
