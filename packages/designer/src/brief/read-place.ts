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
  '馆|书店|咖啡店|花店|旗舰店|酒吧|餐厅|大学|中学|小学|商场|中心|公园|广场|大厦|礼堂|剧院|剧场|体育场|校区|操场|酒店|美术馆|图书馆|音乐厅|展厅|会议室|码头|路\\d+号.{0,6}|街\\d+号.{0,6}|号|楼|层|厅|室|园区?|村|镇';
const heldAt = /在([^，。；\s在]{2,16}?)(?:隆重)?(?:举行|举办|开幕|召开|开业|见面?|集合|开演|上映|开展)/u;
const clauseZh = new RegExp(
  `^(?:在)?((?:${cities})(?:市)?[^，。；]{0,14}?(?:${venueZh})?|[^，。；]{1,12}(?:${venueZh}))$`,
  'u',
);

function blankText(reading: Reading, text: string): void {
  const index = reading.rest.indexOf(text);
  if (index >= 0) blankOut(reading, index, text.length);
}

function readEnglish(reading: Reading, hasEvent: boolean): string | undefined {
  const match = preposition.exec(reading.rest);
  if (match?.[1] && !notPlaces.test(match[1].replace(/^the /u, ''))) {
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

function readChinese(reading: Reading): string | undefined {
  const held = heldAt.exec(reading.rest);
  if (held?.[1]) {
    blankOut(reading, held.index, held[0].length);
    return held[1];
  }
  for (const clause of clauses(reading).slice(1)) {
    const bare = visible(clause);
    const name = clauseZh.exec(bare)?.[1];
    if (!name || bare.length > 20 || /[:：]|海报|封面|活动$/u.test(bare)) continue;
    blankText(reading, clause);
    return name;
  }
  return undefined;
}

/** Where it happens: "in Shanghai", "at Blue Note", a clause that is a venue, 在…举行. Takes what it read. */
export const readPlace = (reading: Reading, options: { chinese: boolean; hasEvent: boolean }): string | undefined =>
  options.chinese ? readChinese(reading) : readEnglish(reading, options.hasEvent);
