import type { Copy } from '../brief/brief.ts';
import { readColours } from '../brief/read-colours.ts';
import { readFacts } from '../brief/read-facts.ts';
import { blank, capital, startReading, visible } from '../brief/reading.ts';
import type { EditKind, Editing } from './editing.ts';
import { coreOf, inLine } from './fact-line.ts';
import { shownBy, subjectFor } from './read-subject-edits.ts';

/** What a design says, but for its further lines. */
export type CopyField = 'title' | 'subtitle' | 'offer' | 'price' | 'date' | 'time' | 'place' | 'action';

const fields: readonly [CopyField, string, { en: string; zh: string }][] = [
  [
    'subtitle',
    'sub-?title|sub-?heading|tag ?line|slogan|strap ?line|副标题|副标|口号|标语|广告语',
    { en: 'subtitle', zh: '副标题' },
  ],
  [
    'title',
    'main title|title|headline|heading|name|主标题|大标题|标题|店名|题目|名字|名称',
    { en: 'title', zh: '标题' },
  ],
  ['action', 'call to action|cta|button|行动号召|按钮', { en: 'call to action', zh: '按钮文字' }],
  ['place', 'location|venue|place|address|地点|地址|场地|位置', { en: 'place', zh: '地点' }],
  [
    'date',
    'opening date|closing date|deadline|date|day|(?:开业|截止|活动|报名截止)日期|日期',
    { en: 'date', zh: '日期' },
  ],
  ['time', 'opening hours|hours|time|营业时间|时间', { en: 'time', zh: '时间' }],
  ['price', 'price|cost|entry fee|票价|价格|售价|价钱|定价', { en: 'price', zh: '价格' }],
  ['offer', 'offer|discount|deal|promotion|优惠活动|优惠|折扣|活动|满减|立减|打折', { en: 'offer', zh: '优惠' }],
];
export const fieldNames = fields.map(([, names]) => names).join('|');
export const fieldOf = (word: string): CopyField =>
  fields.find(([, names]) => new RegExp(`^(?:${names})$`, 'iu').test(word.trim()))![0];
const labelOf = (field: EditKind) => fields.find(([name]) => name === field)?.[2] ?? { en: 'text', zh: '文字' };

const quoted = '[“"「『《‘]([^”"」』》’]{1,120})[”"」』》’]|(?<=\\s)\'([^\']{1,120})\'';
/** Ends before the next edit of the same sentence. */
const ends =
  '(?=\\s*(?:[,，;；。！!\\n]|\\.(?:\\s|$)|\\sand\\s+[^,;]{1,20}\\s(?:to|into)\\s|\\s(?:and|but|then|also)\\s+(?:also\\s+)?(?:make|use|add|remove|drop|delete|change|put|swap|replace|set|give|the|in|lose|as|with|turn)\\b|(?:并且?|同时|然后|再)(?:把|将|加|去|换|改)|please\\b|$))';
const value = `(?:${quoted}|([^,，;；。！!\\n“”"「」]+?)(?:\\s+(?:instead|please|now))?${ends})`;
const article = '(?:(?:the|a|an|its|this|that|our|my)\\s+)?';

/** Says how it should look and not what it should say: another reader's. */
const look =
  /^(?:wrong|incorrect|missing|too|not|hard|so|very|a bit|a little|much|bigger|smaller|larger|lighter|darker|huge|tiny|bold(?:er)?|centred|centered|left|right|on top|in\b|serif|sans|red|blue|white|black)\b|^(?:更|再|大|小|太|有点|粗|细|宋体|黑体|楷体|手写|书法|衬线|居中|靠|放大|缩小|醒目|明显)|(?:大|小|粗|亮|暗|醒目)(?:一?点|些)$/iu;

function isLook(text: string): boolean {
  if (look.test(text)) return true;
  const reading = startReading(text);
  return readColours(reading).length > 0 && visible(reading.rest).length < 2;
}

/** What a pattern of this file caught: what stands in quotation marks is copy, whatever it says. */
function valueOf(match: RegExpExecArray, first: number): string | undefined {
  const [double, single, plain] = [match[first], match[first + 1], match[first + 2]];
  // Another edit of the sentence was understood before: "to Town Hall and □".
  const [own = ''] = (double ?? single ?? plain)?.split(blank) ?? [];
  const text = own.replace(/\s+(?:and|but|then)\s*$/iu, '').trim();
  if (!text) return undefined;
  return double === undefined && single === undefined && isLook(text) ? undefined : text;
}

/** A bare number keeps the sign that the price had. */
function priced(text: string, before: string | undefined): string {
  if (!/^\d+(?:[.,]\d{1,2})?$/u.test(text) || before === undefined) return text;
  return /\d/u.test(before) ? before.replace(/\d+(?:[.,]\d+)*/u, text) : text;
}

/** A value holds the facts that it reads as: "时间：10月18日晚上7点" is a date and a time. */
function factsIn(field: CopyField, text: string): Partial<Record<CopyField, string>> {
  if (field !== 'date' && field !== 'time') return { [field]: text };
  const reading = startReading(text);
  const { date, time } = readFacts(reading);
  if (visible(reading.rest).length > 1 || (date === undefined && time === undefined)) return { [field]: text };
  return { ...(date && { date }), ...(time && { time }) };
}

/** What stands beside a date or an hour in its line stays. */
function settled(editing: Editing, field: CopyField, text: string): string {
  const { copy } = editing.brief;
  if (field === 'price') return priced(text, copy.price);
  const line = copy[field];
  return line !== undefined && (field === 'date' || field === 'time') ? inLine(field, line, text) : text;
}

/** "We open on 1 September" as a subtitle, and no other date: that one is meant. */
function setElsewhere(editing: Editing, field: CopyField, text: string): boolean {
  const { copy } = editing.brief;
  if (field !== 'date' || copy.date !== undefined || coreOf(field, text) !== text) return false;
  const [old, ...others] = [copy.title, copy.subtitle ?? '', ...copy.details].flatMap(
    (line) => coreOf(field, line) ?? [],
  );
  return old !== undefined && others.length === 0 && replaceWords(editing, old, text);
}

/** @param anew what stood there goes whole, as where something is added */
export function setField(editing: Editing, field: CopyField, text: string, anew = false): void {
  for (const [name, said] of Object.entries(factsIn(field, text)) as [CopyField, string][]) {
    if (!anew && setElsewhere(editing, name, said)) continue;
    const written = anew && name !== 'price' ? said : settled(editing, name, said);
    const label = labelOf(name);
    const placeholders = editing.brief.placeholders.filter((other) => other !== name);
    editing.change(
      name,
      { en: `the ${label.en} reads “${written}”`, zh: `${label.zh}改成“${written}”` },
      { brief: { copy: { ...editing.brief.copy, [name]: written }, placeholders } },
    );
  }
}

export function addLine(editing: Editing, text: string): void {
  const details = [...editing.brief.copy.details, text];
  const said = { en: `“${text}” added`, zh: `加上“${text}”` };
  editing.change('details', said, { brief: { copy: { ...editing.brief.copy, details } } });
}

/** What else a design says goes; whose card it is stays. */
export function keepTitleAlone(editing: Editing): void {
  const { title, people, organisation } = editing.brief.copy;
  const copy: Copy = { title, details: [], ...(people && { people }), ...(organisation && { organisation }) };
  editing.change('details', { en: 'the title alone', zh: '只留标题' }, { brief: { copy } });
}

function dropField(editing: Editing, field: CopyField): void {
  const label = labelOf(field);
  const { [field]: old, ...copy } = editing.brief.copy;
  if (field === 'title') {
    editing.refuse({ en: 'A design keeps its title.', zh: '标题不能去掉。' });
  } else if (old === undefined) {
    editing.refuse({ en: `There is no ${label.en} on it.`, zh: `上面没有${label.zh}。` });
  } else {
    const said = { en: `no ${label.en}`, zh: `去掉${label.zh}` };
    editing.change(field, said, { brief: { copy: copy as Copy } });
  }
}

/** Where on the design some words stand, as plain copy. */
export function fieldSaying(copy: Copy, words: string): CopyField | 'details' | undefined {
  const within = (text: string | undefined) => text?.toLowerCase().includes(words.toLowerCase()) === true;
  return fields.find(([field]) => within(copy[field]))?.[0] ?? (copy.details.some(within) ? 'details' : undefined);
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** 姜饼屋 of 姜饼屋套装 becomes 姜饼人套装: what follows it there and ends the new words goes with it. */
function whole(text: string, old: string, fresh: string): string {
  const at = text.toLowerCase().indexOf(old.toLowerCase());
  const after = at < 0 ? '' : text.slice(at + old.length);
  for (let length = Math.min(after.length, fresh.length - 1); length > 1; length--)
    if (fresh.endsWith(after.slice(0, length))) return old + after.slice(0, length);
  return old;
}

export function replaceWords(editing: Editing, old: string, fresh: string): boolean {
  const { copy } = editing.brief;
  const field = fieldSaying(copy, old);
  if (!field) return false;
  // "The Blue Heron" becomes “The Green Door”, with one article.
  const before = /^the\s/iu.test(fresh) ? '(?:the\\s+)?' : '';
  // A line of its own begins with a capital again.
  const written = (text: string) => (/^\p{Lu}/u.test(text) && text.length === old.length ? capital(fresh) : fresh);
  const put = (text: string) =>
    text.replace(new RegExp(before + escaped(whole(text, old, fresh)), 'iu'), () => written(text));
  const changed = field === 'details' ? { details: copy.details.map(put) } : { [field]: put(copy[field]!) };
  const said = { en: `“${fresh}” in place of “${old}”`, zh: `“${old}”改成“${fresh}”` };
  editing.change(field, said, { brief: { copy: { ...copy, ...changed } } });
  return true;
}

function dropWords(editing: Editing, words: string): boolean {
  const { copy } = editing.brief;
  const field = fieldSaying(copy, words);
  if (!field) return false;
  if (field === 'title') {
    const left = copy.title.replace(words, '').trim();
    if ([...left].length < 2) return false;
    setField(editing, 'title', left);
    return true;
  }
  if (field !== 'details') {
    // "20% off" says which offer is to go, whatever it is off.
    const isOffer = field === 'offer' && copy.offer!.toLowerCase().startsWith(words.toLowerCase());
    if (words.length * 2 < copy[field]!.length && !isOffer) return false;
    dropField(editing, field);
    return true;
  }
  const details = copy.details.filter((line) => !line.toLowerCase().includes(words.toLowerCase()));
  editing.change('details', { en: `no “${words}”`, zh: `去掉“${words}”` }, { brief: { copy: { ...copy, details } } });
  return true;
}

const factAhead =
  '(?=[“"]?(?:the\\s+)?(?:[$€£¥￥]?\\d|(?:every|each|next|this|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))';
const setting = [
  // "Date to 5 September", "make the price $6".
  new RegExp(
    `(?:\\b(?:make|set|change|move|bring)\\s+${article}|^\\s*${article}|(?<=[,;.]\\s?)${article}|\\band\\s+${article})(opening date|date|deadline|time|price)\\s+(?:(?:to|→|->)\\s+)?${factAhead}${value}`,
    'iu',
  ),
  new RegExp(
    `\\b(?:change|set|make|update|rename|edit|correct|move|turn)\\s+${article}(${fieldNames})\\s+(?:text\\s+|line\\s+)?(?:to|into|as|say|read|be|[:：=])\\s+(?:say\\s+|read\\s+)?${value}`,
    'iu',
  ),
  new RegExp(
    `(?:\\bthe\\s+|\\bits\\s+|^|(?<=[,;.]\\s?))(${fieldNames})\\s+(?:(?:(?:has|have|is|was|got)\\s+)?(?:been\\s+)?(?:changed|moved|switched|updated)\\s+to|should\\s+(?:now\\s+)?(?:be|say|read)|must\\s+(?:be|say|read)|is\\s+now|is|are|reads?|says?|=)\\s+${value}`,
    'iu',
  ),
  new RegExp(
    `(?<!\\badd (?:my |our |the )?)(?:\\b(?:update|correct|fix|edit) (?:the )?|\\b|^)(${fieldNames})\\s*[:：]\\s*${value}`,
    'iu',
  ),
  new RegExp(
    `(?:把|将)?(${fieldNames})(?:的?文字|的?内容)?\\s*(?:改|换|变|修改|更新|设|调整|调)(?:成|为|到|作)\\s*[:：]?\\s*${value}`,
    'iu',
  ),
  new RegExp(`(${fieldNames})(?:是|为|叫做?|写成?|就写|加上|写上|补上|填)\\s*[:：]?\\s*${value}`, 'iu'),
];
const naming = new RegExp(
  `(?:\\b(?:call|name|title|rename|retitle) it(?:\\s+(?:to|as))?|\\b(?:rename|retitle)\\s+(?:to|as)|(?:改名|更名)(?:叫|为|成))\\s*${value}`,
  'iu',
);
const adding = [
  new RegExp(
    `\\b(?:add|put|include|write|insert)\\s+(?:in\\s+|on\\s+)?${article}(${fieldNames})(?:\\s+(?:of|saying|that says|reading))?\\s*[:,]?\\s+${value}`,
    'iu',
  ),
  new RegExp(`(?:加上?|加入|添加|增加|写上|补上|放上)(?:一个|一句|一行)?(${fieldNames})\\s*[:：]?\\s*${value}`, 'iu'),
];
const addingQuoted = new RegExp(
  `(?:\\b(?:add|put|include|write|insert)\\b[^,，.;“"「『《‘]{0,24}|(?:加上?|加入|添加|增加|写上|补上|放上)(?:一句|一行|一个|几个字|文字|字样|字|话|小字)?\\s*[:：]?\\s*)(?:${quoted})(?:\\s+(?:below|above|on it|at the bottom|at the top|to it))?(?:字样|几个字|这句话)?`,
  'iu',
);
/** "Add our website www.blueheron.club": what it is stays out, but for a number in Chinese. */
const addingContact = [
  /\b(?:add|put|include|write|insert|show|and)\s+(?:in\s+|on\s+)?(?:our|my|the|an?|this|their)?\s*(?:web ?site|site|url|web address|link|e-?mail(?: address)?|phone(?: number)?|telephone(?: number)?|mobile(?: number)?|number|instagram|insta|handle|contact)\s*(?:is\s+|[:：]\s*)?((?:www\.|https?:\/\/|@)?[\w.@+/-]*(?:[\w-]+\.[a-z]{2,}[\w/-]*|@[\w.]{2,}|\d[\d ()-]{5,}\d))/iu,
  /(?:加上?|加入|添加|写上|补上|放上)(?:一个|我们的?)?((?:网址|网站|电话|手机号?|微信号?|邮箱|公众号|抖音号?|小红书号?|微博|快手号?|B站|QQ群?)\s*[:：]?\s*[\w.@+-]{4,})/u,
];
/** "Change the phone number to 020 7946 0011", 电话改为139…: in the line that has one, else as a line. */
const contactTo =
  /\b(?:change|update|correct|set)\s+(?:the|our|my)\s+(phone(?:\s+number)?|telephone|mobile|number|web ?site|url|e-?mail)\s+(?:to|is)\s+((?:www\.|https?:\/\/)?[\w.@+-]+(?:[ -]\d{2,})*(?:\/\S*)?)|(电话|手机|联系电话|微信|网址|邮箱)(?:号码?)?(?:改|换|变|更新|更正)(?:成|为|到)\s*([\w.@+-]{4,})/iu;
const contactIn = [
  /(?:\+?\d[\d ()-]{5,}\d)/u,
  /[\w.+-]+@[\w.-]+\.\w+/u,
  /\b(?:www\.)?[\w-]+\.(?:[a-z]{2,})(?:\/\S*)?/iu,
];

function setContact(editing: Editing, label: string, fresh: string): boolean {
  const { copy } = editing.brief;
  const shape = contactIn.find((pattern) => pattern.test(fresh));
  const line = shape && copy.details.find((text) => shape.test(text));
  if (!line) {
    addLine(editing, /\p{Script=Han}/u.test(label) ? `${label} ${fresh}` : fresh);
    return true;
  }
  const details = copy.details.map((text) => (text === line ? text.replace(shape, () => fresh) : text));
  editing.change('details', { en: `“${fresh}”`, zh: `“${fresh}”` }, { brief: { copy: { ...copy, details } } });
  return true;
}

const replacing = [
  new RegExp(
    `\\b(?:change|replace|swap|switch)\\s+(?:the\\s+)?(?:words?\\s+|text\\s+)?(?:${quoted}|([^,;.“”"「」]{1,60}?))\\s+(?:to|with|for|into|by)\\s+${value}`,
    'iu',
  ),
  new RegExp(
    `(?:把|将)?(?:${quoted}|([^,，;；。“”"「」把将]{1,24}?))(?:改|换|替换|变)(?:成|为|作|到)\\s*${value}`,
    'iu',
  ),
];
/** "Use Maple St instead of Maple Street": what is to stand there is said first. */
const ratherThan =
  /\b(write|say|put|use|have|call it|print)\s+([^,;.“”"\n]{2,50}?)\s+(?:instead of|in place of|rather than|not)\s+([^,;.“”"\n]{2,50}?)(?=\s*(?:[,;.!\n]|$))/iu;
/** "Change Friday to Saturday and 8pm to 9pm": the second needs no verb. */
const replacingToo = new RegExp(`\\band\\s+(?:the\\s+)?([^,;.“”"「」]{1,40}?)\\s+(?:to|into)\\s+${value}`, 'iu');
const dropWord =
  '(?:drop|remove|delete|omit|hide|lose|take\\s+(?:out|off|away)|leave\\s+(?:out|off)|get\\s+rid\\s+of|without|no)';
const dropWordZh = '(?:去掉|去除|删掉|删除|删去|拿掉|不要|取消|移除|隐藏|不显示|不写)';
const dropping = [
  new RegExp(
    `\\b${dropWord}\\s+${article}(?:any\\s+)?(${fieldNames})s?\\b((?:\\s*(?:,|and|or)\\s*${article}(?:${fieldNames})\\b)*)(?:\\s+(?:text|line|info(?:rmation)?))?`,
    'iu',
  ),
  new RegExp(
    `${dropWordZh}(?:那个|上面的?)?(${fieldNames})((?:[和与及、]+(?:${fieldNames}))*)(?:信息|文字|部分|内容)?`,
    'iu',
  ),
  new RegExp(
    `(?:把|将)?(${fieldNames})((?:[和与及、]+(?:${fieldNames}))*)(?:信息|文字|部分|内容)?(?:都|给)?${dropWordZh.replace('不要|', '')}`,
    'iu',
  ),
];
/** "Take the address off", 时间不要了. */
const droppingBehind = [
  new RegExp(`\\btake\\s+${article}(${fieldNames})s?\\s+(?:off|out|away)\\b`, 'iu'),
  new RegExp(`(${fieldNames})(?:就|都|也)?(?:不要|不用|不写|别写|不用写|不需要)了?(?=\\s*(?:[，。；！,]|$))`, 'iu'),
];
const droppingQuoted = new RegExp(
  `(?:\\b${dropWord}\\s+(?:the\\s+)?(?:words?\\s+|text\\s+|line\\s+)?|${dropWordZh}|把)(?:${quoted})(?:\\s*(?:去掉|删掉|删除|去除|拿掉))?`,
  'iu',
);

/** Reads changes of what a design says: quotations first, so that no other reader takes them for its own. */
export function readCopyEdits(editing: Editing): void {
  const set = (match: RegExpExecArray) => {
    const field = fieldOf(match[1]!);
    const told = valueOf(match, 2);
    // "4.30pm not 4pm".
    const text =
      field === 'date' || field === 'time' || field === 'price' ? told?.replace(/,?\s+not\s.+$/iu, '') : told;
    if (text !== undefined) setField(editing, field, text);
    return text !== undefined;
  };
  editing.takeEach(dropping, (match) => {
    const more = match[2]?.match(new RegExp(fieldNames, 'giu')) ?? [];
    for (const name of [match[1]!, ...more]) dropField(editing, fieldOf(name));
    return true;
  });
  editing.takeEach(droppingBehind, (match) => {
    dropField(editing, fieldOf(match[1]!));
    return true;
  });
  editing.takeEach([contactTo], (match) =>
    setContact(editing, (match[1] ?? match[3])!, (match[2] ?? match[4])!.trim()),
  );
  editing.takeEach(setting, set);
  editing.takeEach(adding, (match) => {
    const text = valueOf(match, 2);
    if (text === undefined) return false;
    // Whose name is added to a design that has a title is no other title.
    if (/^(?:name|名字)$/iu.test(match[1]!)) addLine(editing, text);
    else setField(editing, fieldOf(match[1]!), text, true);
    return true;
  });
  editing.takeEach([naming], (match) => {
    const text = valueOf(match, 1);
    if (text !== undefined) setField(editing, 'title', text);
    return text !== undefined;
  });
  editing.takeEach(replacing, (match) => {
    const old = (match[1] ?? match[2] ?? match[3])?.trim().replace(/^(?:the|把|将)\s*/iu, '');
    const fresh = valueOf(match, 4);
    if (old === undefined || fresh === undefined) return false;
    // "Replace the coffee with a cake" is about the picture, though “Coffee Shop” stands below it.
    const isTitle = editing.brief.copy.title.toLowerCase() === old.toLowerCase();
    // Bread that stands on its own line is what one can have, and no picture alone.
    const isLine = editing.brief.copy.details.some((line) => line.toLowerCase() === old.toLowerCase());
    const drawn =
      !isTitle && !isLine && match[3] !== undefined && shownBy(old, editing.direction.subjects) !== undefined;
    return !(drawn && subjectFor(fresh) !== undefined) && replaceWords(editing, old, fresh);
  });
  editing.takeEach([ratherThan], ([, verb, fresh, old]) => {
    const isWritten = /^(?:write|say|call it|print)$/iu.test(verb!) || /^\p{Lu}.*\s\p{Lu}/u.test(old!);
    return isWritten && replaceWords(editing, old!, fresh!);
  });
  editing.takeEach([replacingToo], (match) => {
    const fresh = valueOf(match, 2);
    return fresh !== undefined && fieldSaying(editing.brief.copy, match[1]!) !== undefined
      ? replaceWords(editing, match[1]!, fresh)
      : false;
  });
  editing.takeEach(addingContact, (match) => {
    addLine(editing, match[1]!.replace(/^(?:网址|网站)\s*[:：]?\s*/u, '').trim());
    return true;
  });
  editing.takeEach([droppingQuoted], (match) => dropWords(editing, (match[1] ?? match[2])!));
  editing.takeEach([addingQuoted], (match) => {
    addLine(editing, (match[1] ?? match[2])!.trim());
    return true;
  });
}

const beforeFact =
  /^(?:(?:please|now|so|we(?:['’]re| are)?|moving|changing|change|switch|the event|it|it['’]?s|it is|is|are|the|this|event|show|party|opening|opens?|starts?|begins?|starting|happens?|moved?|move|extend(?:ed)?|postponed?|rescheduled?|push(?:ed)?|add|put|include|write|make|on|at|to|from|instead|be|will|a|an|of|for|and|also|new|only|just|then)\b|开业|开张|开始|举行|举办|截止|全部|全场|都|打|[加添上写入改成到为在于是的现把将换间日期时价格]|加上|改为|\s|[.,:：])*$/iu;

/** "Make it Sunday": behind a comma a day is read as one. */
const dayAlone =
  /^\s*(?:(?:please|just|make|change|move|switch|it|to|for|be|instead)\s+)+(?=(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b)/iu;

/** "it now starts at 9 am", 改到10月6号: a clause that is nothing but a fact sets it; so does "add 20% off". */
export function readBareFacts(editing: Editing): void {
  for (const { index, text } of clausesOf(editing.rest)) {
    const reading = startReading(text.replace(dayAlone, (lead) => `${lead.trim()}, `));
    const { more: _, ...facts } = readFacts(reading);
    const found = Object.entries(facts) as [CopyField, string][];
    if (found.length === 0 || !beforeFact.test(visible(reading.rest))) continue;
    editing.understood({ index, length: text.length });
    for (const [field, said] of found) setField(editing, field, said);
  }
}

/** "remove 20% off": what is to go is called by its words. */
export function readDroppedWords(editing: Editing): void {
  const pattern = new RegExp(
    `\\b${dropWord}\\s+(?:the\\s+)?(?:(?:words?|text|line|part|bit|info)\\s+(?:about|saying|that\\s+says|with)\\s+(?:the\\s+)?)?([^,，;；。.]{2,40}?)${ends}|(?:${dropWordZh})([^,，;；。]{2,20}?)${ends}|把([^,，;；。]{2,20}?)(?:去掉|删掉|删除|去除|拿掉)`,
    'iu',
  );
  const match = editing.find(pattern);
  const words = (match?.[1] ?? match?.[2] ?? match?.[3])?.trim();
  if (match && words && dropWords(editing, words)) editing.understood(match);
}

function clausesOf(text: string): { index: number; text: string }[] {
  return [...text.matchAll(/(?:[^,，;；。！!\n.]|\.(?=\S))+/gu)].flatMap((match) => {
    const parts = [...match[0].matchAll(/(?:(?!\s(?:and|but|then)\s).)+/gisu)];
    return parts.map((part) => ({ index: match.index + part.index, text: part[0] }));
  });
}
