import type { Festival, Mood, Setting } from '../brief/brief.ts';
import type { Palette } from './palette.ts';

/** A palette mixed by hand, and what it is right for. */
export interface TunedPalette extends Palette {
  moods: Mood[];
  /** Names of topics (topics.ts). */
  topics?: string[];
  seasons?: NonNullable<Setting['season']>[];
  times?: NonNullable<Setting['time']>[];
  /** Where set, the palette serves these festivals and nothing else. */
  festivals?: Festival[];
  culture?: 'chinese';
}

/** `inks` are ground, surface, ink, accent, light and dark; `colours` are what subjects are drawn with. */
export function tuned(
  name: string,
  inks: string,
  colours: string,
  tags: Omit<TunedPalette, keyof Palette>,
): TunedPalette {
  const [ground, surface, ink, accent, light, dark] = inks.split(' ') as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return { name, ground, surface, ink, accent, light, dark, colours: colours.split(' '), ...tags };
}
