import type { Brief, Mood } from './brief.ts';
import { compiled } from './compiled.ts';
import { take, type Reading } from './reading.ts';
import { topics } from './topics.ts';

/** Words that ask for a mood, most telling first. */
const moods: [Mood, RegExp][] = [
  [
    'warm',
    /\b(?:warm(?:er|th)?|cosy|cozy|homely|heart-?warming|romantic|friendly|welcoming)\b|暖色?(?:系|调)?|温馨|温暖|浪漫|治愈|温柔|亲切/iu,
  ],
  [
    'playful',
    /\b(?:playful|fun|cute|funny|whimsical|quirky|cheerful|childlike|joyful|kawaii)\b|可爱|童趣|活泼|俏皮|趣味|萌|卡通|欢乐/iu,
  ],
  [
    'calm',
    /\b(?:calm(?:ing)?|solemn|sombre|dignified|peaceful|quiet|serene|zen|relax(?:ed|ing)|soft|gentle|tranquil|soothing|muted|clean|simple|minimal(?:ist(?:ic)?|ism)?)\b|肃穆|庄重|冷淡|平静|安静|宁静|淡雅|清新|清爽|禅意?|舒缓|简约|极简|简洁|治愈系|素雅|莫兰迪/iu,
  ],
  [
    'elegant',
    /\b(?:elegant|luxur(?:y|ious)|classy|refined|sophisticated|premium|chic|high-end|art deco|stylish|timeless)\b|优雅|高级感?|奢华|精致|轻奢|高端|典雅|质感|贵气/iu,
  ],
  [
    'bold',
    /\b(?:bold|loud|striking|energetic|dynamic|strong|powerful|punchy|vibrant|dramatic|high contrast|edgy|brutalist|punk|vivid)\b|大胆|醒目|张力|热血|炫酷|酷|动感|冲击力|撞色|活力|潮流|国潮|加油|冲刺|必胜/iu,
  ],
  ['tech', /\b(?:futuristic|techy|cyberpunk|sci-fi|high-tech|digital|neon)\b|科技感?|未来感?|赛博(?:朋克)?|霓虹/iu],
  ['festive', /\b(?:festive|celebrat(?:e|ion|ory)|celebrating)\b|喜庆|节日感?|热闹|欢庆|年味/iu],
  ['natural', /\b(?:natural|organic|earthy|rustic|botanical)\b|自然|有机|田园|森系|质朴/iu],
];

/** Names people use for styles; those of the style registry where it has them, else the name of the school. */
export const styleWords: readonly [string, RegExp][] = [
  ['riso', /\brisograph\w*\b|\briso\b|孔版/iu],
  ['lino', /\blino ?cuts?\b|\blino\b|\bwood ?(?:cut|block)s?(?: print)?\b|版画|木刻/iu],
  ['jianzhi', /\bchinese paper ?-?cut\w*\b|\bjianzhi\b|剪纸/iu],
  ['paper', /\bpaper ?-?(?:cut(?:-?out)?s?|craft|art)\b|\blayered paper\b|纸艺|纸雕|折纸|层叠纸/iu],
  ['watercolour', /\bwater ?colou?rs?\b|水彩/iu],
  ['inkwash', /\bink ?-?wash\b|\bsumi-?e?\b|\bink painting\b|\bchinese ink\b|水墨|国画|写意/iu],
  ['clay', /\bclay(?:mation)?\b|\bplasticine\b|\b3-?d\b|黏土|粘土|立体|三维/iu],
  ['halftone', /\bhalf-?tones?\b|\bpop ?art\b|\bcomic(?: book)?\b|波普|网点|漫画/iu],
  ['engrave', /\bengrav(?:ed|ing)\b|\betch(?:ed|ing)\b|\bcross-?hatch\w*\b|雕版|铜版|蚀刻|钢笔画/iu],
  ['mosaic', /\bmosaic\b|\bstained ?-?glass\b|马赛克|彩绘玻璃|彩窗|花窗/iu],
  ['line', /\bline ?-?(?:art|drawing|work)\b|\bone-?line\b|\boutlined?\b|线条|线描|手绘线|简笔画/iu],
  ['grain', /\bgrain(?:y|ed)?\b|\bnoise texture\b|颗粒|噪点/iu],
  ['flat', /\bflat(?: design| vector| illustration)?\b|\bvector\b|扁平/iu],
  ['op', /\bop ?-?art\b|\boptical (?:art|illusion)s?\b|欧普|视错觉/iu],
  ['minimal', /\bminimal(?:ist(?:ic)?|ism)?\b|极简|简约/iu],
  ['swiss', /\bswiss\b|\binternational (?:typographic )?style\b|瑞士/iu],
  ['deco', /\bart ?-?deco\b|\bgatsby\b|装饰艺术/iu],
  ['bauhaus', /\bbauhaus\b|包豪斯/iu],
  ['retro', /\bretro\b|\bvintage\b|\b(?:19)?(?:50|60|70|80|90)s\b|复古|怀旧|年代感/iu],
  ['brutalist', /\bbrutalis(?:t|m)\b|粗野/iu],
  ['guochao', /国潮|国风|中国风|(?:新)?中式|\bchinese style\b/iu],
];

const audiences =
  /\b(?:for|aimed at|targeting|to attract)\s+((?:young |busy |local |new |small |first-time )?(?:kids|children|students|teens|teenagers|adults|families|women|men|seniors|beginners|developers|designers|parents|toddlers|professionals|readers|tourists|freelancers|commuters|founders|runners|pet owners|dog owners|cat lovers|everyone|all ages|employees|customers|members))\b(?!['’])|(?:面向|针对|适合|目标人群[:：是]?)([^，。；的]{2,10})/iu;
const audienceZh = /(儿童|少儿|学生|老年人|老人|年轻人|大学生|上班族|宝妈|家长|亲子)/u;

/** Clauses about how it should look, not about what it says. */
const looks = [
  /\b(?:(?:train|plane|bus|concert|movie|cinema|old|vintage) )?(?:ticket|boarding pass|newspaper|passport|postcard|comic(?: book)?|magazine|polaroid|receipt)[- ]styled?\b|(?:登机牌|车票|门票|报纸|护照|明信片|漫画|杂志|拍立得|小票)(?:样式|风格|形式|形状)的?/iu,
  /(?:\bin (?:an? |the )?)?\b(?:risograph|riso|lino ?cut|woodcut|paper ?-?cut(?:-?out)?|chinese ink|ink wash|water ?colou?r|clay|half-?tone|pop art|engrav(?:ed|ing)|mosaic|stained ?-?glass|line ?art|flat|swiss|bauhaus|art deco|retro|vintage|brutalist|minimal(?:ist)?|modern|cartoon|isometric|hand-?drawn|3d)[ -](?:print )?(?:style|look|feel|aesthetic|print|illustration style)\b/iu,
  /(?:剪纸|水墨|版画|水彩|扁平|复古|极简|简约|国潮|国风|中国风|新中式|手绘|卡通|波普|马赛克|黏土|粘土|赛博朋克|日系|韩系|ins|欧美|插画|孟菲斯|包豪斯|清新|文艺|科技|立体|孔版(?:印刷)?|线条)风格?的?(?=$|[，。；\s\p{L}])/iu,
  /(?:^|(?<=[，,]))\s*(?:风格|氛围|感觉|色调|整体|画面)?(?:要|偏|走)?(?:更|比较)?[^\s，。]{0,2}(?:温馨|温暖|可爱|活泼|浪漫|简约|极简|高级|优雅|淡雅|清新|大气|喜庆|复古|科技感|文艺|热闹|醒目|酷炫?|治愈|童趣|精致)(?:一点|一些|些|点|感|风格?|的风格|的感觉)?(?=$|[，。；])/gu,
  /暖色(?:系|调)?|冷色(?:系|调)?/u,
  /\b(?:no|without) (?:any )?(?:text|words|people)\b|不要(?:文字|字|人物)|无文字/iu,
];

export interface Manner {
  mood?: Mood;
  style?: string;
  topic?: string;
  topicMood?: Mood;
  audience?: string;
}

/** How the design should feel and for whom. Takes clauses about the look; leaves words that may belong to the title. */
export function readManner(reading: Reading): Manner {
  const text = reading.prompt;
  const manner: Manner = {};
  const mood = moods.find(([, pattern]) => pattern.test(text));
  const style = styleWords.find(([, pattern]) => pattern.test(text));
  const topic = topics.find(([, , pattern]) => pattern.test(text));
  if (mood) manner.mood = mood[0];
  if (style) manner.style = style[0];
  if (topic) [manner.topic, manner.topicMood] = topic;
  const audience = audiences.exec(reading.rest);
  const named = audience?.[1] ?? audience?.[2] ?? audienceZh.exec(text)?.[1];
  if (named) manner.audience = named;
  if (audience) take(reading, audiences);
  for (const look of looks) while (take(reading, compiled(look.source, look.flags.replace('g', '')))) continue;
  return manner;
}

/** Whether the prompt says how it should feel; else the mood is a guess. */
export const asksMood = (prompt: string): boolean => moods.some(([, pattern]) => pattern.test(prompt));

/** Adjectives of look in front of a title: stripped from it, kept in the brief. */
export const isLookWord = (word: string): boolean =>
  [...moods, ...styleWords].some(([, pattern]) => compiled(`^(?:${pattern.source})$`, 'iu').test(word));

/** Not every feast is loud: some honour the dead, parents or the old, or keep people warm. */
const festivalMoods: Partial<Record<NonNullable<Brief['festival']>, Mood>> = {
  qingming: 'calm',
  'double-ninth': 'warm',
  'mothers-day': 'warm',
  'winter-solstice': 'warm',
  laba: 'warm',
};

export function settleMood(manner: Manner, brief: Pick<Brief, 'festival'>): Mood {
  if (manner.mood) return manner.mood;
  if (brief.festival) return festivalMoods[brief.festival] ?? 'festive';
  return manner.topicMood ?? 'calm';
}
