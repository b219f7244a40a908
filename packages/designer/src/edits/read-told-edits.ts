/** What is told of the matter itself rather than of the sheet: "the service is at 2pm", "Crumb cancelled, replace them with Big Thief". */
import { readFacts } from '../brief/read-facts.ts';
import { chineseName } from '../brief/read-people.ts';
import { capital, startReading, visible } from '../brief/reading.ts';
import type { Editing } from './editing.ts';
import { addLine, replaceWords, setField } from './read-copy-edits.ts';

const takesPlace =
  /\b(?:the|our|my)\s+(?:\p{Ll}+\s+)?(?:service|party|wedding|ceremony|event|show|concert|market|sale|game|match|fair|festival|meeting|dinner|launch|exhibition|talk|workshop|reception|gig|race|walk|funeral|class|film|play)\s+(?:is|starts|begins|will\s+be|takes\s+place)\s+(?:now\s+)?(?:at|on|from)\s+(?<when>[^,.;\n]+?)(?:\s+now)?(?=\s*(?:[,;\n]|\.(?:\s|$)|$))/iu;
const theirName = /\b(?:[Hh]er|[Hh]is|[Tt]heir)\s+(?:full\s+)?name\s+is\s+(?<who>\p{Lu}[^,.;\n]{1,40}?)\s*[.!]?$/u;
const lifetime = '(?:1[89]|20)\\d\\d\\s?[-–—~～至到]\\s?(?:1[89]|20)\\d\\d';
const years = new RegExp(
  `(?:years|dates|年份|生卒年?)\\s*(?:to|are|should\\s+be|is|改成|改为|是|应该是)\\s*(?<years>${lifetime})`,
  'iu',
);
/** With the days of birth and death, too. */
const life = new RegExp(
  lifetime.replaceAll('(?:1[89]|20)', '(?:\\d{1,2} \\p{L}{3,9} |\\p{L}{3,9} \\d{1,2},? )?(?:1[89]|20)'),
  'u',
);
const joins =
  /\badd\s+(?<who>\p{L}[^,;\n]{1,40}?)\s+to\s+the\s+(?:line-?up|bill|list|programme|program)\s*[.!]?(?=[,;\n]|$)/iu;
const stoodIn =
  /(?<old>\p{L}[^,.;\n]{1,40}?)\s+(?:(?:is|has|have|had)\s+)?(?:cancelled|canceled|dropped\s+out|pulled\s+out|can['’]t\s+(?:come|play|make\s+it)),?\s+(?:so\s+)?(?:please\s+)?(?:replace|swap)\s+(?:(?:it|them|him|her)\s+)?(?:with|for)\s+(?<fresh>\p{L}[^,.;\n]{1,40}?)\s*[.!]?(?=[,;\n]|$)/iu;
/** "Doors open at 7:30", "tickets are sold out": told as it is to be read. */
const toldLine =
  /^\s*(?:oh\s+and\s+|also,?\s+|btw,?\s+)?(?<line>doors\s+(?:open\s+)?(?:at\s+)?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?)\s*[.!]?$/iu;
const soldOut =
  /^\s*(?:the\s+|all\s+)?(?:tickets?\s+(?:are|is)|it['’]s|we['’]re|show['’]s)\s+(?:all\s+)?(?<line>sold\s+out)\s*[.!]?$/iu;
const endsThen = /^\s*(?:it\s+|the\s+(?:sale|offer)\s+)?(?<line>ends\s+(?:today|tonight|tomorrow))\s*[.!]?$/iu;
/** "Make it 60%", 改成七折: another figure of the same offer. */
const share =
  /^\s*(?:(?:please\s+)?(?:make|change|set)\s+(?:it|that|the\s+(?:discount|offer))(?:\s+to)?|it['’]s)\s+(?:up\s+to\s+)?(?<share>\d{1,2}\s?%)(?:\s+off)?\s*[.!]?$/iu;
/** 新娘名字写错了，是王芬: of two who marry one. */
const oneOfPair = new RegExp(
  `(?<side>新郎|新娘)(?:的?名字?)?(?:写?错了|不对)?[，,]?\\s*(?:应该)?(?:是|叫|改成|改为|换成)\\s*(?<who>${chineseName})`,
  'u',
);
const author = /\b(?:the\s+)?author(?:['’]s\s+name)?\s+(?:is|should\s+be)\s+(?<who>\p{Lu}[^,.;\n]{2,40}?)\s*[.!]?$/u;
const school =
  /(?:学校|校名|单位|公司)(?:名字|名称)?(?:改成|改为|换成)(?<name>\p{Script=Han}{1,12}(?:学校|[大中小]学|学院|幼儿园|公司|中心|协会))/u;
const addsZh = [
  /(?<what>(?:联系)?电话|微信号?)(?:加上|补上|加一?个|写上)[:：]?\s*(?<value>[\d-]{7,}|[A-Za-z][\w-]{5,})/u,
  /(?:加上|补上|写上)(?:学校|公司|店铺?|单位)(?:名字|名称|名)[:：]?\s*(?<value>\p{Script=Han}{3,14})/u,
];

/** Words of one kind, of which a design says one: another takes its place. */
const kinds: readonly (readonly [said: RegExp, kind: RegExp])[] = [
  [/改[成为](?<fresh>[特一二三四五]等奖)/u, /[特一二三四五]等奖/u],
  [/改[成为](?<fresh>第[一二三四五六七八九十\d]{1,2}名)/u, /第[一二三四五六七八九十\d]{1,2}名/u],
  [/改[成为](?<fresh>[冠亚季]军)/u, /[冠亚季]军/u],
  [
    /\b(?:make\s+it|change\s+(?:it|that)\s+to|(?:it['’]s|it\s+should\s+be))\s+(?<fresh>(?:first|second|third|1st|2nd|3rd)\s+(?:prize|place))/iu,
    /\b(?:first|second|third|1st|2nd|3rd) (?:prize|place)\b/iu,
  ],
];

const textsOf = ({ brief: { copy } }: Editing): string[] => [
  copy.title,
  copy.subtitle ?? '',
  copy.place ?? '',
  ...copy.details,
];

/** The one place where a design says something of this kind. */
function saying(editing: Editing, kind: RegExp): string | undefined {
  const found = textsOf(editing).flatMap((text) => kind.exec(text)?.[0] ?? []);
  return found.length === 1 ? found[0] : undefined;
}

const inPlace = (editing: Editing, kind: RegExp, fresh: string): boolean => {
  const old = saying(editing, kind);
  return old !== undefined && old !== fresh && replaceWords(editing, old, fresh);
};

/** A day or an hour, and nothing beside them. */
function setWhen(editing: Editing, when: string): boolean {
  const reading = startReading(`on ${when}`);
  const { date, time } = readFacts(reading);
  if (visible(reading.rest).replace(/^on$/iu, '') !== '' || (date === undefined && time === undefined)) return false;
  if (date) setField(editing, 'date', date);
  if (time) setField(editing, 'time', time);
  return true;
}

/** The title is a name of which the fuller one repeats a part. */
function nameAnew(editing: Editing, who: string): boolean {
  const words = new Set(who.toLowerCase().split(/\s+/u));
  const { title } = editing.brief.copy;
  if (!title.split(/\s+/u).some((word) => words.has(word.toLowerCase()))) return false;
  setField(editing, 'title', who);
  return true;
}

/** The groom is named first. */
function pairAnew(editing: Editing, side: string, who: string): boolean {
  const [groom, bride] = editing.brief.copy.title.split(' & ');
  if (!groom || !bride) return false;
  setField(editing, 'title', side === '新郎' ? `${who} & ${bride}` : `${groom} & ${who}`);
  return true;
}

/** Reads what is told of the matter. */
export function readToldEdits(editing: Editing): void {
  editing.takeEach([takesPlace], ({ groups }) => setWhen(editing, groups!['when']!));
  editing.takeEach([share], ({ groups }) => {
    const { offer } = editing.brief.copy;
    if (offer === undefined || !/\d\s?%/u.test(offer)) return false;
    setField(editing, 'offer', offer.replace(/\d{1,3}\s?%/u, groups!['share']!));
    return true;
  });
  editing.takeEach([oneOfPair], ({ groups }) => pairAnew(editing, groups!['side']!, groups!['who']!));
  editing.takeEach([toldLine, soldOut], ({ groups }) => {
    addLine(editing, capital(groups!['line']!));
    return true;
  });
  editing.takeEach([endsThen], ({ groups }) => {
    if (editing.brief.copy.date === undefined) addLine(editing, capital(groups!['line']!));
    else setField(editing, 'date', groups!['line']!, true);
    return true;
  });
  editing.takeEach([theirName], ({ groups }) => nameAnew(editing, groups!['who']!));
  editing.takeEach([years], ({ groups }) => inPlace(editing, life, groups!['years']!));
  editing.takeEach([stoodIn], ({ groups }) => replaceWords(editing, groups!['old']!.trim(), groups!['fresh']!.trim()));
  editing.takeEach([joins], ({ groups }) => {
    addLine(editing, groups!['who']!.trim());
    return true;
  });
  editing.takeEach([author], ({ groups }) => {
    const named = /\bby (\p{Lu}[^,;:.\n]+)/u.exec(editing.brief.prompt)?.[1]?.trim();
    const isSet = named !== undefined && editing.brief.copy.details.includes(named);
    return isSet && replaceWords(editing, named, groups!['who']!);
  });
  editing.takeEach([school], ({ groups }) =>
    inPlace(editing, /\p{Script=Han}{2,12}(?:学校|[大中小]学|学院|幼儿园|公司|协会)$/u, groups!['name']!),
  );
  for (const [said, kind] of kinds) editing.takeEach([said], ({ groups }) => inPlace(editing, kind, groups!['fresh']!));
  editing.takeEach(addsZh, ({ groups }) => {
    addLine(editing, [groups!['what'], groups!['value']].filter(Boolean).join(' '));
    return true;
  });
}
