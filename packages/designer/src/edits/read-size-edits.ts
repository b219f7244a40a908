import type { DesignType } from '../brief/brief.ts';
import { defaultSize, readSize, sheets, turnedSize, type Size } from '../brief/read-size.ts';
import { blank, startReading } from '../brief/reading.ts';
import { compositionNamed, rankCompositions } from '../compositions/catalogue.ts';
import type { EditableDesign, Editing, Sheet } from './editing.ts';

/** Formats that people call by what they are for; the shape is what is meant. */
const shapes: readonly [RegExp, Size | DesignType][] = [
  [/\b(?:instagram |ig |facebook |social )?(?:stor(?:y|ies)|reels?)\b|快拍|竖屏|手机屏|全屏竖图/iu, sheets.story],
  [/\b(?:youtube |video )?thumbnails?\b|视频封面/iu, sheets.thumbnail],
  [/\b(?:website |web |site )?banners?\b|横幅|网幅|通栏/iu, 'banner'],
  [/\b(?:desktop )?wallpapers?\b|桌面壁纸/iu, { width: 1920, height: 1080 }],
  [/\bfacebook (?:page |group )?covers?\b/iu, sheets.facebookCover],
  [/\blinkedin (?:covers?|banners?|headers?)\b/iu, sheets.linkedinCover],
  [/\byoutube (?:banners?|headers?|channel art)\b/iu, sheets.youtubeBanner],
  [/\b(?:twitter|x) headers?\b/iu, sheets.twitterHeader],
  [/小红书(?:封面|图|笔记)?/u, { width: 1080, height: 1440 }],
  [/公众号(?:封面|头图|首图)/u, sheets.articleCover],
  [/\bA3\b/u, sheets.a3],
  [/\bA4\b/u, sheets.a4],
  [/\bA5\b/u, sheets.a5],
  [
    /\b(?:a |an )?(?:square)(?: (?:format|version|one|post))?\b|正方形|方形|方图|方的|九宫格/iu,
    { width: 1080, height: 1080 },
  ],
  [/\b(?:an? )?instagram posts?\b|朋友圈(?:图|配图)?/iu, { width: 1080, height: 1080 }],
];
/** Kinds that a design may be turned into, its words and look kept. */
const kinds: readonly [RegExp, keyof typeof turnedInto][] = [
  [
    /\b(?:(?:in)?to|as|make it|also|matching|and)\s+(?:an?\s+)?(?:matching\s+)?invit(?:ation|e)s?(?: version)?\b|\binvitation version\b|(?:做成|改成|换成|同款的?|再做一?[个张份])(?:邀请函|请柬)|(?:邀请函|请柬)版/iu,
    'invitation',
  ],
  [
    /\b(?:(?:in)?to|as|make it|also|matching|and)\s+(?:an?\s+)?(?:matching\s+)?tickets?(?: version)?\b|\bticket version\b|(?:做成|改成|换成|同款的?|再做一?[个张份])(?:门票|入场券|票)|门票版/iu,
    'ticket',
  ],
  [alike('(?:business|visiting) cards?', '名片'), 'business-card'],
  [alike('posters?|fl[yi]ers?|leaflets?', '海报|传单|宣传单'), 'poster'],
  [alike('(?:social(?: media)? |instagram |facebook )?posts?|social cards?', '配图|朋友圈图|贺卡'), 'social'],
  [alike('(?:web |website )?banners?', '横幅'), 'banner'],
  [alike('menus?', '菜单'), 'menu'],
];
const turnedInto = {
  invitation: { en: 'as an invitation', zh: '改成邀请函' },
  ticket: { en: 'as a ticket', zh: '改成门票' },
  'business-card': { en: 'as a business card', zh: '改成名片' },
  poster: { en: 'as a poster', zh: '改成海报' },
  social: { en: 'as a social post', zh: '改成社交配图' },
  banner: { en: 'as a banner', zh: '改成横幅' },
  menu: { en: 'as a menu', zh: '改成菜单' },
};

/** "A matching flyer", 同款名片: only what says that it goes with the design is it over again. */
function alike(en: string, zh: string): RegExp {
  return new RegExp(
    `\\b(?:make\\s+|do\\s+)?(?:an?\\s+|some\\s+)?matching\\s+(?:${en})\\b|\\b(?:an?\\s+)?(?:${en})\\s+(?:to\\s+match|to\\s+go\\s+with\\s+(?:it|this|that))\\b|(?:同款|配套|一样风格)的?(?:${zh})`,
    'iu',
  );
}
const turned = {
  portrait: /\b(?:portrait|vertical|upright)(?: (?:format|version|orientation|one))?\b|竖版|竖图|竖幅|竖的|纵向/iu,
  landscape:
    /\b(?:landscape|horizontal|wide(?:screen)?)(?: (?:format|version|orientation|one))?\b|横版|横图|横的|横向|宽屏/iu,
};
const most = 4;

/** Words that join sizes, and those that say that they come beside the first. */
const around =
  /(?:\b(?:in|as|at|for|also|and|plus|format|size|sizes|ratio|版本)\b|尺寸|比例|改成|换成|做成|来|再|一[张个版]|的)/giu;

/** Reads all the sizes that are asked for, in their order. */
/** "For the screen in the lobby", 打印用的: what the format is for. */
const purpose =
  /\bfor\s+(?:the|our|my|a)\s+(?:[\p{L}-]+\s+){0,3}?(?:screens?|tv|display|lobby|window|wall|board|website|newsletter|fridge|door|office|frame|printer)\b(?:\s+(?:in|at|of)\s+(?:the|our)\s+\p{L}+)?|(?:打印|印刷|贴墙|发朋友圈)用的?/iu;

export function readSizeEdits(editing: Editing): void {
  const found: { at: number; size: Sheet }[] = [];
  for (const [pattern, type] of kinds) {
    const match = editing.take(pattern);
    if (match) found.push({ at: match.index, size: { ...defaultSize(type), type } });
  }
  for (const [pattern, shape] of shapes) {
    const match = editing.find(pattern);
    // Mill Square is a place.
    if (match && /\p{Lu}\p{L}*\s$/u.test(editing.rest.slice(0, match.index)) && match[0].startsWith('Square')) continue;
    if (match) editing.understood(match);
    if (match) found.push({ at: match.index, size: typeof shape === 'string' ? defaultSize(shape) : shape });
  }
  for (const [way, pattern] of Object.entries(turned)) {
    const match = editing.take(pattern);
    // "Landscape for a Facebook banner" is one sheet.
    const isNamed =
      match &&
      found.some(({ at }) =>
        /^\s*(?:for|as)\s+(?:an?|our|my|the)?[\s\p{L}\ue000]*$/iu.test(
          editing.rest.slice(match.index + match[0].length, at),
        ),
      );
    if (match && !isNamed) found.push({ at: match.index, size: turnedSize(editing.brief, way === 'portrait') });
  }
  for (let left = most; left > 0; left--) {
    const reading = startReading(editing.rest);
    const size = readSize(reading)?.(editing.brief.type);
    // In code units, as the places of all other matches are.
    const at = reading.rest.split('').findIndex((unit, index) => unit === blank && editing.rest[index] !== blank);
    if (!size || at < 0) break;
    editing.rest = reading.rest;
    found.push({ at, size });
  }
  const asked = found.toSorted((one, other) => one.at - other.at).map(({ size }) => size);
  if (asked.length === 0) return;
  editing.take(purpose);
  editing.rest = editing.rest.replaceAll(around, (word) =>
    /^(?:尺寸|比例|size|sizes|format|ratio)$/iu.test(word) ? blank.repeat(word.length) : word,
  );
  const known = new Set<string>();
  for (const size of asked.slice(0, most)) {
    const name = `${size.width} × ${size.height}`;
    if (known.has(name)) continue;
    known.add(name);
    editing.sizes.push(size);
  }
  const names = [...known];
  const as = editing.sizes.flatMap(({ type }) =>
    type !== undefined && type in turnedInto ? [type as keyof typeof turnedInto] : [],
  );
  for (const type of new Set(as)) editing.change('size', turnedInto[type], {});
  editing.change('size', { en: `in ${names.join(' and ')}`, zh: `尺寸 ${names.join('、')}` }, {});
}

/** Above this the sides are of another kind of sheet: what was made for a page is laid out anew on a strip. */
const otherShape = 1.9;

/** The same design on another sheet: its layout stays wherever it holds the shape. */
export function onSheet({ brief: old, direction, seed }: EditableDesign, size: Sheet): EditableDesign {
  const brief = { ...old, ...size };
  if (size.type && size.type !== old.type) {
    const ranked = rankCompositions(brief, direction.subjects.length);
    return { brief, direction: { ...direction, composition: ranked[0]!.name }, seed };
  }
  const change = Math.abs(Math.log(size.width / size.height / (old.width / old.height)));
  const standing = compositionNamed(direction.composition);
  const suits = standing?.suits(brief, direction.subjects.length) ?? 0;
  if (change < Math.log(otherShape) && suits > 0) return { brief, direction, seed };
  const strip = size.width / size.height > otherShape && brief.type !== 'scene' && brief.type !== 'logo';
  const as = strip ? { ...brief, type: 'banner' as const } : brief;
  const ranked = rankCompositions(as, direction.subjects.length);
  // What holds figures, where it has some.
  const holding = ranked.find(({ figures }) => figures >= Math.min(1, direction.subjects.length)) ?? ranked[0]!;
  const keeps = !strip && suits >= 1 ? direction.composition : holding.name;
  return { brief: as, direction: { ...direction, composition: keeps }, seed };
}
