import type { ReadPiece } from './assign-letters.ts';
import type { PiecedLine } from './read-pieces.ts';

/** A line whose words are mended, with its ink taken apart into the letters that it turned out to hold. */
export interface MendedLine extends PiecedLine {
  letters: { form: ReadPiece['form']; character: string }[];
}
