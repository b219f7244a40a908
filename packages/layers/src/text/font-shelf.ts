import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One weight of a family, upright or italic. */
export interface ShelfFace {
  weight: number;
  italic: boolean;
  /** The first file that holds a character draws it. */
  files: readonly ShelfFile[];
}

export interface ShelfFile {
  path: string;
  /** Files of Han characters are large: they are opened only for lines that have some. */
  script: 'latin' | 'han';
}

export interface ShelfFamily {
  /** As documents name it: "Playfair Display". */
  family: string;
  scripts: readonly ('latin' | 'han')[];
  faces: readonly ShelfFace[];
}

/** The typefaces that blocks of text are set in: the caller's, for it has to have them when somebody edits the words. */
export interface FontShelf {
  families: readonly ShelfFamily[];
}

/** In order of use. Slices by code point, of which Fontsource has a hundred per face, are left out. */
const subsets = ['latin', 'chinese-simplified', 'latin-ext'];

/** The same glyphs; the older format is twice as quick to open, which thirteen megabytes of Han make worth it. */
const formats = ['.woff', '.woff2'];

interface Metadata {
  id: string;
  family: string;
  subsets: string[];
  weights: number[];
  styles: string[];
}

/**
 * A shelf of packages of Fontsource that are installed: `folders` are their folders, `weights` may narrow what is used of
 * one (by the package's name without its scope). Throws where a folder holds no such package.
 */
export function shelfOfFontsource(
  folders: readonly string[],
  weights: Readonly<Record<string, readonly number[]>> = {},
): FontShelf {
  return { families: folders.map((folder) => readFamily(folder, weights)) };
}

function readFamily(folder: string, weights: Readonly<Record<string, readonly number[]>>): ShelfFamily {
  const metadata = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8')) as Metadata;
  const filesOf = (weight: number, style: string) =>
    subsets.flatMap((subset): ShelfFile[] => {
      const name = join(folder, 'files', `${metadata.id}-${subset}-${weight}-${style}`);
      const path = formats.map((format) => name + format).find(existsSync);
      return path ? [{ path, script: subset === 'chinese-simplified' ? 'han' : 'latin' }] : [];
    });
  const faces = metadata.styles.flatMap((style) =>
    (weights[metadata.id] ?? metadata.weights).map((weight) => ({
      weight,
      italic: style === 'italic',
      files: filesOf(weight, style),
    })),
  );
  return {
    family: metadata.family,
    scripts: metadata.subsets.includes('chinese-simplified') ? ['han', 'latin'] : ['latin'],
    faces: faces.filter(({ files }) => files.length > 0),
  };
}
