import { readOklch, writeHex } from '../palette/oklch.ts';
import { blankOut, type Reading } from './reading.ts';

/** How a colour that is named is to be changed: its hue stays. */
interface Shade {
  /** How much of the way to black (below 0) or to white it goes. */
  lightness: number;
  /** Times the chroma. */
  chroma: number;
}

const shades: [Shade, RegExp][] = [
  [{ lightness: -0.27, chroma: 0.95 }, /^(?:deep|dark|darker|deeper|深|暗|深一|暗一)$/iu],
  [{ lightness: 0.45, chroma: 0.62 }, /^(?:light|pale|lighter|paler|pastel|浅|淡|浅一|淡一)$/iu],
  [{ lightness: 0.1, chroma: 1.25 }, /^(?:bright|vivid|brighter|鲜亮?|亮|亮一|鲜艳一)$/iu],
  [{ lightness: 0.05, chroma: 0.55 }, /^(?:muted|dusty|soft|softer|灰调|柔和一)$/iu],
];

const inFront =
  /(?:\b(deep|dark|darker|deeper|light|pale|lighter|paler|pastel|bright|vivid|muted|dusty|soft)\s|([深暗浅淡亮]))$/iu;

const change = (hex: string, { lightness, chroma }: Shade): string => {
  const own = readOklch(hex);
  return writeHex({
    ...own,
    lightness: Math.min(0.96, own.lightness + lightness * (lightness < 0 ? own.lightness : 1 - own.lightness)),
    chroma: own.chroma * chroma,
  });
};

const shadeNamed = (word: string) => shades.find(([, pattern]) => pattern.test(word))?.[0];

/** "dark teal", 深棕: the colour that stands at `index` of the text as its adjective has it, and where the whole begins. */
export function shadeInFront(text: string, index: number, hex: string): { hex: string; index: number } {
  const match = inFront.exec(text.slice(Math.max(0, index - 12), index));
  const shade = match && shadeNamed(match[1] ?? match[2]!);
  return shade ? { hex: change(hex, shade), index: index - match[0].length } : { hex, index };
}

const wholly =
  /\b(?:make|keep|have)?\s*(?:it|them|this|that|everything|(?:the )?(?:colou?rs?|ground|background|tones?|blue|green|red|whole thing))\s+(?:all )?(?:an? (?:bit|little|touch|shade) |much |slightly |even )?(darker|deeper|lighter|paler|brighter|softer)\b|(?:颜色|整体|色调|底色|背景|再|调|更|要)+((?:深|暗|浅|淡|亮|柔和|鲜艳)一)[点些]/iu;

/** "… in green, make it darker": the colours keep their hues. Takes what it read. */
export function readShade(reading: Reading, hexes: readonly string[]): string[] {
  const match = wholly.exec(reading.rest);
  const shade = match && shadeNamed(match[1] ?? match[2]!);
  if (!shade) return [...hexes];
  blankOut(reading, match.index, match[0].length);
  return hexes.map((hex) => change(hex, shade));
}
