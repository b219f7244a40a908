/** Takes a picture apart: a clean background, the things in front of it as layers of their own, and its words. */
export type * from './picture.ts';
export { longestSide, mostPixels } from './check-size.ts';
export { openObjectNetwork, type ObjectNetwork } from './objects/object-network.ts';
export { openReader } from './reading/open-reader.ts';
export {
  separate,
  takeWordsOut,
  type SeparatedLayer,
  type SeparatedText,
  type SeparateOptions,
  type Separation,
} from './separate.ts';
export type { Stage } from './stage.ts';
export { shelfOfFontsource, type FontShelf } from './text/font-shelf.ts';
export { openTypesetter, type Typesetter } from './text/typesetter.ts';
export type { WordFault } from './words/compare-words.ts';
export { compareWords } from './words/compare-words.ts';
export { foldedText } from './words/fold.ts';
export { checkWords, setWords, type SetWordsOptions, type WordsSet } from './words/set-words.ts';
export type { SetText } from './words/set-text.ts';
