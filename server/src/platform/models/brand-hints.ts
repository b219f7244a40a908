import Type, { type Static } from 'typebox';

/** What a Brand Kit means for our own planner and designer, as far as rules can tell. */
export const BrandHints = Type.Object({
  name: Type.String(),
  slogan: Type.String(),
  /** "#rrggbb", the leading one first. */
  colours: Type.Array(Type.String()),
  forbiddenColours: Type.Array(Type.String()),
  /** What must not be used, by its names; those of colours are understood. */
  forbidden: Type.Array(Type.String()),
  /** A family of the designer's own, else it is not heeded; empty for none. */
  displayFont: Type.String(),
});
export type BrandHints = Static<typeof BrandHints>;
