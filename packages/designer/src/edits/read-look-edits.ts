import { readFestival, readSetting } from '../brief/read-setting.ts';
import { styleWords } from '../brief/read-manner.ts';
import type { Brief, Mood } from '../brief/brief.ts';
import { compositionNamed, rankCompositions } from '../compositions/catalogue.ts';
import { chooseStyles } from '../direction/choose-styles.ts';
import { chooseSubjects } from '../direction/direction.ts';
import { chineseFestivals } from '../direction/festival-manners.ts';
import { styleManners } from '../direction/style-manners.ts';
import type { StyleName } from '../direction/style-name.ts';
import { findSubjects } from '../material/subjects.ts';
import { readOklch } from '../palette/oklch.ts';
import { choosePalettes } from '../palette/choose-palettes.ts';
import { styleNames } from '../styles/style.ts';
import { choosePairings } from '../type/choose-pairings.ts';
import { hasGlyphs } from '../type/fonts.ts';
import { pairings, type TunedPairing } from '../type/pairings.ts';
import type { TypePairing } from '../type/type-pairing.ts';
import type { Editing } from './editing.ts';
import { fitStyle } from './read-colour-edits.ts';

/** Words around the name of a style that belong to the order. */
const styleAround = (pattern: RegExp) =>
  new RegExp(
    `(?:\\b(?:as|in|like|into|to)\\s+)?(?:\\b(?:an?|the)\\s+)?(?:${pattern.source})(?:[- ]?(?:print(?:ed)?|style|look|feel|version|illustration|poster|art)\\b)?|(?:做成|改成|换成|变成|用|以)?(?:一张|一幅)?(?:${pattern.source})(?:的?(?:风格|效果|样式|质感|感觉|风))?(?:重做|重画|来做)?`,
    'iu',
  );

/** Of everyday speech beside what briefs use. */
const furtherStyles: readonly [string, RegExp][] = [
  ['jianzhi', /\bpaper-?cutting\b|窗花/iu],
  ['flat', /\bsimple shapes\b|扁平化/iu],
  [
    'minimal',
    /\b(?:(?:less|too)\s+(?:busy|cluttered|crowded|complicated)|de-?clutter(?:ed)?|simpler|simplif(?:y|ied)|cleaner|tidier|more\s+(?:minimal|simple|clean|modern|contemporary)|too\s+much\s+going\s+on|(?:more|a (?:bit|little) more)\s+(?:white|negative|empty|blank|breathing)?\s*(?:space|room)|remove\s+the\s+(?:patterns?|textures?|ornaments?|decorations?|clutter)(?:\s+(?:in|from|on|of)\s+the\s+background)?)\b|(?:背景|画面|四周|版面)?(?:的)?留白(?:再|更|要)?(?:多|大)(?:一?点儿?|一些|些)|(?:多|增加|加)(?:一?点儿?|一些|些)?留白|(?:去掉|删掉|不要)(?:背景的?)?(?:花纹|纹理|装饰)|(?:更|再|要)?(?:简单|简洁|干净|现代)(?:一?点儿?|一些|些)|太(?:乱|花哨?|满|杂|复杂)了?/iu,
  ],
  ['line', /\b(?:line|hand)[ -]?drawn\b|\bsketch(?:ed|y)?\b|素描|线稿/iu],
];

/** "flat" and "swiss" are everyday words: as styles they stand behind "in", "as" or before "style". */
export function readStyleEdits(editing: Editing): void {
  for (const [style, pattern] of [...styleWords, ...furtherStyles]) {
    const named = editing.find(pattern);
    if (!named) continue;
    const isUnwanted = unwanted.test(editing.rest.slice(0, named.index));
    const around = styleAround(pattern);
    while (editing.take(around)) continue;
    if (isUnwanted) {
      editing.take(unwantedLeft);
      setAnotherStyle(editing, style);
      return;
    }
    const { brief, direction } = editing;
    const asked: Brief = { ...brief, style };
    // Who names a school means what it is known for, and not whichever of its styles suits the matter.
    const own = styleNames.find((name) => name === style && name !== direction.style);
    setStyle(editing, own ?? chooseStyles(asked, styleNames, direction.seed)[0]!, style);
    return;
  }
  const another =
    /\b(?:do(?:n['’]?t| not)\s+(?:really\s+)?like|hate|dislike|not\s+(?:a\s+fan\s+of|happy\s+with|keen\s+on|sure\s+about))\s+(?:the|this|that|these)\s+style\b|不喜欢(?:这个|这种)?风格|\b(?:another|a different|different|some other)\s+style\b|(?:换|改)(?:一?[个种]|成?其他|成?别的)(?:的)?风格|别的风格|其他风格/iu;
  if (editing.take(another)) setAnotherStyle(editing);
}

/** "Less vintage", 不要这么复古. */
const unwanted =
  /(?:\b(?:less|not(?:\s+(?:so|as|that|too|this))?|no\s+more|isn['’]t|don['’]t)|不要|别|不想要?|少点)(?:这么|那么|太|再)?\s*$/iu;
const unwantedLeft =
  /\b(?:less|not(?:\s+(?:so|as|that|too|this))?|no\s+more)(?=\s*(?:\ue000|$))|(?:不要|别|不想要?|少点)(?:这么|那么|太|再)?(?=\s*\ue000)/iu;

/** The next style that suits the brief, and none that it may be called by what is not wanted. */
function setAnotherStyle(editing: Editing, but?: string): void {
  const { brief, direction } = editing;
  const { style: _, ...free } = brief;
  const ofIt = but ? chooseStyles({ ...free, style: but }, styleNames, direction.seed)[0] : undefined;
  const ranked = chooseStyles(free, styleNames, 0).filter((name) => name !== ofIt || name === direction.style);
  const next = ranked[(ranked.indexOf(direction.style) + 1) % ranked.length]!;
  setStyle(editing, next, next);
}

function setStyle(editing: Editing, style: StyleName, asked: string): void {
  const { label, texture } = styleManners[style];
  const flatLogo = editing.brief.type === 'logo' && style === 'flat';
  editing.change(
    'style',
    { en: `drawn as ${label.en.toLowerCase()}`, zh: `改为${label.zh}风格` },
    { brief: { style: asked }, direction: { style, texture: flatLogo ? 'none' : texture } },
  );
  const palette = fitStyle(editing.direction.palette, editing);
  if (palette !== editing.direction.palette) {
    editing.design = { ...editing.design, direction: { ...editing.direction, palette } };
  }
}

interface Voice {
  pattern: RegExp;
  said: { en: string; zh: string };
  /** Families of display faces, best first, for each script; none: it is not to be had in that script. */
  latin: readonly string[];
  han: readonly string[];
}

const faceWords = '(?:\\s*(?:type(?:face)?|fonts?|letter(?:s|ing)?|text|title|headline))?';
const lead = '(?:\\b(?:in|with|to|use|using|set\\s+in)\\s+)?(?:\\b(?:an?|the)\\s+)?';
const zhFace = '(?:标题|文字|字体?)?(?:的?字体)?(?:改|换|变|设|用|使用)*(?:成|为|用)?';
const voice = (en: string, zh: string): RegExp =>
  new RegExp(`${lead}\\b(?:${en})${faceWords}\\b|${zhFace}(?:${zh})(?:字?体)?`, 'iu');

const voices: readonly Voice[] = [
  {
    pattern: voice('hand-?written|hand-?lettered|script|brush|calligraph(?:y|ic)', '手写|书法|毛笔|行书|草书'),
    said: { en: 'a brush hand', zh: '手写书法字体' },
    latin: [],
    han: ['ma-shan-zheng', 'zhi-mang-xing', 'liu-jian-mao-cao'],
  },
  {
    pattern: voice('bold(?:er)?|heav(?:y|ier)|thick(?:er)?', '加粗|粗体|更粗|粗一点|粗些|(?<=字体|字|标题)太细了?'),
    said: { en: 'a heavier face', zh: '更粗的字体' },
    latin: ['archivo-black', 'alfa-slab-one', 'anton'],
    han: ['noto-sans-sc', 'zcool-qingke-huangyou'],
  },
  {
    pattern: voice('sans(?:[- ]?serif)?|grotesque|plain modern', '无衬线|黑体'),
    said: { en: 'a sans serif', zh: '无衬线字体' },
    latin: ['archivo-black', 'bricolage-grotesque', 'big-shoulders-display'],
    han: ['noto-sans-sc'],
  },
  {
    pattern: voice('slab(?:[- ]?serif)?|western', '粗衬线'),
    said: { en: 'a slab serif', zh: '粗衬线字体' },
    latin: ['alfa-slab-one'],
    han: ['noto-serif-sc'],
  },
  {
    pattern: voice('serif|roman|classic(?:al)?', '衬线|宋|明朝?'),
    said: { en: 'a serif', zh: '衬线字体' },
    latin: ['playfair-display', 'dm-serif-display', 'gloock'],
    han: ['noto-serif-sc', 'zcool-xiaowei'],
  },
  {
    pattern: voice('round(?:ed)?|friendly|bubbly|playful', '圆|可爱|卡通'),
    said: { en: 'a rounded face', zh: '圆润的字体' },
    latin: ['unbounded', 'caprasimo'],
    han: ['zcool-kuaile'],
  },
  {
    pattern: voice('condensed|narrow', '窄|长'),
    said: { en: 'a narrow face', zh: '窄字体' },
    latin: ['anton', 'big-shoulders-display'],
    han: ['zcool-qingke-huangyou'],
  },
];
const anotherFace =
  /\bthe (?:font|typeface|lettering) (?:is|looks) (?:ugly|boring|bad|wrong|awful|terrible|cheap|plain|dull|too plain)\b|字体(?:不好看|太丑|难看|不合适|不搭)了?|\b(?:do(?:n['’]?t| not)\s+(?:really\s+)?like|hate|dislike|not\s+(?:a\s+fan\s+of|happy\s+with|keen\s+on|sure\s+about))\s+(?:the|this|that|these)\s+(?:fonts?|type(?:face)?|lettering|letters)\b|不喜欢(?:这个|这种)?字体|字体(?:不好看|太丑)|\b(?:another|a different|different|new|some other)\s+(?:type(?:face)?|font|lettering)s?\b|\bchange\s+the\s+(?:type(?:face)?|font)s?\b(?!\s+to)|(?:换|改)(?:一?[个种款]|成?其他|成?别的)?(?:的)?字体|字体换(?:一?[个种款下]|掉)|别的字体|其他字体/iu;
/** "Not a serif font", 不要书法体: any other than that. */
const unwantedFace =
  /(?:\b(?:not|no|without|don['’]?t (?:want|use|like)|instead of)\s+(?:an?\s+|the\s+|this\s+)?|(?:字体)?(?:不要|别用|不用|不想要|不喜欢)(?:这种|用)?)$/iu;
/** A word of type may also be one of manner: only near "font" and the like it is about letters. */
const aboutType =
  /\b(?:type(?:face)?|fonts?|letter(?:s|ing)?|serif|sans|slab|hand-?written|hand-?lettered|script|calligraph\w*|condensed)\b|字体|衬线|宋体|黑体|书法|手写|毛笔|行书|草书|圆体|粗|太细/iu;

const plain = ({ name, display, text, displayZh, textZh, casing }: TunedPairing): TypePairing => ({
  name,
  display,
  text,
  displayZh,
  textZh,
  casing,
});

const isHanTitle = ({ brief }: Editing) => brief.language === 'zh';

function pairingFor(editing: Editing, families: readonly string[]): TypePairing | undefined {
  const zh = isHanTitle(editing);
  const { title } = editing.brief.copy;
  const faceOf = (pairing: TunedPairing) => (zh ? pairing.displayZh : pairing.display);
  const current = zh ? editing.direction.type.displayZh : editing.direction.type.display;
  const fitting = families.flatMap((family) => pairings.filter((pairing) => faceOf(pairing).family === family));
  const holds = fitting.filter((pairing) => hasGlyphs(faceOf(pairing), title));
  const other = holds.find((pairing) => faceOf(pairing).family !== current.family) ?? holds[0];
  return other && plain(other);
}

/** The next pairing in rank whose title face is neither today's nor one of those. */
function setAnotherFace(editing: Editing, without: readonly string[] = []): void {
  const { brief, direction } = editing;
  const familyOf = (pairing: TypePairing) => (isHanTitle(editing) ? pairing.displayZh : pairing.display).family;
  const ranked = choosePairings(brief, { style: direction.style, brand: editing.options.brand });
  const current = familyOf(direction.type);
  const at = ranked.findIndex((pairing) => familyOf(pairing) === current);
  const others = [...ranked.slice(at + 1), ...ranked.slice(0, Math.max(0, at))];
  const type = others.find((pairing) => familyOf(pairing) !== current && !without.includes(familyOf(pairing)));
  if (type) editing.change('typeface', { en: 'another typeface', zh: '换了字体' }, { direction: { type } });
  else editing.refuse({ en: 'There is no other typeface that sets this title.', zh: '没有别的字体能排这个标题。' });
}

export function readTypefaceEdits(editing: Editing): void {
  if (editing.take(anotherFace)) setAnotherFace(editing);
  for (const { pattern, said, latin, han } of voices) {
    const match = editing.find(pattern);
    if (!match || !aboutType.test(match[0])) continue;
    const lead = unwantedFace.exec(editing.rest.slice(0, match.index));
    editing.understood(match);
    const families = isHanTitle(editing) ? han : latin;
    if (lead) {
      editing.understood(lead);
      setAnotherFace(editing, families);
      continue;
    }
    const type = pairingFor(editing, families);
    if (type)
      editing.change('typeface', { en: `the title in ${said.en}`, zh: `标题改用${said.zh}` }, { direction: { type } });
    else editing.refuse({ en: `There is no such typeface here: ${said.en}.`, zh: `这里没有这样的字体：${said.zh}。` });
  }
}

const anotherLayout =
  /\b(?:do(?:n['’]?t| not)\s+(?:really\s+)?like|hate|dislike|not\s+(?:a\s+fan\s+of|happy\s+with|keen\s+on|sure\s+about))\s+(?:the|this|that|these)\s+(?:lay-?outs?|compositions?|arrangements?)\b|不喜欢(?:这个|这种)?(?:版式|排版|构图|布局)|\b(?:(?:another|a different|different|new|some other|change\s+the|other)\s+(?:lay-?outs?|compositions?|arrangements?|design))\b|\b(?:re-?arrange|lay\s+(?:it|this)\s+out\s+(?:differently|again)|re-?compose)(?:\s+it)?\b|(?:换|改)(?:一?[个种款下]|成?其他|成?别的)?(?:的)?(?:版式|排版|构图|布局|版面)|(?:版式|排版|构图|布局|版面)(?:换|改)(?:一?[个种款下]|掉|改)?|重新(?:排版|构图|布局)|(?:别的|其他|不同的?|另一[种个])(?:版式|排版|构图|布局)/iu;

export function readLayoutEdits(editing: Editing): void {
  if (!editing.take(anotherLayout)) return;
  const { brief, direction } = editing;
  const ranked = rankCompositions(brief, direction.subjects.length);
  const at = ranked.findIndex(({ name }) => name === direction.composition);
  const next = ranked[(at + 1) % ranked.length];
  if (!next || next.name === direction.composition) {
    editing.refuse({ en: 'There is no other layout for it.', zh: '没有别的版式可换。' });
    return;
  }
  const said = { en: `another layout: ${next.label.en}`, zh: `换了版式：${next.label.zh}` };
  editing.change('layout', said, { direction: { composition: next.name } });
}

/** "same but for Christmas": another feast's colours and motifs, the words stay. */
export function readFestivalEdits(editing: Editing): void {
  const clause = editing.rest;
  const festival = readFestival(clause);
  if (!festival || festival === editing.brief.festival) return;
  const name = festivalWord(clause, festival);
  if (!name) return;
  const { brief: old, direction } = editing;
  const { festival: _, style: __, ...plainBrief } = old;
  const brief: Brief = { ...plainBrief, festival, colours: [], mood: 'festive', subjectText: name.words };
  editing.understood(name);
  const subjects = chooseSubjects(brief, (words) => findSubjects(words, 5).map(({ subject }) => subject.key));
  const style =
    chineseFestivals.has(festival) === chineseFestivals.has(old.festival ?? 'christmas')
      ? direction.style
      : chooseStyles(brief, styleNames, direction.seed)[0]!;
  const suits = compositionNamed(direction.composition)?.suits(brief, subjects.length) ?? 0;
  const composition = suits > 0.8 ? direction.composition : rankCompositions(brief, subjects.length)[0]!.name;
  const palettes = choosePalettes(brief, { turn: direction.seed, brand: editing.options.brand });
  const pale =
    styleManners[style].ground === 'light' && palettes.find(({ ground }) => readOklch(ground).lightness > 0.72);
  const palette = pale || palettes[0];
  const { grade: ___, ...kept } = direction;
  editing.design = { ...editing.design, direction: kept };
  editing.change(
    'festival',
    { en: `dressed for ${name.words}; the words stay`, zh: `换成${name.words}的样子，文字不变` },
    { brief, direction: { subjects, style, texture: styleManners[style].texture, composition, palette: palette! } },
  );
  editing.design = { ...editing.design, direction: { ...editing.direction, palette: fitStyle(palette!, editing) } };
}

/** Where the feast stands in the words, with what leads to it. */
function festivalWord(text: string, festival: string): { index: number; length: number; words: string } | undefined {
  const parts = [...text.matchAll(/[\p{Script=Han}]+|[\p{L}'’-]+(?:\s+[\p{L}'’-]+){0,3}/gu)];
  for (const size of [1, 2, 3, 4]) {
    for (const part of parts) {
      const han = /\p{Script=Han}/u.test(part[0]);
      const words = han ? [...part[0]] : part[0].split(/(?<=\s)/u);
      const length = han ? size + 1 : size;
      for (let at = 0; at + length <= words.length; at++) {
        const said = words
          .slice(at, at + length)
          .join('')
          .trim();
        if (readFestival(said) !== festival) continue;
        const start = part.index + words.slice(0, at).join('').length;
        const tail = /^(?:节日?|版本?|\s+version)*(?:的?(?:样子|感觉|主题|氛围|版本))?/iu.exec(
          text.slice(start + said.length),
        )![0];
        const named = tail.startsWith('节') ? `${said}节` : said;
        return { index: start, length: said.length + tail.length, words: named };
      }
    }
  }
  return undefined;
}

const moods: readonly [Mood, RegExp, { en: string; zh: string }][] = [
  [
    'playful',
    /\btoo\s+(?:corporate|serious|formal|stiff)\b|\b(?:more\s+)?(?:playful|fun|cute|childlike|whimsical|(?:kid|child)[- ]friendly)(?:r)?\b|(?:更|再)?(?:可爱|童趣|活泼|俏皮|有趣)(?:一?点|些)?/iu,
    { en: 'more playful', zh: '更活泼' },
  ],
  [
    'elegant',
    /\b(?:looks?\s+(?:a\s+bit\s+|so\s+)?)?(?:unprofessional|tacky|amateurish)\b|\blooks?\s+(?:a\s+bit\s+)?cheap\b|\btoo\s+(?:childish|cartoonish|cartoony|juvenile)\b|\bless\s+(?:childish|cartoonish|cartoony|juvenile|cutesy|kiddy)\b|\bmore\s+(?:grown[- ]up|mature|serious|professional|corporate)\b|(?:太|有点儿?|有些|显得)(?:幼稚|孩子气|低龄)了?|\b(?:(?:more|look)\s+)?(?:elegant|expensive|luxurious|refined|sophisticated|premium|upscale|classy|posh)\b|(?:更|再|不够)?(?:优雅|高级|精致|奢华|典雅|高端)(?:感)?(?:一?点|些)?/iu,
    { en: 'more elegant', zh: '更优雅' },
  ],
  [
    'bold',
    /\b(?:bolder|moodier|moody|more\s+(?:bold|striking|dramatic|energetic|dynamic))\b|(?:更|再)?(?:大胆|大气|醒目|有冲击力|有张力|热血|动感)(?:一?点|些)?/iu,
    { en: 'bolder', zh: '更大胆' },
  ],
  [
    'tech',
    /\b(?:more\s+)?(?:futuristic|high-?tech|techy)\b|(?:更|再)?(?:有)?(?:科技感|未来感)/iu,
    { en: 'more futuristic', zh: '更有科技感' },
  ],
  [
    'festive',
    /\b(?:more\s+)?festive\b|(?:更|再)?(?:喜庆|热闹|有节日(?:气氛|氛围|感)|有年味|有过年的感觉)(?:一?点|些)?/iu,
    { en: 'more festive', zh: '更喜庆' },
  ],
  [
    'warm',
    /\b(?:more\s+)?(?:romantic|homely|welcoming|inviting|heart-?warming)\b|(?:更|再)?(?:浪漫|温馨|治愈|亲切|温柔)(?:一?点|些)?/iu,
    { en: 'warmer in mood', zh: '更温馨' },
  ],
  [
    'natural',
    /\b(?:more\s+)?(?:natural|organic|earthy|rustic)\b|(?:更|再)?(?:自然|质朴)(?:一?点|些)?/iu,
    { en: 'more natural', zh: '更自然' },
  ],
];

/** A mood is colour and letters; what is drawn and where it stands stay. */
export function readMoodEdits(editing: Editing): void {
  for (const [mood, pattern, said] of moods) {
    const match = editing.take(pattern);
    if (!match) continue;
    // "Less rustic" asks for none of it.
    if (unwanted.test(editing.rest.slice(0, match.index))) {
      editing.take(unwantedLeft);
      continue;
    }
    while (editing.take(pattern)) continue;
    const { brief: old, direction } = editing;
    const { topic: _, ...rest } = old;
    const brief: Brief = { ...rest, mood };
    const [type] = choosePairings(brief, { style: direction.style, brand: editing.options.brand });
    const [palette] = choosePalettes(brief, { turn: direction.seed, brand: editing.options.brand });
    editing.change('mood', said, { brief: { mood }, direction: { type: type!, palette: palette! } });
    editing.design = { ...editing.design, direction: { ...editing.direction, palette: fitStyle(palette!, editing) } };
  }
}

const places = /scene|window|medallion|boat|pines|ridges|strip|collage|ticket/;

const seasons: readonly [Season, RegExp][] = [
  ['spring', seasonal('spring', '春')],
  ['summer', seasonal('summer', '夏')],
  ['autumn', seasonal('autumn|fall', '秋')],
  ['winter', seasonal('winter', '冬')],
];
type Season = NonNullable<Brief['setting']['season']>;

function seasonal(en: string, zh: string): RegExp {
  return new RegExp(
    `\\b(?:(?:more|something more|a bit more)\\s+)?(?:${en})(?:[- ](?:like|themed?|y|colou?rs?|palette|tones?|feel|vibes?)|al|y)+\\b|\\b(?:feel|look|be)s?\\s+(?:more\\s+)?like\\s+(?:${en})\\b|${zh}[天季日]?的?(?:感觉|色调|配色|颜色|氛围|气息|风)`,
    'iu',
  );
}

/** "Spring themed", "it should feel like summer": colours of the season, where no scene shows it. */
export function readSeasonEdits(editing: Editing): void {
  for (const [season, pattern] of seasons) {
    if (!editing.take(pattern)) continue;
    const { brief: old, direction } = editing;
    const brief: Brief = { ...old, colours: [], setting: { ...old.setting, season } };
    const [palette] = choosePalettes(brief, { turn: direction.seed, brand: editing.options.brand });
    const said = {
      en: `colours of ${season}`,
      zh: `${{ spring: '春', summer: '夏', autumn: '秋', winter: '冬' }[season]}天的配色`,
    };
    editing.change('palette', said, { brief: { colours: [], setting: brief.setting } });
    editing.design = { ...editing.design, direction: { ...editing.direction, palette: fitStyle(palette!, editing) } };
  }
}

/** Season, weather, hour and land, where the layout shows any. */
export function readSettingEdits(editing: Editing): void {
  const asked = readSetting(editing.rest);
  if (Object.keys(asked).length === 0) return;
  if (editing.brief.type !== 'scene' && !places.test(editing.direction.composition)) return;
  const words = [...editing.rest.matchAll(/[\p{L}\p{N}'’ -]+/gu)].filter(
    ([part]) => Object.keys(readSetting(part)).length > 0,
  );
  for (const word of words) editing.understood(word);
  const { brief } = editing;
  const terms = words
    .map(([part]) =>
      part
        .replaceAll(/\b(?:make|it|a|an|the|at|in|with|turn|into|to|change|set|please)\b/giu, ' ')
        .replaceAll(/\s+/gu, ' ')
        .trim(),
    )
    .filter(Boolean);
  const setting = { ...brief.setting, ...asked };
  const said = { en: `set anew: ${terms.join(', ')}`, zh: `场景改为：${terms.join('、')}` };
  editing.change('setting', said, { brief: { setting } });
}
