import { take, takeOutside, type Reading } from './reading.ts';

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const weekday = '(?:mon|tues?|wednes|wed|thu(?:rs?)?|fri|satur|sat|sun)(?:day)?s?';
const day = '\\d{1,2}(?:st|nd|rd|th)?';
const dash = '\\s?(?:-|–|—|~|～|to|until|till|til|至|到)\\s?';
const year = '(?:,? ?20\\d\\d)?';
const datePart = `(?:${weekday} ${day},? (?:and|&|to|-|–) )?(?:${weekday},? (?:the )?)?(?:(?:${day}, ${day}(?:,|,? (?:and|&)) |${day} (?:and|&) )?${day}(?:${dash}${day})? (?:of )?${month}${year}|${month} ${day}(?:(?:${dash}|\\s?&\\s?| and )${day}(?!\\s?[ap]m|[:\\d]))?${year}(?!\\d| ?${month}(?:\\s|$)))`;
const dateZh =
  '(?:(?:20\\d\\d|二[〇零○Ｏ][一二三四五六七八九〇零○]{2})年)?(?:农历)?(?:\\d{1,2}|[正一二三四五六七八九十腊]{1,2})\\s?月(?![天饼亮底末]|初(?![一二三四五六七八九十])|[上中下]旬)(?:\\s?(?:\\d{1,2}|初?[一二三四五六七八九十廿]{1,3})\\s?[日号]?)?(?:\\s?(?:[(（](?:周|星期|礼拜)[一二三四五六日天][)）]|(?:周|星期|礼拜)[一二三四五六日天]))?';
/** What happens on the day, where that ends the phrase: 9月1日开业. */
const happensZh =
  '(?:盛大|正式|隆重|全新|准时)?(?:开业|开幕|开演|开始(?:施工|营业|上课|报名|发售|供暖|停水|检修|实施|执行|预约|训练)?|面试|截止|上映|发售|开售|开抢|上市|上新|开讲|开课|开赛|开展|放假(?:[一二三四五六七八\\d]+天)?|入职|报到|开学|开考|休息|开班|开奖|集合|出发|报到|入住|退房|起供应|起发售|起营业|起|前)(?=$|[，。；！,;\\s])';
/** What stops or goes on then: 10月1日至10月7日暂停营业. */
const stopsZh =
  '(?:全天)?(?:(?:暂停|停止|恢复|照常|正常)(?:营业|开放)|停业|休业|歇业|闭馆|停运|停课|最后一天)(?=$|[，。；！,;\\s])';
const clock = '\\d{1,2}[:：]\\d{2}';
/** 深一点 is no hour: one o'clock needs its part of the day, or what follows on the clock. */
const hourZh =
  '(?!一\\s?点(?!半|一刻|钟|\\d))(?:凌晨|早上?|上午|中午|下午|傍晚|晚上?|今晚|每晚)?\\s?(?:\\d{1,2}|[零一二两三四五六七八九十]{1,2})\\s?点(?:半|一刻|\\d{1,2}分?)?';
/** What happens at that hour, where that ends the phrase: 早上8点新鲜出炉. */
const thenZh =
  '(?:准时|新鲜)?(?:出炉|开门|开馆|开场|开播|开抢|开讲|开演|开始|集合|出发|(?:以?后)(?:恢复|正常|照常)?(?:营业|开门|开放)|鸣枪|开跑|起跑|发车|训练|排练|面试|直播|关门|打烊|闭店|结束|截止|收摊|见)(?=$|[，。；！,;\\s])';
const spokenHour =
  "(?:half past|(?:a )?quarter (?:past|to)) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})|(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) o[’']clock";

/** An hour told by the light belongs to the date before it: "every Sunday at first light". */
const hourOfLight =
  '(?:,? (?:at|from|until|till) (?:first light|last light|day ?break|dawn|dusk|sunrise|sunset|twilight|nightfall|high tide|low tide))?';

const weekly = `(?:every|each|this|next) (?:(?:first|second|third|fourth|last|other) )?(?:${weekday}|weekend|month|night)(?: (?:to|and|&) ${weekday})?|${weekday}(?: (?:to|and|&|-|–) |[-–])${weekday}`;
const weeklyZh =
  '(?:每|隔周|本|这|下)?月?(?:第[一二三四]个|最后一个)?(?:周|星期)[一二三四五六日天](?:[至到、和及-]?(?:周|星期)[一二三四五六日天]|[至到-][一二三四五六日天])?';
/** A day or days, without what happens then. */
export const calendarDate = new RegExp(
  `20\\d\\d[.-]\\d{1,2}[.-]\\d{1,2}|\\b${datePart}(?:${dash}${datePart})?(?!\\p{L})|${dateZh}(?:${dash}(?:${dateZh}|\\d{1,2}[日号]))?|\\b\\d{1,2}[./-]\\d{1,2}[./-](?:19|20)\\d\\d\\b|\\b(?:${weekly}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\\b|${weeklyZh}`,
  'iu',
);
const clockTime = `(?:${clock}|\\d{1,2}(?:\\.\\d{2})?(?=\\s?[ap]\\.?m|${dash}\\d))(?:\\s?(?:am|pm|a\\.m\\.|p\\.m\\.)(?!\\p{L}))?`;
/** An hour or hours, without what happens then. */
export const hoursOfDay = new RegExp(
  `(?:凌晨|早上?|上午|中午|下午|傍晚|晚上?)?(?<!\\d)${clockTime}(?:${dash}\\d{1,2}(?:[:：.]\\d{2})?(?:\\s?(?:am|pm)(?!\\p{L}))?)?|${hourZh}(?:${dash}${hourZh})?|\\b${spokenHour}`,
  'iu',
);

const amount =
  '\\d+(?:,\\d{3})*(?:\\.\\d{1,2})?(?:(?:k|m|bn)(?![\\p{L}]))?(?:[-–~～至到][$€£]?\\d+(?:,\\d{3})*k?(?!(?![元块])[\\p{L}\\d.]))?(?:\\s?/\\s?[$€£]?\\s?\\d+(?:\\.\\d{1,2})?){0,3}';
/** "a head", "/month": what a price is for. */
const each =
  '(?:person|head|night|month|hour|hr|mo|wk|week|day|couple|ticket|class|lesson|bowl|plate|piece|cup|glass|bottle|box|bag|child|adult|session|year|kilo|visit|walk|stay|page|item|word|load|room|car|pet|dog|seat|table|game|round|shot|pint|scoop|dozen|pair|set|song|photo|portrait)';
const unit = `(?: per half[- ](?:hour|day)\\b| (?:adults?|children|kids|concessions?|members|students|seniors|families|adv(?:ance)?|otd|door|in advance|on the door|at the door)\\b| (?:per|an?) ${each}\\b| per [a-z]{3,12}\\b| each\\b| (?:half|a|per) (?:a )?dozen\\b| for an? \\p{Ll}{3,10} of \\d{1,3}\\b| for \\d{1,3} (?:games|tries|goes|rides|tokens|books|throws)\\b| before (?:midnight|\\d{1,2} ?[ap]m)\\b| for (?:\\d{1,2}|two|three|four|five|six|eight|ten) (?:weeks?|months?|sessions|classes|lessons|nights|days|people|minutes|mins|hours)\\b|,? all[- ]inclusive\\b| an? \\p{Ll}{3,10}(?=\\s*(?:[,.;]|$))| (?:value|prizes?|prize (?:fund|pot|pool)|jackpot|cash prize|voucher|shots|pints|beers|cocktails|margaritas|mimosas|tacos|wings|burgers|slices|pizzas|coffees|drinks|oysters|haircuts|movies)\\b(?=\\s*(?:[,.;]|$))| in (?:prizes|prize money|cash)\\b| ?pp\\b| ?(?:pcm|pw)\\b| o\\.?n\\.?o\\b\\.?| (?:entry|entrance|admission|drop[- ]in)\\b| (?:on|at) the door\\b| from the (?:school |church |parish |box |ticket )?(?:office|shop|reception|venue|library|bar)\\b| in advance\\b|\\s?/\\s?${each}\\b|\\/[人位份杯次张晚月节])?(?:,? incl(?:\\.|uding|usive of) (?:(?:an? )?\\p{L}+(?: (?:and|of) \\p{L}+(?: \\p{L}+(?=\\s*(?:[,;]|\\.(?:\\s|$)|$)))?)?)\\b)?(?:,? (?:\\+|plus) (?:tips|vat|gst|tax|bills|booking fees?|fees|commission|bonus(?:es)?|p ?& ?p|postage|delivery|deposit|benefits|expenses)\\b)?`;

/** What a price is that needs no word about it, and what changes its meaning: that word is set with it. */
const plainly =
  '(?:\\b(?:tickets?|entry|entrance|admission|doors|(?:entry |entrance )?fee|cost|value|worth)(?: (?:is|are|costs?))?:? )?';
const named =
  '\\bprices? (?:start(?:s|ing)?(?: at| from)?|from):? |\\b(?:adoption|registration|membership|parking|stall|table|tuition|deposit|call-out|delivery) fee(?: of| is)?:? |\\b\\d{1,2} \\p{Ll}+ for (?=[$€£])|\\bfirst (?:assessment|session|lesson|visit|class|consultation|month|appointment) (?=[$€£])|\\beverything (?:under|from|for|at) |\\b(?:reward|deposit|rent|bail|(?:suggested |minimum )?donation)(?: of)?:? |\\ball (?:\\p{L}+ ){1,2}(?=[$€£])|';

/** Whom a price is for, before it: "students $5, adults $10" belong together. */
const payers =
  '(?:students?|adults?|children|child|kids|seniors|members|non-members|concessions?|families|family|couples|groups|sellers|buyers|spectators|visitors|dogs|humans|cars|under[- ]\\d{1,2}s?|early[- ]birds?|VIP|standard|general admission|on the door|at the door|in advance|advance)';
/** 早鸟价128 现场168. */
const kindOfTicketZh = `(?:早鸟|预售|现场|单人|双人|学生|成人|儿童|会员|亲子|平日|周末)(?:价|票)?[:：]?\\s?[￥¥]?\\s?\\d{1,5}(?:\\.\\d{1,2})?(?:元|块)?`;
const payersPrice = `${payers}:? [$€£]\\s?${amount}(?: (?:per|an?) (?:car|van|person|head|child|table|team|couple|family|pitch|stall)\\b)?`;

const patterns = {
  offer: [
    /(?:\b(?:(?:everything )?at least|up to|extra|save|get|take|(?:first|second|next) \p{Ll}+)\s+)?\d{1,3}\s?%\s?(?:off|discount)\b(?: (?:for (?:students|members|seniors|children|kids|new customers|first[- ]timers|locals|nhs staff)|everything|storewide|site-?wide|all (?:(?:week(?:end)?|day|month|summer|winter|season)(?: long)?|orders|items|stock|purchases)|(?:your )?(?:first|next) (?:(?:\d{1,2}|two|three|four|five|six|twelve) )?\p{Ll}+|selected (?:items|lines|styles)))?|\b(?:up to |save )[$€£¥]\s?\d+(?: off)?\b|(?:\brefer a friend(?: and)?,?(?: you)?(?: both)? (?:get|save) )?[$€£¥]\s?\d+ off\b(?: (?:your )?(?:first|next) \p{Ll}+)?/iu,
    /\b(?:buy (?:one|two|three|\d+),? get (?:one|two|(?:the |your )?\d+(?:st|nd|rd|th)?|the next(?: one)?)(?: free| half price)?(?: on (?:mon|tues|wednes|thurs|fri|satur|sun)days?)?|bogo|(?:two|2|three|3|4) for (?:one|1|two|2|3|[$€£]\d+)|(?:(?:everything|(?<=[,;] )all \p{Ll}+|kids|children|students|seniors|members) )?half[- ]price|(?:first|second|third) (?:class|month|week|lesson|visit|session|drink|coffee|order|ride|night|consultation|bag|box|pint) (?:is )?(?:free|on us|half price)|kids (?:eat|go|enter) free|free (?:shipping|delivery)(?: (?:on (?:all )?orders )?(?:over|above|from) [$€£]\d+)|free (?:shipping|delivery|entry|admission|entrance|drinks?|coffee|samples?|gifts?|trial|lessons?|tastings?|refills?|parking|returns?|installation|consultation|class(?:es)?|upgrade|wi-?fi))\b|(?<=[,;\ue000]\s?)free(?=\s*(?:[,.;]|$))|\bfree (?:for|to) (?:all|everyone|students|members|residents|kids|children|seniors|staff|nhs staff|under[- ]?\d{1,2}s?|locals|families|beginners)(?=\s*(?:[,.;\n]|$))/iu,
    /(?<=[，。；,] ?)[\p{Script=Han}]{2,5}(?<!开业|开张|周年|优惠|促销|全场|限时|活动|海报|折扣)\s?\d(?:\.\d)?\s?折(?:起|优惠)?(?=$|[，。；,\s])/u,
    /(?:全场|全店|全部|新品|低至|仅|会员|限时|首单|开业|均|一律|预约|到店|新客|学生|享)*\s?(?:\d(?:\.\d)?|\d{2}|[一二三四五六七八九]{1,2})\s?折(?:起|优惠|封顶)?/u,
    /(?:(?:全场|全店|任意)(?:饮品|商品|甜品|面包|图书|鲜花|服饰|菜品)?)?[买满]\s?[一二两三四五\d]+\s?件?[送赠][一二两三\d]+|(?:全场|全店|任意)?满\s?\d+\s?元?\s?(?:立)?[减送]\s?\d+\s?元?|买(?![一二两三四五\d])\p{Script=Han}{1,4}[送赠]\p{Script=Han}{1,6}(?=$|[，。；\s])|满\s?\d+\s?元?[送赠][\p{Script=Han}]{1,6}?(?=一[张个份只束]|$|[，。；\s])|(?:前\s?\d+\s?[名位])?(?:(?:(?:(?:年|月|季|次|会员)卡|会员|套餐|课程|门票|新客|新用户|首单|学生))?立减)\s?\d+\s?元?|定金\s?\d+\s?元?\s?抵\s?\d+\s?元?|第\s?[二三\d]\s?[杯件份个双瓶盒张位人碗串只斤罐支笼][半\d.一元免]+[价费单折元]?|(?:[\p{Script=Han}]{2,6})?返(?:现|利|券)?\s?\d+\s?元?(?:红包|现金)?|免门票|免票入场|免费(?:入场|试听|品尝|试吃|领取|体验|参加|包邮|试用|停车|试课|送货|安装|咨询|续杯)课?|(?:全场)?包邮|(?:(?:工作日|周末|平日)?(?:限时|全场|首[节次单课月杯]|新客|会员|学生))?半价(?:优惠|起)?/u,
  ],
  price: [
    /(\d+[个只枚块片支]一?[盒份袋箱打]\s?\d+(?:\.\d+)?元)/u,
    new RegExp(`(${kindOfTicketZh}(?:[\\s，、/]{1,2}${kindOfTicketZh})+)(?![\\d元块])`, 'u'),
    new RegExp(
      `((?:限时)?(?:现价|特价|活动价|到手价|体验价|团购价|会员价|早鸟价|秒杀价|优惠价|尝鲜价)[:：]?\\s?[￥¥]?\\s?${amount}\\s?(?:元|块)?(?:起)?(?:\\/(?:小时|[人位份杯次张晚月节周天年课期组对套间户桌场盒斤]))?)`,
      'u',
    ),
    new RegExp(
      `(?<![$€£]\\s?\\d[\\d.,]*\\s)\\b(${payersPrice}(?:(?:,? (?:and )?|\\s?/\\s?)${payersPrice})*(?:,? (?:and )?(?:children|kids|buyers|spectators|visitors|humans|under[- ]\\d{1,2}s?|members|students|seniors|carers)(?: go| are| enter)? free\\b)?)(?![\\p{L}\\d])`,
      'iu',
    ),
    new RegExp(
      `(?<!\\b(?:orders?|purchases|spend(?:ing)?|buy|items) (?:over|above|of|from|under|below) )${plainly}((?:${named}\\b(?:from|only|just)\\s+|预售票?价?|票价|原价|[\\p{Script=Han}]{1,3}票)?(?:[$€£¥￥]\\s?${amount}|\\b(?:RMB|CNY|USD|EUR|GBP)\\s?${amount})${unit}(?:(?:,? (?:and )?|\\s?/\\s?)[$€£]\\s?${amount} (?:adults?|children|kids|concessions?|members|students|seniors|families|adv(?:ance)?|otd|door|in advance|on the door|at the door)\\b)*)`,
      'iu',
    ),
    new RegExp(
      `((?:\\b(?:from|only|just)\\s+)?${amount}\\s?(?:[€£]|(?:yuan|dollars|euros?|pounds|quid|bucks|kr|chf|zł)\\b)${unit})`,
      'iu',
    ),
    new RegExp(
      `(?<!不超过|最多|上限|不低于|\\d)((?:(?<=[，。；,])(?:试听课?|体验课?)|券后价?|一斤|一份|一杯|仅需|限时|只要|价值|人均|低消|最低消费|单价|书价|菜价|酒价|起价|月薪|月租金?|房租|年租|时薪|预售(?:票价)?|票价|原价|(?:[一二三特]等奖|冠军|头奖|总)?奖金池?|总?费用|收费|价格|单次|套餐价|重谢|酬谢|悬赏|酬金|赏金|(?:报名|参赛|入场|材料|课程|学|会)费|入场|押金|定金|周末|平日|工作日|节假日|每(?:组(?:家庭)?|家庭?|户|小时|课时|平米|平方米?|[晚人位月次节杯份间夜天组桌套盒对场课年周斤])|[两一二三]大[一两二三]小|[\\p{Script=Han}]{1,3}票)?\\s?[￥¥]?(?!0元\\p{Script=Han})${amount}\\s?元(?:起)?(?:\\/?(?:[一两二三]?[斤盒箱袋束份期]|[一两二三四五六八十\\d]{0,2}节课?)|\\/(?:小时|[人位份杯次张晚月节周天年课期组对套间户桌场盒]))?(?:秒杀|抢购|不限时|不限次|(?:含|拍|享|体验|畅享|任选)[\\p{Script=Han}\\d]{1,6}(?=$|[，。；,\\s]))?)`,
      'u',
    ),
    /(?<![\d.-])(\d{2,6}\s?\/\s?(?:小时|课时|[月年天晚次节人位斤份平]))(?=$|[，。；,\s])/u,
    /(?<![\d.])((?:售价|价格|总价|首付|均价|总?奖金池?)?[:：]?\d{1,4}(?:\.\d{1,2})?万元?)(?=$|[，。；,\s])/u,
    // 门票120: a label needs no unit.
    /((?:门票|票价|人均|报名费|学费|月租金?|租金|押金)[:：]?\s?\d{1,6})(?=$|[，。；,\s])/u,
  ],
  date: [
    /\b(20\d\d\.\d{1,2}\.\d{1,2}(?:\s?[-–—~～至到]\s?(?:20\d\d\.)?\d{1,2}\.\d{1,2})?)(?![\d.])/u,
    new RegExp(
      `(?:\\b(?:on|from)\\s+)?(?:\\bthe )?\\b((?:(?:ends|until|till|through|starting|starts|opens?|opening|back|reopen(?:s|ing)?|last day:?|draw(?:n)?|closes|born|best (?:before|by)|use by|expires|roasted|bottled|in (?:cinemas|theat(?:er|re)s|stores|shops)|valid (?:until|till|to|through)|deadline:?|available from|on sale from|(?:apply|register|enter|book|order|submit) by) (?:on )?)?${datePart}(?:${dash}${datePart})?${hourOfLight})\\b`,
      'iu',
    ),
    // 下周三（12月9日）: the day twice.
    new RegExp(`((?:[本这下]?(?:周|星期)[一二三四五六日天])\\s?[(（]${dateZh}[)）])`, 'u'),
    // 11月每周六: the month and its days are one.
    /((?:\d{1,2}|[一二三四五六七八九十]{1,2})月(?:的|里)?每(?:周|星期)[一二三四五六日天末](?:[、和及][一二三四五六日天])?)/u,
    new RegExp(
      `(?:(?:活动|优惠|展览)?(?:时间|日期)[:：]?)?((?:报名)?(?:即日起至?|截止|截至|有效期至|有效期)?(?:(?:日期|时间)[:：]?|(?<=截止|截至|有效期)[:：])?(?:(?:春节|国庆|中秋|端午|清明|五一|十一|元旦|暑假|寒假|假期|活动|展览)期间)?${dateZh}(?:${dash}(?:${dateZh}|\\d{1,2}[日号])|[、和]?\\d{1,2}[日号])?(?:${happensZh}|${stopsZh}|起(?=\\p{Script=Han}{2}))?)`,
      'u',
    ),
    /\b(20\d\d-\d{1,2}-\d{1,2})\b/u,
    new RegExp(`\\b(${weekday},? (?:the )?\\d{1,2}(?:st|nd|rd|th))\\b`, 'iu'),
    /(?<![\d./])(\d{1,2}([./-])\d{1,2}\2(?:19|20)\d\d)(?![\d./])/u,
    /\b((?:(?:best (?:before|by)|use by|expires) )?(?:January|February|March|April|May|June|July|August|September|October|November|December),? 20\d\d)\b/iu,
    /(?<=[,;，] ?)(11\.11|12\.12|10\.10|6\.18)(?=\s*(?:[,;，.]\s|[,;，.]?$))/u,
    /(?<![\d.])(?:(?:活动|优惠|展览|报名)?(?:时间|日期)[:：]?\s?)?(\d{1,2}\.\d{1,2}\s?[-–—~～]\s?\d{1,2}\.\d{1,2})(?![\d.])/u,
    /\b((?:until|till|by|through) (?:the )?(?:end of (?:the |this |next )?(?:month|week|year|january|february|march|april|may|june|july|august|september|october|november|december)|month end|year end))\b/iu,
    new RegExp(`\\b((?:first|second|third|fourth|last) ${weekday} (?:of|in) (?:the|every|each) month)\\b`, 'iu'),
    new RegExp(
      `(?:\\bon\\s+)?\\b((?:(?:ends|until|till|through|closes|back|reopen(?:s|ing)?) (?:on )?${weekday}(?!\\p{L})|(?:every|each|this|next) (?:(?:first|second|third|fourth|last|other) )?(?:${weekday}(?: (?:morning|afternoon|evening|night))?|weekend|(?<=every )(?:week|evening|morning|afternoon|day)|month|night)(?: only)?(?: (?:to|and|&) ${weekday})?(?: of (?:the|every|each) month)?(?: in ${month}(?![\\p{L}]))?|${weekday}(?: (?:to|and|&|-|–) |[-–])${weekday})${hourOfLight})\\b`,
      'iu',
    ),
    // "Mon Wed Fri", "Tue/Thu".
    /\b((?:Mon|Tue|Tues|Wed|Thu|Thur|Thurs|Fri|Sat|Sun)(?:day)?s?(?:(?:\/| ?[,&] ?| and | )(?:Mon|Tue|Tues|Wed|Thu|Thur|Thurs|Fri|Sat|Sun)(?:day)?s?){1,5})(?= \d| at \d|\s*(?:[,.;\n]|$))/iu,
    // Right before an hour: "yard sale saturday 8am". Black Friday and Taco Tuesday are names.
    new RegExp(
      `(?<!\\b(?:black|good|cyber|super|fat|ash|giving|taco|shrove|palm) )\\b((?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?<![A-Z][a-z]+ )(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|(?<![A-Z][a-z]+ )(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun))(?=,? (?:at |from )?(?:${clock}|\\d{1,2}\\s?(?:am|pm|-|–|to)))`,
      'u',
    ),
    // "9am saturday".
    new RegExp(
      `(?<=\\d ?(?:am|pm),? (?:on )?)((?:mon|tues|wednes|thurs|fri|satur|sun)days?)\\b(?! (?:night|morning|afternoon|evening|brunch|club|market|sale|school|roast|session))`,
      'iu',
    ),
    /(?<=\b(?:Street|St|Road|Rd|Avenue|Ave|Lane|Square|Way|Court|Close|Drive|Place|Terrace|Gardens?|Hall|Park) )((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)(?=,? (?:at |from )?\d)/u,
    // "On Friday nights", "tuesdays".
    /\b((?:mon|tues|wednes|thurs|fri|satur|sun)days)(?= (?:at )?\d{1,2}[.:]\d{2})/iu,
    /\bon ((?:mon|tues|wednes|thurs|fri|satur|sun)day (?:nights|mornings|afternoons|evenings))\b/iu,
    /\b((?:mon|tues|wednes|thurs|fri|satur|sun)days)\b(?! (?:night|morning|brunch|club|market|sale|school|roast|session))(?<=(?:^|[,;.\n\ue000]|\b(?:posters?|fl[iy]ers?|on|banner|invite|sign|sheet)) ?\p{L}+)/iu,
    // Alone or after "on": Black Friday is a name.
    new RegExp(
      `(?:\\b(?:on|for)\\s+|(?<![a-z] ?))((?:mon|tues|wednes|thurs|fri|satur|sun)days?${hourOfLight})\\b(?! (?:night|morning|brunch|club|market|sale|school|roast|session|motivation|mood|blues|vibes|feels|mantra|madness|menu|specials?|quiz|fun|thoughts|quote))`,
      'iu',
    ),
    /(?:活动|优惠)?((?:到|至|截止到?)?\s?(?:\d{1,2}|[一二三四五六七八九十]{1,2})月(?:底|初(?![一二三四五六七八九十])|末|中旬|上旬|下旬))/u,
    /((?:周|星期)[一二三四五六日天]\d{1,2}[号日])/u,
    /(每(?:周|星期)[一二三四五六日天]{2,6}(?![\p{Script=Han}]{0,1}[月号]))/u,
    new RegExp(`(每(?:周|星期|周末|日|天)[一二三四五六日天]?${happensZh})`, 'u'),
    /((?:每|隔周|本|这|下)?月?(?:第[一二三四]个|最后一个)?(?:周|星期)[一二三四五六日天](?!加油|快乐|早安|元气|不打烊)(?:[至到、和及-]?(?:周|星期)[一二三四五六日天]|[至到-][一二三四五六日天])?|(?:每|本|这个?|下)周末|(?:每|下个?|本|这个?)月\d{1,2}[号日]|(?:今|明|后)天(?=上午|下午|晚|早|中午|\s?\d|[，。]|$)|周末(?=上午|下午|晚|\d)|(?:即日起至?|截至|截止).{1,8}?(?=[，。；\s]|$))/u,
  ],
  time: [
    // "Coffee after 11am service": when it is, in so many words.
    /\b((?:after|before) (?:the )?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm) (?:service|mass|worship|church|class|lesson|match|kick-?off))\b/iu,
    /(?:\b(?:opening|business) hours?|\bhours)\s*[:：]?\s*((?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*(?:\s?(?:-|–|to)\s?(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*)?,? )?(?:daily )?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?\s?(?:-|–|—|to|until)\s?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?)/iu,
    /(?:营业|开放|供应|用餐)时间\s*[:：]?\s*(?=[^，。；\n、]*[\d点全早晚])([^，。；\n、]{2,24}?)(?=[，。；\n]|$)/u,
    new RegExp(
      `\\b(open(?:s|ing)?(?: daily| every day)?(?: from| at| until| till)? (?:${clock}|\\d{1,2}\\s?(?:am|pm))(?:${dash}(?:${clock}|\\d{1,2}\\s?(?:am|pm)))?)(?!\\d)`,
      'iu',
    ),
    new RegExp(
      `(?:\\b(?:at|from|doors(?: open)?(?: at)?|start(?:s|ing)?(?: at)?)\\s+)?\\b((?:${clock}|\\d{1,2}(?:\\.\\d{2}(?=\\s?[ap]m))?)\\s?(?:am|pm|a\\.m\\.|p\\.m\\.)?${dash}(?:(?:${clock}|\\d{1,2}(?:\\.\\d{2})?)\\s?(?:am|pm|a\\.m\\.|p\\.m\\.)|late\\b|midnight\\b|noon\\b|sold out\\b))`,
      'iu',
    ),
    new RegExp(`((?:每天|每日|每(?=晚))?(?:上午|下午|晚上?|早上|中午)?${clock}${dash}${clock})`, 'u'),
    // "3:30-5".
    new RegExp(`\\b(${clock}${dash}\\d{1,2})(?![\\d:.]|\\s?(?:km|miles?))`, 'iu'),
    // "Noon–4pm".
    /\b((?:noon|midday|midnight)\s?(?:-|–|—|to|until|till)\s?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?)(?!\w)/iu,
    // "Sunday 9am & 11am".
    /\b(\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)(?:(?:, | ?& | and )\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm))+)(?!\w)/iu,
    // "Until 10pm" is when it ends.
    new RegExp(`\\b((?:until|till) (?:late|midnight|${clock}|\\d{1,2}\\s?(?:am|pm)))\\b`, 'iu'),
    /\b(from \d{1,2}(?:[:.]\d{2})?(?:\s?(?:am|pm))? onwards?)\b/iu,
    // "At the town hall 10-3".
    /(?<=\b(?:hall|park|school|church|club|centre|center|library|square|street|road|gym|pub|garden|green|barn) )(\d{1,2}\s?[-–]\s?\d{1,2})(?=\s*(?:[,.;\n]|$))/iu,
    // "Mondays 7.30".
    /(?<=\ue000,? (?:at )?)(\d{1,2}\.\d{2})(?=\s*(?:[,;\n]|\.(?:\s|$)|$)| (?:at|in) )/iu,
    /\b(between \d{1,2}(?:[:.]\d{2})?(?:\s?(?:am|pm))? and \d{1,2}(?:[:.]\d{2})?(?:\s?(?:am|pm))?)(?=\s*(?:[,;\n]|\.(?:\s|$)|$)| (?:on|in|at) )/iu,
    // "Saturday from 10 to 2".
    /\bfrom (\d{1,2}(?:[:.]\d{2})? (?:to|until|till) \d{1,2}(?:[:.]\d{2})?)(?=\s*(?:[,.;\n\ue000]|$|(?:in|at|on|every) ))(?<!\b(?:aged?|ages|years?|children|kids) from [\d:. a-z]*)/iu,
    // "Sunday 1 to 4", "Saturday 8 to noon": hours behind a day.
    /(?<=\ue000,?\s?)(\d{1,2}(?:[:.]\d{2})? (?:to|until|till) (?:\d{1,2}(?:[:.]\d{2})?|noon|midnight|late))(?=\s*(?:[,.;\n\ue000]|$)| (?:at|in) )/iu,
    // "Saturday 10-2".
    /(?<=\ue000,?\s?)(\d{1,2}\s?[-–]\s?\d{1,2})(?![\d.]|\s?(?:km|miles?|€|\$|£|元))/u,
    new RegExp(
      `(?:\\b(?:at|from|doors(?: open)?(?: at)?|start(?:s|ing)?(?: at)?)\\s+)?\\b(\\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm|a\\.m\\.|p\\.m\\.)(?: (?:GMT|BST|UTC|CET|CEST|EST|EDT|PST|PDT|ET|PT|CT)\\b)?)(?!\\w)`,
      'iu',
    ),
    new RegExp(
      `(?:\\b(?:at|from|doors(?: open)?(?: at)?|start(?:s|ing)?(?: at)?)\\s+)?((?:(?:出发|集合|入场|签到|开场|检票)(?:时间)?[:：]?)?(?:上午|下午|晚上?|早上|中午|傍晚)?${clock}(?:(?-i: (?:GMT|BST|UTC|CET|CEST|EST|EDT|PST|PDT|ET|PT|CT)\\b)|${thenZh})?)(?!\\d)`,
      'iu',
    ),
    new RegExp(
      `((?:(?:今[天晚]|明[天晚])?(?:提前|延长|推迟|改)[到至])?(?:每[天日晚早])?(?:(?<![\\d.])\\d{1,2}\\s?[-–—~～至到]\\s?)?${hourZh}(?:${dash}${hourZh})?(?:${happensZh}|${thenZh})?)`,
      'u',
    ),
    // 11月2日中午, "Saturday at 6".
    /(?<=\ue000) (lunch ?(?:time|break)|after (?:school|work|church)|all day(?: long)?|all night(?: long)?)(?=\s*(?:[,.;\n]|$)| (?:in|at|on) )/iu,
    new RegExp(
      `(?<=\\ue000)\\s?((?:中午|正午|傍晚|上午|下午|晚上|全天|(?:下午|晚上)?(?:放学|下班|课|晚饭|午饭)后)(?:${thenZh})?)(?=$|[，。；,\\s在]|开始(?:举?办|搞|举行))`,
      'u',
    ),
    /(?<=^|[\ue000，。；\s])([子丑寅卯辰巳午未申酉戌亥]时[初正末]?)(?=$|[，。；,\s])/u,
    /(?<=\ue000),? (at \d{1,2})(?=\s*(?:[,.;\n]|$)| (?:in|at) )/u,
    new RegExp(`(?:\\bat\\s+)?\\b(${spokenHour})`, 'iu'),
    /(?:\bat\s+)?\b(12 (?:noon|midnight))\b/iu,
    /(?:\bat\s+)?\b(?<!\bends? )(noon|midnight)(?=[,.;]|$)/iu,
  ],
  action: [
    /(?:^|(?<=[,.;:\ue000]\s?))\s*((?:shop|book|register|order|buy|apply|join|sign up|call|subscribe|download|enrol|reserve|donate|vote|try it)(?: (?:now|today|here|us|online|early|your (?:seat|table|spot|place|ticket)s?|in bio|free|link in bio))+|learn more|rsvp(?: by [\p{L}\d ]+)?|get (?:your )?tickets(?: now)?|link in bio|swipe up|find out more|read more|sign up|join us|visit us)(?=\s*(?:[,.;!]|$)|(?<=swipe up) for\b)/iu,
    /(敬请光临|恭请光临|恭候光临|敬请莅临|敬请出席|期待您的(?:到来|光临|参与)|请于.{1,12}?前(?:回复|回执|确认|告知)|请提前(?:预约|预订))/u,
    /((?:立即|马上|赶快|快来|点击|扫码|现在|欢迎(?!参加[，\s]?\p{Script=Han}{2,4} ?[&和与])|火热|限时)(?:购买|抢购|报名|预约|预订|下单|领取|购票|咨询|加入|了解|体验|参加|注册|订购|品尝|选购|关注|下载|查看|阅读|进店|光临|招生中?|订票)(?:吧)?)/u,
  ],
};

/** 开幕式3月12日下午3点: the hour of another day than the design's stays with it. */
const ofOtherDay = new RegExp(dateZh, 'u');

export interface Facts {
  offer?: string;
  price?: string;
  date?: string;
  time?: string;
  action?: string;
  /** Offers after the first. */
  more: string[];
}

/** Bare numbers with a colon or a dash look like times and dates: sizes and ratios must be taken before. */
export function readFacts(reading: Reading): Facts {
  const facts: Facts = { more: [] };
  for (const field of ['offer', 'price', 'date', 'time', 'action'] as const)
    for (const pattern of patterns[field]) {
      if (field !== 'offer' && facts[field] !== undefined) break;
      const value = field === 'time' && facts.date ? takeOutside(reading, pattern, ofOtherDay) : take(reading, pattern);
      if (!value) continue;
      // Spaces of a Chinese prompt were taken for commas.
      if (facts[field] === undefined) facts[field] = field === 'price' ? value.replaceAll('，', ' ') : value;
      else facts.more.push(value);
      // A design has one price and one day, but as many offers as are made.
      for (let other = field === 'offer' && take(reading, pattern); other; other = take(reading, pattern))
        facts.more.push(other);
    }
  return facts;
}
