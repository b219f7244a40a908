import type { BrandHints } from '../brand-hints.ts';

/** Keys of the files that a kit's typefaces are in. */
export function fontFilesOf(hints: BrandHints | undefined): string[] {
  const faces = [hints?.displayFace, hints?.textFace];
  return [...new Set(faces.flatMap((face) => face?.fileKey ?? []))];
}
