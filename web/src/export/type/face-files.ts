/** Which files hold the letters of a typeface: read from the style sheets that the page itself draws with. */
import { fontStack } from '../../canvas/text/families.ts';

export interface FaceFile {
  /** As CSS names it. */
  readonly family: string;
  readonly url: string;
  readonly style: string;
  /** The least and the greatest weight in it; the same for a file of one. */
  readonly weights: readonly [number, number];
  readonly ranges: readonly (readonly [number, number])[];
  /** As the sheet has it; empty for all. */
  readonly unicodeRange: string;
}

export interface FaceWish {
  readonly fontFamily: string;
  readonly fontWeight: number;
  readonly fontStyle: string;
}

const everything = [[0, 0x10ffff]] as const;

/** All faces that the page knows by file. */
export function knownFaces(sheets: Iterable<CSSStyleSheet> = document.styleSheets): FaceFile[] {
  return [...sheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].flatMap((rule) =>
        rule instanceof CSSFontFaceRule ? (faceOf(rule.style, sheet.href ?? location.href) ?? []) : [],
      );
    } catch {
      // A sheet of somebody else's may not be read.
      return [];
    }
  });
}

function faceOf(style: CSSStyleDeclaration, base: string): FaceFile | null {
  const url = /url\(\s*["']?([^"')]+)["']?\s*\)/.exec(style.getPropertyValue('src'))?.[1];
  if (!url) return null;
  const numbers = style.getPropertyValue('font-weight').split(/\s+/).map(weightOf);
  const unicodeRange = style.getPropertyValue('unicode-range');
  return {
    family: unquoted(style.getPropertyValue('font-family')),
    url: new URL(url, base).href,
    style: style.getPropertyValue('font-style') || 'normal',
    weights: [numbers[0] ?? 400, numbers[1] ?? numbers[0] ?? 400],
    ranges: readRanges(unicodeRange),
    unicodeRange,
  };
}

const weightOf = (word: string) => (word === 'bold' ? 700 : Number(word) || 400);
const unquoted = (name: string) => name.trim().replaceAll(/^['"]|['"]$/g, '');

/** As `U+0-FF, U+4??`. */
export function readRanges(text: string): readonly (readonly [number, number])[] {
  const ranges = text.split(',').flatMap((part) => {
    const [first, last] = part.trim().replace(/^u\+/i, '').split('-');
    if (!first) return [];
    const from = Number.parseInt(first.replaceAll('?', '0'), 16);
    const to = Number.parseInt((last ?? first).replaceAll('?', 'f'), 16);
    return Number.isNaN(from) || Number.isNaN(to) ? [] : [[from, to] as const];
  });
  return ranges.length > 0 ? ranges : everything;
}

/** The files that may hold a letter, the wanted family's first and then its stand-ins, as the browser goes through them. */
export function filesFor(faces: readonly FaceFile[], wish: FaceWish, code: number): FaceFile[] {
  const names = fontStack(wish.fontFamily).split(',').map(unquoted);
  return names.flatMap((name) => {
    const own = faces.filter(
      ({ family, ranges }) =>
        family.toLowerCase() === name.toLowerCase() && ranges.some(([from, to]) => code >= from && code <= to),
    );
    const slanted = own.filter(({ style }) => style === wish.fontStyle);
    const candidates = slanted.length > 0 ? slanted : own;
    const nearest = candidates.toSorted((a, b) => distance(a, wish.fontWeight) - distance(b, wish.fontWeight))[0];
    return nearest ? [nearest] : [];
  });
}

/** How far a weight lies from what a file has. */
function distance({ weights: [least, most] }: FaceFile, weight: number): number {
  return weight < least ? least - weight : Math.max(0, weight - most);
}
