import { chineseName } from './read-people.ts';
import { keptLabels } from './read-told-zh.ts';
import { isChinese } from './reading.ts';

const quoted = /([“「『《【][^”」』》】]*[”」』》】]|"[^"]*")/u;

/** 10月6日 高一对高二，10月13日 …; 11:08 仪式，12:00 …: two and more are rows. */
const row = /(?<=^|[\s，。；：:])(\d{1,2}月\d{1,2}[日号]|\d{1,2}[:：]\d{2}) +(?=\p{Script=Han}{2})/gu;
const joinRows = (text: string): string =>
  (text.match(row)?.length ?? 0) > 1 ? text.replace(row, `$1${joint}`) : text;

/** Labels that are read away, with a space for their colon: 店名 拾光. */
const label =
  /(?<=^|[\s，。；：》”])(地址|地点|时间|题目|项目名称?|落款|署名|活动时间|日期|店名|品牌名?|标题|副标题|标语|口号|公司|职位|邮箱|新郎|新娘) +(?=\S)/gu;
/** Labels that are set with what they say, space and all: 导演 陈默, 主演 林夏 周野. */
const keptLabel = new RegExp(
  `(?<=^|[\\s，。；：》”])(?:${keptLabels})(?: ${chineseName}(?=$|[\\s，。；]))+|(?<=^|[\\s，。；：》”])(?:${keptLabels}) +(?=\\S)`,
  'gu',
);
/** 一等奖 手机: what is won belongs to its rank. */
const prize = /(?<=(?:^|[\s，。；：])(?:[特一二三四五六]等奖|头奖|大奖|安慰奖|参与奖)) +(?=\S)/gu;
/** 音乐节阵容海报 草东没有派对 五条人 11月21日: who plays, up to the day. */
const bill = /阵容(海报|长图)? ((?:[\p{Script=Han}A-Za-z·]{2,12} ){2,}[\p{Script=Han}A-Za-z·]{2,12})(?= \d|$)/u;
const joinBill = (_: string, order: string | undefined, names: string): string =>
  `阵容${order ?? ''}，${names.replaceAll(' ', '、')}，`;
/** 明信片 你好，青岛: whom it greets belongs to its greeting. */
const hello =
  /(?<=(?:明信片|海报|封面|书签|贺卡|卡片) ?[：:，]? ?)((?:你好|再见|晚安|早安|加油)[，,] ?\p{Script=Han}{2,5})(?=$|[，。\s])/u;

/** 自驾游路线图 成都-都江堰-汶川: three and more places of a way. */
const route =
  /(?<=(?:路线|自驾|环线|地图|徒步|骑行|行程).*)(?<!\p{Script=Han})\p{Script=Han}{2,6}(?:[-–—→]\p{Script=Han}{2,6}){2,}/gu;

/** Stands for a space that parts nothing. */
const joint = '\u{e001}';
/** Three and more behind a colon: 晨间瑜伽 流瑜伽 阴瑜伽 are a list where they end alike. */
const behindColon = /(?<=[：:] ?)\p{Script=Han}{2,6}(?: \p{Script=Han}{2,6}){2,}(?=$|[，。；])/gu;

/** 周末市集 手作 咖啡 音乐: three and more short words in a row are equals. */
const shortRow =
  /(?<=\p{Script=Han}{3,} )(?<!(?:朋友圈|小红书|公众号|微信群|抖音) )\p{Script=Han}{2,3}(?: \p{Script=Han}{2,3}){2,}(?= |$)/gu;

const joinAlike = (list: string): string => {
  const items = list.split(' ');
  const ending = items[0]!.slice(-2);
  return items.every((item) => item.endsWith(ending)) ? items.join('、') : list;
};

/** Dishes with bare prices, two and more: 美式18 拿铁22. */
const pricedDish = /(?<=\p{Script=Han}\d+) (?=\p{Script=Han}+\d)/gu;
/**
 * Between words of two characters and more. A figure keeps its unit and what it is of (全场 8折, 5 家店), an hour its part
 * of the day, a date its weekday.
 */
const betweenWords =
  /(?<=[^\s，。；、：:,]{2})(?<!(?:上午|下午|晚上|今晚|每晚|中午|早上|傍晚|凌晨)) (?=[\p{Script=Han}\d][^\s]|\d)(?!(?:周|星期|礼拜)[一二三四五六日天](?!\p{Script=Han}))(?!(?<=\d[日号] )(?:周|星期|礼拜)[一二三四五六日天](?:上午|下午|晚上?|中午|早上))(?!(?<=(?:电话|手机|热线|微信号?|方式|号码|致电|咨询|预约|报名|联系|订座|订餐|日结|月薪|时薪|底薪|薪资) )\d[\d-]{6,})(?!(?<!\d )\d[\d.,]*\s?(?:[折元块%％]|[家个位名人款天]\p{Script=Han}|[位名人](?=$|[\s，。；])))/gu;
const ofFigure = /(?<=(?:^|[\s，])[\d.,]+) (?=[家个位名人款天年月日号点分届期周岁折元块张份件场减送])/u;

function partWords(text: string): string {
  return text.replace(betweenWords, (space, at: number) => {
    const [before, after] = [text[at - 1]!, text[at + 1]!];
    const besideHan = /[\p{Script=Han}\d]/u.test(before) && /\p{Script=Han}/u.test(before + after);
    return besideHan && !ofFigure.test(text.slice(Math.max(0, at - 8), at + 2)) ? '，' : space;
  });
}

/**
 * 生日快乐 小宝 3岁: Chinese has no spaces within a sentence, so one between words of it parts what is said. What is
 * quoted keeps its own.
 */
export function partAtSpaces(text: string): string {
  if (!isChinese(text)) return text;
  const labelled = joinRows(text)
    .replace(bill, joinBill)
    .replace(hello, '“$1”')
    .replace(label, '$1：')
    // 祝 and 招牌 belong to what stands beside them.
    .replace(/(?<=^|[\s，。])祝 +(?=\p{Script=Han}{2})/gu, '祝')
    .replace(/(?<=店铺?) (?=招牌(?:$|[\s，：]))/gu, '')
    .replace(/(欢迎(?:来到|参加|出席)) +/gu, `$1${joint}`)
    .replace(/ +(?=的(?:婚礼|生日|毕业|订婚|满月|周岁))/gu, '')
    .replace(/ (?=(?:[特一二三四五六]等奖|安慰奖|参与奖))/gu, '，')
    .replace(
      /(?<=[A-Za-z]) (?=(?:[本下每]?周[一二三四五六日末]|[今明]晚|\d{1,2}月|[上下]午|晚上?\d|地点|时间))/gu,
      '，',
    )
    .replace(/(?<=\p{Script=Han}{2}) (?=[A-Z]{1,4}\p{Script=Han})/gu, '，')
    .replace(/(?<=\d[kKwWgG克]) (?=\p{Script=Han}{2})/gu, '，')
    .replace(route, (stops) => stops.replaceAll(/[-–—→]/gu, '、'))
    .replace(/(?<=\p{Script=Han}(?:专业|学院|[系班社馆队]|公司|乐团|协会|工作室)) (?=[“「])/gu, '，')
    .replace(/(?<=\p{Script=Han}{2}) (?=(?:敬上|敬赠|谨启|拜上)(?:$|[\s，。]))/gu, joint)
    .replace(/(?<=(?:授予|颁发给|颁给)) (?=\p{Script=Han})/gu, joint)
    .replace(/(?<=\p{Script=Han}{2}) (?=\d{1,2}人(?:成团|起订|成行|开团|拼团))/gu, '，')
    .replace(prize, joint)
    .replace(keptLabel, (said) => said.replaceAll(' ', joint))
    .replace(behindColon, joinAlike)
    .replace(shortRow, (row) => row.replaceAll(' ', '、'));
  return labelled
    .split(quoted)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : partWords(part.replace(pricedDish, '，')).replace(/^ (?=\p{Script=Han}{2}|\d{4}年)/u, at > 0 ? '，' : ' '),
    )
    .join('')
    .replaceAll(joint, ' ');
}
