import { colourNames, colourSchemes, thingsToo } from './colour-names.ts';
import { readShade, shadeInFront } from './read-shade.ts';
import { englishTypeWords } from './read-type.ts';
import { blank, blankOut, type Reading } from './reading.ts';

interface Found {
  index: number;
  length: number;
  hexes: string[];
  name: string;
}

const englishNames = [...colourNames.keys()]
  .filter((name) => /^[a-z]/.test(name))
  .toSorted((a, b) => b.length - a.length);
const chineseNames = [...colourNames.keys()]
  .filter((name) => !/^[a-z]/.test(name))
  .toSorted((a, b) => b.length - a.length);
const english = new RegExp(`\\b(?:${englishNames.join('|')})\\b`, 'giu');
/** Two characters and more stand alone; single ones need a neighbour that says they are colours. */
const chinese = new RegExp(
  `(?:${chineseNames.filter((name) => name.length > 1).join('|')})(?:色系|色调|色|系|调)?|(?:${chineseNames.filter((name) => name.length === 1).join('|')})(?:色系|色调|色|系(?!列)|调(?!酒吧|音乐|之夜|乐队|吉他|节|爵士|时刻|派对|口琴))|(?<=[配和与、加跟]|配色[:：]?)[金银红橙黄绿青蓝紫粉黑白灰棕](?=$|[，。、；\\s色系配]|为)|[金银红橙黄绿蓝紫粉黑白灰棕](?=配[金银红橙黄绿青蓝紫粉黑白灰棕米])`,
  'gu',
);
/** 红金配色, 黑白, 蓝白相间: colours in a row. */
const chineseRow =
  /[金银红橙黄绿蓝紫粉黑白灰棕]{2,3}(?=配色|色系|相间|双色|两色|撞色|搭配|风格|色调)|(?<=^|[，。\s])(?:黑白|红白|蓝白|红金|黑红|红黑)(?=$|[，。\s色灰])/gu;
/** Chinese names that are things first: 咖啡店, 奶茶, 薄荷, 粉丝. They need 色 or 系 behind them. */
export const chineseThings =
  /^(?:咖啡|奶茶|焦糖|巧克力|香槟|薄荷|珊瑚|蜜桃|薰衣草|奶油|象牙|陶土|米|咖|裸|杏|青|米白|白|黄|银|翠绿)$/u;

/** Words that keep colours company in a clause of nothing but colours. */
const company =
  /\b(?:and|with|in|on|or|plus|as|a|an|the|of|main|mostly|deep|dark|light|pale|bright|warm|cool|soft|muted|rich|bold|neon|colou?rs?|palette|tones?|scheme|theme|shades?|accents?|background|ground|text|please|use|using|style|minimal(?:ist)?|elegant|calm|modern|vintage|retro|touch(?:es)?)\b|[&+/#\s\ue000]/giu;

function clauseAround(text: string, index: number): string {
  const before = text.slice(0, index).search(/[^,.;:!?，。；：！？]*$/u);
  const after = text.slice(index).search(/[,.;:!?，。；：！？]|\s(?:for|with|featuring|about)\s/u);
  return text.slice(before, after < 0 ? undefined : index + after);
}

/** Colours in name only: "red wine", 绿色出行. */
export const setPhrase = new RegExp(
  `^(?:(?:${[
    'black (?:friday|tie|belt|board|pepper|magic|history|box|coffee|tea|forest|sesame)',
    'white (?:wine|noise|paper|water|christmas|chocolate|elephant|wedding)',
    'red (?:wine|carpet|cross|nose|meat|velvet|squirrels?|pandas?|kites?)',
    'green (?:tea|card|house|party|energy|living|finance|fair|market|curry|beans?)',
    'blue (?:moon|cheese|note|monday|badge)|pink (?:gin|lemonade|salt)|brown (?:rice|sugar|bread|bears?)',
    'gold(?:en)? (?:hour|age|medals?|retriever|wedding|rush|rings?|jewell?e?ry|awards?)|(?:silver|bronze) (?:medals?|rings?|jewell?e?ry|service|bands?|birch|awards?)',
    'orange (?:juice|wine|blossom)|peach (?:iced|tea|cobbler)|mint (?:tea|chocolate)|coral reefs?|sand ?(?:castles?|dunes?)|rust (?:removal|proofing)',
  ].join('|')})\\b|[绿红]色(?:出行|能源|食品|生活|金融|发展|建筑|经典|旅游|教育|文化|精神))`,
  'iu',
);

function isColourHere(text: string, name: string, index: number): boolean {
  const after = text.slice(index + name.length);
  const before = text.slice(0, index);
  // "Black Friday", "Blue Note": part of a name.
  if (/^\p{Lu}/u.test(text.slice(index)) && /^\s\p{Lu}/u.test(after)) return false;
  if (/\p{Lu}[\p{L}’']*\s$/u.test(before) && /^\p{Lu}/u.test(text.slice(index))) return false;
  // "Moss & Mint" are who makes it.
  const pair = /^\p{Lu}\p{L}+ & (\p{Lu}\p{L}+)/u.exec(text.slice(index)) ?? /(\p{Lu}\p{L}+) & $/u.exec(before);
  if (
    pair &&
    /^\p{Lu}/u.test(text.slice(index)) &&
    thingsToo.has(name.toLowerCase()) &&
    thingsToo.has(pair[1]!.toLowerCase())
  )
    return false;
  if (/^white$/iu.test(name) && /\bflat\s$/iu.test(before)) return false;
  if (setPhrase.test(text.slice(index))) return false;
  if (!thingsToo.has(name.toLowerCase())) return true;
  if (/^\s*(?:palette|tones?|background|theme|accents?|colou?rs?|scheme)\b/iu.test(after)) return true;
  const clause = clauseAround(text, index).replace(english, ' ').replace(company, '');
  if (clause === '') return true;
  // "a poster in navy and cream for a choir": the run of colours itself, introduced or joined.
  const joined = /(#[0-9a-f]{3,6}|\b\p{L}+)\s(?:and|&|with)\s$/iu.exec(before)?.[1]?.toLowerCase();
  if (joined && (joined.startsWith('#') || colourNames.has(joined))) return true;
  const next = /^\s(?:and|&|with)\s(\p{L}+)/iu.exec(after);
  return (
    /\b(?:in|colou?rs?:?|palette:?|(?:background|ground) (?:to be |in |is )?)\s?$/iu.test(before) &&
    (next ? colourNames.has(next[1]!.toLowerCase()) : /^\s*(?:$|[,.;]|(?:instead|please|too|now)\b)/iu.test(after))
  );
}

function findNames(text: string): Found[] {
  const found: Found[] = [];
  for (const match of text.matchAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-f])/giu)) {
    const digits = match[0].slice(1).toLowerCase();
    const hex = `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
    found.push({ index: match.index, length: match[0].length, hexes: [hex], name: match[0] });
  }
  for (const [pattern, hexes] of colourSchemes) {
    const match = pattern.exec(text);
    if (match) found.push({ index: match.index, length: match[0].length, hexes, name: match[0] });
  }
  for (const match of text.matchAll(chineseRow))
    found.push({
      index: match.index,
      length: match[0].length,
      hexes: [...match[0]].flatMap((name) => colourNames.get(name) ?? []),
      name: match[0],
    });
  for (const match of text.matchAll(english))
    if (isColourHere(text, match[0], match.index)) {
      const { hex, index } = shadeInFront(text, match.index, colourNames.get(match[0].toLowerCase())!);
      found.push({ index, length: match.index + match[0].length - index, hexes: [hex], name: match[0] });
    }
  for (const match of text.matchAll(chinese)) {
    const name = match[0].replace(/(?<=.)(?:色系|色调|色|系|调)$/u, '');
    const hex = colourNames.get(name) ?? colourNames.get(match[0]);
    const beside = /(?:[色系]|[金银红橙黄绿蓝紫粉黑白灰棕])[和与配、加]$/u.test(text.slice(0, match.index));
    if (!hex || (name === match[0] && chineseThings.test(name) && !beside)) continue;
    if (setPhrase.test(text.slice(match.index))) continue;
    const shaded = shadeInFront(text, match.index, hex);
    const length = match.index + match[0].length - shaded.index;
    found.push({ index: shaded.index, length, hexes: [shaded.hex], name: match[0] });
  }
  return found.toSorted((a, b) => a.index - b.index || b.length - a.length);
}

const orderAhead = new RegExp(`^\\s(?:${englishTypeWords})\\b`, 'iu');

/** Colours asked for, in order, as "#rrggbb". Blanks those that stand apart from the title's own words. */
export function readColours(reading: Reading): string[] {
  const text = reading.rest;
  const hexes: string[] = [];
  let end = -1;
  for (const { index, length, hexes: named, name } of findNames(text)) {
    if (index < end) continue;
    end = index + length;
    for (const hex of named) if (!hexes.includes(hex)) hexes.push(hex);
    const after = text.slice(end);
    // "Green tea": a colour in front of a noun may be half of the title, so it stays readable.
    const leadsNoun =
      /^[a-z]/i.test(name) &&
      /^\s(?!and\b|with\b|in\b|on\b|for\b)\p{L}/u.test(after) &&
      !/^\s(?:palette|tones?|background|theme|accents?|colou?rs?|scheme)\b/iu.test(after) &&
      !orderAhead.test(after);
    if (!leadsNoun) blankOut(reading, index, length);
  }
  // What joined them says nothing any more: "in □ and □", "□配□", 配色.
  reading.rest = reading.rest
    .replace(
      new RegExp(
        `(?:\\b(?:in|with|use|using)\\s+)?(?:\\b(?:deep|dark|light|pale|bright|warm|soft|muted|rich|neon)\\s+)?${blank}+(?:\\s*(?:,|and|&|\\+|with|on|to|配|和|与|、|跟)\\s*(?:a\\s+)?${blank}+)*(?:\\s+(?:palette|tones?|background|theme|accents?|colou?rs?(?: scheme)?|scheme))?`,
        'giu',
      ),
      (match) => (/[A-Za-z配和与、&+,]/u.test(match) ? blank.repeat(match.length) : match),
    )
    .replace(new RegExp(`${blank}(?:色系|色调|配色|撞色|相间|搭配|为主|底色|背景|底)`, 'gu'), (match) =>
      blank.repeat(match.length),
    );
  return readShade(reading, hexes);
}
