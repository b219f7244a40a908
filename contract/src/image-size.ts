/** Sizes of pictures as people ask for them; apart from the schemas, which the page does without. */

/** The least and the most that either side of a picture may measure, in pixels. */
export const sideRange = { least: 256, most: 4096 } as const;

/** Reads an `imageSize`; `null` stands for `auto`, `undefined` for sides outside the range. */
export function readImageSize(text: string | undefined): { width: number; height: number } | null | undefined {
  if (text === undefined || text === 'auto') return null;
  const [width = 0, height = 0] = text.split('x').map(Number);
  const fits = (side: number) => side >= sideRange.least && side <= sideRange.most;
  return fits(width) && fits(height) ? { width, height } : undefined;
}
