import { blankOut, clauses, visible, type Reading } from './reading.ts';

const venue =
  'Hall|Park|Square|Street|St|Museum|Theatre|Theater|Cent(?:re|er)|Club|Gallery|Library|School|Church|Gardens?|Road|Avenue|Lane|Stadium|Arena|Plaza|Bar|Caf[eé]|Studios?|Bistro|Hotel|Campus|Station|Pier|Room|House|Building|Court|Beach|Island|Market|University|College|Chapel|Barn|Rooftop|Quay|Wharf|Yard|Works|Lounge|Auditorium';
const notPlaces =
  /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b|^(?:Christmas|Easter|Halloween|English|Chinese|French|German|Spanish|Japanese|Swiss|Bauhaus|Art Deco)\b/u;
const proper = String.raw`(?:\d+\s+)?\p{Lu}[\p{L}\d'’.&-]*(?:,?\s+(?:of|de|du|das|dos|do|della|del|di|von|van|der|la|le|the|and|&)?\s*\p{Lu}[\p{L}\d'’.&-]*|\s\d+\b)*`;
const preposition = new RegExp(String.raw`(?:\b(?:in|at)\s+|@\s*)((?:the\s+)?${proper})`, 'u');
const wholeClause = new RegExp(String.raw`^\s*(?:at |in |@ ?)?((?:the |The )?${proper}(?:\s\p{Lu})?)\s*$`, 'u');

const cities =
  '北京|上海|广州|深圳|杭州|成都|南京|武汉|西安|重庆|天津|苏州|长沙|郑州|青岛|厦门|宁波|无锡|合肥|福州|济南|大连|昆明|沈阳|哈尔滨|长春|南昌|贵阳|南宁|海口|三亚|珠海|佛山|东莞|温州|嘉兴|绍兴|拉萨|兰州|银川|西宁|呼和浩特|乌鲁木齐|石家庄|太原|香港|澳门|台北';
const venueZh =
  '馆|画廊|影院|影城|会所|俱乐部|庄园|农场|书屋|教堂|书店|咖啡店|花店|旗舰店|酒吧|餐厅|大学|中学|小学|商场|中心|公园|广场|大厦|礼堂|剧院|剧场|体育场|校区|操场|酒店|美术馆|图书馆|音乐厅|展厅|会议室|码头|路\\d+号.{0,6}|街\\d+号.{0,6}|号|楼|层|厅|室|园区?|村|镇';
const heldAt = /在([^，。；\s在]{2,16}?)(?:隆重)?(?:举行|举办|开幕|召开|开业|见面?|集合|开演|上映|开展)/u;
const clauseZh = new RegExp(
  `^(?:在)?((?:${cities})(?:市)?[^，。；]{0,14}?(?:${venueZh})?|[^，。；]{1,12}(?:${venueZh}))$`,
  'u',
);

/** "Free entry", "Book now", "RSVP" behind a date are no places. */
const isPhrase = (text: string) =>
  /^(?:Free|Book|Rsvp|RSVP|Join|Tickets?|Entry|Doors?|All|With|Live|Bring|Call|Open|Sign|Register|No|Please|Swiss|Art|Hosted|Speaker|Dress|Black|White|Red|Blue|Green|Bold|Minimal|Retro)\b/u.test(
    text,
  ) || /^(?:Dr|Prof|Mr|Mrs|Ms)\b/u.test(text);

function blankText(reading: Reading, text: string): void {
  const index = reading.rest.indexOf(text);
  if (index >= 0) blankOut(reading, index, text.length);
}

/** "At the village hall", "in our back garden": small letters, where a day is said. */
const commonVenue =
  /\b(?:at|in|on|outside|behind|inside)\s+((?:the|our|my|your)\s+(?:[\p{L}’'-]+\s+){0,3}(?:halls?|park|square|museum|theat(?:re|er)|cent(?:re|er)|club|gallery|library|school|church|gardens?|stadium|arena|plaza|pub|bar|caf[eé]|shop|store|studio|gym|hotel|campus|station|pier|barn|rooftop|quay|wharf|chapel|market|university|college|playground|pool|beach|harbou?r|car park|parking lot|courtyard|bandstand|clubhouse|warehouse|bookshop|bakery|restaurant|cinema|farm|house|field|green))(?=\s*(?:[,.;!\n\ue000]|$|on |at |from |with ))/iu;
const sentence = /\b(?:I|we|you|how|why|what|my)\b/u;
/** "□ Villa Rosa, Lake Como": what follows a day or an hour and has capitals is where it happens. */
const behindFact = new RegExp(String.raw`\ue000[,\s]*(${proper}(?:,\s+${proper})*)(?=\s*(?:[,.;\n\ue000]|$))`, 'u');
const address = new RegExp(
  String.raw`(?:\bat\s+)?\b(\d{1,5}[a-z]?\s(?:\p{Lu}[\p{L}’'-]+\s){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Square|Boulevard|Blvd|Quay|Way|Court|Row|Terrace|Close|Drive|Alley|Wharf|Hill)\b)`,
  'u',
);

function readEnglish(reading: Reading, hasEvent: boolean): string | undefined {
  const behind = hasEvent ? behindFact.exec(reading.rest) : null;
  if (behind?.[1] && !notPlaces.test(behind[1]) && !isPhrase(behind[1])) {
    const start = behind.index + behind[0].length - behind[1].length;
    blankOut(reading, start, behind[1].length);
    return behind[1];
  }
  const house = hasEvent ? address.exec(reading.rest) : null;
  if (house?.[1]) {
    blankOut(reading, house.index, house[0].length);
    return house[1];
  }
  const common = hasEvent ? commonVenue.exec(reading.rest) : null;
  if (common?.[1]) {
    blankOut(reading, common.index, common[0].length);
    return common[1];
  }
  const match = preposition.exec(reading.rest);
  const said =
    match &&
    reading.rest
      .slice(0, match.index)
      .split(/[,;:.\n]/u)
      .at(-1);
  if (match?.[1] && !notPlaces.test(match[1].replace(/^the /u, '')) && !sentence.test(said ?? '')) {
    blankOut(reading, match.index, match[0].length);
    return match[1].replace(/[.&-]$/u, '');
  }
  for (const clause of clauses(reading).slice(1)) {
    const name = wholeClause.exec(visible(clause))?.[1];
    if (!name || notPlaces.test(name)) continue;
    // A single name is a place only where a date says that something happens there.
    if (!new RegExp(`\\b(?:${venue})\\b`, 'u').test(name) && !hasEvent) continue;
    blankText(reading, clause);
    return name;
  }
  return undefined;
}

/** Where a day is said, what nature and shops are called is a place too: 5月2日，莫干山. */
const eventPlaceZh =
  /^(?:在|于|地点)?([\p{Script=Han}\d·]{1,12}(?:店|站|门口|山|湖|岛|寺|草原|湿地|营地|农场|庄园|古镇|民宿|饭店|宾馆|体育馆|球场|书屋|茶馆|书局|艺术区|广场|海滩|沙滩|谷|湾))$/u;

function readChinese(reading: Reading, hasEvent: boolean): string | undefined {
  const held = heldAt.exec(reading.rest);
  if (held?.[1]) {
    blankOut(reading, held.index, held[0].length);
    return held[1];
  }
  for (const clause of clauses(reading).slice(1)) {
    const bare = visible(clause);
    const name = clauseZh.exec(bare)?.[1] ?? (hasEvent ? eventPlaceZh.exec(bare)?.[1] : undefined);
    if (!name || /[到至→]/u.test(name) || bare.length > 20 || /[:：]|海报|封面|活动$/u.test(bare)) continue;
    blankText(reading, clause);
    return name;
  }
  return undefined;
}

/** Where it happens: "in Shanghai", "at Blue Note", a clause that is a venue, 在…举行. Takes what it read. */
export const readPlace = (reading: Reading, options: { chinese: boolean; hasEvent: boolean }): string | undefined =>
  options.chinese ? readChinese(reading, options.hasEvent) : readEnglish(reading, options.hasEvent);
