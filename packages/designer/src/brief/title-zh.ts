import type { DesignType } from './brief.ts';
import type { FoundTitle } from './named-works.ts';
import { greetingFor } from './greetings.ts';
import { orderWords, type TypeWord } from './read-type.ts';
import { blank, visible } from './reading.ts';

/** What is asked of whoever draws it, before the verb. */
const please =
  /^(?:你好|您好|哈喽|嗨(?=[，,\s])|请(?!勿|柬|帖|回答)|求|唔该|帮(?:邻居|朋友|同事|同学|亲戚|家人|老师|爸妈?|妈妈?)(?=做|设计|写|弄|画)|能不能|可不可以|麻烦|烦请|帮忙|帮手|帮我们|帮我来?|帮|给我们来?|给我来?|我们想要?|我想要?|我们需要|我需要|我要来?|我们要来?|我们?(?:正?在(?!家)|开了?|卖)|需要|想要|想(?![见念飞])|要(?!你好看)|能不能|可以|能否|来(?=一?[张个款幅份版套组篇点]))[，,\s]*/u;
const verb =
  /^(?:(?:设计|制作|创作)(?![师院营坊组者方馆]|大赛|大会|论坛|工作室|事务所|人(?![物生气民])|[周](?![年末边岁会])|展(?![览会板])|节(?![日气目])|课(?!程))|生成|绘制|做(?!旧|自己)|画(?!中)|出(?![租口发国生版售行差院海游道品席库入])|弄|写|整|搞)(?:一下|出(?![租口发国生版售行差院海游道品席库入]))?/u;
const measure = '[张个款幅份版套组篇只条](?![人街])';
const oneOf = new RegExp(`^一${measure}(?:不同的)?`, 'u');
/** Behind a verb 一 may be left out; elsewhere 张 is a name and 套餐 a dish. */
const someOf = new RegExp(`^${measure}(?:不同的)?`, 'u');

const adjective =
  '可爱|简单|大方|简约|极简(?!生活|主义)|简洁|庄重|肃穆|温馨(?!提示|提醒)|温暖|浪漫|优雅|高级(?!定制)|大气(?!层)|喜庆|清新|活泼|淡雅|精致|醒目|炫酷|酷炫|治愈|小清新|扁平|文艺';
/** Looks that are kinds of things too: 现代舞, 创意集市, 手绘课, 公众号运营. */
const kindOfLook = [
  '现代(?![舞诗化])',
  '时尚(?![周秀展]|买手|大会)',
  '创意(?![园课周展营]|集市|市集|大赛|工坊|工作坊|美术|手工|料理|产业)',
  '(?:国潮|国风|中国风)(?![节展社]|音乐|集市|市集|大典|少年|文化|游园|雅集)',
  '复古(?!相机|市集|集市|派对|舞会|服饰)',
  '手绘(?![课班展]|工作坊|体验|大赛)',
  '卡通(?!电影|动漫|形象|人物|大赛)',
  '(?:小红书|朋友圈|公众号|微信)(?![课号店]|运营|营销|小程序|培训|涨粉|带货|推广|支付)',
  '电商(?![课节]|培训|运营|大会|创业|基地|产业|直播)',
  '宣传(?![部片周月栏员])',
].join('|');
const look = new RegExp(
  `^(?:(?:[^，。]{1,6}(?:风格?|感|色系|色调|色|一点)的|(?:${adjective}|${kindOfLook}|科技感)(?:风格?)?的?|(?:漂亮|好看|有趣|中式|西式|日式|欧式|韩式|新中式)(?:风格?的?|的|感的?|(?=$|\\s))|竖版|横版|xhs|ins|方形|正方形|竖屏|横屏|(?:线上|线下)(?=$|\\s|的)|新的)\\s*)+`,
  'u',
);
const owner =
  /^(?:我们(?!楼|栋|结婚|订婚|毕业|恋爱|相爱|在一起)家?的?|我家?的|我家|咱们的?|自家的?|一家(?!人)|一个(?!人)|一间|一款|某(?!某)|这家|新开的|即将开业的)+/u;

const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** Takes off what the text begins with, where a word ends there: 画室 is no order to draw, and 求职 none to seek. */
function takeOff(text: string, pattern: RegExp): string {
  const length = pattern.exec(text)?.[0].length ?? 0;
  if (length === 0 || length === text.length) return text.slice(length);
  for (const { index } of words.segment(text)) if (index >= length) return index === length ? text.slice(length) : text;
  return text;
}

const sourceOf = ({ source }: RegExp) => source.slice(1);
const request = new RegExp(
  `^(?:${sourceOf(please)})*(?:${sourceOf(verb)})?(?:一${measure}(?:不同的)?|(?<=.)${sourceOf(someOf)})?`,
  'u',
);

/** Takes off 帮我设计一张, up to what it is for: as a whole, as 想做 is one word, and else by its parts. */
function withoutRequest(text: string): string {
  const left = takeOff(text, request);
  if (left !== text) return left;
  let bare = text;
  for (let before = ''; before !== bare;) [before, bare] = [bare, takeOff(bare, please)];
  return takeOff(takeOff(bare, verb), oneOf);
}

const tail =
  /(?:的|用|宣传|推广|主题|相关|专用|使用|所需|朋友圈|小红书|公众号|抖音|微博|招牌|一点|风格|活动(?=宣传))+$/u;

/** 孩子的生日派对: the one who orders it says whose. */
const child = /^(?:我家?)?(?:孩子|宝宝|宝贝|女儿|儿子)的(?=生日|周岁)/u;
/** 提醒大家离开教室要关灯: what they are told is the matter. */
const toRemind =
  /^(?:鼓励|提醒|通知|呼吁|告诉|号召|提示|倡导)(?:一下)?(?:大家|同学们?|老师们?|员工们?|居民们?|邻居们?|业主们?|顾客们?|家长们?|游客们?|市民们?|所有人|孩子们?|\p{Script=Han}{1,4}的人)(?=.{3})/u;
/** 小区门口贴的, 面馆墙上贴的: where it hangs is no word of it. */
const whereItHangs =
  /^\p{Script=Han}{0,6}(?:门口|墙上|电梯里|教室里|店里|前台|冰箱上|门上|玻璃上|窗户?上|橱窗里?)(?:要)?[贴挂放用]的[:：]|(?<=^\p{Script=Han}{0,6})(?:门口|墙上|电梯里|教室里|店里|前台|冰箱上|门上|玻璃上|窗户?上|橱窗里?)(?:要)?[贴挂放用]的?$/u;
const comes = /^(.{2,5}?)(?:马上|就|快)*要?[到来]了$/u;

function strip(text: string): string {
  // What is counted was ordered: of 来两张 only its verb is left.
  let bare = visible(text.replace(new RegExp(`^\\s*来(?=${blank})`, 'u'), ''))
    .replaceAll(/\s*([·|｜&])\s*/gu, '$1')
    .replace(/\s+/gu, ' ');
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = takeOff(takeOff(withoutRequest(bare), look), owner)
      .replace(/^(?:举办|办)(?:一?[个场次家])?(?=.{2})(?!公|理|事|法|证|方)/u, '')
      .replace(child, '')
      .replace(/^(?:我们?)?(?:要|想|准备|打算)?开一[家间个](?=\p{Script=Han}{2,6}$)/u, '')
      .replace(/^我(?:是)?(?:(?=教.{2,8}的$)|[做干卖](?=.{2,8}的$)|(?=.{2,8}的$))/u, '')
      .replace(/^(?:周末|明天|下周)?我们?(?:要|想|准备)(?:去\p{Script=Han}{1,4}?)?(?:摆摊)?卖(?=.{2})/u, '')
      .replace(/^\p{Script=Han}{2,8}?(?:门口|里|上)要(?:一?[张个])?$/u, '')
      .replace(
        /^(\p{Script=Han}{2,8}?)(?:想要?|要|准备|打算)(?:做|搞|办)(?:一?[个张场次])?(?=\p{Script=Han}{2})/u,
        '$1',
      )
      .replace(/^我在家里?(?:做|卖|烤)(?=.{2})/u, '')
      .replace(/^(?:很|非常|十分)?(?:高兴|荣幸|开心)地?(?:宣布|告诉大家|通知大家)[，：]?(?:我们)?/u, '')
      .replace(/^推广(?=.{3})/u, '')
      .replace(
        /^(?:讲解|讲(?![座台师堂义究述])|介绍(?!信)|科普(?!展|馆|日|周|课|讲)|普及(?!率))(?:一下)?(?=\p{Script=Han}{3})/u,
        '',
      )
      .replace(/^\p{Script=Han}{2,8}?(?:想要|需要)\s*(?:一?[张个幅])?(?=鼓励|提醒|呼吁)/u, '')
      .replace(/^(?:想|要)?邀请\p{Script=Han}{1,4}?(?:[来到](?:店里|我们店)?)?参加(?=.{2})/u, '')
      .replace(toRemind, '')
      .replace(/^(?:中午|下午|上午|晚上)?开始(?:举?办|举行|搞)(?=.{2})/u, '')
      .replace(whereItHangs, '')
      .replace(/^\s*以(.+?)为(?:主)?题(?:的)?/u, '$1')
      .replace(/^(?:关于|有关|主题为|主题是)\s*/u, '')
      .replace(tail, '')
      // 学校要开运动会 and 中秋节要到了 say why it is made.
      .replace(
        /^((?:学校|公司|社区|小区|单位|班级|学院|工厂|幼儿园)?)\s*(?:准备|即将|打算|马上|就|快)*要(?:开|办|举办|举行|搞)(?:一[场个次])?/u,
        '$1',
      )
      .replace(
        /^(?:公司|店里|工作室|团队|门店|餐厅)?(?:正在|现在|最近)?(?:要|想|准备)?(招聘?)[一两二三四五\d]{0,2}[个名位](?=\p{Script=Han}{2})/u,
        '$1',
      )
      .replace(/^店里(?:上|来|出)了/u, '')
      .replace(/(?<=^\p{Script=Han}{1,4}(?:店|厅|馆|吧))(?:推?出了?|上了)(?=\p{Script=Han}{2})/u, '')
      .replace(/要(?=招新$)|新?开了(?![一二三四五六七八九十百\d]+年)(?=.{2})/u, '')
      .replace(/(?<=^乐队)要$/u, '')
      .replace(comes, '$1')
      .replace(/的(?=(?:优惠|开业|促销|招聘|招生|上新|周年庆)$)/u, '')
      .replace(/^[的、：:\s]+|[、：:\s]+$/gu, '');
    // 为题, 为主题 close what 以 opened.
    bare = bare
      .replace(/为(?:主)?题(?:的)?$/u, '')
      .replace(/(?<=.{2})主题$/u, '')
      .replace(/^[发用的在]+$/u, '');
  }
  return bare.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');
}

/** 为我们的咖啡店做一张开业海报: whom it is for, and what it is about. */
const commission =
  /(?:^|[请帮我想要来]{1,3})(?:为|给|替|帮(?=我们\p{Script=Han}{3}))(.+?)(?:设计|制作|生成|创作|做|画|出)(?:一下|出)?(?:一?[张个款幅份版套组])?(.*)$/u;

function fromPhrase(phrase: string): string | undefined {
  const match = commission.exec(visible(phrase));
  if (match) {
    // 给我做一个: the one who asks is no client.
    const whose = match[1]!.replace(/^(?:我们?|咱们?|你|大家)$/u, '');
    const client = strip(whose.replace(/(?:的)?(?:品牌|店铺)$/u, ''));
    const matter = strip(match[2]!);
    if (!matter) return client || undefined;
    return matter.length <= 4 && client.length <= 6 && !matter.includes(client) ? client + matter : matter;
  }
  return strip(phrase) || undefined;
}

const instruction =
  /^(?:要(?!塞)|用(?![户心工友餐])|画面|背景|配(?!音)|加(?![油速盟入班薪微])上?|放(?![假映风])|有一|不要|请(?!勿)|最好|希望|突出|注意|整体|尺寸|适合|面向)|风格(?!派)|一点|色系?$|感觉$|氛围|^贴[在到]|^挂[在到]/u;

/** Drops the type word and what else names the order, not the matter. */
const withoutTypes = (text: string, type: DesignType) =>
  text.replace(new RegExp(`(?:${orderWords(type).zh})`, 'giu'), ' ').replace(/\b(?:logo|banner|poster)\b/giu, ' ');

/** 徒步路线图，莫干山环线: how one goes is no place. */
const wayOnly = /^(?:徒步|登山|骑行|跑步|旅行|旅游|游览|导览|手绘|路线|行程)$/u;

/** 春水煎茶，茶馆海报: a name in front of the order, which then says only what kind of place it is. */
function nameBefore(rest: string, start: number, title: string | undefined): string | undefined {
  const first = visible(rest.slice(0, Math.max(0, start - 1)));
  const isName = /^\p{Script=Han}{3,8}$/u.test(first) && !/^[我请帮给要想做下这]|[要了吗吧]$/u.test(first);
  return isName && title && [...title].length <= 3 && !instruction.test(first) ? first : undefined;
}

/** What it is and not what it says, where another clause says that: 季度汇报PPT封面，三季度财务部工作总结. */
const occasionOnly =
  /^(?:(?:季度|年度|月度|半年|年终|年中|项目|工作|公司|部门|产品|课程|学术|毕业|论文|内部)*(?:汇报|报告|总结|述职|答辩|复盘|培训|路演|发布|分享)?|音乐会|演唱会|话剧|电影|(?:画|影|摄影)?展览?|音乐节|演出|比赛)$/u;

/** Trades and kinds that name nothing: what the next clause says is the title then. */
const kindAlone =
  /^(?:节日|节气|(?:企业|公司|产品|品牌)?(?:宣传册|画册|手册|目录)|公益|讲座|房产|楼盘|民宿|会议|论坛|峰会|年会|美食|旅行|旅游|景区|电影|展览|摄影展|画展|课程|培训|招生|新品|促销|红包|[\p{Script=Han}]{0,5}(?:店铺?|馆|餐厅|超市|工作室|酒吧|书吧|旅行社|医院|诊所|健身房|培训班|品牌|公司))$/u;
/** Kinds that go without saying where what they announce is said. */
const understood = /^(?:节日|节气|店铺|门店|电商|公益|美食|课程|培训|新品|促销|红包)$/u;
/** Kinds of goods: what such a pack or card is called is said behind it. */
const goods =
  /^(?:农产品|土?特产|食品|年货|生鲜|茶叶?|绿茶|红茶|白茶|护肤品|化妆品|彩妆|零食|水果|蜂蜜|咖啡豆?|白酒|红酒|葡萄酒|啤酒|大米|糕点|点心|月饼|面膜|香水|香薰|洗发水|牙膏|巧克力|饼干|坚果|牛奶|酸奶|果汁|饮料|酱料|调料|食用油|宠物粮|猫粮|狗粮|保健品|玩具|文具|手机|耳机)$/u;
/** What a shop says of itself, and no name. */
const claimOfShop =
  /^(?:提供|欢迎|恭(?!喜发财)|敬|支持|限|仅|免费|全|每|营业|开业|正宗|地道|老字号|产地|现做|现磨|手工|专业|名额|席位|扫码|预约|新店|外卖|请|价格|满|第|买)|(?:脚下|旁边?|附近|对面|门口|路口)$/u;

/** 失物招领：黑色钱包 is known by what it is, 新品上市：杨枝甘露 by what it brings. */
const announcement = /^(\p{Script=Han}{2,10})[：:]\s*([\p{Script=Han}\dA-Za-z·]{2,40}(?: \p{Script=Han}{2,12})?)$/u;
const bringsNews =
  /(?:现场|长图|说明卡|标语|口号|宣传|[加举]油?牌|新品|上市|上新|首发|推荐|公告|通知|预告|特调|限定|特供|新口味)$/u;
const rules = /(?:告示|须知|守则|规定|提示|流程|说明|指南|规则)$/u;
const awards = /(?:证书|奖状|聘书|锦旗|感谢信|表扬信|毕业证)$/u;
const seeks =
  /(?:招领|启事|招聘|招募|招租|招租客|招室友|招合租|招商|寻物|寻人|求职|转让|出租|出售|求购|(?:会员|储值|积分|体验|次)卡)$/u;
/** 喜报：热烈祝贺李明同学荣获一等奖: what such a sheet is stands above the sentence that it tells. */
const tells = /^(?:喜报|捷报|贺信|倡议书?|号外)$|(?:之夜|专场|签售会|见面会)$/u;

function readAnnouncement(first: string): FoundTitle | undefined {
  const [, head = '', matter = ''] = announcement.exec(visible(first)) ?? [];
  const name = strip(head);
  if (tells.test(name)) return { title: name, subtitle: matter };
  if ([...matter].length > 16) return undefined;
  // 停水通知：明天上午停水 says the same again.
  if (rules.test(name) || (matter && name.startsWith(matter))) return { title: name };
  // 国庆节 is when, and no matter.
  if (bringsNews.test(name) && /^(?:国庆|春节|元旦|中秋|端午|五一|清明|劳动)节?(?:假期)?$/u.test(matter))
    return { title: name, subtitle: matter };
  if (bringsNews.test(name) || head.endsWith('宣传')) {
    const kind = name.replace(/(?:宣传|标语|口号|加油牌|手举牌|(?:知识|科普)*长图)$/u, '');
    return { title: matter, ...(kind && { subtitle: kind }) };
  }
  return seeks.test(name) || awards.test(name) ? { title: name, subtitle: matter } : undefined;
}

const greeting = /(?:新禧|大吉|快乐|安康|如意|平安|幸福|吉祥|发财|高升|有余|团圆|进宝|兴隆|健康)$/u;

/** 欢迎来到 李想和周舟的婚礼. */
const welcome = /^(欢迎(?:来到|光临|参加|出席)) ?(\p{Script=Han}.{1,20})$/u;

/** What a card says to whom it is for: 谢谢你一直陪伴我. */
const message = /^(?:谢谢|感谢|多谢|愿|祝|想对你说)/u;

const department = /(?:部门?|组|科|处|公司|集团|中心|大学|学院)$/u;

const house = /(?:公司|[^新]店|馆|中心|工作室|机构|诊所|医院|学校|农场)$/u;

/** What a cover is bound to, beside whose it is: 班级课程表封面：三年二班. */
const isBound = /(?:课程表|相册|日记本?|作品集|成长册|手册|通讯录|年鉴|纪念册|笔记本?)$/u;
/** What one is invited to, above whose feast it is: 满月酒请柬：小名汤圆. */
const feast = /^(?:满月酒?|百日宴?|周岁宴?|寿宴|乔迁(?:之喜|宴)?|订婚宴?|升学宴|谢师宴|生日宴?|婚礼|答谢宴|年夜饭)$/u;

/** 奶茶店新品海报：桂花乌龙: whose it is stands below what it says. */
function kindBefore(sought: string, type: DesignType, title: string): { subtitle?: string } {
  const own = withoutTypes(sought, type)
    .replace(/(?:[要想]做|需要|想要)$/u, '')
    .trim();
  const isTold = /^[\p{Script=Han}A-Za-z·]{3,10}$/u.test(own) && !occasionOnly.test(own) && !understood.test(own);
  const isSame = title.includes(own) || own.includes(title);
  const shows = type === 'poster' || type === 'banner' || type === 'ticket' || (type === 'cover' && isBound.test(own));
  return (shows && isTold && !isSame) || (type === 'invitation' && feast.test(own) && !isSame) ? { subtitle: own } : {};
}

/** What a pack says of its goods: where they come from, what is in them. */
const claimOfGoods = /^[无零低0有纯全原高]|(?:产区|产地|口味|味|风味|装|级|净含量|工艺|认证|添加|新鲜|采摘)$/u;

/** 马拉松海报，城市半程马拉松: the same thing by its whole name. */
const fullerName = (parts: string[], title: string): string | undefined =>
  parts
    .filter((part) => !part.includes(blank))
    .map((part) => visible(part))
    .find((part) => part !== title && /^[\p{Script=Han}·\d]{4,12}$/u.test(part) && part.endsWith(title));

/** 请勿喂食，动物园提示牌: what a sign forbids or asks. */
const bidding = /^(?:请勿|禁止|严禁|小心|当心|注意|请)(?:\p{Script=Han}){2,8}$/u;

/** The clause after the order that names the matter itself. */
const namingClause = (parts: string[], type: DesignType): string | undefined =>
  parts
    .filter((part) => !part.includes(blank))
    .map((part) => visible(part))
    .find(
      (part) =>
        /^[\p{Script=Han}\d《》·A-Za-z]{3,24}$/u.test(part) &&
        !instruction.test(part) &&
        !department.test(part) &&
        !/^\d{4}年度?$/u.test(part) &&
        withoutTypes(part, type) === part,
    );

const printedAlone = (title: string, type: DesignType): boolean =>
  ['poster', 'logo', 'cover', 'banner', 'social'].includes(type) && kindAlone.test(title);

/** The name that stands right behind an order which says only the kind: 民宿海报 山野之间. */
function namedBehind(after: string, type: DesignType): string | undefined {
  const [own = '', next = ''] = after.split(/[，。；！？,;\n]/u);
  // What lost its price behind it is still the thing: 新鲜草莓 9.9元一斤.
  const clause = (visible(own).replace(/^设计$/u, '') || next).replace(
    new RegExp(`^[\\s${blank}]+|[\\s${blank}]+$`, 'gu'),
    '',
  );
  const name = clause.includes(blank)
    ? undefined
    : (namingClause([clause], type) ?? /^\p{Script=Han}{2}$/u.exec(clause)?.[0]);
  return name && !claimOfShop.test(name) ? name : undefined;
}

/** 给妈妈的生日贺卡: for whom a card is stands below what it says. */
const toWhom =
  /(?<=^|[，。；,\s])(送?给(?:我的?|亲爱的)?(?:[妈爸奶爷姥]{2}|外[婆公]|老[师婆公]|女儿|儿子|妻子|丈夫|[姐妹哥弟]{2}|闺蜜|好?朋友|同事|孩子|宝宝))(?=的|$|[，。；,\s])/u;

/** The title that the words of the prompt amount to; undefined where they name nothing. */
export function findChineseTitle(rest: string, type: DesignType, word: TypeWord | undefined): FoundTitle | undefined {
  const isCard = type === 'social' && word && rest.slice(word.index, word.index + word.length).endsWith('卡');
  const [whom] = (isCard && toWhom.exec(rest)) || [];
  if (!whom) return findTitle(rest, type, word);
  const found = findTitle(
    rest.replace(new RegExp(`${whom}的?`, 'u'), (taken) => blank.repeat(taken.length)),
    type,
    word,
  );
  return found && { subtitle: whom, ...found };
}

/** What a colon behind the order introduces: 公众号首图：秋季招生开始啦. */
function spokenTitle(rest: string, type: DesignType, word: TypeWord): FoundTitle | undefined {
  const after = rest.slice(word.index + word.length);
  const spoken = /^\s*[：:]\s*([^，。；,;\n]+)/u.exec(after)?.[1];
  if (spoken === undefined || !visible(spoken)) return undefined;
  // 面试邀请卡：尊敬的李雷先生: whom it greets stands below what it is.
  if (/^(?:尊敬|亲爱)的/u.test(visible(spoken))) {
    const what = strip(rest.slice(0, word.index));
    return { title: `${what}${type === 'invitation' ? '邀请' : ''}` || visible(spoken), subtitle: visible(spoken) };
  }
  // 活动回顾海报：36场活动，1200位伙伴: figures are what it tells.
  if (/^\s*\d/u.test(spoken) && /^[^，]*，\s*\d+[位场个家名次公里]/u.test(after)) {
    const what = strip(rest.slice(0, word.index));
    if (what) return { title: what };
  }
  // 招聘海报：诚聘店长1名 lists whom it seeks.
  if (listsSought(spoken)) return undefined;
  // 秋季菜单海报：柿子拿铁、栗子摩卡 names its matter first, then lists what belongs to it.
  const isList = spoken.includes('、') && rest.slice(0, word.index).trim() !== '';
  // 家政公司传单：日常保洁，擦玻璃，月嫂 lists what it does.
  const isServices =
    house.test(visible(rest.slice(0, word.index))) && /^\s*[：:][^，。；]{2,8}(?:，[^，。；]{2,8}){2}/u.test(after);
  const sought = strip(rest.slice(0, word.index));
  // 老师生日贺卡：王老师: whom a card greets stands below its greeting.
  const occasion = type === 'social' && person.test(visible(spoken)) ? occasionBehind.exec(sought)?.[0] : undefined;
  if (occasion) return { title: greetingFor(occasion, type) ?? occasion, subtitle: visible(spoken) };
  if (seeksStaff.test(sought)) return { title: sought, subtitle: visible(spoken) };
  if (isList || isServices) return undefined;
  return { title: visible(spoken), ...kindBefore(sought, type, visible(spoken)) };
}

/** What one calls those one writes to. */
const person =
  /^(?:亲爱的)?\p{Script=Han}{0,3}(?:老师|医生|先生|女士|妈妈|爸爸|奶奶|爷爷|外婆|外公|同学|师傅|教练|姐姐?|哥哥?|阿姨|叔叔)$/u;
const occasionBehind = /(?:生日|新年|中秋节?|(?:教师|母亲|父亲|儿童|妇女)节)$/u;

const listsSought = (spoken: string) => /^\s*(?:诚聘|招聘|急聘|招).*\d/u.test(spoken);
const seeksStaff = /^(?:高薪)?(?:诚聘|招聘|急聘|招募)$/u;

/** An order in its clause, and what stands about it. */
interface Order {
  type: DesignType;
  /** The order's own words. */
  words: string;
  /** All clauses. */
  parts: string[];
  after: string;
  /** The matter, as far as the clause of the order says it. */
  title: string;
}

/** Where the order says only the kind, the name that another clause gives it. */
function namedElsewhere({ type, words: order, parts, after, title }: Order): FoundTitle | undefined {
  const shown = parts.map((part) => visible(part));
  if (occasionOnly.test(title) && (type === 'presentation' || type === 'ticket')) {
    const end = after.search(/[，。；！？,;\n：:]/u);
    const naming = namingClause((end < 0 ? '' : after.slice(end)).split(/[，。；！？,;\n]/u), type);
    if (naming) return { title: naming, subtitle: title };
  }
  const welcomed = shown.map((part) => welcome.exec(part)).find((match) => match?.[2]!.includes(title));
  if (welcomed) return { title: welcomed[2]!, subtitle: welcomed[1]! };
  const held = type === 'packaging' && /^.{2,}[罐盒瓶袋桶]$/u.test(title) ? namedBehind(after, type) : undefined;
  if (held) return { title: held, subtitle: title.slice(0, -1) };
  if ((type === 'packaging' || type === 'product') && goods.test(title)) {
    const called = namedBehind(after, type);
    if (called && !claimOfGoods.test(called)) return { title: called, subtitle: title };
  }
  if (seeksStaff.test(title) && !listsSought(after.replace(/^\s*[：:]/u, ''))) {
    const isWhom = (part: string) => /^\p{Script=Han}{2,8}(?: ?\d{1,3}[名位人])?$/u.test(part) && !part.includes(title);
    const whom = shown.find(isWhom);
    if (whom) return { title, subtitle: whom };
  }
  const thanked = /^(?:感谢|致谢)$/u.test(title)
    ? shown.find((part) => /^感谢.{2,14}$/u.test(part) && part !== title)
    : undefined;
  if (thanked) return { title: thanked };
  // 在204教室讲人工智能与医疗: what is spoken about, behind the place that was read.
  const matter = /^(?:讲座|公开课|分享会)$/u.test(title)
    ? parts.map((part) => /\ue000\s*(\p{Script=Han}{4,16})$/u.exec(part)?.[1]).find(Boolean)
    : undefined;
  if (matter) return { title: matter, subtitle: title };
  const fuller = fullerName(parts, title);
  if (fuller) return { title: fuller };
  const told = printedAlone(title, type) ? namedBehind(after, type) : undefined;
  if (told) return { title: told, ...(!understood.test(title) && { subtitle: title }) };
  const bids = order.endsWith('牌')
    ? shown.map((part) => withoutTypes(part, type).trim()).find((part) => bidding.test(part))
    : undefined;
  if (bids && !title.includes(bids)) return { title: bids, subtitle: title };
  if (type !== 'social') return undefined;
  if ([...title].length <= 4) return wishOf(title, shown);
  const thanks = shown.find((part) => /^(?:谢谢|感谢|多谢).{1,9}$/u.test(part));
  return order.endsWith('片') && thanks ? { title: thanks, subtitle: title } : undefined;
}

/** What a card says to whom it is for, below its occasion or in its place. */
function wishOf(title: string, shown: readonly string[]): FoundTitle | undefined {
  const wish = shown.find((part) => part !== title && part.length <= 12 && (greeting.test(part) || message.test(part)));
  // 祝她身体健康 is said below 中秋快乐.
  if (wish && wish.startsWith('祝') && greetingFor(title, 'social')) return { title, subtitle: wish };
  if (wish && message.test(wish)) return { title: wish };
  return wish && !title.includes('快乐') ? { title: wish, subtitle: title } : undefined;
}

/** 在桦树里22号办暖房派对: what is held there, behind the place that was read. */
const heldThere =
  /^\s*(?:我们?(?<house>(?!要|想|打算|准备|在)\p{Script=Han}{2,8}?)?(?:要|想|打算|准备)?在?)?\ue000[\ue000\s起从]*(?<event>(?!要|将|想|办|举)\p{Script=Han}{1,10}(?:晚宴|宴会|年会|酒会|沙龙|论坛|分享会|发布会|派对|聚会|晚会|音乐会|讲座|寿宴|婚礼|之夜|[谜诗歌影]夜|读书会|见面会|同学会|运动会))$/u;

const tellsOfSelf = /^我(?:在|把|和|用|从|花|靠|终于|为什么|被|让|给|的)\p{Script=Han}{4,24}$/u;

const isOneWord = /^\p{Script=Han}{1,4}(?<![店馆厅铺房坊吧楼阁])$/u;

function findTitle(rest: string, type: DesignType, word: TypeWord | undefined): FoundTitle | undefined {
  const parts = rest.split(/[，。；！？,;\n]/u);
  const announced = word ? undefined : readAnnouncement(parts[0] ?? '');
  if (announced) return announced;
  if (word) {
    const words = rest.slice(word.index, word.index + word.length);
    const after = rest.slice(word.index + word.length);
    const spoken = spokenTitle(rest, type, word);
    if (spoken) return spoken;
    const start = Math.max(...['，', '。', '；', ',', '\n'].map((mark) => rest.lastIndexOf(mark, word.index))) + 1;
    const end = after.search(/[，。；！？,;\n：:]/u);
    const own = visible(after.replace(/^\s*，/u, '').split(/[，。；！？,;\n：:]/u)[0]!);
    // 视频封面 我在大理躺平了一个月: who tells it is part of it.
    if (type === 'cover' && tellsOfSelf.test(own)) return { title: own };
    const before = fromPhrase(rest.slice(start, word.index));
    // "海报 儿童画展" and 一张海报，… : the matter may follow instead.
    const following = fromPhrase(withoutTypes(end < 0 ? after : after.slice(0, end), type).replace(/^\s*for\s+/iu, ''));
    const title = before ? withoutTypes(before, type).trim() : following;
    const named = title && namedElsewhere({ type, words, parts, after, title });
    if (named) return named;
    const name = nameBefore(rest, start, title);
    if (name) return { title: name, subtitle: title! };
    const isCoupon = /[^入票]券$/u.test(words);
    if (type === 'map' && title && wayOnly.test(title))
      parts.splice(0, parts.findIndex((part) => part.includes(title)) + 1);
    // 咖啡 alone is what it lists; 川菜馆 is who lists it.
    else if (
      title &&
      (type === 'menu' || isCoupon) &&
      (/^(?:体验|兑换|折扣|满减)券$/u.test(words) || isOneWord.test(title))
    )
      return { title: title + words };
    else if (title && type === 'menu' && /(?:今日|今天|每日|本周|一周)$/u.test(title)) return { title: title + words };
    else if (title && (type === 'scene' || !instruction.test(title))) return { title };
  }
  // A menu of no house in particular is called what it is.
  if (word && type === 'menu' && parts.every((part) => !fromPhrase(withoutTypes(part, type))))
    return { title: rest.slice(word.index, word.index + word.length) };
  const held = parts.map((part) => heldThere.exec(part)?.groups).find(Boolean);
  if (held) {
    const first = strip(parts[0] ?? '');
    const beneath = held['house'] ?? (/^(?:搬|乔迁).{1,6}$/u.test(first) ? first : undefined);
    return { title: held['event']!, ...(beneath && { subtitle: beneath }) };
  }
  for (const [at, part] of parts.entries()) {
    // 周末露营清单：帐篷、睡袋、炉子: what is listed is no part of its name.
    const own = /^([^：:、]{2,16})[：:][^：:]+(?:、[^：:]+){2}$/u.exec(visible(part))?.[1] ?? part;
    const title = fromPhrase(withoutTypes(own, type));
    if (!title || instruction.test(title) || (type === 'ticket' && claimOfShop.test(title))) continue;
    const isNamed =
      (word && printedAlone(title, type)) || /^(?:招募|召集|预告|活动预告|报名|通知|公告|喜报)$/u.test(title);
    const name = isNamed ? namedBehind(parts.slice(at + 1).join('，'), type) : undefined;
    if (name) return { title: name, subtitle: title };
    const matter = comes.test(visible(part)) ? fromPhrase(withoutTypes(parts[at + 1] ?? '', type)) : undefined;
    return { title: matter && [...matter].length <= 6 ? title + matter : title };
  }
  return undefined;
}
