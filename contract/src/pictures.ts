/** What a person may ask of the pictures of a turn. */
import * as Type from 'typebox';

export const ImageSize = Type.String({
  pattern: '^(auto|[1-9][0-9]{2,3}x[1-9][0-9]{2,3})$',
  description: '`<width>x<height>` in pixels, each 256 to 4096; or `auto`.',
});
export const ImageQuality = Type.Enum(['auto', 'low', 'medium', 'high']);
export const ImageCount = Type.Integer({ minimum: 1, maximum: 8 });

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
};
const Options = Type.Object(PictureOptions);
export type PictureOptions = Type.Static<typeof Options>;

/** The least and the most that either side of a picture may measure, in pixels. */
export const sideRange = { least: 256, most: 4096 } as const;

/** Reads an `imageSize`; `null` stands for `auto`, `undefined` for sides outside the range. */
export function readImageSize(text: string | undefined): { width: number; height: number } | null | undefined {
  if (text === undefined || text === 'auto') return null;
  const [width = 0, height = 0] = text.split('x').map(Number);
  const fits = (side: number) => side >= sideRange.least && side <= sideRange.most;
  return fits(width) && fits(height) ? { width, height } : undefined;
}
