import type { BrandType } from '@easel/contract';

/**
 * Makes uploaded typefaces known to the page under the names that documents call them by. The browser fetches each
 * when letters are first drawn in it. Answers what takes them away again.
 * @param nameOf another name, where two files that are called alike stand on one page
 */
export function addFaces(
  typography: readonly BrandType[],
  nameOf: (type: BrandType) => string = ({ family }) => family.trim(),
): () => void {
  const faces = typography.flatMap((type) => faceOf(type, nameOf(type)));
  for (const face of faces) document.fonts.add(face);
  return () => {
    for (const face of faces) document.fonts.delete(face);
  };
}

/** A name that is no other file's. */
export function privateName({ assetId }: BrandType): string {
  return `kit-${assetId}`;
}

function faceOf({ url, weight, style }: BrandType, name: string): FontFace[] {
  if (!url || name === '') return [];
  // Of a file without a weight nobody knows whether it holds one or many; the browser must not thicken what it has.
  const descriptors = { weight: weight ? String(weight) : '1 1000', style: isSlanted(style) ? 'italic' : 'normal' };
  try {
    return [new FontFace(name, `url(${JSON.stringify(url)})`, { ...descriptors, display: 'swap' })];
  } catch {
    return [];
  }
}

export function isSlanted(style: string | undefined): boolean {
  return /italic|oblique|斜/i.test(style ?? '');
}
