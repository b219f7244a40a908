/** The languages of form a design can be drawn in. */
export type StyleName =
  | 'riso'
  | 'grain'
  | 'flat'
  | 'paper'
  | 'clay'
  | 'lino'
  | 'jianzhi'
  | 'halftone'
  | 'watercolour'
  | 'inkwash'
  | 'line'
  | 'engrave'
  | 'mosaic';
