import './no-system-fonts.ts';
import { readFileSync } from 'node:fs';
import { threadId } from 'node:worker_threads';
import { GlobalFonts } from '@napi-rs/canvas';
import type { FontShelf, ShelfFace } from './font-shelf.ts';
import { unpackWoff } from './unpack-woff.ts';

/** A face that can be drawn with. */
export interface Face {
  family: string;
  weight: number;
  italic: boolean;
  han: boolean;
  /**
   * Families for `context.font`, quoted; with or without the files of Han characters. Files are registered when they are
   * first asked for.
   */
  stack: (han: boolean) => string;
}

/** Files that were registered, by path: each has a family name of its own, for Skia doesn't fall back inside of one. */
const registered = new Map<string, string>();

function aliasOf(path: string): string | undefined {
  const known = registered.get(path);
  if (known !== undefined) return known || undefined;
  // All threads of a process share Skia's names.
  const alias = `shelf ${threadId} ${registered.size}`;
  const taken = register(path, alias);
  registered.set(path, taken ? alias : '');
  return taken ? alias : undefined;
}

/** Skia opens a file three times to register it, and would unpack it each time: megabytes of Han characters. */
function register(path: string, alias: string): boolean {
  try {
    return GlobalFonts.register(unpackWoff(readFileSync(path)), alias) !== null;
  } catch {
    return false;
  }
}

const stackOf = (face: ShelfFace, han: boolean): string =>
  face.files
    .filter(({ script }) => han || script === 'latin')
    .map(({ path }) => aliasOf(path))
    .filter((alias) => alias !== undefined)
    .map((alias) => `"${alias}"`)
    .join(', ');

const shelves = new WeakMap<FontShelf, Face[]>();

/** Every face of a shelf. Font files are read when a face is first drawn with, and stay in memory. */
export function facesOf(shelf: FontShelf): Face[] {
  const known = shelves.get(shelf);
  if (known) return known;
  const faces = shelf.families.flatMap(({ family, scripts, faces: own }) =>
    own.map((face): Face => {
      const stacks = new Map<boolean, string>();
      return {
        family,
        weight: face.weight,
        italic: face.italic,
        han: scripts.includes('han'),
        stack: (han) => {
          const stack = stacks.get(han) ?? stackOf(face, han);
          stacks.set(han, stack);
          return stack;
        },
      };
    }),
  );
  shelves.set(shelf, faces);
  return faces;
}
