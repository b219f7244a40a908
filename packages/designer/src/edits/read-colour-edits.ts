import { numberFrom } from '../brief/read-count.ts';
import { readColours } from '../brief/read-colours.ts';
import { blank, startReading } from '../brief/reading.ts';
import { compositionNamed, rankCompositions } from '../compositions/catalogue.ts';
import { styleManners } from '../direction/style-manners.ts';
import { buildPalettes } from '../palette/build-palettes.ts';
import { choosePalettes } from '../palette/choose-palettes.ts';
import { colourDistance, hueTurn, readOklch, sameHue } from '../palette/oklch.ts';
import type { Palette } from '../palette/palette.ts';
import type { EditChange, Editing } from './editing.ts';
import { gradeFor, joinGrades } from './grade.ts';
import { mended, replaceHue, tonePalette, type Tone } from './tone-palette.ts';

type Said = EditChange['said'];

const more = '(?:(?:a\\s+(?:little|bit|lot|touch)|slightly|much|somewhat|even|more|far)\\s+){0,4}';
const zhMore = '(?:颜色|色调|配色|色彩|画面|整体|背景|感觉){0,3}(?:再|更|要|调|变|改|弄|得|成|稍微|略){0,6}';
const zhLess = '(?:一?点儿?|一些|些)?(?:的?(?:颜色|色调|配色|色系|感觉))?';

const tones: readonly [Tone, RegExp, Said][] = [
  [
    'black-and-white',
    /\b(?:(?:in\s+)?black[- ](?:and|&|n)[- ]white(?:\s+only)?|gr[ae]y-?scale|no colou?rs?|without colou?rs?)\b|黑白(?:色|版|风格)?|灰度|去色/iu,
    { en: 'black and white', zh: '改为黑白' },
  ],
  [
    'monochrome',
    /\b(?:monochrom(?:e|atic)|(?:in\s+)?(?:one|a single) colou?r(?:\s+only)?|single[- ]colou?r)\b|单色(?:调|系|版)?|同色系|一种颜色/iu,
    { en: 'one colour', zh: '改为单色' },
  ],
  [
    'calmer',
    new RegExp(
      `\\b${more}(?:calmer|quieter|more\\s+(?:muted|subdued|restrained|calm|quiet)|less\\s+(?:colou?rful|saturated|loud|garish|bright|vivid|intense)|muted|desaturate[d]?|toned?\\s+down|tone\\s+(?:it|the colou?rs?)\\s+down)\\b|${zhMore}(?<!太)(?:素|素雅|安静|沉稳|低调|平静|柔和|淡雅|低饱和)${zhLess}|(?:降低|减少)(?:一点|一些)?饱和度|too\\s+(?:colou?rful|loud|garish|saturated|vivid)\\b|(?:颜色|画面|整体)?太(?:鲜?艳|刺眼|跳)了?|颜色太多了?|(?:少用(?:一?点|些)?|减少)颜色|(?:别|不要)(?:那么|这么|太)(?:艳|花|鲜艳|亮眼)`,
      'iu',
    ),
    { en: 'calmer colours', zh: '颜色更沉静' },
  ],
  [
    'livelier',
    new RegExp(
      `\\b${more}(?:livelier|more\\s+(?:colou?rful|vivid|vibrant|saturated|saturation|colou?rs?|lively|pop|intense)|colou?rful|punchier|make\\s+(?:it|the colou?rs?)\\s+pop)\\b|${zhMore}(?:鲜艳|鲜亮|多彩|丰富|活泼|艳|饱和|缤纷)${zhLess}|(?:提高|增加)(?:一点|一些)?饱和度|too\\s+(?:dull|plain|boring|bland|grey|gray|muted)\\b|\\b(?:less|not so)\\s+(?:boring|dull|plain|flat|bland)\\b|(?:画面|整体|感觉)?太(?:普通|平淡|平|无聊|呆板)了?|(?:颜色|画面|整体)?太(?:素|淡|灰|单调)了?|(?:颜色|色彩)(?:再|更)?多(?:一?点|些)`,
      'iu',
    ),
    { en: 'livelier colours', zh: '颜色更鲜艳' },
  ],
  [
    'softer',
    new RegExp(
      `\\b${more}(?:softer|gentler|paler colou?rs?|more\\s+pastel|pastels?)(?:\\s+colou?rs?)?\\b|${zhMore}(?:柔|粉嫩|浅淡|淡)${zhLess}(?=$|[，,。；;\\s])`,
      'iu',
    ),
    { en: 'softer colours', zh: '颜色更柔和' },
  ],
  [
    'stronger',
    new RegExp(
      `\\b${more}(?:(?:stronger|higher|more)\\s+contrast|bolder colou?rs?|more\\s+contrasty?)\\b|(?:对比度?|反差)(?:再|更)?(?:强烈?|大|高)${zhLess}|\\b(?:easier to read|(?:more|better)\\s+(?:readable|legible)|(?:more|better)\\s+(?:readability|legibility)|hard to read|can['’]?t read (?:it|the text))\\b|(?:字|文字)?(?:看不清楚?|不清楚|看得清楚?|更清楚|更易读|不好认)(?:一?点儿?|一些)?|(?:提高|增强|加强)(?:一点|一些)?对比度?`,
      'iu',
    ),
    { en: 'stronger contrast', zh: '对比更强' },
  ],
  [
    'warmer',
    new RegExp(
      `\\b${more}(?:warmer|warm\\s+(?:colou?rs?|tones?|palette))(?:\\s+(?:colou?rs?|tones?|palette))?\\b|${zhMore}(?:温暖|暖和|偏暖|暖)(?:色(?:调|系)?)?${zhLess}|\\btoo\\s+(?:cold|cool)\\b|(?:颜色|画面|整体)?太冷了?`,
      'iu',
    ),
    { en: 'warmer colours', zh: '颜色更暖' },
  ],
  [
    'cooler',
    new RegExp(
      `\\b${more}(?:cooler|colder|cool(?:er)?\\s+(?:colou?rs?|tones?|palette))(?:\\s+(?:colou?rs?|tones?|palette))?\\b|${zhMore}(?:冷|清冷|偏冷|凉|清凉)(?:色(?:调|系)?)?${zhLess}(?!饮|水|静)|\\btoo\\s+warm\\b|(?:颜色|画面|整体)?太暖了?`,
      'iu',
    ),
    { en: 'cooler colours', zh: '颜色更冷' },
  ],
  [
    'darker',
    new RegExp(
      `\\b${more}(?:darker|deeper\\s+colou?rs?|dark\\s+(?:mode|version|background))(?:\\s+(?:colou?rs?|tones?|palette|background))?\\b|\\bmake\\s+it\\s+dark\\b|\\bdarken(?:\\s+(?:it|the\\s+(?:background|colou?rs?)))?\\b|${zhMore}(?:暗|深|黑)(?:色(?:调|系)?)?(?:一?点儿?|一些|些)|(?:深色|暗色)(?:版|模式|背景)|(?:\\b(?:the\\s+)?(?!title|text|letter|word|font|photo)[\\p{L}]+\\s+(?:is|are|looks?|seems?)\\s+(?:(?:a\\s+bit|a\\s+little|way|far|much|just)\\s+)?)?\\btoo\\s+(?:bright|light|pale)\\b|(?:颜色|画面|整体|背景)?太(?:亮|浅)了?`,
      'iu',
    ),
    { en: 'darker', zh: '更暗' },
  ],
  [
    'lighter',
    new RegExp(
      `\\b${more}(?:lighter|brighter|light\\s+(?:mode|version|background))(?:\\s+(?:colou?rs?|tones?|palette|background))?\\b|\\bbrighten(?:\\s+(?:it|the\\s+(?:background|colou?rs?)))?(?:\\s+up)?\\b|${zhMore}(?:亮|明亮|浅|提亮)(?:色(?:调|系)?)?(?:一?点儿?|一些|些)|提亮|(?:浅色|亮色)(?:版|模式|背景)|(?:\\b(?:the\\s+)?(?!title|text|letter|word|font|photo)[\\p{L}]+\\s+(?:is|are|looks?|seems?)\\s+(?:(?:a\\s+bit|a\\s+little|way|far|much|just)\\s+)?)?\\btoo\\s+dark\\b|(?:颜色|画面|整体|背景)?太(?:暗|深|黑)了?`,
      'iu',
    ),
    { en: 'lighter', zh: '更亮' },
  ],
];

const isBound = (editing: Editing) => Boolean(editing.options.brand?.colours?.length);
const bound: Said = {
  en: 'The Brand Kit decides the colours here, so they stay.',
  zh: '颜色由品牌套件决定，所以没有改。',
};

/** Whether a Brand Kit forbids what leads the palette, or a colour that was asked for. */
function isRuledOut(editing: Editing, { ground, accent }: Palette, colours: readonly string[] = []): boolean {
  const forbidden = editing.options.brand?.forbidColours ?? [];
  return [ground, accent, ...colours].some((colour) => forbidden.some((other) => colourDistance(colour, other) < 0.11));
}

function paint(editing: Editing, said: Said, palette: Palette, colours?: string[]): void {
  if (isRuledOut(editing, palette, colours)) {
    editing.refuse({
      en: 'The Brand Kit rules such colours out, so they stay as they were.',
      zh: '品牌规范不允许这样的颜色，所以没有改。',
    });
    return;
  }
  // A scene is drawn in its own light, and takes colours only where its words ask for a palette.
  const asks = colours && editing.brief.type === 'scene' && !editing.brief.prompt.endsWith('palette');
  const brief = {
    ...(colours && { colours }),
    ...(asks && { prompt: `${editing.brief.prompt}, ${colours.join(' and ')} palette` }),
  };
  editing.change('palette', said, { direction: { palette }, brief });
}

function readTones(editing: Editing): void {
  for (const [tone, pattern, said] of tones) {
    if (!editing.take(pattern)) continue;
    if (isBound(editing)) {
      editing.refuse(bound);
      continue;
    }
    const { direction } = editing;
    // Colours that a landscape or a feast brings itself are turned on the finished sheet.
    if (compositionNamed(direction.composition)?.ownColours) {
      const grade = joinGrades(direction.grade, gradeFor(tone, direction.palette));
      editing.change('palette', said, { direction: { grade } });
    } else paint(editing, said, tonePalette(direction.palette, tone, needsLight(editing)));
  }
}

/** A style of transparent ink stays on its paper: a dark sheet would swallow it. */
const needsLight = ({ direction }: Editing): boolean => styleManners[direction.style].ground === 'light';

export function fitStyle(palette: Palette, editing: Editing): Palette {
  return needsLight(editing) && readOklch(palette.ground).lightness < 0.6 ? tonePalette(palette, 'lighter') : palette;
}

interface Named {
  index: number;
  length: number;
  hexes: string[];
  words: string;
}

/** Where the words name colours; a colour in front of a thing ("a red apple") is left to whoever reads things. */
function colourRuns(rest: string): Named[] {
  const clauses = [...rest.matchAll(/(?:[^,;\n，。；！]|,(?=\d))+/gu)];
  return clauses.flatMap(({ 0: text, index }) => {
    const named =
      namedIn(text) ??
      namedIn(
        text.replaceAll(
          /\b(?:make|turn|paint|change|colou?r)\s+(?:it|this|everything|the\s+(?:background|colou?rs?|ground))\s+(?:all\s+)?(?:to\s+)?(?=\p{L}|#)/giu,
          (lead) => `${' '.repeat(Math.max(0, lead.length - 3))}in `,
        ),
      );
    return named ? [{ ...named, index: index + named.index }] : [];
  });
}

function namedIn(text: string): Named | undefined {
  const reading = startReading(text);
  const hexes = readColours(reading);
  if (hexes.length === 0) return undefined;
  const first = reading.rest.indexOf(blank);
  const last = reading.rest.lastIndexOf(blank);
  if (first < 0) {
    return { index: 0, length: text.length, hexes, words: text.trim() };
  }
  return { index: first, length: last - first + 1, hexes, words: text.slice(first, last + 1).trim() };
}

const grounding = /\b(?:back)?ground\b|\bpaper\b|底色|背景|底/iu;
const accenting = /\baccents?\b|点缀|强调色/iu;
/** Words that order colours. Without one, "red" in a sentence of other things is left alone. */
const ordering =
  /\b(?:in|to|use|using|try|make|turn|paint|colou?rs?|palette|tones?|scheme|shades?|with)\b|[色调]|换|改|用|变|做成|配/iu;

function readReplacedColour(editing: Editing): boolean {
  const match = editing.find(
    /\b(?:replace|swap|change|switch|turn)\s+(?:the\s+)?(.{3,20}?)\s+(?:to|with|for|into|by)\s+(.{3,24}?)(?=$|[,.;])|\buse\s+(.{3,20}?)\s+instead of\s+(?:the\s+)?(.{3,20}?)(?=$|[,.;])|(?:把|将)(.{1,6}?)(?:换成|改成|变成|改为|换为)(.{1,8}?)(?=$|[，。；,])/iu,
  );
  if (!match) return false;
  const [old, fresh] = match[1] ? [match[1], match[2]!] : match[3] ? [match[4]!, match[3]] : [match[5]!, match[6]!];
  const one = (words: string) => {
    const named = namedIn(/\p{Script=Han}/u.test(words) ? words : `in ${words}`);
    return named?.hexes.length === 1 && named.words.length >= words.trim().length - 2 ? named.hexes[0] : undefined;
  };
  const [from, to] = [one(old), one(fresh)];
  if (!from || !to) return false;
  const palette = replaceHue(editing.direction.palette, from, to);
  editing.understood(match);
  const [was, now] = [old.trim(), fresh.trim()];
  if (isBound(editing)) editing.refuse(bound);
  else if (palette) paint(editing, { en: `${now} in place of ${was}`, zh: `${was}换成${now}` }, palette);
  else editing.refuse({ en: `There is no ${was} in it.`, zh: `画面里没有${was}。` });
  return true;
}

/** The palette of these colours that stands on paper or on a flood, as the sheet did, unless one colour alone is asked for. */
function paletteOf(editing: Editing, hexes: string[]): Palette {
  const built = buildPalettes(hexes);
  const light = styleManners[editing.direction.style].ground === 'light';
  return (light && built.find(({ ground }) => readOklch(ground).lightness > 0.7)) || built[0]!;
}

/** "Less red", 不要用绿色: what stands before the colour turns it away. */
const unwanted =
  /(?:\b(?:less|no(?: more)?|without|not|avoid|don['’]?t (?:use|want|like)|lose the|too much|remove the)\s*(?:so much\s+|any\s+)?(?:in\s*)?|(?:不要|别|不用|少|去掉|太多)(?:用|点|一点|些)*)$/iu;
const unwantedWord = /\b(?:less|no more|without|avoid|don['’]?t (?:use|want|like)|too much)\b|不要用?|别用?|少用?点?/iu;

/** Of one hue within a tenth of the circle; greys by their distance. */
function isLike(colour: string, named: string): boolean {
  const [one, other] = [readOklch(colour), readOklch(named)];
  if (one.chroma < 0.06 || other.chroma < 0.06) return colourDistance(colour, named) < 0.12;
  return Math.abs(hueTurn(one.hue, other.hue)) < sameHue;
}

/** The next palette without those colours. */
function avoid(editing: Editing, hexes: readonly string[], words: string): void {
  const { brief, direction } = editing;
  const free = { ...brief, colours: [] };
  const said = words.replaceAll(/^(?:in|with|to)\s+/giu, '');
  const others = choosePalettes(free, { turn: direction.seed + 1, brand: editing.options.brand });
  const isFree = (colours: readonly string[]) => colours.every((colour) => hexes.every((hex) => !isLike(colour, hex)));
  // None of it at all, else nowhere that it leads.
  const next =
    others.find(({ ground, accent, colours }) => isFree([ground, accent, ...colours])) ??
    others.find(({ ground, accent }) => isFree([ground, accent]));
  if (next && compositionNamed(direction.composition)?.ownColours) {
    // What a layout brings itself no palette changes: another takes over.
    const shown = Math.min(direction.subjects.length, compositionNamed(direction.composition)?.figures ?? 0);
    const other = rankCompositions(brief, direction.subjects.length).find(
      ({ ownColours, figures }) => !ownColours && figures >= shown,
    );
    if (!other) {
      editing.refuse({
        en: `The colours belong to this layout, and no other for this takes others; “calmer colours” tones them down.`,
        zh: `这个版式的颜色是固定的，适合它的版式都换不了；说“颜色柔和一点”可以调淡。`,
      });
      return;
    }
    const moved = {
      en: `colours without ${said}, in a layout that takes them: ${other.label.en}`,
      zh: `不用${said}，版式随之换成${other.label.zh}`,
    };
    const { length } = editing.changes;
    paint(editing, moved, fitStyle(next, editing), []);
    if (editing.changes.length > length)
      editing.design = { ...editing.design, direction: { ...editing.direction, composition: other.name } };
  } else if (next) paint(editing, { en: `colours without ${said}`, zh: `不用${said}` }, fitStyle(next, editing), []);
  else editing.refuse({ en: `There are no such colours without ${said}.`, zh: `没有不含${said}的配色。` });
}

function readNamedColours(editing: Editing): void {
  for (const { index, length, hexes, words } of colourRuns(editing.rest)) {
    const start = Math.max(0, editing.rest.slice(0, index).search(/[^,;\n，。；！]*$/u));
    const end = index + length + editing.rest.slice(index + length).search(/$|[,;\n，。；！]/u);
    const clause = editing.rest.slice(start, end);
    if (!ordering.test(clause) && clause.trim().length > words.length + 6) continue;
    editing.understood({ index, length });
    if (isBound(editing)) {
      editing.refuse(bound);
      continue;
    }
    const { palette } = editing.direction;
    if (unwanted.test(editing.rest.slice(start, index))) {
      editing.take(unwantedWord);
      avoid(editing, hexes, words);
    } else if (grounding.test(clause)) {
      editing.take(grounding);
      const ground = hexes[0]!;
      const kept = palette.colours.filter((colour) => colourDistance(colour, ground) > 0.06).slice(0, 3);
      const built = buildPalettes([ground, ...kept]).find((one) => one.ground === ground) ?? palette;
      paint(
        editing,
        { en: `the ground in ${words}`, zh: `底色改成${words}` },
        { ...mended({ ...built, ground, accent: palette.accent }), asked: [ground] },
        [ground],
      );
    } else if (accenting.test(clause)) {
      editing.take(accenting);
      const accent = hexes[0]!;
      const colours = [accent, ...palette.colours.slice(1)];
      paint(
        editing,
        { en: `${words} as the accent`, zh: `点缀色改成${words}` },
        mended({ ...palette, accent, colours }),
      );
    } else {
      const clean = words.replaceAll(/^(?:in|with|to)\s+/giu, '');
      paint(editing, { en: `colours: ${clean}`, zh: `配色：${clean}` }, paletteOf(editing, hexes), hexes);
    }
  }
}

const otherColours =
  /\b(?:(?:swap|switch|change|shuffle|vary)\s+(?:up\s+)?(?:the\s+)?(?:colou?rs?|palette|colou?r\s+scheme)(?!\s+(?:to|into|of|in)\b)|(?:another|a different|different|other|new|some other)\s+(?:colou?rs?|palettes?|colou?r\s+schemes?|colou?rways?))\b|\b(?:do(?:n['’]?t| not)\s+(?:really\s+)?like|hate|dislike)\s+(?:the|this|these)\s+(?:colou?rs?|palette)\b|(?:换|改)(?:一?[个种套组]|成?其他|成?别的)?(?:的)?(?:颜色|配色|色调)(?=$|[，。！吧])|(?:别的|其他|不同的?)(?:颜色|配色)|不喜欢(?:这个|这种|这些)?(?:颜色|配色)|(?:颜色|配色)(?:不好看|不行|不对|太丑|难看|不合适|不搭)(?:了|，|,)?(?:换(?:一?[个种套]|掉)?)?|\binvert\s+(?:the\s+)?colou?rs?\b|\b(?:ugly|wrong|bad)\s+colou?rs?\b/iu;
/** How many palettes, each on a sheet of its own. */
const severalColours =
  /\b(two|three|four|[2-4])\s+(?:(?:different|other|new|more)\s+)?(?:colou?r\s*(?:schemes?|ways?|variants?|versions?|options?)|palettes?)\b|(?:出|来|给我|做)?([两二三四]|[2-4])[个种套款组](?:不同的?)?(?:配色|颜色)(?:方案|版本)?/iu;

/** "Different colours": the next palette that suits the brief and that nobody would take for this one. */
function readOtherColours(editing: Editing): void {
  const several = editing.take(severalColours);
  if (!several && !editing.take(otherColours)) return;
  if (isBound(editing)) {
    editing.refuse(bound);
    return;
  }
  const { brief, direction } = editing;
  const free = { ...brief, colours: [] };
  const others = choosePalettes(free, { turn: direction.seed + 1, brand: editing.options.brand });
  const chosen = [direction.palette];
  for (const palette of others) {
    const isOther = ({ ground, accent }: Palette) =>
      colourDistance(ground, palette.ground) > 0.1 || colourDistance(accent, palette.accent) > 0.1;
    if (chosen.every(isOther)) chosen.push(palette);
  }
  const asked = several?.[1] ?? several?.[2];
  const next = chosen.slice(1, 1 + (asked ? numberFrom(asked) : 1)).map((palette) => fitStyle(palette, editing));
  const allowed = next.filter((palette) => !isRuledOut(editing, palette));
  const first = allowed[0] ?? next[0];
  if (!first) return;
  const said = several
    ? { en: `${allowed.length} other colour schemes`, zh: `换了${allowed.length}套配色` }
    : { en: 'other colours', zh: '换了配色' };
  paint(editing, said, first, []);
  if (several) editing.variants.push(...allowed);
}

/** "One red, one blue", 一张红色一张蓝色: each on a sheet of its own. */
const eachInOne =
  /(?:\b(?:make\s+|do\s+)?(?:two|2)\s+(?:versions?|of (?:it|them))[,:]?\s*)?\bone\s+(?:in\s+)?(\p{L}+)(?:\s+and|\s*,(?:\s*and)?)?\s+(?:(?:the\s+other|another|one)\s+)(?:one\s+)?(?:in\s+)?(\p{L}+)\b|一[张版个]([\p{Script=Han}]{1,3}色?)(?:的)?[，、和]?(?:另)?一[张版个]([\p{Script=Han}]{1,3}色?)的?/iu;

function readEachColour(editing: Editing): void {
  const match = editing.find(eachInOne);
  if (!match) return;
  const names = [match[1] ?? match[3]!, match[2] ?? match[4]!];
  const palettes = names.map((name) => {
    const hexes = readColours(startReading(/\p{Script=Han}/u.test(name) ? name : `in ${name}`));
    return hexes.length > 0 ? paletteOf(editing, hexes) : undefined;
  });
  const [one, other] = palettes;
  if (!one || !other) return;
  editing.understood(match);
  if (isBound(editing)) {
    editing.refuse(bound);
    return;
  }
  const allowed = [one, other].filter((palette) => !isRuledOut(editing, palette));
  paint(editing, { en: `one in ${names.join(', one in ')}`, zh: `${names.join('、')}各一张` }, allowed[0] ?? one, []);
  editing.variants.push(...allowed);
}

/** Reads colours by name, by number and by tone. */
export function readColourEdits(editing: Editing): void {
  readEachColour(editing);
  readOtherColours(editing);
  readReplacedColour(editing);
  readTones(editing);
  readNamedColours(editing);
}
