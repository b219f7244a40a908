/** Overview pages: a thousand thumbnails in one picture, each in a square cell however wide the picture is. */
import type { Atlas } from '@easel/contract';

/** Sizes, in pixels, to which cells are kept decoded: a crowd of specks needs a sixteenth of the memory. */
export const cellLevels = [16, 32, 64] as const;
export type CellLevel = (typeof cellLevels)[number];
const cellsPerRow = 32;

export interface Page {
  readonly url: string;
  /** What the page is called at each level: made once, for it is asked for ten thousand times a drawing. */
  readonly names: Readonly<Record<CellLevel, string>>;
}

export interface Cell {
  readonly page: Page;
  readonly column: number;
  readonly row: number;
}

/** The smallest level that is not coarser than `pixels`, with a quarter of tolerance. */
export function levelFor(pixels: number): CellLevel {
  return cellLevels.find((level) => level * 1.25 >= pixels) ?? 64;
}

/** A page with its cells at a level: the server makes it smaller, since a large one takes long to decode. */
export function pageUrl(url: string, level: CellLevel): string {
  return level === 64 ? url : `${url}?w=${level * cellsPerRow}`;
}

/** Cells by the name of the file that they show, which is the last part of a picture's address. */
export function cellsOf(atlas: Atlas): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  for (const { url, files } of atlas.pages) {
    const page = { url, names: { 16: `${url} 16`, 32: `${url} 32`, 64: `${url} 64` } };
    files.forEach((file, at) => {
      if (file !== '') cells.set(file, { page, column: at % cellsPerRow, row: Math.floor(at / cellsPerRow) });
    });
  }
  return cells;
}

/** The name that the atlas calls a picture by; `null` for pictures that are not kept by this server. */
export function fileNameOf(url: string): string | null {
  return /(?:^|:\/\/[^/]+)\/api\/files\/([0-9a-zA-Z_-]{22}\.[a-z0-9]{2,5})$/.exec(url)?.[1] ?? null;
}
