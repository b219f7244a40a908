import { colourNames } from './colour-names.ts';
import { compiled } from './compiled.ts';
import { isLookWord } from './read-manner.ts';
import { blankOut, visible, type Reading } from './reading.ts';

/**
 * Adjectives that people give a design and that name no mood of ours. Only whole clauses are judged by them: "Modern
 * Dance" and "Fresh Bread" keep their first word.
 */
const adjectives = new Set(
  `abstract hot adorable adult aggressive airy american approachable artistic artsy asian asymmetrical athletic atmospheric
  attractive authentic autumnal avant-garde balanced beachy beautiful bohemian boho boyish breezy bright brooding
  businesslike casual catchy charming cheeky cinematic classic classical clear coastal colorful colourful comforting
  confident contemporary cool corporate creative creepy crisp dainty dark deco nouveau decorative delicate delightful dreamlike
  distressed dreamy earnest earthy eerie elevated enchanting engaging epic ethereal european evocative exciting experimental expressive
  eye-catching fairytale fashionable feminine flirty floaty folksy folky formal fresh funky futuristic geometric ghostly
  girly glam glamorous glitzy gloomy glossy gothic grand graphic gritty groovy grown-up grunge grungy hand-drawn
  hand-lettered hand-made hand-painted handcrafted handmade handwritten happy harmonious haunting heartfelt heroic
  high-contrast high-energy high-impact hip hopeful human illustrated illustrative imaginative impactful inclusive
  industrial informal informative inspirational inspiring intense intimate intriguing inviting italian japanese jaunty
  jazzy jolly laid-back legible light lively loungy lovely lush magical majestic masculine mature mediterranean medieval
  melancholic melancholy mellow memorable mid-century modern monochrome monochromatic moody motivational motivating
  mysterious mystical nautical neat nice nordic nostalgic old-fashioned old-school open opulent optimistic original
  ornate painterly parisian pastel photographic poetic polished pop positive pretty preppy professional provocative
  psychedelic raw readable reassuring rebellious regal respectful restrained reverent rich romantic rough sacred
  scandi scandinavian scary sensual sentimental serious sexy sharp shiny shocking sincere sleek slick smart smooth
  sober spacious sparse spiritual spooky sporty stark steampunk storybook street subdued subtle summery sumptuous sunny
  surreal sweet symmetrical tactful tactile tasteful tender textured theatrical thoughtful thrilling tough traditional
  trendy trippy tropical trustworthy uncluttered understated unusual upbeat uplifting urban urgent verdant vibey
  victorian wacky western whimsy wild wintry witty young youthful zany zesty`.split(/\s+/u),
);

/** Of what is served and sold as well, and of cuisines: alone, or of each other, they are no order. */
const ofThingsToo = new Set(
  `american asian classic european flat fresh grand happy hot italian japanese light line mediterranean mexican mini mixed neat open
  original parisian rich scandinavian smooth sparkling sunny sweet tropical urgent western wild young`.split(/\s+/u),
);

/** What such adjectives hang on, and what joins them. */
const carriers = new Set(
  `aesthetic art artwork atmosphere attitude colors colours contrast design designs drawing drawings energy feel feeling
  column columns finish flavour flavor gradient gradients grid nature fonts glow light lighting illustration illustrations imagery layout lettering lines look looks mood palette palettes
  photography scheme serif sans sans-serif script shapes space spirit style styles styling texture textures tone tones touch touches type typography
  undertones undertone vibe vibes white-space whitespace lots plenty`.split(/\s+/u),
);
/** Of these, what names hold as well. */
const carriesNames = new Set('art drawings energy glow light nature space spirit touch'.split(' '));
const joints =
  /^(?:a|an|the|and|but|yet|or|with|in|of|very|quite|rather|slightly|bit|little|not|too|super|really|truly|so|more|less|overall|please|pls|make|keep|keeping|it|this|is|be|should|must|to|look|feel|something|kind|sort|high|low|one|two|three|single|big|loose|strong|bold|as|all|no|without|being|also|still|nice|simple|&|\+|\/)$/iu;

/** They hold a hyphen or none. */
const joined =
  /\b(?:hand|eye|high|old|mid|avant|grown|laid|white|business)[ -](?=(?:drawn|made|painted|lettered|catching|energy|contrast|impact|end|school|fashioned|century|garde|up|back|space|like)\b)/giu;

const wordsZh =
  '温馨|温暖|可爱|活泼|浪漫|治愈|温柔|亲切|简约|极简|简洁|简单|高级|优雅|淡雅|雅致|素雅|典雅|清新|清爽|大气|喜庆|热闹|欢快|复古|怀旧|文艺|文青|醒目|酷炫|炫酷|酷|童趣|精致|精美|明快|明亮|鲜艳|鲜明|亮眼|吸睛|暗黑|冷淡|专业|商务|正式|稳重|沉稳|庄重|肃穆|质朴|朴素|朴实|自然|干净|整洁|时尚|时髦|潮|潮流|现代|古典|传统|柔和|柔美|梦幻|唯美|神秘|诡异|恐怖|搞怪|俏皮|幽默|趣味|有趣|轻松|轻快|大胆|前卫|先锋|科技|未来|赛博(?:朋克)?|机械|硬朗|粗犷|冲击力|张力|视觉冲击(?:力)?|森系|奶油|莫兰迪|多巴胺|小清新|原木|侘寂|设计感|层次感|氛围感|电影感|故事感|年轻(?:化)?|少女|成熟|性感|奢华|华丽|华贵|轻奢|国潮|国风|中国风|新中式|中式|日系|日式|韩系|韩式|欧美|北欧|法式|英伦|美式|港风|手绘|插画|水彩|水墨|剪纸|扁平|卡通|漫画|立体|波普|孟菲斯|包豪斯|极具|强烈|浓郁|清冷|孤独|安静|宁静|禅意|励志|热血|激情|动感|活力|阳光|青春';
const carriersZh =
  '色彩|颜色|配色|风格|氛围|感觉|色调|基调|调性|整体|画面|字体|排版|设计|视觉|效果|气质|气息|质感|一点|一些|一定|点儿|有点|比较|富有|充满|充满着|具有|显得|看起来|看上去|而又|而且|并且|以及|希望|要求|尽量|不要太|不要|不失|不|要|偏|走|有|带|更|很|又|既|且|和|与|感|风|系|的|些|点|为主|是|也|请|最好|路线';

const isColour = (word: string) => colourNames.has(word) || colourNames.has(word.replace(/s$/u, ''));

function isLookEnglish(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(joined, (part) => part.replace(/ $/u, '-'))
    .split(/[\s/]+/u)
    .filter(Boolean);
  const isAdjective = (word: string) => adjectives.has(word) || isLookWord(word);
  const isCarried = words.some((word) => carriers.has(word));
  // "Modern Classics" is a name, and so is "Clear Space".
  if (
    !words.some((word) => carriers.has(word) && !carriesNames.has(word)) &&
    words.length > 1 &&
    text
      .trim()
      .split(/\s+/u)
      .every((word) => /^\p{Lu}/u.test(word))
  )
    return false;
  // Colours alone are left to who reads colours.
  return (
    words.some((word) => isAdjective(word) && (isCarried || !ofThingsToo.has(word))) &&
    words.every((word) => isAdjective(word) || carriers.has(word) || joints.test(word) || isColour(word))
  );
}

/** The longer first: 有点 is more than 有. One pattern over the whole clause would try each way to part it, for ever. */
const lookWordsZh = `${wordsZh}|${carriersZh}`
  .split('|')
  .toSorted((a, b) => b.length - a.length)
  .join('|');

/** 敦煌风 is a manner; these are not. */
const namedWind = /(?:[春夏秋冬东西南北海山晚微清台凉暖和寒狂逆顺]|威|家|作|校|学|中|屏|通|伤|龙卷)风$/u;

function isLookChinese(text: string): boolean {
  if (/^\p{Script=Han}{2,3}风$/u.test(text)) return !namedWind.test(text);
  const left = text.replace(compiled(`${lookWordsZh}|[\\s、/]`, 'gu'), '');
  return left === '' && compiled(wordsZh, 'u').test(text);
}

/** "Moody and elegant", "gritty punk look", 简洁专业, 有冲击力: whether a clause tells the designer how it should look. */
export const isLookClause = (text: string): boolean =>
  /\p{Script=Han}/u.test(text) ? isLookChinese(text) : isLookEnglish(text);

const separators = /[,;\n，。；！？]|[.!?:：](?=\s|$)|\s[–—-]+\s|[—–]/gu;

/**
 * Takes the clauses about the look out, whichever they are but the first: that one holds the order, and "Bold and
 * beautiful" alone is a title.
 *
 * @param keeps clauses that say it of the thing itself: an organic jam
 */
export function takeLookClauses(reading: Reading, keeps: (clause: string) => boolean): void {
  const ends = [...reading.rest.matchAll(separators)].map(({ index, 0: mark }) => ({ index, length: mark.length }));
  let follows = false;
  // From the last on: "sunny, hand-drawn feel" tells by its second clause what the first is.
  for (const [at, { index, length }] of [...ends.entries()].toReversed()) {
    const end = ends[at + 1]?.index ?? reading.rest.length;
    // The space behind a stop stays: without it that is none.
    const start = index + length + /^\s*/u.exec(reading.rest.slice(index + length, end))![0].length;
    const clause = visible(reading.rest.slice(start, end));
    // What others took of the look already is judged as it was written.
    const isLook = isLookClause(clause || reading.prompt.slice(start, end).trim());
    const leads: boolean = follows && adjectives.has(clause.toLowerCase());
    // A colon brings what is to be said: "a sign: quiet please".
    const isSaid = /[:：]/u.test(reading.rest.slice(index, index + length));
    if (clause && (isLook || leads) && !isSaid && !keeps(clause)) blankOut(reading, start, end - start);
    follows = isLook || leads;
  }
}
