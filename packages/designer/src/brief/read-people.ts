import { hasHan } from '../type/script.ts';
import type { DesignType, Person } from './brief.ts';
import { compiled } from './compiled.ts';
import { isLookClause } from './look-clauses.ts';
import { blankOut, capital, visible, type Reading } from './reading.ts';

const surnames =
  '欧阳|司马|上官|诸葛|刘|谭|闫|靳|耿|覃|黎|聂|肖|冉|卓|赵|钱|孙|李|周|吴|郑|王|冯|陈|褚|卫|蒋|沈|韩|杨|朱|秦|尤|许|何|吕|施|张|孔|曹|严|华|金|魏|陶|姜|戚|谢|邹|喻|柏|章|云|苏|潘|葛|范|彭|郎|鲁|韦|昌|马|苗|方|俞|任|袁|柳|鲍|史|唐|费|廉|岑|薛|雷|贺|倪|汤|滕|殷|罗|毕|郝|邬|安|常|乐|于|傅|康|余|顾|孟|黄|穆|萧|尹|姚|邵|汪|祁|毛|狄|米|贝|明|戴|宋|庞|熊|纪|舒|屈|项|祝|董|梁|杜|阮|蓝|季|贾|路|江|童|颜|郭|梅|林|钟|徐|邱|骆|高|夏|蔡|田|樊|胡|凌|霍|卢|莫|裘|丁|邓|洪|包|左|石|崔|吉|龚|程|邢|裴|陆|翁|段|侯|宁|仇|叶|白|温|庄|柴|瞿|阎|曾|关|丛|文|尚|焦|巴|牛|沙|岳|涂|梅';
/** A surname and one or two characters; the source of a pattern. */
export const chineseName = `(?:${surnames})[\\p{Script=Han}]{1,2}`;
/** "Anna & Tom"; the source of a pattern. */
export const couple = '\\p{Lu}\\p{L}+ (?:&|and) \\p{Lu}\\p{L}+';
/** Two names of such a prompt are who marries, and neither a venue nor a dish. */
export const isWedding = (prompt: string): boolean =>
  /\b(?:wedding|engagement|anniversary|married|marry)\b/iu.test(prompt);
const honorific = '(?:Dr|Prof|Professor|Mr|Mrs|Ms|Sir|Chef|Rev)\\.?';
const nameEn = `(?:${honorific} )?\\p{Lu}[\\p{L}’'-]+\\.?(?: (?:\\p{Lu}\\.|\\p{Lu}[\\p{L}’'-]+|van|von|de|der|den|di|da|del|bin|al|ter|la))* \\p{Lu}[\\p{L}’'-]+`;

/** Looks and colours that begin like a surname: 高级, 温馨, 黄色. */
const noName =
  /[色系风调感版式格]$|^(?:高级|温馨|温暖|安静|明亮|金色|白底|黄绿|常规|方形|华丽|古风|乐观|严肃|和谐|项目)/u;
const wholeName = new RegExp(`^(?:${nameEn}|${chineseName}|${honorific} \\p{Lu}[\\p{L}’'-]+)$`, 'u');
/** 阿浪, 小夏, 老王: a name where what somebody does follows. */
const nickname = /^[阿小老]\p{Script=Han}$/u;
const house =
  /\b(?:Studios?|Ltd|Inc|LLC|GmbH|Group|Corp|Co|Company|Agency|Labs?|Bank|University|College|Institute|Hospital|Clinic|Partners|Architects|Foundation|School|Academy|Gallery|Museum|Restaurant|Bakery|Capital|Ventures|Consulting|Collective|Works|Press|Society|Association|Hotel|Farm|Roasters|Solutions|Systems|Software|Media|Traders|Trading|Industries|Logistics|Energy|Foods|Motors|Holdings|Technologies|Tech|Networks|Airlines|Insurance)\b\.?|(?:公司|集团|科技|事务所|工作室|大学|学院|医院|银行|研究院|研究所|设计院|基金会|传媒|律所|诊所|学校|中学|美术馆|博物馆|书店|咖啡馆?|餐厅|酒店|协会|智能|文化|影业|出版社)$/u;
const roleWords =
  /\b(?:director|manager|head|chief|officer|ceo|cto|cfo|coo|cmo|vp|president|founder|partner|designer|architect|engineer|developer|consultant|photographer|artist|illustrator|writer|author|editor|teacher|professor|lecturer|coach|trainer|chef|baker|barista|doctor|dentist|surgeon|physician|midwife|barber|nurse|vet|lawyer|attorney|solicitor|accountant|agent|realtor|broker|stylist|hairdresser|florist|gardener|planner|producer|musician|singer|guitarist|pianist|poet|curator|researcher|scientist|analyst|specialist|assistant|owner|sales|marketing|translator|therapist|physiotherapist|electrician|plumber|carpenter|mechanic|tutor|instructor|environmentalist|activist|historian|economist|entrepreneur|journalist|lead|buyer|grower|roaster|maker|potter|ceramicist|tailor|jeweller|brewer|winemaker|butcher|intern|volunteer|captain|pilot|\p{L}{2,}ologist|physicist|mathematician|politician|comedian)\b|(?:经理|总监|主任|主管|总裁|董事长?|创始人|合伙人|设计师|工程师|建筑师|律师|兽医|医生|医师|教授|讲师|老师|导师|教练|厨师|主厨|摄影师|画家|作家|作者|诗人|编辑|记者|顾问|会计师?|店长|老板|园艺师|茶艺师|咖啡师|烘焙师|研究员|院长|校长|馆长|策展人|制片人|导演|演员|歌手|艺术家|插画师|程序员|分析师|专员|助理|翻译|护士|花艺师|经纪人|销售|工匠|月嫂|育儿嫂|保姆|护工|司机|[美化按造理调]\p{Script=Han}{1,2}师|传承人|博士|心理师|咨询师)$/iu;

const namedWithRole =
  /(\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+),? (?:an? |the |our )?((?:[\p{L}’'-]+ ?){1,4})(?=\s*(?:$|[,.;:\n\ue000]))/gu;
/** The text without the names of people whose role is said: Tom Baker, solicitor, is no bread. */
export const withoutPeople = (text: string): string =>
  text.replaceAll(namedWithRole, (all, name: string, role: string) =>
    isRole(role.trim()) ? ` · ${all.slice(name.length)}` : all,
  );

/** "Frontend engineer": what somebody does, and no picture of it. */
export const isRole = (text: string): boolean => !hasHan(text) && compiled(`(?:${roleWords.source})$`, 'iu').test(text);

const separators = /[,;，。；\n:：—–]|\.(?=\s|$)|\s-\s/u;

const introduced: [role: string | undefined, pattern: RegExp][] = [
  [
    undefined,
    new RegExp(
      `(?:\\b(?:hosted by|presented by|speaker:?|by|host:?)|汇报人|答辩人|主讲人?|演讲人|演讲者|嘉宾|讲者|报告人|主持人)\\s*[:：]?\\s*(${nameEn}|${honorific} \\p{Lu}[\\p{L}’'-]+|${chineseName}|(?:Aunt|Uncle|the) \\p{Lu}[\\p{L}’'-]+)(?![\\p{Script=Han}\\p{L}])`,
      'u',
    ),
  ],
  ['新郎', new RegExp(`新郎[:：]?\\s*(${chineseName}?)(?=新娘|$|[^\\p{Script=Han}]|[和与])`, 'u')],
  ['新娘', new RegExp(`新娘[:：]?\\s*(${chineseName})`, 'u')],
];

const labels: ['name' | 'role' | 'organisation', RegExp][] = [
  [
    'name',
    /(?:\b(?:full )?name(?: is)?\b(?! (?:card|badge|tag)s?\b)|姓名)\s*[:：]?\s*((?:(?!\.\s)[^,;，。；\n\ue000]){2,40})/iu,
  ],
  [
    'role',
    /(?:\b(?:job title|title|role|position|occupation)\b|职位|职务|职称|头衔)\s*[:：]?\s*((?:(?!\.\s)[^,;，。；\n\ue000]){2,40})/iu,
  ],
  [
    'organisation',
    /(?:\b(?:company|organi[sz]ation|employer|firm)\b(?: name)?(?: is)?\s*[:：]?\s*(?=\p{Lu})|(?:公司|单位|机构)(?:名称?)?\s*[:：是]\s*)((?:(?!\.\s)[^,;，。；\n\ue000]){2,40})/u,
  ],
];

export interface PeopleFound {
  people: Person[];
  organisation?: string;
}

interface Clause {
  text: string;
  index: number;
  length: number;
}

function listClauses(text: string, from: number): Clause[] {
  const found: Clause[] = [];
  let start = from;
  while (start <= text.length) {
    const cut = text.slice(start).search(separators);
    // "Dr. Amir": the stop belongs to the title before a name.
    let end = cut < 0 ? text.length : start + cut;
    if (text[end] === '.' && new RegExp(`\\b${honorific.replace('\\.?', '')}$`, 'u').test(text.slice(start, end))) {
      const next = text.slice(end + 1).search(separators);
      end = next < 0 ? text.length : end + 1 + next;
    }
    found.push({ text: visible(text.slice(start, end)), index: start, length: end - start });
    start = end + 1;
  }
  return found;
}

const isHouseBehind = (text: string): boolean =>
  /^[\p{Script=Han}]{3,12}$/u.test(text) && !noName.test(text) && !/在/u.test(text) && !isLookClause(text);

/** Whose card it is: its clauses in the order that people give them, name, role, house. */
function readCardClauses(reading: Reading, type: DesignType, from: number, found: PeopleFound): void {
  let before: string | undefined;
  let first: string | undefined;
  const clauses = listClauses(reading.rest, from);
  for (const [at, { text, index, length }] of clauses.entries()) {
    if (!text) continue;
    const bare = text
      .replace(/^(?:(?:for|about|of|featuring|i['’]m|i am|my name is|it['’]s for)\s+|给|为|我叫|我是|本人|是)/iu, '')
      .replace(/^an? (?=\p{Ll})/u, '');
    const takeClause = () => blankOut(reading, index, length);
    const person = found.people[0];
    const [, houseOf, roleOf] = /^([\p{Script=Han}]{3,14}?)的([\p{Script=Han}]{2,8})$/u.exec(bare) ?? [];
    const [, roleAt, houseAt] = /^(.+)\s(?:at|@)\s(\p{Lu}.+)$/u.exec(bare) ?? [];
    const isNamed =
      (wholeName.test(bare) && !house.test(bare) && !noName.test(bare)) ||
      (nickname.test(bare) && roleWords.test(clauses[at + 1]?.text ?? ''));
    if (!person && at <= 2 && isNamed) found.people.push({ name: bare, ...(first && { role: first }) });
    // 店长 周岚: the role may stand first.
    else if (!person && roleWords.test(bare) && hasHan(bare) && /^\p{Script=Han}{2,6}$/u.test(bare)) first = bare;
    else if (person && !person.role && roleAt && houseAt && roleWords.test(roleAt)) {
      person.role = roleAt;
      found.organisation ??= houseAt;
    } else if (person && !person.role && houseOf && roleOf && roleWords.test(roleOf)) {
      person.role = roleOf;
      found.organisation ??= houseOf;
    } else if (person && !person.role && roleWords.test(bare) && bare.length <= 40) person.role = bare;
    else if (
      !found.organisation &&
      house.test(bare) &&
      !/在/u.test(bare) &&
      bare.length <= 40 &&
      /^[\p{Lu}\p{Script=Han}\d]/u.test(bare)
    )
      found.organisation = bare;
    // 张伟，高级产品经理，字节跳动: where the role is said, the next is the house.
    else if (type === 'business-card' && !found.organisation && person?.role === before && isHouseBehind(bare))
      found.organisation = bare;
    else continue;
    before = bare;
    takeClause();
  }
}

/** 顾青的名片: whose it is stands before it. */
function readOwner(reading: Reading, found: PeopleFound): void {
  const match = new RegExp(`^([\\s\ue000]*)(${chineseName})的[\\s\ue000]*(?=名片|$|[,，。；\ue000])`, 'u').exec(
    reading.rest,
  );
  if (!match?.[2] || noName.test(match[2]) || house.test(match[2])) return;
  found.people.push({ name: match[2] });
  blankOut(reading, match[1]!.length, match[2].length + 1);
}

/** 给律师张伟设计名片: role and name before the order. */
function readClient(reading: Reading, found: PeopleFound): void {
  const match = new RegExp(`(?:给|为|帮)([\\p{Script=Han}]{0,6}?)(${chineseName})(?=设计|做|制作|画|的)`, 'u').exec(
    reading.rest,
  );
  if (!match?.[2]) return;
  const role = match[1] && roleWords.test(match[1]) ? match[1] : undefined;
  if (match[1] && !role) return;
  found.people.push({ name: match[2], ...(role && { role }) });
  const start = match.index + match[0].length - match[2].length - (role?.length ?? 0);
  blankOut(reading, start, match[2].length + (role?.length ?? 0));
}

/** “少即是多”——李浪，设计师: whose words they are stands behind them. */
function readSpeaker(reading: Reading, found: PeopleFound): void {
  const match = new RegExp(
    `(?<=[”"」\ue000]\\s*)(?:——?|–|-)\\s*(${nameEn}|${chineseName})(?:\\s*[,，]\\s*([^,，。；;\n\ue000]{2,30}))?(?=$|[\\s,，。；;\ue000])`,
    'u',
  ).exec(reading.rest);
  const [all, name, behind] = match ?? [];
  if (!match || !all || !name || noName.test(name) || house.test(name)) return;
  const role = behind !== undefined && roleWords.test(behind) ? behind.trim() : undefined;
  found.people.push({ name, ...(role && { role }) });
  blankOut(reading, match.index, role ? all.length : all.indexOf(name) + name.length);
}

function readLabels(reading: Reading, found: PeopleFound): void {
  const said: Partial<Record<'name' | 'role' | 'organisation', string>> = {};
  for (const [field, pattern] of labels) {
    const match = pattern.exec(reading.rest);
    if (!match?.[1]) continue;
    said[field] = visible(match[1]);
    blankOut(reading, match.index, match[0].length);
  }
  if (said.name) found.people.push({ name: said.name, ...(said.role && { role: said.role }) });
  if (said.organisation) found.organisation = said.organisation;
}

/** 我是一名瑜伽老师，叫林夕; "I'm a yoga teacher called Lin Xi". */
const introducesItself = [
  new RegExp(`(?:我是|本人是)一?[名个位]?([\\p{Script=Han}]{2,8}?)[，,]\\s*(?:我的?名字)?我?叫(${chineseName})`, 'u'),
  new RegExp(`\\bI(?:['’]m| am) an? ([\\p{L} -]{3,30}?),? (?:called|named|my name is) (${nameEn})`, 'u'),
];

function readIntroduction(reading: Reading, found: PeopleFound): void {
  for (const pattern of introducesItself) {
    const match = pattern.exec(reading.rest);
    if (!match?.[1] || !match[2] || !roleWords.test(match[1])) continue;
    found.people.push({ name: match[2], role: capital(match[1]) });
    blankOut(reading, match.index, match[0].length);
    return;
  }
}

/** 李雷 韩梅梅, 李雷和韩梅梅: who marries. */
const pairZh = new RegExp(
  `(?<=^|[，,。；\\s\\ue000])(${chineseName})(?:[，、和与&\\s]{1,3})(${chineseName})(?=$|[，,。；\\s])`,
  'u',
);

/** 为小儿陈浩与刘婷举行婚礼: parents invite. */
const pairOfParents = new RegExp(
  `为?(?:小儿|小女|长子|次子|长女|次女|爱女|爱子|犬子|女儿|儿子)(${chineseName}?)[和与](${chineseName}?)(?:举行|举办|喜结|新婚|结婚)[\\p{Script=Han}]{0,6}`,
  'u',
);

/** `from` is where the order's own word ends: what belongs to the card follows it. Takes what it read. */
export function readPeople(reading: Reading, type: DesignType, from: number): PeopleFound {
  const found: PeopleFound = { people: [] };
  if (type === 'business-card' || type === 'portrait') {
    readLabels(reading, found);
    if (found.people.length === 0) readIntroduction(reading, found);
    if (found.people.length === 0) readClient(reading, found);
    if (found.people.length === 0) readOwner(reading, found);
    if (found.people.length === 0) readSpeaker(reading, found);
    readCardClauses(reading, type, from, found);
    return found;
  }
  const pair = /婚|嫁娶|囍/u.test(reading.prompt)
    ? (pairOfParents.exec(reading.rest) ?? pairZh.exec(reading.rest))
    : null;
  if (pair?.[1] && pair[2] && !noName.test(pair[1]) && !noName.test(pair[2])) {
    found.people.push({ name: pair[1], role: '新郎' }, { name: pair[2], role: '新娘' });
    blankOut(reading, pair.index, pair[0].length);
    return found;
  }
  for (const [role, pattern] of introduced) {
    const match = pattern.exec(reading.rest);
    if (!match?.[1]) continue;
    found.people.push({ name: match[1], ...(role && { role }) });
    blankOut(reading, match.index, match[0].length);
  }
  if (type !== 'presentation') return found;
  for (const { text, index, length } of listClauses(reading.rest, from).slice(1)) {
    const titled = new RegExp(`^${honorific} `, 'u').test(text);
    const isHouse = house.test(text) && /^[\p{Lu}\p{Script=Han}]/u.test(text) && text.length <= 30;
    if (found.people.length === 0 && wholeName.test(text) && !noName.test(text) && (titled || !isHouse))
      found.people.push({ name: text });
    else if (!found.organisation && isHouse) found.organisation = text;
    else if (found.people[0] && !found.people[0].role && !hasHan(text) && roleWords.test(text) && text.length <= 40)
      found.people[0].role = text;
    else continue;
    blankOut(reading, index, length);
  }
  return found;
}
