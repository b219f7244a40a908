/** Where each face comes from: packages of @fontsource, all OFL-1.1, each file a subset of one weight; `own-fonts.ts` adds what people bring. */
export interface FontFamily {
  family: string;
  weights: readonly number[];
  /** The script it was drawn for; the other one is a guest. */
  script: 'latin' | 'han';
  /** The Han face that stands in where this one has no glyph, of the same temper. */
  understudy: 'noto-sans-sc' | 'noto-serif-sc';
}

export const fontFamilies: readonly FontFamily[] = [
  { family: 'inter-tight', weights: [400, 500, 700, 900], script: 'latin', understudy: 'noto-sans-sc' },
  { family: 'anton', weights: [400], script: 'latin', understudy: 'noto-sans-sc' },
  { family: 'archivo-black', weights: [400], script: 'latin', understudy: 'noto-sans-sc' },
  { family: 'bebas-neue', weights: [400], script: 'latin', understudy: 'noto-sans-sc' },
  { family: 'big-shoulders-display', weights: [700, 900], script: 'latin', understudy: 'noto-sans-sc' },
  // Heavier files of Unbounded and Montserrat draw no "s" or no "$" in Skia; a test draws every letter of every face.
  { family: 'unbounded', weights: [400, 600], script: 'latin', understudy: 'noto-sans-sc' },
  { family: 'bricolage-grotesque', weights: [500, 800], script: 'latin', understudy: 'noto-sans-sc' },
  { family: 'alfa-slab-one', weights: [400], script: 'latin', understudy: 'noto-serif-sc' },
  { family: 'caprasimo', weights: [400], script: 'latin', understudy: 'noto-serif-sc' },
  { family: 'dm-serif-display', weights: [400], script: 'latin', understudy: 'noto-serif-sc' },
  { family: 'gloock', weights: [400], script: 'latin', understudy: 'noto-serif-sc' },
  { family: 'playfair-display', weights: [400, 700, 900], script: 'latin', understudy: 'noto-serif-sc' },
  // Named by brands, as the workbench's typefaces are; no pairing of our own asks for them.
  { family: 'montserrat', weights: [400, 500, 700], script: 'latin', understudy: 'noto-sans-sc' },
  { family: 'space-grotesk', weights: [400, 500, 700], script: 'latin', understudy: 'noto-sans-sc' },
  { family: 'eb-garamond', weights: [400, 500, 700, 800], script: 'latin', understudy: 'noto-serif-sc' },
  { family: 'caveat', weights: [400, 700], script: 'latin', understudy: 'noto-sans-sc' },
  { family: 'jetbrains-mono', weights: [400, 500, 700, 800], script: 'latin', understudy: 'noto-sans-sc' },
  { family: 'noto-sans-sc', weights: [400, 500, 700, 900], script: 'han', understudy: 'noto-sans-sc' },
  { family: 'noto-serif-sc', weights: [500, 700, 900], script: 'han', understudy: 'noto-serif-sc' },
  { family: 'ma-shan-zheng', weights: [400], script: 'han', understudy: 'noto-serif-sc' },
  { family: 'zhi-mang-xing', weights: [400], script: 'han', understudy: 'noto-serif-sc' },
  { family: 'liu-jian-mao-cao', weights: [400], script: 'han', understudy: 'noto-serif-sc' },
  { family: 'zcool-xiaowei', weights: [400], script: 'han', understudy: 'noto-serif-sc' },
  { family: 'zcool-qingke-huangyou', weights: [400], script: 'han', understudy: 'noto-sans-sc' },
  { family: 'zcool-kuaile', weights: [400], script: 'han', understudy: 'noto-sans-sc' },
];

/** Characters whose outlines in a family's own file are damaged: their holes are filled. */
export const damaged: Readonly<Record<string, RegExp>> = { 'zcool-xiaowei': /[回圃圄]/u };

/** In order of use: the first subset that holds a glyph draws it. */
export const subsets = ['latin', 'chinese-simplified', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'] as const;
export type Subset = (typeof subsets)[number];
