import { chineseName } from './read-people.ts';
import { blankOut, take, takeAll, type Reading } from './reading.ts';

/** The source of a pattern. */
export const keptLabels =
  '着装要求|主播|主理人|作者|译者|主编|绘者|绘|摄影师|作曲|作词|编曲|艺术家|导演|主演|(?:钢琴)?伴奏|团队|评委|裁判|领队|乐队|主唱|驻唱|导师|指导老师|指导教师|编剧|指挥|演唱|演奏|策展人?|主讲人?|演讲人|主持人?|主办方?|主办单位|承办|协办|嘉宾|讲师|(?:演出|嘉宾)?阵容|(?:联系|预约|咨询|报名|订座|订餐)?电话|联系人|联系方式|微信号?';

const start = '(?<=^|[，,。；：:、\\s\\ue000])';
const end = '(?=\\s*(?:$|[，。；、,\\n]))';

/** 导演：陈默, 阵容：痛仰乐队、新裤子: without their label they are only names. */
const labelled = new RegExp(`${start}((?:${keptLabels})(?:[:：] ?| )[^，。；\\n\\ue000]{2,60})`, 'u');
/** 主演周野、陈默: several are one line. */
const cast = new RegExp(
  `${start}((?:领衔)?(?:主演|出演|参演|演出|演奏|编舞)[:：]?\\s*${chineseName}(?:、${chineseName})+)${end}`,
  'u',
);
/** 灰色虎斑猫“米洛”: what it looks like stands before its name. */
const looksLike =
  /(?<=^|[，,。；：:、\s])(\p{Script=Han}{2,12}(?:猫|狗|犬|兔|鸟|鹦鹉|泰迪|金毛|柯基|柴犬|边牧|比熊|博美|萨摩耶|哈士奇|拉布拉多))(?=[，, ]?(?:名叫|名字叫|叫)?\s*\ue000)/u;
/** Who wrote it, behind the book: 《活着》余华. */
const author = new RegExp(`》\\s*(${chineseName})(?=$|[，。；,\\s])`, 'u');
/** 周一瑜伽, 周二普拉提: a timetable, and no day on which something happens. */
const lesson = `${start}(周[一二三四五六日](?!上午|下午|晚上?|早上?|中午|[至到、和及])\\p{Script=Han}{2,8}(?:(?<!\\d)\\d{1,2}(?:点半?|[:：]\\d{2}))?|周[一二三四五六日] ?\\d{1,2}[:：]\\d{2}(?: ?[-–—~～至到] ?\\d{1,2}[:：]\\d{2})? ?\\p{Script=Han}{2,8})${end}`;

/** 11月20日在人民公园走失: when and where belong to what happened there. */
const wasSeen = new RegExp(
  `${start}([^，。；\\n\\ue000]{2,30}(?:走失|走丢|跑丢|被偷|被盗|丢失|丢的|遗失|捡到|拾到|最后(?:一次)?(?:看到|出现|露面))[^，。；\\n\\ue000]{0,12})${end}`,
  'u',
);
/** 10月2日在南站附近: when and where somebody was seen, without a verb. */
const wasNear = new RegExp(
  `${start}(\\d{1,2}月\\d{1,2}日(?:上午|下午|晚上?|凌晨)?在[^，。；\\n\ue000]{2,16}(?:附近|一带|门口|旁边?|站|公园|小区|路口))${end}`,
  'u',
);
const forAge =
  /(?<=^|[，,。；\s\ue000])(适合\d{1,2}\s?[-–—~至到]\s?\d{1,2}周?岁(?:\p{Script=Han}{0,4}))(?=$|[，。；,\s])/u;
const ofAge = /(?<=[\p{Script=Han}\d\ue000])(满[\d一二三四五六七八九十]{1,3}周?岁)(?=$|[，。；,\s])/u;
/** What a letter or a card is signed with. */
const signed = new RegExp(`${start}(?:落款|署名)(?:是|为|写)?[:：]?\\s*([\\p{Script=Han}A-Za-z· ]{2,16})${end}`, 'u');

/** 周一闭馆 is when nobody should come, 安静时间22:00后 no hour at which something begins. */
const closed = new RegExp(
  `${start}((?:每?周[一二三四五六日天](?:[至到、和]周?[一二三四五六日天])?|(?:法定)?节假日|除夕)(?:闭馆|店休|休息|公休|休馆|不营业|照常营业|照常开放))${end}`,
  'u',
);
const houseHours = new RegExp(
  `${start}((?:安静|熄灯|关门|关灯|退房|入住|就寝|门禁)时间[:：]?\\s?\\d{1,2}(?:[:：]\\d{2}|点半?)(?:以?[后前]|起)?)${end}`,
  'u',
);

/** 周一至周五 9:00-18:00，周六 10:00-20:00: the hours of a house, a line each. */
const openHours = `${start}((?:(?:营业|开放)时间[:：]?\\s?)?(?:周[一二三四五六日天]|星期[一二三四五六日天]|工作日|周末|节假日)(?:[至到—–-](?:周|星期)?[一二三四五六日天])?[:：]?[\\s，]?\\d{1,2}[:：]\\d{2}\\s?[-–—~～至到]\\s?\\d{1,2}[:：]\\d{2})${end}`;

/** 提醒老人不要轻信陌生电话: what they are told. */
const warned =
  /(?:提醒|告诉|呼吁)(?:老人|大家|居民|同学|家长|市民|游客|员工|学生|孩子|顾客)们?(?=(?:不要|别|请勿|切勿|注意|小心))([^，。；\n\ue000]{4,20})/u;

/** 请诗人林岸来读诗: who comes. */
const invited = new RegExp(
  `(?:邀请|请来|请|邀)((?:诗人|作家|导演|教授|老师|画家|歌手|摄影师|设计师|主厨)(?:${chineseName}|[阿小老]\\p{Script=Han})(?:(?:聊|谈|讲|分享)[^，。；《“\\n\ue000]{1,8})?)(?=来|到|做|主讲|分享|现场|$|，|\ue000)`,
  'u',
);
const notes = new RegExp(`${start}((?:风味|口味|配料|成分|前调|香调)[:：]?[^，。；\\n\\ue000]{2,40})`, 'u');

/** 请带好户口本、疫苗本和一寸照片2张: what to bring is one line. */
const toBring = new RegExp(
  `${start}((?:请|需要?|务必|记得)(?:随身)?(?:带好?|带上|携带|自备|准备好?|穿好?|出示)[^，。；\\n\ue000]{1,16}、[^，。；\\n\ue000]{1,30})${end}`,
  'u',
);

/** 10月6日 高一对高二, 12:00 午宴: what takes place when, a row each. */
const dayRow = `${start}((?:\\d{1,2}月\\d{1,2}[日号]|\\d{1,2}[:：]\\d{2}) \\p{Script=Han}[^，。；\\n\ue000]{1,16}|\\d{1,2}[:：]\\d{2}(?!开(?![席餐饭])|前|起|后|结束|集合|出发|截止)\\p{Script=Han}{2,8})${end}`;

/** Which of a row it is: 第12期. */
const ofRow = new RegExp(
  `${start}(第[\\d一二三四五六七八九十百]{1,4}[期届季讲集场回])(?=\\s*(?:$|[，。；、,\\n\\ue000]))`,
  'u',
);
/** For whom it is, who is called by what they are: 给李老师. */
const toWhom = new RegExp(
  `${start}((?:致|给|送给)\\p{Script=Han}{1,3}(?:老师|医生|先生|女士|同学|教练|师傅|阿姨|叔叔))${end}`,
  'u',
);

/** 12月5日要办开放日, 社团要办一场辩论赛: what takes place, within a sentence about who has it. */
const takesPlace =
  /(?:我们|书店|社团|学校|社区|公司|店里|小区|学院|班级|单位|工作室)?(?:要|想|打算|准备|将|计划)(?:举?办|搞|举行|开)(?:一?[场次个])?(\p{Script=Han}{2,10}?)(?=$|[，。；\n])/u;
/** 林莎博士3月3日…: who speaks stands before the day. */
const speaker = new RegExp(
  `${start}(${chineseName}(?:博士|教授|老师|院士|医生|律师))(?=\\d{1,2}月|[今明]天|周[一二三四五六日])`,
  'u',
);
/** 周一上午10点和周四晚6点. */
const twoHours =
  /((?:周|星期)[一二三四五六日天](?:上午|中午|下午|晚上?|早上?)?\d{1,2}(?:点半?|[:：]\d{2})[和、及](?:周|星期)[一二三四五六日天](?:上午|中午|下午|晚上?|早上?)?\d{1,2}(?:点半?|[:：]\d{2}))/u;
/** 一月推出孕期瑜伽. */
const launched = /推出(\p{Script=Han}{2,10})(?=$|[，。；])/u;
/** 我的电话是13755556666. */
const myNumber = /我的?((?:电话|手机号?|微信号?))(?:号码)?(?:是|为|[:：])?\s?([\d-]{7,}|[A-Za-z][\w-]{4,})/u;
/** 我在成都开了一家古着店叫“二次花开”. */
const myShop =
  /开了?一?[家间个](?!小)(\p{Script=Han}{2,8}?(?:店|馆|民宿|餐厅|酒吧|咖啡厅|服务|公司|品牌|平台))(?=叫|$|[，。；\ue000])/u;
/** 冰箱里的东西每周五清理: no day of the design's own. */
const everyWeek = new RegExp(
  `${start}([^，。；\\n\ue000]{2,14}每(?:天|周|星期)?[一二三四五六日天]?(?:清理|打扫|更换|消毒|检查|浇水|轮换|补货|清洗)[^，。；\\n]{0,6})${end}`,
  'u',
);
/** 我们一起筹到了48万元善款. */
const achieved = new RegExp(
  `${start}(我们(?:一起|共同|已经?|总共|共)*(?:筹|募|捐|完成|收到|达成|种下|送出)[^，。；\\n\ue000]{3,24})${end}`,
  'u',
);

/** 计算机学院 VS 机械学院: who plays whom. */
const match = new RegExp(
  `${start}(?=[^，,。\\n]*\\p{Script=Han})([\\p{Script=Han}\\dA-Za-z]{2,12} ?(?:(?<![A-Za-z])(?:VS|vs|Vs|PK|pk)(?![A-Za-z])|对阵) ?[\\p{Script=Han}\\dA-Za-z]{2,12})(?=\\s*(?:$|[，。；、,\\n\\ue000]| (?:周|星期|\\d)))`,
  'u',
);

/** What a Chinese prompt tells the reader under a label, or in a row, and that would fall apart. Takes what it read. */
export function readToldChinese(reading: Reading, titled: boolean): string[] {
  const name = author.exec(reading.prompt)?.[1];
  const by = name ? take(reading, new RegExp(`(?<=\\ue000)\\s*${name}`, 'u')) : undefined;
  const hours = reading.rest.match(new RegExp(openHours, 'gu')) ?? [];
  const rows = reading.rest.match(new RegExp(dayRow, 'gu')) ?? [];
  const lessons = reading.rest.match(new RegExp(lesson, 'gu')) ?? [];
  // Of a design that has its name.
  const event = titled ? (take(reading, takesPlace) ?? take(reading, launched)) : undefined;
  const number = myNumber.exec(reading.rest);
  if (number) blankOut(reading, number.index, number[0].length);
  const shop = titled ? take(reading, myShop) : undefined;
  return [
    ...(shop ? [shop] : []),
    ...(event ? [event] : []),
    ...(number ? [number[1]! + number[2]!] : []),
    ...(by ? [by] : []),
    // The space before its hours was taken for a comma.
    ...(hours.length > 1 ? takeAll(reading, new RegExp(openHours, 'u')).map((line) => line.replace('，', ' ')) : []),
    ...[
      warned,
      ...(/寻|丢|走失/u.test(reading.prompt) ? [looksLike, wasNear] : []),
      cast,
      wasSeen,
      forAge,
      ofAge,
      signed,
      invited,
      notes,
      toBring,
      closed,
      houseHours,
      ofRow,
      toWhom,
      match,
      everyWeek,
      achieved,
      speaker,
      twoHours,
    ].flatMap((pattern) => take(reading, pattern) ?? []),
    ...takeAll(reading, labelled),
    ...(rows.length > 1 ? takeAll(reading, new RegExp(dayRow, 'u')) : []),
    ...(lessons.length > 1 ? takeAll(reading, new RegExp(lesson, 'u')) : []),
  ];
}
