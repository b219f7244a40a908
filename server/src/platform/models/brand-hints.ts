import Type, { type Static } from 'typebox';

/** A typeface as a kit names it. */
const BrandFace = Type.Object({
  family: Type.String(),
  /** Of its uploaded file, among those that are kept. */
  fileKey: Type.Optional(Type.String()),
  weight: Type.Optional(Type.Integer()),
});
export type BrandFace = Static<typeof BrandFace>;

/** What a Brand Kit means for our own planner and designer, as far as rules can tell. */
export const BrandHints = Type.Object({
  name: Type.String(),
  slogan: Type.String(),
  /** "#rrggbb", the leading one first. */
  colours: Type.Array(Type.String()),
  forbiddenColours: Type.Array(Type.String()),
  /** What must not be used, by its names; those of colours are understood. */
  forbidden: Type.Array(Type.String()),
  /** For titles, and for what is set small. */
  displayFace: Type.Optional(BrandFace),
  textFace: Type.Optional(BrandFace),
  /** Keys of the files of its logos, the leading one first. */
  logos: Type.Optional(Type.Array(Type.String())),
});
export type BrandHints = Static<typeof BrandHints>;
