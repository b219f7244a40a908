import { readFileSync } from 'node:fs';

/** Sets in order of preference: whole objects with real tones, clean geometry, larger masses. */
export const setNames = ['noto', 'fluent-emoji-flat', 'noto-v1'] as const;
export type SetName = (typeof setNames)[number];

interface Icon {
  body: string;
  left?: number;
  top?: number;
  width?: number;
  height?: number;
}

interface IconifySet {
  icons: Record<string, Icon>;
  width?: number;
  height?: number;
}

const read = (specifier: string): unknown => JSON.parse(readFileSync(new URL(import.meta.resolve(specifier)), 'utf8'));

const sets = new Map<SetName, IconifySet>();

/** Drawings of a set; read on first use, 2 to 7 MB each. */
export function drawingsOf(name: SetName): IconifySet {
  let set = sets.get(name);
  if (!set) {
    set = read(`@iconify-json/${name}/icons.json`) as IconifySet;
    sets.set(name, set);
  }
  return set;
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
