import { familyNamed, keepOwnFont } from '@easel/designer';
import type { BrandFace, BrandHints } from '../brand-hints.ts';

/** The bytes of typefaces by the keys of their files; what could not be had is left out. */
export type FontFiles = ReadonlyMap<string, Uint8Array>;

/** What a kit's typefaces are to the designer. */
export interface BrandFaces {
  /** Families of the designer's. */
  readonly displayFont?: string;
  readonly textFont?: string;
  /** Typefaces by their names whose files cannot be read. */
  readonly unreadable: readonly string[];
  /** Typefaces by their names that are neither here nor uploaded. */
  readonly absent: readonly string[];
}

/** Takes a kit's typefaces in. An uploaded file leads; a typeface that cannot be read is drawn by one of its name, if there is any. */
export function brandFaces(hints: BrandHints | undefined, files: FontFiles): BrandFaces {
  const unreadable = new Set<string>();
  const absent = new Set<string>();
  const find = (face: BrandFace | undefined) => {
    if (!face?.family) return undefined;
    const own = face.fileKey === undefined ? undefined : ownFamily(face, files);
    const found = own ?? familyNamed(nameHere(face.family));
    if (face.fileKey !== undefined && !own) unreadable.add(face.family);
    else if (!found) absent.add(face.family);
    return found;
  };
  const [displayFont, textFont] = [find(hints?.displayFace), find(hints?.textFace)];
  return {
    ...(displayFont && { displayFont }),
    ...(textFont && { textFont }),
    unreadable: [...unreadable],
    absent: [...absent],
  };
}

function ownFamily({ family, fileKey, weight }: BrandFace, files: FontFiles): string | undefined {
  const bytes = files.get(fileKey!);
  return bytes && keepOwnFont({ id: fileKey!, name: family, bytes, ...(weight !== undefined && { weight }) });
}

/** "Playfair Display" as the designer calls it. */
function nameHere(family: string): string {
  const name = family.toLowerCase().replaceAll(/[^a-z0-9\p{Script=Han}]+/gu, '-');
  return name.replaceAll(/^-|-$/g, '');
}
