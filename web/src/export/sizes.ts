/** How large a file's picture becomes, what its format and the browser allow, and in which pieces it is drawn. */
import type { BoundingBox, Size } from '@easel/canvas';

export const formats = ['png', 'jpeg', 'webp', 'svg', 'pdf', 'psd'] as const;
export type Format = (typeof formats)[number];
/** A zip holds the pictures themselves, as they were uploaded or made. */
export type FileKind = Format | 'zip';

export const scales = [0.5, 1, 2, 3, 4] as const;

export const extensions: Readonly<Record<FileKind, string>> = {
  png: 'png',
  jpeg: 'jpg',
  webp: 'webp',
  svg: 'svg',
  pdf: 'pdf',
  psd: 'psd',
  zip: 'zip',
};

/** The longest side in pixels that a format's own header or its readers allow; SVG and PDF have no pixels. */
const longest: Readonly<Record<FileKind, number>> = {
  png: 65_535,
  jpeg: 16_384,
  webp: 16_383,
  svg: Infinity,
  pdf: Infinity,
  psd: 30_000,
  zip: Infinity,
};
/** What one canvas can hold in every current browser on a desk; PNG and PSD are put together from several. */
const largestCanvas = 16_384 * 8192;
const mostPixels: Readonly<Record<FileKind, number>> = {
  png: 900e6,
  jpeg: largestCanvas,
  webp: largestCanvas,
  svg: Infinity,
  pdf: Infinity,
  psd: 150e6,
  zip: Infinity,
};
/** Sides of the pieces that something large is drawn in. */
export const tileSide = 4096;
/** Pixels that are held at once while rows are put together: the widest picture would take gigabytes in bands of that height. */
const mostInBand = 48e6;

export function pixelsOf(box: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(box.width * scale)), height: Math.max(1, Math.round(box.height * scale)) };
}

export function fits({ width, height }: Size, format: FileKind): boolean {
  return Math.max(width, height) <= longest[format] && width * height <= mostPixels[format];
}

/** What a format's picture may have at most: pixels along a side, and millions of them in all. */
export function limitOf(format: FileKind): { side: number; megapixels: number } {
  return { side: longest[format], megapixels: Math.floor(mostPixels[format] / 1e6) };
}

/** The largest of the offered scales that a format takes; undefined when none does. */
export function largestScale(box: Size, format: FileKind): number | undefined {
  return scales.findLast((scale) => fits(pixelsOf(box, scale), format));
}

/** Pieces that cover a picture without overlap, row by row; none is longer than a side. */
export function tilesOf({ width, height }: Size, side: number = tileSide): BoundingBox[] {
  const tiles: BoundingBox[] = [];
  for (let y = 0; y < height; y += side) {
    for (let x = 0; x < width; x += side) {
      tiles.push({ x, y, width: Math.min(side, width - x), height: Math.min(side, height - y) });
    }
  }
  return tiles;
}

/** Rows of a picture that are put together at once. */
export function bandHeight(width: number): number {
  return Math.min(tileSide, Math.max(1, Math.floor(mostInBand / width)));
}

/** Bytes of a name without its ending and scale: file systems take 255 for all of it, and in UTF-8 a letter of Han is three. */
const longestName = 200;
/** What one system takes for a device, in whatever case and with whatever ending. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A name that every file system takes. */
export function fileName(name: string, format: FileKind, scale = 1): string {
  const plain = [...name].filter((letter) => letter >= ' ').join('');
  const base = plain
    .toWellFormed()
    // Marks that nobody sees can turn a name and its ending round; the one that joins emoji stays.
    .replaceAll(/(?!\u200d)\p{Cf}/gu, '')
    // A quotation may end before a comma: no space is left there.
    .replaceAll(/"(?=[,.;!])/g, '')
    .replaceAll(/[\\/:*?"<>|]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    // Dots at its head would hide a file.
    .replace(/^[. ]+/, '');
  // Between two letters, never within one.
  const { read } = new TextEncoder().encodeInto(base, new Uint8Array(longestName));
  const short = base
    .slice(0, read)
    .replace(/[. ]+$/, '')
    .replace(devices, '$1_');
  const suffix = scale === 1 ? '' : `@${scale}x`;
  return `${short || 'easel'}${suffix}.${extensions[format]}`;
}
