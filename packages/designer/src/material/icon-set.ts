import { readFileSync } from 'node:fs';

/** Sets in order of preference: whole objects with real tones, clean geometry, larger masses. */
export const setNames = ['noto', 'fluent-emoji-flat', 'noto-v1'] as const;
export type SetName = (typeof setNames)[number];

/** A drawing as SVG, and the part of its plane that is shown. */
export interface Icon {
  readonly body: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const fileOf = (specifier: string): Buffer => readFileSync(new URL(import.meta.resolve(specifier)));
const read = (specifier: string): unknown => JSON.parse(fileOf(specifier).toString());

interface Drawings {
  readonly file: Buffer;
  /** Side of the square that a drawing fills if it does not say otherwise. */
  readonly side: number;
}

const opened = new Map<SetName, Drawings>();

/** A set's drawings as they lie in its file, 8 to 25 MB; opened on first use. */
function open(name: SetName): Drawings {
  let drawings = opened.get(name);
  if (!drawings) {
    const file = fileOf(`@iconify-json/${name}/icons.json`);
    // It stands at the very end, behind the drawings and their other names.
    const side = Number(/"height": (\d+)\s*\}\s*$/.exec(file.toString('latin1', file.length - 200))?.[1]);
    opened.set(name, (drawings = { file, side }));
  }
  return drawings;
}

/**
 * One drawing of a set; `undefined` when it has none of this name. Only its own lines are parsed: a design shows a few of
 * three thousand, and all of the largest set took a quarter of a second and 70 MB.
 */
export function drawingOf(name: SetName, icon: string): Icon | undefined {
  const { file, side } = open(name);
  const start = file.indexOf(`\n\t\t${JSON.stringify(icon)}: {\n`);
  if (start < 0) return undefined;
  const own = file.toString('utf8', file.indexOf('{', start), file.indexOf('\n\t\t}', start) + 4);
  const { body, left = 0, top = 0, width = side, height = side } = JSON.parse(own) as Partial<Icon>;
  // Other names of a drawing have an entry, too, without one.
  return body === undefined ? undefined : { body, left, top, width, height };
}

/** Icon names by category. */
export const categoriesOf = (name: SetName): Record<string, string[]> =>
  (read(`@iconify-json/${name}/metadata.json`) as { categories: Record<string, string[]> }).categories;

/** Icon names by code points, as "1f375" or "2615-fe0f". */
export const codePointsOf = (name: SetName): Record<string, string> =>
  read(`@iconify-json/${name}/chars.json`) as Record<string, string>;

/** One entry of emojibase: what a code point is called in a language. */
export interface SpokenEntry {
  hexcode: string;
  label: string;
}

export const spokenEntries = (language: 'en' | 'zh'): SpokenEntry[] =>
  read(`emojibase-data/${language}/compact.json`) as SpokenEntry[];
