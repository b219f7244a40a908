import type { DesignType } from './brief.ts';
import { certificate } from './certificate.ts';
import { take, type Reading } from './reading.ts';

export interface Size {
  width: number;
  height: number;
}

const defaults: Record<DesignType, Size> = {
  poster: { width: 1080, height: 1440 },
  logo: { width: 1024, height: 1024 },
  social: { width: 1080, height: 1080 },
  banner: { width: 1600, height: 640 },
  cover: { width: 1080, height: 1440 },
  scene: { width: 1536, height: 1024 },
  pattern: { width: 1024, height: 1024 },
  invitation: { width: 1000, height: 1400 },
  menu: { width: 1240, height: 1754 },
  'business-card': { width: 1050, height: 600 },
  presentation: { width: 1600, height: 900 },
  map: { width: 1080, height: 1440 },
  portrait: { width: 1080, height: 1350 },
  ticket: { width: 1400, height: 560 },
  packaging: { width: 1000, height: 1400 },
  product: { width: 1080, height: 1350 },
};

/** Sheets that briefs and follow-ups call by the same names; paper at 150 pixels per inch. */
export const sheets = {
  a3: { width: 1754, height: 2480 },
  a4: { width: 1240, height: 1754 },
  a5: { width: 874, height: 1240 },
  story: { width: 1080, height: 1920 },
  thumbnail: { width: 1280, height: 720 },
  facebookCover: { width: 1640, height: 624 },
  linkedinCover: { width: 1584, height: 396 },
  youtubeBanner: { width: 2560, height: 1440 },
  twitterHeader: { width: 1500, height: 500 },
  articleCover: { width: 1800, height: 766 },
} as const satisfies Record<string, Size>;

/** Formats with a name. */
const formats: [RegExp, Size][] = [
  [/\bA3\b/u, sheets.a3],
  [/\bA4\b/u, sheets.a4],
  [/\bA5\b/u, sheets.a5],
  [
    /\b(?:instagram|ig|facebook|social)?\s?(?:story|stories|reels?)\b|快拍|竖屏|手机壁纸|\bphone wallpapers?\b/iu,
    sheets.story,
  ],
  [/\bfacebook event (?:covers?|banners?|headers?)\b/iu, { width: 1920, height: 1005 }],
  [/\bfacebook (?:page |group )?(?:covers?|banners?|headers?)\b/iu, sheets.facebookCover],
  [/\blinkedin (?:covers?|banners?|headers?)\b/iu, sheets.linkedinCover],
  [/\byoutube (?:banners?|headers?|channel art)\b/iu, sheets.youtubeBanner],
  [
    /\b(?:podcast|album|single|playlist|podcast episode|spotify|ep) (?:covers?|artwork)\b|(?:播客|专辑|单曲|歌单)封面/iu,
    { width: 1080, height: 1080 },
  ],
  [/\be-?book covers?\b/iu, { width: 1200, height: 1920 }],
  [/\byoutube thumbnails?|video thumbnails?|\bthumbnails?\b|视频封面|B站封面/iu, sheets.thumbnail],
  [/\b(?:stream(?:ing)? |twitch )?overlays?\b/iu, { width: 1920, height: 1080 }],
  [/公众号(?:文章)?(?:封面|头图)/u, sheets.articleCover],
  [/\b(?:twitter|x) header\b/iu, sheets.twitterHeader],
  [certificate, { width: 1754, height: 1240 }],
  [/\b(?:blog|article) (?:cover|header)s?\b/iu, { width: 1600, height: 900 }],
];

/** The least and the most that either side of a design may measure, in pixels: what can be drawn. */
export const drawnSides = { least: 64, most: 4096 } as const;
/** What words ask for is held to more: below this no type can be read. */
const leastAsked = 256;
const clampSide = (side: number) => Math.min(drawnSides.most, Math.max(leastAsked, Math.round(side)));

const pixels = /(\d{3,4})\s?(?:px)?\s?[x×*✕]\s?(\d{3,4})\s?(?:px)?(?!\d)/iu;
/** Only ratios that formats have: "7:30" stays a time. A trailing am, pm or 点 says time as well. */
const ratio = /(?<![\d:])(16|9|4|3|2|1|21|5)\s?[:：]\s?(16|9|4|3|2|1|5)(?![\d:]|\s?[ap]\.?m|点)/iu;
const square =
  /\bsquare(?: format| shaped?)?\b(?! (?:dance|root|one|garden|market))(?<!\p{Lu}\p{L}+ [Ss]quare)(?<!\b(?:town|market|village|main|city|old|public|central) square)|正方形|方形|方图/u;
const portrait =
  /\b(?:portrait|vertical)(?: format| orientation)?\b(?! (?:exhibition|photo|photography|drawing|painting|of))|竖版|竖图|竖幅|纵向/iu;
const landscape = /\b(?:horizontal|wide(?:screen)?|landscape (?:format|orientation))\b|横版|横图|横向|宽屏/iu;

/** The sheet upright or lying; of a square, one of 3 to 4. */
export function turnedSize({ width, height }: Size, upright: boolean): Size {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const far = short === long ? Math.round((short * 4) / 3) : long;
  return upright ? { width: short, height: far } : { width: far, height: short };
}

/** "1080x1440", "9:16", "A4", "Instagram story", 方形; undefined where the prompt names no size. Takes what it read. */
export function readSize(reading: Reading): ((type: DesignType) => Size) | undefined {
  const exact = pixels.exec(reading.rest);
  if (exact) {
    take(reading, pixels);
    return () => ({ width: clampSide(Number(exact[1])), height: clampSide(Number(exact[2])) });
  }
  const proportion = ratio.exec(reading.rest);
  if (proportion) {
    take(reading, ratio);
    const [across, down] = [Number(proportion[1]), Number(proportion[2])];
    const scale = 1080 / Math.min(across, down);
    return () => ({ width: clampSide(across * scale), height: clampSide(down * scale) });
  }
  const named = formats.find(([pattern]) => pattern.test(reading.rest));
  // The names of formats are type words too ("story", 封面): only paper sizes are taken out.
  if (named && /^\\bA\d/u.test(named[0].source)) take(reading, named[0]);
  if (take(reading, square)) return (type) => (type === 'logo' ? defaults.logo : { width: 1080, height: 1080 });
  if (take(reading, portrait)) return (type) => turnedSize(named?.[1] ?? defaults[type], true);
  if (take(reading, landscape)) return (type) => turnedSize(named?.[1] ?? defaults[type], false);
  return named && (() => named[1]);
}

export const defaultSize = (type: DesignType): Size => defaults[type];
