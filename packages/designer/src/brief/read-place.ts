import { couple, isWedding } from './read-people.ts';
import { blank, blankOut, clauses, take, visible, type Reading } from './reading.ts';

const venue =
  'Hall|Park|Square|Street|St|Museum|Theatre|Theater|Cent(?:re|er)|Club|Gallery|Library|School|Church|Gardens?|Road|Avenue|Lane|Stadium|Arena|Plaza|Bar|Caf[eé]|Studios?|Bistro|Hotel|Campus|Station|Pier|Room|House|Building|Court|Beach|Island|Market|University|College|Chapel|Barn|Rooftop|Cathedral|Minster|Abbey|Temple|Mosque|Synagogue|Hospital|Quay|Wharf|Yard|Works|Lounge|Auditorium';
/** "Harbour Gallery", "Cathedral Square". */
export const endsInVenue = (name: string): boolean => new RegExp(`\\b(?:${venue})$`, 'u').test(name);
const notPlaces =
  /^(?:Series [A-F]|Seed|Round|Vol|Volume|Issue|Part|Chapter|Season|Episode)\b|^(?:RSVP|Rsvp|Call|Text|Tel|Contact|Info|Tickets?|Email)\b|^(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun)\b|^(?:It|We|They|There|This|That|She|He|You|I)(?:['’]\p{L}+)?\b|^(?:DJ|MC)\b|^(?:(?:MBBS|MD|PhD|MSc|BSc|BA|MA|MBA|CPA|RN|DDS|BDS|LLB|FRCS|MRCP)[, ]*)+$|^[A-Z]{2} ?\d{2,4}$|^(?:CEO|CTO|CFO|COO|CMO|VP|Founder|Director|Editor|Producer|Curator)$|^(?:Posters?|Fl[iy]ers?|Invit(?:e|ation)s?|Banners?|Cards?|Leaflets?|Logos?|Menus?)$|^(?:Christmas|Easter|Halloween|English|Chinese|French|German|Spanish|Japanese|Swiss|Bauhaus|Art Deco)\b/u;
/** A stop ends a place, except behind St. and its like. */
const word = String.raw`(?:(?:St|Mt|Ft|Dr|Mrs?|No)\.|\p{Lu}[\p{L}\d'’&-]*)`;
const proper = String.raw`(?:\d+\s+)?${word}(?:,?\s+(?!(?:DJ|MC|RSVP|Rsvp|Free|Tickets?|Book|Bring)\b)(?:of|de|du|das|dos|do|della|del|di|von|van|der|la|le|the|and|&)?\s*${word}|\s\d+\b)*`;
const preposition = new RegExp(
  String.raw`(?:\b(?:in|at)\s+|\bon\s+(?=(?:\p{Lu}[\p{L}’'-]+\s+){1,3}(?:Street|Road|Avenue|Lane|Square|Quay|Terrace|Boulevard|Beach|Island|Pier|Campus|Court|Close|Drive|Row|Green|Hill)\b)|@\s*)((?:the\s+)?${proper}(?:\s(?:gym(?:nasium)?|auditorium|cafeteria|stadium|campus|(?<=['’]s )(?:place|house|flat|garden|back ?yard|barn|studio)))?)`,
  'u',
);
/** "For our mosque Masjid Al-Noor". */
const ofFaith = new RegExp(
  String.raw`\bfor (?:our|my|the) (?:local )?(?:mosque|church|temple|synagogue|parish|school|library|community cent(?:re|er)) (${proper})`,
  'u',
);
/** "Allotment Hut on Mill Lane". */
const venueOn = new RegExp(
  String.raw`(?<=[,;.\ue000]\s*)(${proper} on (?:\p{Lu}[\p{L}’'-]+ ){1,2}(?:Street|St|Road|Rd|Lane|Avenue|Ave|Square|Quay|Drive|Way))(?=\s*(?:[,;.\n\ue000]|$))`,
  'u',
);
/** "In the back room of The Yarn Barn". */
const roomOf = new RegExp(
  String.raw`\b(?:in|at) (the (?:\p{Ll}+ ){1,2}(?:of|at|above|behind|next to|opposite) (?:the )?${proper})`,
  'u',
);
/** "At The Fox & Hound" comes before "at the bar". */
const named = new RegExp(String.raw`\bat (The ${proper})`, 'u');
const atSchool =
  /\bat ((?:\p{Lu}[\p{L}’'-]+ ){1,3}(?:Elementary|Primary|High|Academy|College|University|School|Church|Library|Hospital|Museum|Hotel|Mall))\b/u;
const wholeClause = new RegExp(
  String.raw`^\s*(?:at |in |@ ?)?((?:the |The )?${proper}(?:\s\p{Lu}|\s(?:auditorium|gym(?:nasium)?|cafeteria|ballroom|library|stadium|theat(?:re|er)|campus|hall|fields?|pool|car park|parking lot|courts?|pavilion(?: \\d+)?|rink|arena))?)\s*$`,
  'u',
);

const cities =
  '北京|上海|广州|深圳|杭州|成都|南京|武汉|西安|重庆|天津|苏州|长沙|郑州|青岛|厦门|宁波|无锡|合肥|福州|济南|大连|昆明|沈阳|哈尔滨|长春|南昌|贵阳|南宁|海口|三亚|珠海|佛山|东莞|温州|嘉兴|绍兴|拉萨|兰州|银川|西宁|呼和浩特|乌鲁木齐|石家庄|太原|香港|澳门|台北';
const venueZh =
  '馆|酒家|酒楼|饭庄|饭店|宾馆|画廊|影院|影城|会所|俱乐部|庄园|农场|书屋|教堂|书店|咖啡店|花店|旗舰店|酒吧|餐厅|大学|中学|小学|商场|中心|公园|广场|大厦|礼堂|剧院|剧场|体育场|校区|操场|酒店|美术馆|图书馆|音乐厅|展厅|会议室|码头|路\\d+号.{0,6}|街\\d+号.{0,6}|(?<=[\\d一二三四五六七八九十甲乙丙])号|楼|[\\d一二三四五六七八九十]层|厅|室|园区?|村|镇';
const heldAt =
  /在((?:[A-Za-z\d'’&-]+ )*[^，。；\s在]{2,16}?)(?:(?:给|为)[她他您爸妈爷奶]{1,2})?(?:隆重)?(?:(?:举?办|摆)(?:一?[场次个])?(?=\p{Script=Han}{2,14}(?:$|[，。；]))|开(?=\p{Script=Han}{1,6}(?:店|馆|工作室)(?:$|[，。；]))|讲(?=\p{Script=Han}{3,16}(?:$|[，。；]))|有一[场次个](?=\p{Script=Han}{2,12}(?:$|[，。；]))|训练|排练|上课|集训|演出|开唱|举行|举办|开幕|召开|开业|见面?|集合|开演|上映|开展|走失|丢失|遗失)/u;
const clauseZh = new RegExp(
  `^(?:起|上午|中午|下午|晚上)?(?:在|去)?((?:${cities})(?:市)?[^，。；]{0,14}?(?:${venueZh})?|[^，。；]{1,12}(?:${venueZh}))$`,
  'u',
);

/** "Free entry", "Book now", "RSVP" behind a date are no places. */
export const isPhrase = (text: string) =>
  /^(?:Free|Book|Rsvp|RSVP|Join|Tickets?|Entry|Doors?|All|With|Live|Bring|Call|Open|Sign|Register|No|Please|Swiss|Art|Hosted|Speaker|Dress|Black|White|Red|Blue|Green|Bold|Minimal|Retro)\b/u.test(
    text,
  ) || /^(?:Dr|Prof|Mr|Mrs|Ms)\b/u.test(text);

function blankText(reading: Reading, text: string): void {
  const index = reading.rest.indexOf(text);
  if (index >= 0) blankOut(reading, index, text.length);
}

/** "At the village hall", "in our back garden": small letters, where a day is said. */
const commonVenue =
  /\b(?:at|in|on|outside|behind|inside)\s+((?:the|our|my|your)\s+(?:[\p{L}’'-]+\s+){0,3}(?:halls?|park|square|museum|theat(?:re|er)|cent(?:re|er)|club|gallery|library|school|church|gardens?|stadium|arena|plaza|pub|bar|caf[eé]|shop|store|studio|gym|hotel|campus|station|pier|barn|rooftop|quay|wharf|chapel|market|university|college|playground|pool|beach|harbou?r|car park|parking lot|courtyard|bandstand|clubhouse|warehouse|bookshop|bakery|restaurant|cinema|farm|house|field|green|depot|mill|brewery|works|factory|docks?|(?:red|white|black|golden|royal|green|blue) (?:lion|hart|horse|swan|bull|stag|oak|dragon|man)|crown|plough|(?:king|queen)s?['’]?s? (?:head|arms)|rose and crown|fox and hounds|coach and horses|town hall|village hall|common|promenade|seafront|auditorium|ballroom|cafeteria|canteen|boardroom|meeting room|staff ?room|lobby|gymnasium|community cent(?:re|er)))(?=\s*(?:[,.;!\n\ue000]|$|on |at |from |with |\d))/iu;
const sentence =
  /^\s*(?:(?:I|[Ww]e)(?!(?:['’]\p{L}+| am| are) (?:organi[sz]ing|hosting|holding|having|doing|throwing|planning|running)\b)(?! (?:run|own|have|opened|started|manage)\b)|[Yy]ou|[Hh]ow|[Ww]hy|[Ww]hat|[Ww]in(?= (?:an?|the|two|one|\d)\b))\b/u;
/** "□ Villa Rosa, Lake Como": what follows a day or an hour and has capitals is where it happens. */
const room =
  /\ue000[,\s]*((?:[Rr]oom|[Hh]all|[Ss]tudio|[Gg]ate|[Ss]uite|[Ll]ab|[Cc]ourt|[Ss]tage|[Ww]arehouse|[Uu]nit|[Pp]ier|[Ff]loor) [A-Z]?\d{1,4}[A-Z]?)(?=\s*(?:[,.;\n\ue000]|$))/u;
/** "Mill Street car park". */
const ofPlace =
  '(?:\\s(?:car park|parking lot|community cent(?:re|er)|town hall|village hall|church hall|playground|playing fields?|library|leisure cent(?:re|er)|pavilion(?: \\d+)?|shelter(?: \\d+)?|courts?(?: \\d+)?|fields?(?: \\d+)?|rink|arena))?';
/** "2-6pm backyard, 1420 Elm". */
const commonBehindFact =
  /\ue000,? ((?:(?:the|our|my) )?(?:(?:school )?gym(?:nasium)?|auditorium|main hall|chapel|ballroom|courtyard|back ?yard|back garden|front lawn|clubhouse|community hall|town hall|village hall|library|cafeteria|rooftop|terrace|playground|car park|lobby|canteen|(?:town|market|village|city|main) square|village green|(?:school|church|parish|main|assembly|sports) hall|(?:school|sports|playing) field|community cent(?:re|er)|break room|(?:drama|music|art|science|computer|common|dining|class|meeting|conference) ?room|staff ?room|lunch room|city hall|the (?:[\p{Ll}’']+ ){1,3}?(?:pub|inn|arms|tavern|bar|caf[eé]|hall|club|church|library|school|theat(?:re|er)|brewery)))(?=\s*(?:[,.;\n]|$)| (?:bring|wear|come|rsvp|all|free)\b)/iu;
const behindFact = new RegExp(
  String.raw`\ue000[,\s]*(${proper}(?:,\s+(?!(?:RSVP|Rsvp|Free|Tickets?|Book|DJ|MC|Dress|Bring)\b)${proper})*${ofPlace})(?=\s*(?:[,.;\n\ue000]|$))`,
  'u',
);
const address = new RegExp(
  String.raw`(?:\bat\s+)?\b(\d{1,5}[a-z]?\s(?:\p{Lu}[\p{L}’'-]+\s){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Square|Boulevard|Blvd|Quay|Way|Court|Row|Terrace|Close|Drive|Alley|Wharf|Hill)\b)`,
  'u',
);

/** Takes the first place that a pattern finds and `fits`. */
function takePlace(
  reading: Reading,
  pattern: RegExp,
  fits: (name: string, before: string) => boolean,
): string | undefined {
  for (const match of reading.rest.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))) {
    const name = match[1]!;
    if (!fits(name, reading.rest.slice(0, match.index))) continue;
    const start = match[0].startsWith(blank) ? match.index + match[0].lastIndexOf(name) : match.index;
    blankOut(reading, start, match.index + match[0].length - start);
    return name.replace(/[&-]$/u, '');
  }
  return undefined;
}

/** "At Lincoln Elementary, Nov 3, library": the room, and the house that it is in. */
function withHouse(reading: Reading, room: string | undefined): string | undefined {
  const house =
    room === undefined
      ? undefined
      : (takePlace(reading, named, () => true) ?? takePlace(reading, atSchool, () => true));
  return house === undefined ? room : `${house}, ${room}`;
}

/** The Fox & Hound is a pub, but nobody marries as one. */
const wholeCouple = new RegExp(`^${couple}$`, 'u');

function readEnglish(reading: Reading, { hasEvent, hasSpokenTitle }: PlaceOptions): string | undefined {
  const marries = isWedding(reading.prompt);
  const isName = (name: string) => !notPlaces.test(name.replace(/^the /u, '')) && !(marries && wholeCouple.test(name));
  /** "I tried every pizza in Naples", "talk: Lakes in Iceland": the place belongs to what is said. */
  const isApart = (name: string, before: string) => {
    const said = before.split(/[,;.\n]|(?<=:)/u).at(-1) ?? '';
    const isTitle =
      hasSpokenTitle && before.trimEnd().length > said.length && before.slice(0, -said.length).endsWith(':');
    return isName(name) && !sentence.test(said) && !(isTitle && /\p{L}/u.test(said));
  };
  const found =
    (hasEvent
      ? (takePlace(reading, room, () => true) ??
        takePlace(reading, roomOf, () => true) ??
        withHouse(
          reading,
          takePlace(reading, commonBehindFact, () => true),
        ) ??
        takePlace(reading, behindFact, (name) => isName(name) && !isPhrase(name)) ??
        takePlace(reading, address, () => true) ??
        takePlace(reading, named, isApart) ??
        takePlace(reading, venueOn, isApart) ??
        takePlace(reading, commonVenue, () => true))
      : undefined) ??
    takePlace(reading, preposition, isApart) ??
    takePlace(reading, ofFaith, isApart);
  if (found) return found;
  // Of two names the one that is a venue: "Westfield Community Choir, St Mark's Church".
  const further = clauses(reading).slice(1);
  const isVenue = (clause: string) =>
    endsInVenue(visible(clause)) || /^St\.? \p{Lu}\p{L}+['’]s$/u.test(visible(clause));
  for (const clause of [...further.filter(isVenue), ...further.filter((clause) => !isVenue(clause))]) {
    const name = wholeClause.exec(visible(clause))?.[1];
    if (
      !name ||
      notPlaces.test(name) ||
      /\b(?:Day|Week|Weekend|Night|Eve)$/u.test(name) ||
      (marries && wholeCouple.test(name))
    )
      continue;
    // A single name is a place only where a date says that something happens there.
    if (!new RegExp(`\\b(?:${venue})\\b`, 'iu').test(name) && !hasEvent) continue;
    blankText(reading, clause);
    return name;
  }
  return undefined;
}

/** Where a day is said, what nature and shops are called is a place too: 5月2日，莫干山. */
const eventPlaceZh =
  /^(?:起|上午|中午|下午|晚上)?(?:在|于|去|到|地点|目的地)?([\p{Script=Han}A-Z\d]{1,8}[楼座栋][A-Z]?\d{2,4}室?|天台|露台|屋顶|草坪|操场|礼堂|食堂|体育馆|图书馆|报告厅|多功能厅|会议室|门口|[\p{Script=Han}A-Z\d·]{1,12}(?:店|站|门口|山|湖|岛|寺|草原|湿地|营地|农场|庄园|古镇|民宿|[东南西北正侧]门|饭店|宾馆|体育馆|[球径操牧]场|书屋|茶馆|书局|艺术区|食堂|天台|屋顶|露台|草坪|空间|校门口|广场|海滩|沙滩|谷|湾|[湖海江河溪][边畔]|[海江河]岸)(?:集合|集结|出发|见|观星|放映|野餐)?)$/u;

/** 从钟楼出发: where those who come meet. */
const setsOut = /(?<!\p{Script=Han})(从\p{Script=Han}{2,8}(?:出发|集合))(?=$|[，。；\s\ue000])/u;

function readChinese(reading: Reading, hasEvent: boolean): string | undefined {
  const labelled =
    /(?<=^|[，。；\s])(?:地址|地点|店址|席设)(?:在|是)?((?:[\p{Script=Han}A-Za-z\d·#-]| (?=[A-Za-z\d])){3,30})(?=$|[，。；,\n\ue000])/u.exec(
      reading.rest,
    );
  if (labelled) {
    blankOut(reading, labelled.index, labelled[0].length);
    return labelled[1]!;
  }
  const branch =
    /(?<=^|[，,。；\s\ue000])([\p{Script=Han}A-Za-z·’']{2,10}[(（][\p{Script=Han}\d]{2,10}店[)）])(?=$|[，。；,\s\ue000])/u.exec(
      reading.rest,
    );
  if (branch?.[1]) {
    blankOut(reading, branch.index, branch[0].length);
    return branch[1];
  }
  const from = hasEvent ? take(reading, setsOut) : undefined;
  if (from) return from;
  const held = heldAt.exec(reading.rest);
  if (held?.[1]) {
    blankOut(reading, held.index, held[0].length);
    return held[1];
  }
  const behind = hasEvent
    ? /\ue000\s*([\p{Script=Han}\d·]{2,16})(?=\s*(?:[，。；,\n\ue000]|$))/u.exec(reading.rest)
    : null;
  const ahead =
    behind?.[1] &&
    (/^\p{Script=Han}{2,8}集合$/u.exec(behind[1])?.[0] ??
      clauseZh.exec(behind[1])?.[1] ??
      eventPlaceZh.exec(behind[1])?.[1]);
  if (behind && ahead && !/^我|[到至→]|海报|封面|活动$|[闭开休]馆$/u.test(ahead)) {
    blankOut(reading, behind.index + behind[0].length - behind[1]!.length, behind[1]!.length);
    return ahead;
  }
  for (const clause of clauses(reading).slice(1)) {
    const bare = visible(clause);
    const name = clauseZh.exec(bare)?.[1] ?? (hasEvent ? eventPlaceZh.exec(bare)?.[1] : undefined);
    if (
      !name ||
      /[到至→]|^我|^[一两二三四五六\d]室|捐|所得|赠|[闭开休]馆$/u.test(name) ||
      bare.length > 20 ||
      /[:：]|海报|封面|活动$/u.test(bare)
    )
      continue;
    blankText(reading, clause);
    return name;
  }
  return undefined;
}

export interface PlaceOptions {
  chinese: boolean;
  /** The prompt names a day or an hour. */
  hasEvent: boolean;
  /** What stands behind a colon is the title of a talk or an article. */
  hasSpokenTitle: boolean;
}

/** Where it happens: "in Shanghai", "at Blue Note", a clause that is a venue, 在…举行. Takes what it read. */
export const readPlace = (reading: Reading, options: PlaceOptions): string | undefined =>
  options.chinese ? readChinese(reading, options.hasEvent) : readEnglish(reading, options);
