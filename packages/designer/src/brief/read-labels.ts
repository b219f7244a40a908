import type { Copy } from './brief.ts';
import { chineseName } from './read-people.ts';
import { isPhrase } from './read-place.ts';
import { blankOut, capital, type Reading } from './reading.ts';

type Structured = 'details' | 'items' | 'people' | 'contact' | 'marks';
type Field = Exclude<keyof Copy, Structured> | 'detail';

const labels: [Field, RegExp][] = [
  ['subtitle', /(?:sub-?title|sub-?heading|tag ?line|slogan|strap ?line|副标题|副标|口号|标语|广告语|宣传语)/iu],
  [
    'title',
    /(?:main title|title|headline|heading|(?:topic|subject|theme|event|occasion|business name|company name|couple|names?)(?=\s*:)|主标题|大标题|标题|题目|店名|品牌名|项目名称?|主题)/iu,
  ],
  ['action', /(?:call to action|cta|button(?: text)?|按钮(?:文字)?|行动号召)/iu],
  ['place', /(?:location|venue|(?<=(?:^|[,;.\n])\s*(?:the )?)place|address|where|地点|地址|场地|会场)/iu],
  ['date', /(?:date|when|日期)/iu],
  ['time', /(?:doors|time|时间)/iu],
  ['price', /(?:price|tickets?|entry fee|票价|价格|售价|门票|定价)/iu],
  ['offer', /(?:offer|deal|优惠|折扣|活动价?)/iu],
  [
    'detail',
    /(?:text|copy|band|artist|contact|phone|hosted by|organi[sz]er|文案|文字|电话|主办方?|嘉宾|讲师|联系方式|微信)/iu,
  ],
];

/** Words before a quotation that say what it is. */
const introductions: [Field, RegExp][] = [
  ...labels.map(([field, pattern]): [Field, RegExp] => [
    field,
    // A ticket “The Glass Garden” is no price: only what is sure to be a label.
    new RegExp(
      `${field === 'price' ? '(?:price|entry fee|票价|价格|售价|定价)' : pattern.source}[\\s:：是为,，]*(?:is|reads?|says)?\\s*$`,
      'iu',
    ),
  ]),
  [
    'title',
    /(?:海报|图|封面|上面?|中)?(?:要|请)?(?:写|印)(?:上|着|个)?(?:大大的?|大字)\s*$|(?:called|named|titled|name|brand|名为|名叫|叫做|叫|取名|品牌|为题|题为)\s*[:：]?\s*$/iu,
  ],
];

/** "For a retirement home: Golden Oaks, “Where every day is yours”": the name stands before what it says. */
const nameAhead = /[:：]\s*(?:The )?\p{Lu}[\p{L}’'&-]*(?: (?:&|and|of|\p{Lu}[\p{L}’'&-]*)){0,3},\s*$/u;

export const quotation =
  /“([^”]{1,80})”|"([^"]{1,80})"|「([^」]{1,80})」|『([^』]{1,80})』|《([^》]{1,60})》|«\s?([^»]{1,80}?)\s?»|【([^】]{1,60})】|„([^“”]{1,80})[“”]|‘([^’]{1,80})’|(?<=^|[\s(（:：,，])'((?:[^']|(?<=\p{L})'(?=\p{L})){1,80})'(?=$|[\s,.;:!?)，。；])/gu;

/** What a prompt says outright: quotations, and values behind a label. */
export interface LabelledCopy extends Partial<Record<Exclude<Field, 'detail'>, string>> {
  details: string[];
}

function put(copy: LabelledCopy, field: Field | undefined, value: string): void {
  const text = value.trim();
  if (!text) return;
  const free = field ?? (copy.title === undefined ? 'title' : copy.subtitle === undefined ? 'subtitle' : 'detail');
  if (free !== 'detail' && copy[free] === undefined) copy[free] = text;
  else if (!copy.details.includes(text)) copy.details.push(text);
}

const titleToCome =
  /(?:(?<=^|[\s，。；,;：:])(?:主标题|大标题|标题|题目)[:：]|\b(?:title|headline)\s*:)\s*(?=[^\s“"「『《【'‘])/iu;

/** “Rust in Production” by Sam Lee: of several talks each stays with who gives it, and none is the title. */
const givenBy = /^ (?:by|with) \p{Lu}[\p{L}’'.-]*(?: \p{Lu}[\p{L}’'.-]*){1,2}/u;

/** 1.合唱《祖国》: so with what is played. */
const ofProgramme = /(?<=^|[：:，,。；》\s\ue000])\d{1,2}[.、．]\s?(\p{Script=Han}{2,6}《[^》]+》)/gu;

/** 节目单 开场舞 独唱《明月几时有》 魔术: what is played, in its order. */
const onProgramme = /^(?:\d{1,2}[.、．]\s?)?(\p{Script=Han}{2,6}(?:《[^》]+》)?)$/u;

/** 周深“深空间”: who is on stage stands right before what it is called. */
const performer = new RegExp(`(?<=^|[，,。；：\\s\ue000])(${chineseName})(?=[“"《「])`, 'u');
const onStage = /演唱会|音乐会|巡演|个展|画展|摄影展|脱口秀|相声|新专辑|专辑|单曲|见面会|签售/u;
function takePerformer(reading: Reading, copy: LabelledCopy): void {
  const match = onStage.test(reading.prompt) ? performer.exec(reading.rest) : null;
  if (!match?.[1]) return;
  copy.details.push(match[1]);
  blankOut(reading, match.index, match[0].length);
}

function takeProgramme(reading: Reading, copy: LabelledCopy): void {
  const from = reading.rest.indexOf('节目单');
  if (from < 0) return;
  const items: { text: string; index: number; length: number }[] = [];
  for (const { 0: clause, index } of reading.rest.slice(from + 3).matchAll(/[^：:，,；;、\s\n\ue000]+/gu)) {
    const text = onProgramme.exec(clause)?.[1];
    if (text) items.push({ text, index: from + 3 + index, length: clause.length });
    else if (items.length > 0) break;
  }
  if (items.length < 3) return;
  copy.details.push(...items.map(({ text }) => text));
  for (const { index, length } of items) blankOut(reading, index, length);
}

function takeTalks(reading: Reading, copy: LabelledCopy): void {
  const talks = [...reading.rest.matchAll(quotation)].flatMap(({ 0: quoted, index }) => {
    const by = givenBy.exec(reading.rest.slice(index + quoted.length))?.[0];
    return by === undefined ? [] : [{ index, quoted, by }];
  });
  if (talks.length > 1)
    for (const { index, quoted, by } of talks) {
      copy.details.push(quoted + by);
      blankOut(reading, index, quoted.length + by.length);
    }
  const items = [...reading.rest.matchAll(ofProgramme)];
  if (items.length < 2) return;
  for (const { 0: all, 1: item, index } of items) {
    copy.details.push(item!);
    blankOut(reading, index, all.length);
  }
}

function readQuotations(reading: Reading, copy: LabelledCopy): void {
  takePerformer(reading, copy);
  takeProgramme(reading, copy);
  takeTalks(reading, copy);
  // What a lost parrot says is no title.
  const says = /(?<=[,;.]\s)(says|answers to|wearing|marked|engraved)\s+(?:[“"]([^”"]{2,60})[”"])/iu.exec(reading.rest);
  if (says && /\b(?:lost|missing|found)\b/iu.test(reading.prompt)) {
    copy.details.push(capital(says[0]));
    blankOut(reading, says.index, says[0].length);
  }
  const found = [...reading.rest.matchAll(quotation)].map((match) => {
    const before = reading.rest.slice(Math.max(0, match.index - 28), match.index);
    const [field, pattern] =
      introductions.find(([, introduces]) => introduces.test(before)) ??
      (nameAhead.test(before) ? (['subtitle', undefined] as const) : []);
    const said = pattern?.exec(before)?.[0] ?? '';
    const isText = /(?:text|copy|文案|文字)[\s:：是为,，]*(?:is|reads?|says)?\s*$/iu.test(before);
    // 标题“周末市集” leaves no 标题 to be set; English labels are taken out with the other words of an order.
    const introduction = /\p{Script=Han}/u.test(said) ? said.length : 0;
    return { match, field, isText, introduction, value: match.slice(1).find((group) => group !== undefined) ?? '' };
  });
  // "A poster of a mountain with the text “Keep Climbing”": where nothing else is quoted, that is its title.
  const isAlone = !found.some(({ field, isText }) => !isText && (field === undefined || field === 'title'));
  if (isAlone && copy.title === undefined && !titleToCome.test(reading.rest))
    for (const entry of found) if (entry.isText) entry.field = undefined;
  // A labelled title must win over an unlabelled quotation that stands before it.
  for (const { field, value } of found.filter((entry) => entry.field)) put(copy, field, value);
  // 书是《…》，标题：课题分离: what is called the title is to come.
  const isUntitled = copy.title === undefined && titleToCome.test(reading.rest);
  for (const { value } of found.filter((entry) => !entry.field))
    put(copy, isUntitled ? (copy.subtitle === undefined ? 'subtitle' : 'detail') : undefined, value);
  for (const { match, introduction } of found) {
    blankOut(reading, match.index - introduction, match[0].length + introduction);
  }
}

/** 主题是月圆人团圆: a title needs no colon. */
const saysIt = (field: Field) =>
  field === 'title' || field === 'subtitle' ? '(?:[:：]|(?<=\\p{Script=Han})[是为](?!什么))' : '[:：]';

/** Of a party the theme says how it is decorated, not what it is called: 主题是海洋. */
const party = /派对|生日|周岁|满月|百日/u;
const further = /^,\s*\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*(?=\s*(?:[.,;\n]|$))/u;

/** "title: The Long Way Home", "地点：外滩18号". Dates, times and prices keep to their own reader unless labelled. */
function readLabels(reading: Reading, copy: LabelledCopy): void {
  for (const [field, label] of labels) {
    const pattern = new RegExp(
      `(?:\\b|(?<=[\\s，。；,;：:]|^))${label.source}\\s*${saysIt(field)}\\s*([^,;，。；\\n\\ue000]+?)(?=[,;，。；\\n\\ue000]|\\.(?:\\s|$)|$)`,
      'iu',
    );
    const match = pattern.exec(reading.rest);
    if (!match) continue;
    // "时间：10月18日晚上7点" holds two facts: their readers split it.
    if (field === 'date' || field === 'time') continue;
    // "Ticket: Winter Gala" orders a ticket.
    if (field === 'price' && !/\d|free|免费/iu.test(match[1]!)) continue;
    const value = match[1]!;
    if (match[0].startsWith('主题') && [...value].length <= 3 && party.test(reading.prompt)) continue;
    // "Château de Lys, Provence".
    const behind = field === 'place' ? further.exec(reading.rest.slice(match.index + match[0].length))?.[0] : undefined;
    const town = behind && !isPhrase(behind.slice(1).trim()) ? behind : '';
    put(copy, field, value + town);
    blankOut(reading, match.index, match[0].length + town.length);
  }
}

const callIt =
  /\b(?:called|named|titled|(?<=[.,;]\s)[Nn]ame(?:['’]s)?:?|(?:[Tt]he |[Ii]ts? |[Oo]ur |[Mm]y |[Hh]er |[Hh]is |[Tt]heir )name(?:['’]s| is)|[Tt]he name(?= \p{Lu})|for the brand|brand name|(?:album|single|song|book|film|show|talk|game|channel|team|band|shop|company|business) (?:title|name)(?: is)?|initials|the letters)\s+((?:\p{Lu}|\d)[\p{L}\p{N}&'’.\- ]*?)(?=[,.;!]|\s(?:with|in|using|and [a-z]+|that|which|for|on|at|by \p{Lu}\p{L}+)\b|\ue000|$)|(?:(?:英文|中文|店)名[叫是为]?[:：]?\s*(?=[\p{L}])|名为|名叫|叫做|取名(?:叫|为)?|(?<=[，,。；\s])叫|(?:名字|店名|品牌|品牌名|公司|店铺?|项目|团队|工作室)[叫是为])\s*([A-Za-z][\w&'’ -]{1,24}(?=$|[^\w&'’ -])|[^\s，。,.的]{1,12})/u;

/** "My band Rust Belt Saints is playing". */
const ofMine =
  /(?<!\bof )\b(?:[Mm]y|[Oo]ur) (?:\p{Ll}[\p{L}’'-]* ){0,2}(?:band|group|duo|trio|choir|shop|caf[eé]|bakery|studio|company|business|brand|restaurant|bar|podcast|start-?up|salon|gallery|gym|club|farm|brewery) ((?:The )?\p{Lu}[\p{L}\d’'&-]*(?: (?:&|and|of|the|\p{Lu}[\p{L}\d’'&-]*))*)(?: (?:is|are) (?:playing|performing|opening))?(?= (?:is|are|has|have|will|plays?|opens?|turns?|in|on|at|celebrates?)\b|[,.;!])/u;

const calledBeside =
  /\b(?:called|named|(?:channel|brand|band|team|shop|company|business|artist|user) name:?)\s+(\p{Lu}[\p{L}\p{N}&'’-]*(?: \p{Lu}[\p{L}\p{N}&'’-]*)*)/u;
/** “Best haircut I've had”, for Blade & Brush barbers: whose it is, beside what is quoted. */
const forHouse =
  /(?<=[,.;\ue000]\s*)for ((?:The )?\p{Lu}[\p{L}’'-]*(?: (?:&|and|of) \p{Lu}[\p{L}’'-]*| \p{Lu}[\p{L}’'-]*)+)(?: \p{Ll}+)?\s*\.?$/u;
/** 我们是天文社. */
const weAre =
  /(?<=^|[，,。；\s])我们是(\p{Script=Han}{1,8}(?:社|队|团|班|乐队|工作室|协会|俱乐部|委会|委员会|学生会|教会|基金会|幼儿园|医院))(?=$|[，。；,\s])/u;
const childZh =
  /(?:孩子|宝宝|宝贝|女儿|儿子|小朋友|小寿星|寿星|小主角|[她他])(?:的?名字)?[叫是]\s*(\p{Script=Han}{2,4})(?=$|[，。；,\s])/u;

/** "Album cover, title NIGHT BUS, artist Ola Kern": labels at the head of a clause need no colon before a capital. */
const clauseLabel =
  /(?<=[,;\n]\s*)(title|headline|subtitle|tagline|artist|band|singer|author|button)\s+(\p{Lu}[^,;:\n\ue000]{1,50}?)(?=\s*(?:[,;\n]|\.(?:\s|$)|$))/u;
function readClauseLabels(reading: Reading, copy: LabelledCopy): void {
  for (let match = clauseLabel.exec(reading.rest); match; match = clauseLabel.exec(reading.rest)) {
    const named = { title: 'title', headline: 'title', button: 'action' } as const;
    const field = named[match[1] as keyof typeof named] ?? 'subtitle';
    put(copy, copy[field] === undefined ? field : 'detail', match[2]!);
    blankOut(reading, match.index, match[0].length);
  }
}

/** "My daughter's school play is Matilda and it's on 3 December". */
const playIs =
  /\b(?:[Mm]y|[Oo]ur|[Tt]he) (?:\p{Ll}+['’]s )?((?:\p{Ll}+ ){0,2}(?:play|musical|show|film|concert|production|exhibition|panto(?:mime)?)) (?:is|will be) (?:called )?(\p{Lu}[\p{L}’' -]*?)(?=,? and\b|[,.;]|\s*$)/u;
/** "It's me (Layla) and my fiancé Omar". */
const ourselves =
  /\b(?:[Ii]t['’]s )?me \((\p{Lu}\p{L}+)\) and my (?:fianc[eé]e?|partner|husband|wife|boyfriend|girlfriend|bride|groom) (\p{Lu}\p{L}+)/u;
function readOwnNames(reading: Reading, copy: LabelledCopy): void {
  const [play, us] = [playIs.exec(reading.rest), ourselves.exec(reading.rest)];
  if (play) {
    put(copy, 'title', play[2]!);
    put(copy, 'subtitle', capital(play[1]!));
    blankOut(reading, play.index, play[0].length);
  } else if (us) {
    put(copy, 'title', `${us[1]} & ${us[2]}`);
    blankOut(reading, us.index, us[0].length);
  }
}

/** "Poster should say SAVE OUR POOL". */
const saidLoud =
  /\b(?:(?:should|must|has to|needs to|to|will|can|that|which) (?:say|read)s?|saying):?\s+(\p{Lu}{2,}(?:[ ’'&!-]+\p{Lu}+)*!?)(?![\p{Ll}])/u;
/** "With the line every drop matters". */
const withLine =
  /\bwith the (?:line|words|text|slogan|tagline|message|caption|phrase|motto):? ([^,.;\n\ue000]{4,70})/iu;
/** What it is of is drawn. */
const ofPicture = /\b(?:posters?|prints?|cards?|pictures?|images?|stickers?|t-?shirts?|mugs?|covers?) of\b/iu;
/** "A small business making soy candles (Ember & Moss)". */
const inBrackets =
  /\b(?:business|shop|brand|studio|company|store|bakery|caf[eé]|restaurant|start-?up|farm|salon)\b[^.,;()]*\(((?:\p{Lu}[\p{L}’'.-]*|&|and|of|the)(?: (?:\p{Lu}[\p{L}’'.-]*|&|and|of|the)){0,4})\)/u;

/** What a form's line is about, where its value is read by others: "Date: 6 May", "Style: calm", 风格：复古. */
const formLabel =
  /(?<=^|[\n,;，；。.]\s*)(?:(?:design )?type|kind|format|style|mood|tone|feel|colou?rs?|palette|size|dimensions|dates?|time|when|include|audience|language|smaller|small text|below|underneath|bottom|top|类型|风格|色调|颜色|配色|尺寸|日期|时间|受众|元素|要求|requirements?|specs?|specifications)\s*[:：](?!\d)/giu;

/** Takes everything that is quoted, labelled or called by name. */
export function readLabelledCopy(reading: Reading): LabelledCopy {
  const copy: LabelledCopy = { details: [] };
  readQuotations(reading, copy);
  readLabels(reading, copy);
  readClauseLabels(reading, copy);
  if (copy.title === undefined) readOwnNames(reading, copy);
  for (const match of reading.rest.matchAll(formLabel)) blankOut(reading, match.index, match[0].length);
  if (copy.title === undefined) {
    const match =
      saidLoud.exec(reading.rest) ??
      inBrackets.exec(reading.rest) ??
      callIt.exec(reading.rest) ??
      ofMine.exec(reading.rest);
    if (match) {
      put(copy, 'title', match[1] ?? match[2] ?? '');
      blankOut(reading, match.index, match[0].length);
    }
  } else {
    // "A new cold brew called Midnight Oil", beside what it is to say; 孩子叫糖糖.
    const match = calledBeside.exec(reading.rest) ?? ofMine.exec(`${reading.rest}.`) ?? forHouse.exec(reading.rest);
    if (match) {
      put(copy, copy.subtitle === undefined ? 'subtitle' : 'detail', match[1]!);
      blankOut(reading, match.index, match[0].length);
    }
  }
  const club = weAre.exec(reading.rest);
  if (club) {
    put(copy, copy.subtitle === undefined ? 'subtitle' : 'detail', club[1]!);
    blankOut(reading, club.index, club[0].length);
  }
  const line = withLine.exec(reading.rest);
  if (line) {
    const isAll = copy.title === undefined && ofPicture.test(reading.prompt);
    put(copy, isAll ? 'title' : copy.subtitle === undefined ? 'subtitle' : 'detail', capital(line[1]!));
    blankOut(reading, line.index, line[0].length);
  }
  const child = childZh.exec(reading.rest);
  if (child) {
    put(copy, copy.subtitle === undefined ? 'subtitle' : 'detail', child[1]!);
    blankOut(reading, child.index, child[0].length);
  }
  return copy;
}
