/** The names by which other programs know the typefaces of the canvas. */
import { families, firstOf } from '../../canvas/text/families.ts';

const weightNames: Readonly<Record<number, string>> = {
  100: 'Thin',
  200: 'ExtraLight',
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'SemiBold',
  700: 'Bold',
  800: 'ExtraBold',
  900: 'Black',
};
const generic = /^(serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+)$/;

export interface Typeface {
  readonly fontFamily: string;
  readonly fontWeight: number;
  readonly fontStyle: 'normal' | 'italic';
}

/** As `Montserrat-BoldItalic`. */
export function postScriptName({ fontFamily, fontWeight, fontStyle }: Typeface): string {
  const first = firstOf(fontFamily);
  const family = generic.test(first) || first === '' ? 'Inter' : first;
  const weight = weightNames[Math.min(900, Math.max(100, Math.round(fontWeight / 100) * 100))] ?? 'Regular';
  const slanted = fontStyle === 'italic' ? (weight === 'Regular' ? 'Italic' : `${weight}Italic`) : weight;
  return `${family.replaceAll(/[^\p{L}\p{N}]/gu, '')}-${slanted}`;
}

/** The typeface behind a PostScript name; a family that is not ours keeps its name and is shown in a stand-in. */
export function typefaceOf(name: string): Typeface {
  const [family = '', style = ''] = name.split('-', 2);
  const plain = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  const known = families.find((one) => plain(one.name) === plain(family));
  const fontStyle = /italic|oblique/i.test(style) ? 'italic' : 'normal';
  const weightWord = plain(style.replace(/italic|oblique/i, ''));
  const synonyms: Readonly<Record<string, number>> = {
    demibold: 600,
    ultralight: 200,
    ultrabold: 800,
    heavy: 900,
    book: 400,
  };
  const weight = Object.entries(weightNames).find(([, word]) => word.toLowerCase() === weightWord)?.[0];
  const spaced = family.replaceAll(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2');
  return {
    fontFamily: known?.name ?? (spaced || 'Inter'),
    fontWeight: Number(weight ?? synonyms[weightWord] ?? 400),
    fontStyle,
  };
}
