import sharp from 'sharp';

/** Pixels along a cell, and cells along a page of 2048 squared. */
export const cellSide = 64;
export const cellsPerRow = 32;
export const cellsPerPage = cellsPerRow * cellsPerRow;
/** Pixels that a page is wide. */
export const pageSide = cellsPerRow * cellSide;

const channels = 4;
const bytesPerCellRow = cellSide * channels;
const bytesPerPageRow = cellsPerRow * bytesPerCellRow;
const webp = { quality: 80, alphaQuality: 80, effort: 2 };

/** One thumbnail, stretched to a square so that none of its cell is wasted. Throws on what cannot be decoded. */
export function cellOf(thumbnail: Uint8Array): Promise<Buffer> {
  return sharp(thumbnail).resize(cellSide, cellSide, { fit: 'fill' }).ensureAlpha().raw().toBuffer();
}

/** Cells, row by row, as one picture just as high as they need; `null` leaves a cell empty. */
export async function pageOf(cells: readonly (Buffer | null)[]): Promise<Buffer> {
  const height = Math.ceil(cells.length / cellsPerRow) * cellSide;
  const pixels = Buffer.alloc(height * bytesPerPageRow);
  cells.forEach((cell, at) => {
    const start = Math.floor(at / cellsPerRow) * cellSide * bytesPerPageRow + (at % cellsPerRow) * bytesPerCellRow;
    for (let row = 0; cell && row < cellSide; row += 1) {
      cell.copy(pixels, start + row * bytesPerPageRow, row * bytesPerCellRow, (row + 1) * bytesPerCellRow);
    }
  });
  return sharp(pixels, { raw: { width: cellsPerRow * cellSide, height, channels } })
    .webp(webp)
    .toBuffer();
}
