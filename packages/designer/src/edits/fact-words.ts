/** Words that a design says and that have one fixed form in each language: nothing here is a translation of a sentence. */

export const months = 'January|February|March|April|May|June|July|August|September|October|November|December'.split(
  '|',
);
export const days = 'Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday'.split('|');
export const daysZh = '日一二三四五六';
const digits = '零一二三四五六七八九';

/** Whole lines, English first; what has several wordings is written in the first. */
const lines: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['Free entry', 'Free admission', 'Free entrance'],
    ['免费入场', '免费参观'],
  ],
  [
    ['Free delivery', 'Free shipping'],
    ['包邮', '免费配送', '免费送货'],
  ],
  [['Free trial'], ['免费体验', '免费试用']],
  [['Free parking'], ['免费停车']],
  [['Buy one, get one free', 'Buy one get one free', 'BOGO'], ['买一送一']],
  [['Half price'], ['半价', '全场半价']],
  [['Second one half price'], ['第二件半价', '第二杯半价']],
  [
    ['Book now', 'Reserve now'],
    ['立即预订', '立即预约'],
  ],
  [
    ['Shop now', 'Buy now', 'Order now'],
    ['立即购买', '立即下单', '立即抢购'],
  ],
  [
    ['Sign up now', 'Register now', 'Sign up', 'Enrol now'],
    ['立即报名', '欢迎报名', '立即注册'],
  ],
  [['Get tickets', 'Buy tickets'], ['立即购票']],
  [['Join us'], ['欢迎参加', '欢迎加入']],
  [['Learn more', 'Find out more'], ['了解更多']],
  [['Follow us'], ['欢迎关注']],
  [['While stocks last'], ['售完即止']],
  [
    ['Limited places', 'Limited seats'],
    ['名额有限', '席位有限'],
  ],
  [
    ['Limited time only', 'For a limited time'],
    ['限时优惠', '限时'],
  ],
  [
    ['Grand opening', 'Grand Opening'],
    ['盛大开业', '隆重开业'],
  ],
  [['Now open'], ['正在营业', '现已开业']],
  [['Coming soon'], ['即将上线', '敬请期待']],
  [
    ['New arrivals', 'New in'],
    ['新品上市', '新品上新', '上新'],
  ],
  [['Summer sale'], ['夏季促销', '夏日特卖']],
  [['Winter sale'], ['冬季促销']],
  [['Spring sale'], ['春季促销']],
  [['Autumn sale', 'Fall sale'], ['秋季促销']],
  [['Sale'], ['促销', '特卖']],
  [['Happy New Year'], ['新年快乐', '元旦快乐']],
  [['Merry Christmas'], ['圣诞快乐']],
  [['Happy Birthday'], ['生日快乐']],
  [['Happy Mid-Autumn Festival'], ['中秋快乐']],
  [
    ['Happy Chinese New Year', 'Happy Spring Festival'],
    ['春节快乐', '新春快乐'],
  ],
  [['Happy Mother’s Day', "Happy Mother's Day"], ['母亲节快乐']],
  [['Thank you'], ['谢谢', '感谢']],
  [['Welcome'], ['欢迎', '欢迎光临']],
  [['Menu'], ['菜单']],
  [['Open daily'], ['每天营业', '每日营业']],
  [['All ages'], ['老少皆宜']],
  [
    ['Coffee shop', 'Café', 'Cafe', 'Coffee house'],
    ['咖啡店', '咖啡馆', '咖啡厅'],
  ],
  [
    ['Tea house', 'Teahouse'],
    ['茶馆', '茶室'],
  ],
  [['Bookshop', 'Bookstore'], ['书店']],
  [['Bakery'], ['面包店', '烘焙坊']],
  [['Restaurant'], ['餐厅']],
  [['Jazz night'], ['爵士之夜']],
  [['Live music'], ['现场音乐']],
  [['Everything'], ['全场']],
  [['Mid-Autumn Festival'], ['中秋节']],
  [['Spring Festival', 'Chinese New Year'], ['春节']],
  [['Christmas'], ['圣诞节']],
];

const same = (one: string, other: string) => one.toLowerCase().replaceAll(/[.!！。]+$/gu, '') === other.toLowerCase();

function lineIn(text: string, language: 'en' | 'zh'): string | undefined {
  for (const [english, chinese] of lines) {
    const [from, to] = language === 'en' ? [chinese, english] : [english, chinese];
    if (from.some((line) => same(text.trim(), line))) return to[0];
  }
  return undefined;
}

const hanNumber = (text: string): number => {
  if (/^\d+$/u.test(text)) return Number(text);
  const [tens, ones] = text.includes('十') ? text.split('十') : ['', text];
  const digit = (sign: string) => Math.max(0, digits.indexOf(sign.replace('两', '二')));
  return text.includes('十') ? (tens ? digit(tens) : 1) * 10 + (ones ? digit(ones) : 0) : digit(text);
};

const happens: readonly [RegExp, string][] = [
  [/^(?:盛大|隆重|正式|全新)?开业$/u, 'Opening'],
  [/^(?:盛大|隆重)?开幕$/u, 'Opening'],
  [/^(?:正式)?(?:开始|起)$/u, 'From'],
  [/^截止$/u, 'Until'],
];

function dateToEnglish(text: string): string | undefined {
  const weekly = /^(每|本|这|下)?(?:周|星期)([一二三四五六日天])(.*)$/u.exec(text);
  if (weekly && !weekly[3]) {
    const day = days[daysZh.indexOf(weekly[2]!.replace('天', '日'))]!;
    return { 每: `Every ${day}`, 本: `This ${day}`, 这: `This ${day}`, 下: `Next ${day}` }[weekly[1] ?? ''] ?? day;
  }
  const part =
    '(?:(20\\d\\d)年)?(\\d{1,2}|[一二三四五六七八九十]{1,2})月(\\d{1,2}|[一二三四五六七八九十廿]{1,3})[日号]?';
  const single = new RegExp(`^${part}(?:\\s*[（(]?(?:周|星期)([一二三四五六日天])[)）]?)?(.*)$`, 'u').exec(text);
  if (!single) return undefined;
  const [, year, month, date, weekday, after] = single;
  const name = months[hanNumber(month!) - 1];
  if (!name) return undefined;
  const day = weekday ? `${days[daysZh.indexOf(weekday.replace('天', '日'))]}, ` : '';
  const plain = `${day}${hanNumber(date!)} ${name}${year ? ` ${year}` : ''}`;
  if (!after) return plain;
  const until = /^[至到-]+(?:(\d{1,2})月)?(\d{1,2})[日号]$/u.exec(after);
  if (until) return `${plain} to ${until[2]} ${until[1] ? months[Number(until[1]) - 1] : name}`;
  const what = happens.find(([pattern]) => pattern.test(after))?.[1];
  return what && `${what} ${plain}`;
}

const monthNumber = (name: string) =>
  months.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase().slice(0, 3))) + 1;

function dateToChinese(text: string): string | undefined {
  const weekly = /^(every|each|this|next)?\s*(\w+day)s?$/iu.exec(text);
  const weekday = (name: string) =>
    days.findIndex((day) => day.toLowerCase().startsWith(name.toLowerCase().slice(0, 3)));
  if (weekly && weekday(weekly[2]!) >= 0) {
    const which = { every: '每', each: '每', this: '本', next: '下' }[weekly[1]?.toLowerCase() ?? ''] ?? '';
    return `${which}周${daysZh[weekday(weekly[2]!) % 7]}`;
  }
  const word = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
  const lead =
    '(?:(opening|opens?|from|until|till|ends)\\s+)?(?:on\\s+)?(?:(mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\\s+)?(?:the\\s+)?';
  const dayFirst = new RegExp(
    `^${lead}(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?${word}(?:,?\\s+(20\\d\\d))?$`,
    'iu',
  ).exec(text);
  const monthFirst = new RegExp(`^${lead}${word}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(20\\d\\d))?$`, 'iu').exec(text);
  const found = dayFirst ?? monthFirst;
  if (!found) return undefined;
  const [, what, named, one, two, year] = found;
  const [date, month] = dayFirst ? [one!, two!] : [two!, one!];
  const plain = `${year ? `${year}年` : ''}${monthNumber(month)}月${date}日${named ? `周${daysZh[weekday(named)]}` : ''}`;
  const after =
    { opening: '开业', opens: '开业', open: '开业', from: '起', until: '截止', till: '截止', ends: '截止' }[
      what?.toLowerCase() ?? ''
    ] ?? '';
  return plain + after;
}

const halfDay = (hour: number, sign: string) => {
  if (/下午|傍晚|晚/u.test(sign) && hour < 12) return hour + 12;
  return hour;
};

function timeToEnglish(text: string): string | undefined {
  const spoken =
    /^(凌晨|早上|上午|中午|下午|傍晚|晚上?|今晚|每晚)?\s*(\d{1,2}|[一二两三四五六七八九十]{1,2})\s*点(半|一刻|\d{1,2}分?)?$/u.exec(
      text,
    );
  const clock = /^(早上|上午|中午|下午|傍晚|晚上?)?\s*(\d{1,2})[:：](\d{2})$/u.exec(text);
  const found = spoken ?? clock;
  if (!found) return undefined;
  const [, sign = '', at, rest = ''] = found;
  const hour = halfDay(hanNumber(at!), sign);
  const minutes = rest === '半' ? '30' : rest === '一刻' ? '15' : rest.replace('分', '');
  if (!sign && hour <= 12 && spoken) return `${hour}:${(minutes || '0').padStart(2, '0')}`;
  if (clock && !sign) return text.replace('：', ':');
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return `${shown}${minutes && Number(minutes) ? `:${minutes.padStart(2, '0')}` : ''} ${hour < 12 ? 'am' : 'pm'}`;
}

function timeToChinese(text: string): string | undefined {
  const found = /^(?:at |from |doors )?(\d{1,2})(?:[:.](\d{2}))?\s?(am|pm|a\.m\.|p\.m\.)$/iu.exec(text);
  if (!found) return /^\d{1,2}:\d{2}$/u.test(text) ? text : undefined;
  const [, at, minutes, half] = found;
  const evening = /^p/iu.test(half!);
  const sign = !evening ? '上午' : Number(at) % 12 >= 6 ? '晚上' : Number(at) % 12 === 0 ? '中午' : '下午';
  return `${sign}${at}点${minutes && minutes !== '00' ? `${minutes}分` : ''}`;
}

function offerToEnglish(text: string): string | undefined {
  const found =
    /^(全场|全店|新品|会员|首单|开业)?(低至)?\s*(\d(?:\.\d)?|[一二三四五六七八九]{1,2})折(?:起|优惠)?$/u.exec(text);
  if (!found) return undefined;
  const [, scope, upTo, rate] = found;
  // 八五折 is 15% off, 8折 is 20%.
  const share = /^\d/u.test(rate!)
    ? Number(rate) * 10
    : Number(
        [...rate!]
          .map((sign) => digits.indexOf(sign))
          .join('')
          .padEnd(2, '0'),
      );
  const what =
    {
      全场: ' everything',
      全店: ' everything',
      新品: ' new arrivals',
      会员: ' for members',
      首单: ' your first order',
      开业: '',
    }[scope ?? ''] ?? '';
  return `${upTo ? 'Up to ' : ''}${100 - share}% off${what}`;
}

function offerToChinese(text: string): string | undefined {
  const found = /^(up to )?(\d{1,2})\s?% (?:off|discount)( everything| all items)?$/iu.exec(text);
  if (!found) return undefined;
  const share = 100 - Number(found[2]);
  const rate =
    share % 10 === 0 ? digits[share / 10]! : [...String(share)].map((digit) => digits[Number(digit)]).join('');
  return `${found[3] ? '全场' : ''}${found[1] ? '低至' : ''}${rate}折`;
}

const priceToEnglish = (text: string) => /^[￥¥]?\s?(\d+(?:\.\d{1,2})?)\s?元?$/u.exec(text)?.[1]?.replace(/^/u, '¥');
/** A sum keeps its currency: "$4.50" reads the same in both. */
const priceToChinese = (text: string) =>
  /^[$€£]\s?\d/u.test(text) ? text : /^[¥￥]\s?(\d+(?:\.\d+)?)$/u.exec(text)?.[1]?.concat('元');

export type FactField = 'title' | 'subtitle' | 'offer' | 'price' | 'date' | 'time' | 'place' | 'action' | 'details';

/** The same fact in the other language, `undefined` where it can't be had without understanding the words. */
export function factIn(language: 'en' | 'zh', field: FactField, text: string): string | undefined {
  const english = language === 'en';
  const han = /\p{Script=Han}/u.test(text);
  if (han !== english && !(field === 'price' || field === 'time'))
    return /\p{L}/u.test(text) && han === !english ? text : undefined;
  const known = lineIn(text, language);
  if (known) return known;
  switch (field) {
    case 'date':
      return english ? dateToEnglish(text) : dateToChinese(text);
    case 'time':
      return english ? timeToEnglish(text) : timeToChinese(text);
    case 'price':
      return english ? priceToEnglish(text) : priceToChinese(text);
    case 'offer':
      return english ? offerToEnglish(text) : offerToChinese(text);
    default:
      return undefined;
  }
}
