import type { Festival, Setting } from './brief.ts';

const festivals: [Festival, RegExp][] = [
  ['mid-autumn', /mid-?autumn|moon ?cake|中秋|月饼/iu],
  ['dragon-boat', /dragon ?boat|端午|粽|龙舟/iu],
  ['qixi', /\bqixi\b|七夕/iu],
  ['lantern-festival', /\blantern festival\b|元宵|上元节|赏灯|灯谜/iu],
  ['double-ninth', /\bdouble ninth\b|\bchongyang\b|重阳/iu],
  ['winter-solstice', /\bwinter solstice\b|\bdongzhi\b|冬至/iu],
  ['laba', /\blaba\b(?: festival| porridge)?|腊八/iu],
  ['qingming', /\bqingming\b|tomb[- ]sweeping|清明/iu],
  [
    'spring-festival',
    /spring festival|chinese new year|lunar new year|year of the (?:rat|ox|tiger|rabbit|dragon|snake|horse|goat|sheep|monkey|rooster|dog|pig)|春节|新春|过年|除夕|年货|拜年|[鼠牛虎兔龙蛇马羊猴鸡狗猪]年(?!级|龄|会)|贺岁|年夜饭/iu,
  ],
  ['christmas', /\bchristmas\b|\bxmas\b|\bsanta\b|\bnoel\b|圣诞|平安夜/iu],
  ['halloween', /\bhalloween\b|trick[- ]or[- ]treat|万圣/iu],
  ['easter', /\beaster\b|复活节/iu],
  ['diwali', /\bdiwali\b|\bdeepavali\b|排灯节/iu],
  ['eid', /\beid\b|开斋节|宰牲节|古尔邦/iu],
  ['hanukkah', /\bc?hann?ukk?ah\b|光明节/iu],
  ['holi', /\bholi\b|洒红节|胡里节/iu],
  ['songkran', /\bsongkran\b|\bthai new year\b|泼水节|宋干/iu],
  ['day-of-the-dead', /\bday of the dead\b|\bd[ií]a de (?:los )?muertos\b|亡灵节/iu],
  ['mothers-day', /\bmother(?:['’]?s|s['’])? day\b|母亲节/iu],
  ['ramadan', /\bramadan\b|\biftar\b|\bsuhoor\b|斋月/iu],
  ['valentine', /\bvalentine|情人节/iu],
  ['thanksgiving', /\bthanksgiving\b|感恩节/iu],
  ['new-year', /\bnew year(?:['’]?s)?\b|元旦|跨年|新年/iu],
];

const times: [NonNullable<Setting['time']>, RegExp][] = [
  ['dusk', /\b(?:sunset|dusk|twilight|evening|golden hour)\b|黄昏|日落|傍晚|夕阳|晚霞|落日/iu],
  ['dawn', /\b(?:sunrise|dawn|daybreak|morning)\b|日出|清晨|黎明|拂晓|晨曦|破晓/iu],
  ['night', /\b(?:nights?|midnight|moonlit|moonlight|starry|stars)\b|夜|星空|月光|午夜/iu],
  ['day', /\b(?:daytime|midday|sunny)\b|白天|正午|阳光/iu],
];
const seasons: [NonNullable<Setting['season']>, RegExp][] = [
  ['spring', /\bspring\b(?! (?:festival|roll|break|water))|春(?!节|联|晚|运|夏秋)|樱花/iu],
  ['summer', /\bsummer\b|夏/iu],
  [
    'autumn',
    /\bautumn(?:al)?\b|\bfall (?:sale|festival|colou?rs|collection|market|leaves|foliage)\b|\bin (?:the )?fall\b|秋/iu,
  ],
  ['winter', /\bwinter\b|冬/iu],
];
const weathers: [NonNullable<Setting['weather']>, RegExp][] = [
  ['snow', /\bsnow(?:y|fall|ing|s|-capped|flakes?)?\b|雪(?!糕|碧|茄|莲|梨)/iu],
  ['rain', /\brain(?:y|ing|fall)?\b|\bdrizzle\b|雨(?!果|林)/iu],
  ['fog', /\bfog(?:gy)?\b|\bmist(?:y)?\b|雾(?!霾蓝)/iu],
  ['clear', /\bclear sk(?:y|ies)\b|\bsunny\b|晴/iu],
];
const terrains: [NonNullable<Setting['terrain']>, RegExp][] = [
  ['village', /\bvillages?\b|\bhamlet\b|村(?:庄|落|子|里)|山村|渔村|水乡|古镇|小镇|old town\b/iu],
  [
    'garden',
    /\b(?:cottage|flower|rose|english|walled|summer|spring|secret) gardens?\b|\bin (?:a|the) garden\b|花园|庭院|小院/iu,
  ],
  ['desert', /\bdeserts?\b|\bdunes?\b|沙漠|戈壁|大漠/iu],
  [
    'space',
    /\bouter space\b|\bin space\b|\bgalax(?:y|ies)\b|\bplanets?\b|\bastronauts?\b|\bcosmos\b|宇宙|太空|星球|银河|星系/iu,
  ],
  [
    'mountains',
    /\bmountains?\b|\bpeaks?\b|\balps?\b|\bhills?\b|\bridge line\b|雪山|高山|群山|远山|青山|大山|火山|山(?:脉|峰|谷|村|间|顶|下|上|川|水|林|景|里|巅|脚|坡|路|居)|(?:登|爬)山/iu,
  ],
  ['forest', /\bforests?\b|\bwoods\b|\bwoodland\b|\bjungle\b|森林|树林|竹林|丛林|雨林|林间/iu],
  [
    'sea',
    /\bsea\b|\bocean\b|\bbeach(?:es)?\b|\bcoast(?:al)?\b|\bislands?\b|\bharbou?r\b|\bsail(?:ing)?[- ]?boats?\b|\byachts?\b|\bcliffs?\b|帆船|大海|[渔海]港|港湾|海(?:边|滩|洋|面|浪|岸|岛|上|景|风|湾|底)|沙滩|岛屿/iu,
  ],
  ['lake', /\blakes?\b|\brivers?\b|\bpond\b|湖(?!南|北|蓝)|河(?:边|畔|流)|江(?:边|南|上)|池塘/iu],
  [
    'city',
    /\bcit(?:y|ies)\b|\bskylines?\b|\bstreets?\b(?! food)|\burban\b|\bdowntown\b|城市|都市|街(?:道|头|景|角)|天际线|霓虹/iu,
  ],
  [
    'fields',
    /\bfields?\b(?! trip)|\bmeadows?\b|\bprairies?\b|\bfarmland\b|\bcountryside\b|田野|草原|麦田|稻田|花田|田园|乡村|草地/iu,
  ],
];

const first = <Name extends string>(table: [Name, RegExp][], text: string): Name | undefined =>
  table.find(([, pattern]) => pattern.test(text))?.[0];

export const readFestival = (text: string): Festival | undefined => first(festivals, text);

/** Where and when the picture plays, as far as the words say it. */
export function readSetting(text: string): Setting {
  const setting: Setting = {};
  const time = first(times, text);
  const season = first(seasons, text);
  const weather = first(weathers, text);
  const terrain = first(terrains, text);
  if (time) setting.time = time;
  if (season) setting.season = season;
  if (weather) setting.weather = weather;
  if (terrain) setting.terrain = terrain;
  return setting;
}
