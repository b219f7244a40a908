/** Takes a picture apart: a clean background, the things in front of it as layers of their own, and its words. */
export type * from './picture.ts';
export { openReader } from './reading/open-reader.ts';
export {
  longestSide,
  mostPixels,
  separate,
  type SeparatedLayer,
  type SeparatedText,
  type SeparateOptions,
  type Separation,
  type Stage,
} from './separate.ts';
export { shelfOfFontsource, type FontShelf } from './text/font-shelf.ts';
