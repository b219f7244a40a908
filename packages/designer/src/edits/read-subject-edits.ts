import { compositionNamed, rankCompositions } from '../compositions/catalogue.ts';
import { readFestival } from '../brief/read-setting.ts';
import { findSubjects } from '../material/subjects.ts';
import type { Editing } from './editing.ts';

/** A subject that a word only hints at is not what somebody wants added. */
const sure = 0.8;
const ends =
  '(?=\\s*(?:[,，;；。！!\\n、]|\\.(?:\\s|$)|\\s(?:and|but|then|also)\\s|\\s(?:please|too|as well|instead|next to|beside|behind|in front|in the|on the|to the|to it)\\b|并|同时|然后|吧|$))';
const determiner = '(?:(?:the|that|this|its|an?|some|one|two|three|another|more|any)\\s+){0,3}';
const measures = '(?:[一两几三]?\\s?[个只把杯朵条棵座辆艘幅些盏碗盘匹头片块颗串盆束壶点株位]|一)';
const thing = "([\\p{Script=Latin}][\\p{Script=Latin}\\s’'-]{1,40}?)";
const thingZh = '([\\p{Script=Han}]{1,8}?)';

const swapping: readonly [RegExp, old: number, fresh: number][] = [
  [
    new RegExp(
      `\\b(?:swap|replace|exchange|switch|change|turn)\\s+(?:out\\s+)?${determiner}${thing}\\s+(?:for|with|by|to|into)\\s+${determiner}${thing}${ends}`,
      'iu',
    ),
    1,
    2,
  ],
  [
    new RegExp(
      `\\b(?:(?:use|draw|show|put|have|want)\\s+)?${determiner}${thing}\\s+(?:instead of|in place of|rather than)\\s+${determiner}${thing}${ends}`,
      'iu',
    ),
    2,
    1,
  ],
  [
    new RegExp(
      `(?:把|将)?(?:这个|那个|图里的|图中的|画面里的|上面的|里面的)?${thingZh}(?:换|改|替换|变|画)(?:成|为|作|做)${measures}?${thingZh}${ends}`,
      'iu',
    ),
    1,
    2,
  ],
  // 不要茶壶了，换成竹子.
  [
    new RegExp(
      `(?:不要|去掉|别画)(?:这个|那个)?${thingZh}了?[，,]?\\s*(?:换|改)(?:成|为)${measures}?${thingZh}${ends}`,
      'iu',
    ),
    1,
    2,
  ],
  [new RegExp(`用${measures}?${thingZh}(?:代替|替换掉?|取代|替代|替)(?:这个|那个)?${thingZh}${ends}`, 'iu'), 2, 1],
];
const replacingHero = [
  new RegExp(`\\bi (?:meant|said|wanted|asked for)\\s+${determiner}${thing}(?:,?\\s+not\\s+[^,.;]+)?${ends}`, 'iu'),
  new RegExp(`\\b(?:make it|use|draw|show)\\s+${determiner}${thing}\\s+instead\\b`, 'iu'),
  new RegExp(`(?:换|改|画)成${measures}?${thingZh}${ends}`, 'iu'),
];
const adding = [
  new RegExp(`\\b(?:add|include|draw|show|put)\\s+(?:in\\s+|also\\s+)*${determiner}${thing}${ends}`, 'iu'),
  new RegExp(`\\bwith\\s+${determiner}${thing}\\s+(?:too|as well|added|in it|beside it|next to it)\\b`, 'iu'),
  new RegExp(`(?:加上?|加入|添加|增加|放上?|画上?|再画|再加|多画)${measures}?${thingZh}${ends}`, 'iu'),
];
const removing = [
  new RegExp(
    `\\b(?:remove|drop|delete|lose|omit|hide|take\\s+(?:out|off|away)|get\\s+rid\\s+of|leave\\s+out|without|no)\\s+${determiner}${thing}${ends}`,
    'iu',
  ),
  new RegExp(`(?:去掉|去除|删掉|删除|拿掉|不要|移除)(?:那个|这个|图里的|${measures})?${thingZh}${ends}`, 'iu'),
  new RegExp(`(?:把|将)(?:那个|这个|图里的)?${thingZh}(?:去掉|去除|删掉|删除|拿掉|移除)`, 'iu'),
];
/** What stands for whatever the design shows. */
const hero =
  /^(?:hero|picture|illustration|drawing|image|subject|icon|main (?:thing|figure|subject)|motif|主体|主角|图案|插图|图标|主图|图形)$/iu;

/** What people call things that have finer names: each by what its keys hold, and by the word for one of them. */
const kinds: readonly [RegExp, RegExp, string][] = [
  [/^(?:cups?|mugs?|杯子?|茶杯|咖啡杯|马克杯)$/iu, /cup|beverage|mug/u, 'coffee'],
  [/^(?:drinks?|饮料|饮品)$/iu, /beverage|cup|drink|juice|glass|cocktail|tea|coffee/u, 'juice'],
  [/^(?:flowers?|blossoms?|花|花朵|鲜花)$/iu, /flower|blossom|rose|tulip|lotus|bouquet|hibiscus/u, 'flower'],
  [/^(?:plants?|leaf|leaves|植物|叶子)$/iu, /plant|leaf|herb|seedling|tree|cactus/u, 'plant'],
  [/^(?:trees?|树|树木)$/iu, /tree|pine/u, 'tree'],
  [/^(?:animals?|动物)$/iu, /cat|dog|rabbit|fox|bear|bird|horse|cow|pig|tiger|fish|panda|owl/u, 'cat'],
  [/^(?:fruits?|水果)$/iu, /apple|orange|tangerine|lemon|grapes|berry|pear|peach|cherries|melon|mango/u, 'apple'],
  [/^(?:lamps?|lanterns?|灯|灯笼)$/iu, /lantern|lamp|light/u, 'lantern'],
  [/^(?:houses?|buildings?|房子|建筑)$/iu, /house|building|home|castle/u, 'house'],
];

export const shownBy = (words: string, keys: readonly string[]): string | undefined => {
  if (hero.test(words.trim())) return keys[0];
  const kind = kinds.find(([pattern]) => pattern.test(words.trim()));
  const ofKind = kind && keys.find((key) => kind[1].test(key));
  if (ofKind) return ofKind;
  return findSubjects(words, 12).find(({ subject }) => keys.includes(subject.key))?.subject.key;
};

/** "A basket of apples" is shown by apples. */
const heapOf =
  /^(?:baskets?|bowls?|bunch(?:es)?|plates?|piles?|slices?|couple|pair|group|jars?|stacks?|handful|crates?|box(?:es)?) of /iu;

export function subjectFor(said: string): string | undefined {
  // 小熊 is a bear.
  const words = said.replace(heapOf, '').replace(/^小(?=\p{Script=Han}$)/u, '');
  const general = kinds.find(([pattern]) => pattern.test(words.trim()));
  const [first] = [words, ...(general ? [general[2]] : [])].flatMap((one) => findSubjects(one, 1));
  return first && first.score >= sure ? first.subject.key : undefined;
}

/** A scene is drawn from its words, not from figures. */
const isScene = (editing: Editing) => editing.brief.type === 'scene';

function toScene(editing: Editing, words: string, prompt: string, kind: 'add-subject' | 'remove-subject'): void {
  const said =
    kind === 'add-subject'
      ? { en: `${words} in the picture`, zh: `画面加上${words}` }
      : { en: `no ${words}`, zh: `去掉${words}` };
  editing.change(kind, said, { brief: { prompt, subjectText: prompt } });
}

/** What stands in the hero's place: a layout may prefer another than the first. */
function shownFirst({ direction }: Editing): string | undefined {
  const { subjects, lead, composition } = direction;
  const prefers = compositionNamed(composition)?.prefers;
  return lead ?? subjects.find((key) => prefers?.test(key)) ?? subjects[0];
}

function swap(editing: Editing, old: string, fresh: string): boolean {
  const { subjects } = editing.direction;
  const { prompt } = editing.brief;
  if (isScene(editing)) {
    if (!prompt.toLowerCase().includes(old.toLowerCase())) return false;
    const at = prompt.toLowerCase().indexOf(old.toLowerCase());
    toScene(editing, fresh, prompt.slice(0, at) + fresh + prompt.slice(at + old.length), 'add-subject');
    return true;
  }
  if (/^(?:what(?:['’]s| is) (?:there|on it|in it)|the current (?:one|picture))$/iu.test(old))
    return replaceHero(editing, fresh);
  if (/^(?:it|this|that|everything|all)$/iu.test(old)) return false;
  const standing = shownBy(old, subjects);
  const wanted = subjectFor(fresh);
  // Neither is a thing that it knows: some other reader's words.
  if (!standing && !wanted) return false;
  if (!standing) editing.refuse({ en: `There is no ${old} in it.`, zh: `画面里没有${old}。` });
  else if (!wanted) editing.refuse(unknown(fresh));
  else {
    const said = { en: `${fresh} in place of ${old}`, zh: `${old}换成${fresh}` };
    const next = subjects.map((key) => (key === standing ? wanted : key));
    const lead = shownFirst(editing) === standing ? { lead: wanted } : {};
    editing.change('swap-subject', said, {
      direction: { subjects: [...new Set(next)], ...lead },
      brief: { subjectText: fresh },
    });
  }
  return true;
}

/** Whatever is drawn, and not one thing of it. */
const allDrawn =
  /^(?:all\s+)?(?:the\s+|any\s+)?(?:illustrations?|pictures?|images?|drawings?|graphics?|icons?|artwork|插画|插图|图|图片|图案|配图)$/iu;
const wordsOnly =
  /\b(?:just|only)\s+(?:the\s+)?(?:text|words|type|typography|letters)\b(?!\s+(?:bigger|smaller|larger|in|on))|\b(?:text|words|type)[- ]only\b|(?:(?:把|将)?(?:图片?|插画|图案)(?:都|全部?)?(?:去掉|删掉|不要)了?[，,]?)?(?:只要|只留|纯)文字/iu;

function removeAll(editing: Editing): boolean {
  if (isScene(editing) || editing.direction.subjects.length === 0) return false;
  const { brief, direction } = editing;
  const { lead: _, ...bare } = direction;
  const suits = compositionNamed(direction.composition)?.suits(brief, 0) ?? 0;
  const composition = suits > 1 ? direction.composition : rankCompositions(brief, 0)[0]!.name;
  editing.design = { ...editing.design, direction: bare };
  editing.change(
    'remove-subject',
    { en: 'words alone, nothing drawn', zh: '只留文字，不画图' },
    { direction: { subjects: [], composition }, brief: { subjectText: '' } },
  );
  return true;
}

const unknown = (words: string) => ({
  en: `The built-in designer has no drawing of “${words}”.`,
  zh: `内置设计师没有“${words}”的图样。`,
});

function add(editing: Editing, words: string): boolean {
  if (isScene(editing)) {
    if (!subjectFor(words)) return false;
    toScene(editing, words, `${editing.brief.prompt}, ${words}`, 'add-subject');
    return true;
  }
  const wanted = subjectFor(words);
  if (!wanted) return false;
  const { brief, direction } = editing;
  const [first, ...others] = direction.subjects;
  const subjects = [...new Set([...(first ? [first] : []), wanted, ...others])].slice(0, 5);
  const said = { en: `${words} added`, zh: `加上${words}` };
  const room = compositionNamed(direction.composition)?.figures ?? 1;
  if (room >= Math.min(2, subjects.length)) {
    editing.change('add-subject', said, { direction: { subjects } });
    return true;
  }
  // A layout with one place for a figure cannot hold two: the nearest that can takes over, and the answer says so.
  const other = rankCompositions(brief, subjects.length).find(({ figures }) => figures >= 2);
  if (!other) editing.refuse({ en: `There is no room for ${words} in it.`, zh: `画面里放不下${words}。` });
  else {
    const moved = { en: `${said.en}, in a layout with room for it`, zh: `${said.zh}，版式随之调整` };
    editing.change('add-subject', moved, { direction: { subjects, composition: other.name } });
  }
  return true;
}

function remove(editing: Editing, words: string): boolean {
  if (allDrawn.test(words.trim()) && removeAll(editing)) return true;
  const { subjects } = editing.direction;
  if (isScene(editing)) {
    const { prompt } = editing.brief;
    if (!prompt.toLowerCase().includes(words.toLowerCase())) return false;
    toScene(
      editing,
      words,
      prompt.replace(new RegExp(`(?:\\b(?:with|and|an?|the)\\s+)*${words}`, 'iu'), ''),
      'remove-subject',
    );
    return true;
  }
  const standing = shownBy(words, subjects);
  if (!standing && !subjectFor(words)) return false;
  if (!standing) editing.refuse({ en: `There is no ${words} in it.`, zh: `画面里没有${words}。` });
  else {
    const next = subjects.filter((key) => key !== standing);
    editing.change('remove-subject', { en: `no ${words}`, zh: `去掉${words}` }, { direction: { subjects: next } });
  }
  return true;
}

function replaceHero(editing: Editing, words: string): boolean {
  const wanted = subjectFor(words);
  const [, ...others] = editing.direction.subjects;
  if (!wanted || isScene(editing) || readFestival(words)) return false;
  const subjects = [...new Set([wanted, ...others])];
  const said = { en: `${words} as the subject`, zh: `主体换成${words}` };
  editing.change('swap-subject', said, { direction: { subjects, lead: wanted }, brief: { subjectText: words } });
  return true;
}

/** Swaps, adds and removes what a design shows. */
export function readSubjectEdits(editing: Editing): void {
  const alone = editing.find(wordsOnly);
  if (alone && removeAll(editing)) editing.understood(alone);
  for (const [pattern, old, fresh] of swapping)
    editing.takeEach([pattern], (match) => swap(editing, match[old]!.trim(), match[fresh]!.trim()));
  for (const pattern of adding) editing.takeEach([pattern], (match) => add(editing, match[1]!.trim()));
  for (const pattern of removing) editing.takeEach([pattern], (match) => remove(editing, match[1]!.trim()));
  for (const pattern of replacingHero) editing.takeEach([pattern], (match) => replaceHero(editing, match[1]!.trim()));
}
