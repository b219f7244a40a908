import { capital } from '../brief/reading.ts';
import type { Editing } from './editing.ts';
import {
  addLine,
  fieldNames,
  fieldOf,
  fieldSaying,
  keepTitleAlone,
  replaceWords,
  setField,
  type CopyField,
} from './read-copy-edits.ts';

/** To the end of what is said, commas and all: behind a colon it is all copy. */
const all = '["“「]?([^\\n"“”「」]{2,90}?)["”」]?\\s*[.。!！]?\\s*$';

const lines = [
  // "Add: please no gifts".
  new RegExp(`^\\s*(?:please\\s+|also\\s+|and\\s+)?(?:add|write|加上?|写上?)\\s*[:：]\\s*${all}`, 'iu'),
  // "Add sponsors: Waitrose, Co-op": who they are stands behind what they are.
  new RegExp(
    `\\badd\\s+(?:our\\s+|the\\s+|an?\\s+)?((?:sponsors?|hosts?|speakers?|organi[sz]ers?|partners?|ingredients|allergens|line-?up|prizes?|includes|judges?)\\s*:\\s*[^\\n"“”]{2,80}?)\\s*[.!]?\\s*$`,
    'iu',
  ),
  /(?:加上?|添加|写上)((?:赞助商?|主办方?|协办方?|嘉宾|评委|配料|过敏原|奖品)[:：][^\n“”]{2,60}?)\s*[。]?\s*$/u,
  new RegExp(
    `\\b(?:add|put|include|write|insert)\\s+(?:in\\s+|on\\s+)?(?:an?\\s+|another\\s+|one more\\s+|some\\s+)?(?:small\\s+|short\\s+)?(?:lines?|texts?|notes?|words|sentence|small print|footnote)(?:\\s+(?:of text|that says|which says|saying|at the bottom|below|underneath))*\\s*[:：]\\s*${all}`,
    'iu',
  ),
  new RegExp(
    `(?:加上?|加入|添加|增加|写上|补上|放上|配上?)(?:一句|一行|一段|几个)?(?:小字|文字|话|字|文案|说明|备注)\\s*[:：]\\s*${all}`,
    'u',
  ),
  // "Add a line saying free parking": what follows is copy to its end.
  /\b(?:add|put|include|write|insert)\s+(?:in\s+|on\s+)?(?:an?|another|one more|some)\s+(?:small\s+|short\s+)?(?:lines?|texts?|notes?|sentence|footnote)\s+(?:saying|that\s+says|which\s+says|that\s+reads)\s+["“]?([^\n"“”]{2,90}?)["”]?\s*[.!]?\s*$/iu,
  // The title stays in its language: it is a line that comes in another.
  /(?:加上?|写上|补上|放上|配上?)(?:一?[句行])?英文\s*[:：]?\s*([A-Za-z][A-Za-z\d '’&!?.,-]{1,60}?)\s*[。]?\s*$/u,
  /\badd\s+((?:doors|gates|bar|kitchen)\s+(?:open(?:s)?\s+)?(?:at\s+|from\s+)?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm))(?=$|[,.;])/iu,
  // What posters announce by, and nobody puts in quotation marks.
  /\badd\s+["“']?(sold out|limited edition|coming soon|last chance|today only|final days?|new in|free entry|by appointment)["”']?(?=\s*(?:$|[,.;]|across|on|over|to))(?:\s+(?:across|on|over)\s+it)?/iu,
  // 加上联系人：王女士 138…, 写上WiFi密码 12345678.
  /(?:加上?|写上|补上|添加|放上)(?:一[行句])?\s*([^，。；\d“”]{2,16}\d[\d-]{4,}[^，。；]{0,6})\s*$/u,
];
/** "Add a subtitle: Local food, local people", unless a further wish follows. */
const fieldTold = new RegExp(
  `(?:\\b(?:add|put|include|write|insert)\\s+(?:an?\\s+|the\\s+|our\\s+)?|(?:加上?|加入|添加|增加|写上|补上|放上)(?:一个)?)(${fieldNames})\\s*[:：]\\s*(?!.*(?:[,，;；]|\\band\\b)\\s*(?:make|use|change|add|remove|drop|put|with|set|then|also|再|并|把|将|背景|标题|颜色|字体|去掉|换|改))${all}`,
  'iu',
);
/** "Add RSVP by 1 June to Sarah", 加一句欢迎光临: what begins like a line or holds a figure is copy. */
const linesTold = [
  /\badd\s+(?:the\s+(?:line|words|text)\s+)?((?:RSVP|Tickets|Call|Book|Free|Bring|Open|Doors|Sponsored|Hosted|Presented|Featuring|Sold|All|No|Ages?|Rated|From|Every|Since|Est)\b[^,;\n“”"]{2,70}?)(?:\s+(?:at|on|to|in)\s+the\s+(?:bottom|top|poster|design|end))?\s*[.!]?\s*$/u,
  /\badd\s+(?!(?:an?|the|some|more|in)\b)(\p{Ll}[^,;\n“”"]{2,60}?(?:\d{1,2}(?::\d{2})?\s?(?:am|pm)|[$€£]\d[\d.]*)[^,;\n“”"]{0,30}?)\s*[.!]?\s*$/u,
  /(?:^|[,;.]\s*)([\p{L}][^,;.\n“”"]{3,50}?)\s+(?:should|must|needs?\s+to|has\s+to)\s+be\s+(?:mentioned|added|included|on\s+(?:it|there|the\s+poster))\s*[.!]?\s*$/iu,
  /(?:^|\b(?:please|also|and)\s+)mention\s+(?:that\s+)?(?:the\s+)?([^,;.\n“”"]{4,60}?)\s*[.!]?\s*$/iu,
  /(?:加|写)上?一[句行](?:话|字)?\s*([^，。；：:“”\n]{2,24})\s*[。！]?$/u,
];
/** "In store only", "no kids please, add that": what posters say in so many words. */
const asLine = [
  /^\s*(?:it['’]?s\s+(?:now\s+)?|now\s+)?(cancelled|canceled|postponed|sold out|fully booked|new date|last chance|few places left|now hiring|under new management)\s*[.!]?\s*$/iu,
  /^\s*(?:please\s+)?((?:bring|wear)\s+(?!back\b|it\b|the\s+(?:title|date|text|picture)\b)[^,;\n“”"]{3,40}?)(?:\s+please)?\s*[.!]?\s*$/iu,
  /^\s*(happy hour\s+\d[\d:.]*(?:\s?(?:am|pm))?(?:\s?(?:-|–|to)\s?\d[\d:.]*(?:\s?(?:am|pm))?)?)\s*[.!]?\s*$/iu,
  /^\s*((?:已|全部)?(?:取消|满员|售罄|约满|延期举行)|名额已满|暂停报名)\s*[。！]?\s*$/u,
  /^\s*((?:in[- ]store|online|cash|card|adults|members|residents|today|this week(?:end)?|weekends?|dine[- ]in|takeaway|collection|pre-?order|women|over[- ]?\d{2}s?)\s+only)(?:\s+please)?\s*[.!]?\s*$/iu,
  /^\s*(no\s+(?:kids|children|gifts|presents|pets|dogs|smoking|phones|refunds|photos|plus[- ]ones|walk-?ins|bookings?|outside food|entry fee|cover(?: charge)?))(?:\s+please)?[,.]?(?:\s*(?:add|put|write|say|mention)\s+(?:that|this|it)(?:\s+(?:too|in|on it))?)?\s*[.!]?\s*$/iu,
  /^\s*(RSVP\s+(?:by|to)\s+[^,;\n“”"]{2,50}?)(?:\s+please)?\s*[.!]?\s*$/iu,
  /^\s*((?:仅限|只限|限)(?:会员|堂食|外带|到店|线上|女士|成人|今日|本周|周末|新客)(?:\p{Script=Han}{0,4}))\s*[。！]?\s*$/u,
];
const running = [
  new RegExp(
    `\\b(?:change|replace|set|make)\\s+the\\s+(?:text|copy|words|wording)\\s+(?:to(?:\\s+(?:say|read))?|with|say|read)\\s*[:：]?\\s*${all}`,
    'iu',
  ),
  new RegExp(`(?:把|将)?(?:文案|文字|正文)(?:内容)?(?:改|换|变)(?:成|为)?\\s*[:：]\\s*${all}`, 'u'),
];

const spelled = /\b(?:spell(?:ed|t)?|write|written)\s+(?:it|as|like this)\s*[:：]?\s*["“]([^"”]{2,60})["”]/iu;
const typo =
  /\b(?:there(?:['’]s| is)|you made|i see|it has)\s+(?:an?\s+)?(?:typo|misspelling|spelling mistake|mistake)\b[^:,;.]*[:,;.]?\s*(?:it\s+)?should\s+(?:be|say|read)\s+["“]?([^"”,.;\n]{2,60}?)["”]?\s*[.!]?\s*$/iu;
const isWrong = [
  /["“]?([^"”,.;\n]{2,40}?)["”]?\s+is\s+(?:wrong|misspell?ed|misspelt|a typo)\b[,;.]?\s*(?:it\s+)?(?:should\s+be|it['’]?s|is)\s+["“]?([^"”,.;\n]{2,60}?)["”]?\s*[.!]?\s*$/iu,
  /[“「]?([^“”「」，。；\n]{1,20}?)[”」]?(?:写错了?|打错了?|错了|有错字|不对)[，,]?\s*(?:应该是|应该为|应为|应该|是|改成|改为)\s*[“「]?([^“”「」，。；\n]{1,30}?)[”」]?\s*[。]?\s*$/u,
];
/** "The date is wrong, it's 16 May", "put our address at the bottom, 14 Mill Lane": what it should read is said last. */
const fieldReads = [
  new RegExp(
    `\\b(?:the|our|my|its)\\s+(${fieldNames})\\s+is\\s+(?:wrong|incorrect|not\\s+right|a\\s+mistake|mistaken)\\b[,;.:]?\\s*(?:it\\s+)?(?:should\\s+(?:be|say|read)|it['’]?s|its|is)\\s+["“]?([^"”;\\n]{2,60}?)["”]?\\s*[.!]?\\s*$`,
    'iu',
  ),
  new RegExp(
    `(${fieldNames})(?:写错了?|打错了?|错了|不对|有误|有错)[，,。]?\\s*(?:应该是|应该为|应为|应该|是|改成|改为|正确的?是)\\s*[“「]?([^“”「」，。；\\n]{1,30}?)[”」]?\\s*[。]?\\s*$`,
    'iu',
  ),
  new RegExp(
    `\\b(?:add|put|include|write|show)\\s+(?:our|my|the)\\s+(${fieldNames})\\s+(?:at|on|in|below|under)\\s+(?:the\\s+)?(?:bottom|top|foot|end|footer|side|corner)\\s*[,:]\\s*["“]?([^"”\\n]{2,60}?)["”]?\\s*[.!]?\\s*$`,
    'iu',
  ),
];
const titleAlone =
  /\b(?:remove|delete|drop|lose|get\s+rid\s+of|hide)\s+(?:everything|all(?:\s+the)?\s+(?:text|words|copy|lines)|the\s+rest)\s+(?:except|but|apart\s+from|other\s+than)\s+(?:for\s+)?the\s+(?:title|headline|name)\b|\b(?:(?:keep|leave|show)\s+only|only\s+(?:keep|leave|show))\s+the\s+(?:title|headline|name)\b|(?:只|仅)(?:保留|留下?|显示)(?:大?标题|店名|名字)|除了?(?:大?标题|店名)(?:以外|之外)?[，,]?(?:其他|其它|别的)?的?(?:文字|内容)?(?:都|全部?|统统)?(?:去掉|删掉|不要|删除)了?/iu;

/** "It's on the 13th, not the 12th". */
const ratherThan = [
  /\b(?:it['’]?s|it is|should be|we['’]?re)\s+(?:on\s+|at\s+|in\s+)?(?:the\s+)?([^,.;\n]{1,30}?),?\s+(?:and\s+)?not\s+(?:on\s+|at\s+|in\s+)?(?:the\s+)?([^,.;\n]{1,30}?)\s*[.!]?\s*$/iu,
  /(?:应该)?是([^，。；\n]{1,20}?)[，,]?\s*(?:而)?不是([^，。；\n]{1,20}?)\s*[。]?\s*$/u,
];

const lower =
  /\b(?:(?:all|in|everything)\s+)*(?:lower[ -]?case|small letters)\b|(?:全部?|都)?(?:用|改成|改为)?小写(?:字母)?/iu;
const noCapitals =
  /\b(?:do(?:n['’]?t| not)\s+(?:use|want|like)|no|without|not\s+in|fewer|less)\s+(?:all\s+|the\s+)?(?:caps|capitals?(?:\s+letters)?|upper[ -]?case(?:\s+letters)?)\b|不要(?:全部?)?(?:用)?大写/iu;
const upper =
  /\b(?:(?:all|in|everything)\s+)*(?:upper[ -]?case|capital letters|all[ -]caps|capitals)\b|(?:全部?|都)?(?:用|改成|改为)?大写(?:字母)?/iu;

/** Steps from one word to the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++)
      next.push(Math.min(next[to - 1]! + 1, row[to]! + 1, row[to - 1]! + (one[at - 1] === other[to - 1] ? 0 : 1)));
    row = next;
  }
  return row[other.length]!;
}

const mendable: readonly CopyField[] = ['title', 'subtitle', 'place', 'action', 'offer', 'date', 'time', 'price'];

/** The field that a corrected spelling is one of: at most a third of its letters differ. */
function fieldLike(editing: Editing, text: string): CopyField | undefined {
  const { copy } = editing.brief;
  const near = mendable
    .flatMap((field) => {
      const old = copy[field];
      return old === undefined ? [] : [{ field, off: distance(old.toLowerCase(), text.toLowerCase()) / text.length }];
    })
    .toSorted((a, b) => a.off - b.off)[0];
  return near && near.off <= 1 / 3 ? near.field : undefined;
}

const figureOf = (text: string) => text.replace(/(?<=^\d+)(?:st|nd|rd|th)$/iu, '');

/** "The 13th" stands for the figure of a date: 13 in place of 12. */
function replaceOrFigure(editing: Editing, old: string, fresh: string): boolean {
  if (fieldSaying(editing.brief.copy, old)) return replaceWords(editing, old, fresh);
  const [bare, figure] = [figureOf(old), figureOf(fresh)];
  return bare !== old && figure !== fresh && fieldSaying(editing.brief.copy, bare) !== undefined
    ? replaceWords(editing, bare, figure)
    : false;
}

/** A title that is set in capitals by its typeface stays so, however it is written. */
function writeTitle(editing: Editing, written: string): void {
  const { brief, direction } = editing;
  if (direction.type.casing === 'upper') {
    const font = {
      en: 'This typeface sets capitals: ask for another font first.',
      zh: '这款字体只有大写：先说“换个字体”。',
    };
    editing.refuse(font);
  } else if (written !== brief.copy.title) setField(editing, 'title', written);
}

/** What a field is to read instead, before anyone takes "at the bottom" for a wish to move it. */
export function readFieldEdits(editing: Editing): void {
  for (const pattern of fieldReads) {
    const match = editing.take(pattern);
    if (match) setField(editing, fieldOf(match[1]!), match[2]!.trim());
  }
}

/** "8 not 7": a figure alone, wherever it stands. */
const figures =
  /(?:\b(?:he|she|they|it|we)['’]?(?:s|re)?\s+(?:is\s+|are\s+)?(?:turning\s+|at\s+|on\s+)?(?:the\s+)?)?(?<![\d.:])(\d[\d.:]*)(?:st|nd|rd|th)?,?\s+(?:and\s+)?not\s+(\d[\d.:]*)(?:st|nd|rd|th)?(?![\d:])/iu;
/** "It's Mill Square Park actually". */
const properly =
  /\b(?:[Ii]t['’]?s|[Ii]t is|[Tt]hat['’]?s)\s+(?:at\s+|in\s+|called\s+)?((?:The\s+)?\p{Lu}[\p{L}\d’'&-]*(?:\s+(?:of|the|and|&|\p{Lu}[\p{L}\d’'&-]*))+),?\s+(?:actually|now|instead)\s*[.!]?\s*$/u;
/** "Extend it to 31 December": of a span its end. */
const extending =
  /\bextend(?:ed)?\s+(?:it\s+|the\s+(?:dates?|offer|deadline)\s+)?(?:to|until|till)\s+([^,.;\n]{3,30}?)\s*[.!]?\s*$|(?:日期|时间|活动|优惠)?(?:延长|延期|顺延)(?:到|至)\s*([^，。；\n]{2,16}?)\s*[。]?$/iu;
const span = /(\s*(?:-|–|—|~|～|至|到|\bto\b|\buntil\b)\s*)[^-–—~～至到]+$/u;

/** "He's turning 8": the age that the design tells, wherever it stands. */
const age =
  /\b(?:s?he|they)(?:['’]?s|['’]re|\s+is|\s+are)\s+(?:now\s+)?(?:turning\s+)?(\d{1,3})(?=\s*(?:[,.;!]|$|years?|now\b))/iu;
const toldAge = /(?<=\bturn(?:s|ing)\s+)\d{1,3}\b|\b\d{1,3}(?=(?:st|nd|rd|th)\s+birthday\b)|\d{1,3}(?=周?岁)/iu;
/** "End time 5pm", 到5点结束. */
const ending =
  /^\s*(?:the\s+)?(?:end\s+time|ends?|ending|finish(?:es)?|until|till)\s*(?:is|at|:)?\s*(\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?)\s*[.!]?\s*$|(?:结束时间(?:是|为|改成|[:：])?\s*((?:上午|下午|晚上?)?\d{1,2}(?:[:：]\d{2}|点半?)))\s*$/iu;

function readAgeAndEnd(editing: Editing): void {
  const { copy } = editing.brief;
  const turned = editing.find(age);
  const field = turned && mendable.find((name) => toldAge.test(copy[name] ?? ''));
  const line = copy.details.find((text) => toldAge.test(text));
  if (turned && field) {
    editing.understood(turned);
    setField(editing, field, copy[field]!.replace(toldAge, turned[1]!), true);
  } else if (turned && line && replaceWords(editing, line, line.replace(toldAge, turned[1]!)))
    editing.understood(turned);
  const until = editing.find(ending);
  const end = until?.[1] ?? until?.[2];
  if (until && end && copy.time !== undefined) {
    editing.understood(until);
    setField(
      editing,
      'time',
      span.test(copy.time) ? copy.time.replace(span, `$1${end}`) : `${copy.time} – ${end}`,
      true,
    );
  }
}

function readFurther(editing: Editing): void {
  readAgeAndEnd(editing);
  const figure = editing.find(figures);
  if (figure && replaceFigure(editing, figure[2]!, figure[1]!)) editing.understood(figure);
  const named = editing.find(properly);
  const field =
    named && (['place', 'title', 'subtitle'] as const).find((name) => sharesWord(editing.brief.copy[name], named[1]!));
  if (named && field) {
    editing.understood(named);
    setField(editing, field, named[1]!);
  }
  const extended = editing.find(extending);
  const until = extended?.[1] ?? extended?.[2];
  const { date } = editing.brief.copy;
  if (extended && until && date !== undefined) {
    editing.understood(extended);
    setField(editing, 'date', span.test(date) ? date.replace(span, `$1${until}`) : until, true);
  }
}

const sharesWord = (old: string | undefined, fresh: string): boolean => {
  const words = new Set(old?.toLowerCase().match(/[\p{L}]{4,}/gu));
  return (fresh.toLowerCase().match(/[\p{L}]{4,}/gu) ?? []).some((word) => words.has(word));
};

function replaceFigure(editing: Editing, old: string, fresh: string): boolean {
  const { copy } = editing.brief;
  const whole = new RegExp(`(?<![\\d.:])${RegExp.escape(old)}(?![\\d:])`, 'u');
  const field = mendable.find((name) => whole.test(copy[name] ?? ''));
  if (!field) return false;
  setField(editing, field, copy[field]!.replace(whole, fresh), true);
  return true;
}

/** "Keep just title, date and place". */
const keeping = new RegExp(
  `\\b(?:(?:keep|leave|show)\\s+(?:just|only)|(?:just|only)\\s+(?:keep|leave|show))\\s+(?:the\\s+)?((?:${fieldNames})(?:(?:\\s*,\\s*|\\s+and\\s+|,\\s*and\\s+)(?:the\\s+)?(?:${fieldNames}))+)\\b|(?:只|仅)(?:保留|留下?|显示)((?:${fieldNames})(?:[、和与及]+(?:${fieldNames}))+)`,
  'iu',
);

function readKept(editing: Editing): void {
  const match = editing.take(keeping);
  if (!match) return;
  const names = (match[1] ?? match[2]!).match(new RegExp(fieldNames, 'giu')) ?? [];
  const kept = new Set<string>(['title', ...names.map(fieldOf)]);
  const { title, people, organisation, ...copy } = editing.brief.copy;
  const own = Object.entries(copy).filter(([field]) => kept.has(field));
  const rest = {
    title,
    details: [],
    ...(people && { people }),
    ...(organisation && { organisation }),
    ...Object.fromEntries(own),
  };
  editing.change('details', { en: `only ${[...kept].join(', ')}`, zh: '只留所说的几项' }, { brief: { copy: rest } });
}

const clock = '\\d{1,2}(?:[:：.]\\d{2})?\\s?(?:[ap]m)?';
/** "The opening time should be 9am", 开门时间改成9点: one end of the hours. */
const ofHours = [
  new RegExp(
    `\\b(?:the\\s+)?(?<end>opening|start(?:ing)?|closing|end(?:ing)?|finish(?:ing)?)\\s+time\\s+(?:as|to|at|is|(?:should|must)\\s+be|:)\\s*(?<when>${clock})(?!\\d)(?:\\s+instead)?`,
    'iu',
  ),
];
function readEndOfHours(editing: Editing): void {
  const { time } = editing.brief.copy;
  const hours = time?.match(new RegExp(clock, 'giu')) ?? [];
  if (time === undefined || hours.length < 2) return;
  editing.takeEach(ofHours, ({ groups }) => {
    const isLast = /^(?:clos|end|fin)/iu.test(groups!['end']!);
    const old = hours.at(isLast ? -1 : 0)!;
    const at = isLast ? time.lastIndexOf(old) : time.indexOf(old);
    setField(
      editing,
      'time',
      time.slice(0, at) + groups!['when']!.trim() + time.slice(at + old.trimEnd().length),
      true,
    );
    return true;
  });
}

/** "It's now at our house, 12 Elm Close". */
const nowAt =
  /^\s*it['’]?s\s+(?:now\s+|going\s+to\s+be\s+|moved\s+)(?:at|in|to)\s+(?<place>\p{L}[^.;\n]{3,50}?)\s*[.!]?\s*$/iu;
/** "No date yet, just put TBC". */
const toCome = new RegExp(
  `\\b(?:no\\s+)?(${fieldNames})\\b[^.;\\n]{0,24}?\\b(TBC|TBA|to be (?:confirmed|announced))\\b|(日期|时间|地点)[^。；\\n]{0,8}?(待定|另行通知)`,
  'iu',
);
function readPlaceAndTime(editing: Editing): void {
  readEndOfHours(editing);
  const open = editing.take(toCome);
  if (open) setField(editing, fieldOf((open[1] ?? open[3])!), (open[2] ?? open[4])!, true);
  const moved = editing.find(nowAt);
  const place = moved?.groups!['place'];
  if (!moved || !place || /^(?:the\s+)?(?:same|end|night|morning|evening|afternoon)\b/iu.test(place)) return;
  editing.understood(moved);
  setField(editing, 'place', place, true);
}

/** "It should say Certificate of Achievement": in the place of the line that has most of its words. */
const shouldSay = /^\s*(?:it|that|this)\s+should\s+(?:say|read)\s+(?<text>\p{L}[^“”"\n]{2,60}?)\s*[.!]?$/iu;
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? []);
function readShouldSay(editing: Editing): void {
  const match = editing.find(shouldSay);
  if (!match) return;
  const text = match.groups!['text']!.trim();
  const { copy } = editing.brief;
  const shared = (line: string) => [...wordsOf(line)].filter((word) => wordsOf(text).has(word)).length;
  const [title, subtitle, ...others] = [copy.title, copy.subtitle ?? '', ...copy.details].map(shared);
  const most = Math.max(title!, subtitle!, ...others);
  if (most === 0) return;
  editing.understood(match);
  if (title === most || subtitle === most) return setField(editing, title === most ? 'title' : 'subtitle', text);
  const details = copy.details.with(others.indexOf(most), text);
  editing.change('details', { en: `“${text}”`, zh: `“${text}”` }, { brief: { copy: { ...copy, details } } });
}

/** Corrections of how something is written, and lines that are told behind a colon instead of in quotation marks. */
export function readWordingEdits(editing: Editing): void {
  readKept(editing);
  readShouldSay(editing);
  readPlaceAndTime(editing);
  if (editing.take(titleAlone)) keepTitleAlone(editing);
  for (const pattern of lines) {
    const match = editing.take(pattern);
    if (match)
      addLine(
        editing,
        match[1]!.trim().replace(/^\p{Ll}(?=[\p{Ll}-]+:)/u, (first) => first.toUpperCase()),
      );
  }
  const told = editing.take(fieldTold);
  if (told) setField(editing, fieldOf(told[1]!), told[2]!.trim(), true);
  for (const pattern of linesTold) {
    const match = editing.take(pattern);
    if (match) addLine(editing, capital(match[1]!.trim()));
  }
  for (const pattern of asLine) {
    const match = editing.take(pattern);
    if (match) addLine(editing, capital(match[1]!.trim()));
  }
  readFurther(editing);
  for (const pattern of running) {
    const match = editing.take(pattern);
    if (match) setField(editing, 'subtitle', match[1]!.trim());
  }
  const corrected = editing.find(spelled) ?? editing.find(typo);
  const field = corrected && (fieldLike(editing, corrected[1]!) ?? (spelled.test(editing.rest) ? 'title' : undefined));
  if (corrected && field) {
    editing.understood(corrected);
    setField(editing, field, corrected[1]!.trim());
  }
  for (const [patterns, old, fresh] of [
    [isWrong, 1, 2],
    [ratherThan, 2, 1],
  ] as const)
    for (const pattern of patterns) {
      const match = editing.find(pattern);
      if (match && replaceOrFigure(editing, match[old]!.trim(), match[fresh]!.trim())) editing.understood(match);
    }
  const { title } = editing.brief.copy;
  if (editing.take(noCapitals)) writeTitle(editing, title.toLowerCase());
  else if (editing.take(lower)) writeTitle(editing, title.toLowerCase());
  else if (editing.take(upper)) writeTitle(editing, title.toUpperCase());
}
