import type { DesignType } from './brief.ts';
import { compiled } from './compiled.ts';
import { blankOut, visible, type Reading } from './reading.ts';

const english: [DesignType, string][] = [
  [
    'pattern',
    '(?:(?:seamless|repeat(?:ing)?|surface|textile|fabric|wallpaper|gift ?wrap) )*(?:patterns?|wrapping papers?)|(?:textile|fabric|surface|all-?over) prints?|gift ?wrap',
  ],
  ['invitation', '(?:invitations?|invites?)(?: cards?)?|save[- ]the[- ]dates?(?: cards?)?'],
  ['business-card', '(?:business|visiting|calling|name) cards?'],
  [
    'presentation',
    '(?:(?:presentation|slide ?deck|deck|keynote|pitch deck|slides?|powerpoint)(?: (?:covers?|title slides?))|title slides?|cover slides?|slide ?decks?|pitch decks?)',
  ],
  [
    'menu',
    '(?:(?:drinks?|dinner|lunch|brunch|breakfast|tasting|set|wine|cocktail|dessert|food) )?menus?(?: (?:boards?|cards?))?|(?:wine|drinks|price|pricing|rate) (?:lists?|tables?|sheets?|boards?|cards?)',
  ],
  ['map', '(?:(?:trail|hiking|route|city|walking|illustrated|race|course) )?maps?'],
  [
    'portrait',
    'meet[- ]the[- ]team (?:cards?|posts?|posters?)|(?:portrait|profile|speaker|team|staff|guest|member|author) (?:cards?|posts?)|(?:(?:staff|visitor|speaker|name) )*badges?|name tags?|lanyards?',
  ],
  [
    'ticket',
    '(?:(?:concert|event|admission|raffle|cinema|movie|film|festival|theat(?:re|er)|opera|museum|train|bus|ferry|flight|plane|airline|match|game|gift|drinks?|lottery|parking|entry) )?(?:tickets?|vouchers?|coupons?|admission passes|boarding pass(?:es)?)',
  ],
  [
    'packaging',
    '(?:pizza|cake|cookie|burger|doughnut|donut|cereal|chocolate|takeaway|take-?out) box(?:es)?(?! (?:office|offer|deal|night|party|sale))|(?:(?:product|box|bag|bottle|jar|can|tin|pouch|pack) )?(?:packaging|package designs?|pack fronts?|labels?|(?<=jar |bottle |box |product |jam |honey )stickers?)|stickers?(?= for (?:an? |our |my |the )?(?:[\\p{L}]+ )?(?:jars?|bottles?|box|boxes|tins?|pots?|bags?)\\b)',
  ],
  ['product', '(?:product|shop|e-?commerce) (?:cards?|posts?|images?|shots?|photos?)(?: ads?)?'],
  ['logo', 'logo(?:type)?s?|wordmarks?|brand ?marks?|emblems?|monograms?|app icons?'],
  [
    'cover',
    '(?:stream(?:ing)? |twitch )?overlays?|(?:youtube |video )?(?:thumbnails?|end ?screens?|end cards?)|(?:album|single|ep|cover) art(?:work)?|(?:blog |article |podcast |book |album |note |newsletter |magazine |rednote |xiaohongshu )?covers?(?: image| art| photo| picture)?',
  ],
  [
    'banner',
    '(?:web(?:site)? |hero |youtube |linkedin |facebook |twitter |letter |email )?(?:banners?|headers?|billboards?)',
  ],
  [
    'poster',
    'posters?|adverts?|advertisements?|displays?(?= (?:about|for|on)\\b)|table tents?(?: cards?)?|fl[yi]ers?|leaflets?|placards?|playbills?|handbills?|infographics?|(?:tote bag|t-?shirt|mug|wristband|hoodie|sweatshirt|cap|apron|phone case) (?:prints?|designs?)|t-?shirts?(?= (?:for|that says|saying|with)\\b|:|$)|signs?(?! (?:up|in|on|off)\\b)|signage|notices?|(?<!\\bgift )(?:certificates?|diplomas?)(?= (?:for|to) )',
  ],
  [
    'social',
    '(?:social media |social |instagram |facebook |linkedin |twitter |ig )?(?:posts?(?!-)|stories|story|reels?|carousels?)|(?:instagram|facebook|daily|motivational|inspirational) quotes?(?: graphics?)?|(?:quote |greeting |insert |place |escort |table )?cards?|social (?:graphic|image|tile)s?|graphics?(?= (?:for|saying|announcing|about|that says)\\b|\\s*:)|sticker (?:sheets?|packs?)|(?:(?:product )?launch )?teasers?|ads?|announcements?|door hangers?|stickers?|decals?|(?:postcards?|bookmarks?)(?: designs?)?(?= (?:for|from|with|of)\\b|\\s*:|\\s*$)|(?:sale|price|swing|hang|gift|luggage|(?:party|goody) bag|party|favou?r) tags?',
  ],
  [
    'scene',
    '(?:landscape )?(?:illustrations?|scenes?|drawings?|paintings?|(?:(?:phone|iphone|mobile|desktop|laptop|tablet|computer|lock ?screen) )*wallpapers?|backdrops?)|landscapes?',
  ],
];
const chinese: [DesignType, string][] = [
  ['pattern', '(?:无缝|四方连续|连续)?(?:图案|花纹|印花)|包装纸'],
  ['invitation', '(?:电子)?邀请函|邀请卡|邀请(?=$|[，,。；：:])|请柬|请帖|喜帖|电子请柬'],
  ['business-card', '名片'],
  [
    'presentation',
    '(?:PPT|演示文稿|幻灯片|路演|(?<!工作|季度|年度|月度|项目|年终|总结|成果|中期|述职)汇报)(?:的)?(?:封面|首页|标题页)?',
  ],
  ['menu', '菜单|外卖单|点菜单|价目表|价格表|餐牌|酒单|饮品单|菜牌'],
  ['map', '(?:手绘|路线|游览|导览|徒步|旅行)?地图|路线图|导览图'],
  [
    'portrait',
    '(?:人物|嘉宾|讲师|团队|成员|个人)(?:介绍)?(?:卡片?|海报)|工作[证牌]|工牌|胸[卡牌]|参[展会]证|嘉宾证|出入证',
  ],
  [
    'ticket',
    '(?:电影|话剧)?(?<!免)门票(?!\\s?[:：]?\\s?[\\d￥¥免价])|票券|入场券|优惠券|代金券|抽奖券|抵用券|提货券|体验券|兑换券|折扣券|满减券|餐券|停车券|礼品券|登机牌|(?:火车|高铁|动车|车|飞?机|船|电影|话剧|戏剧|戏|剧|歌剧|音乐剧|球|比赛|演出|抽奖|彩|入园|景区)票(?![价选务房])|(?:演唱会|音乐会|展览?|参观)票(?![价选务房])',
  ],
  ['packaging', '包装(?:设计|盒|袋|正面)?|瓶贴|瓶标|酒标|标贴|(?:产品|商品)?标签'],
  ['product', '(?:商品|产品)(?:卡片?|主图|图)|(?:电商|淘宝|天猫|京东)?主图'],
  ['logo', 'logo|标志(?!性)|标识|商标|徽标|店标|图标'],
  [
    'cover',
    '(?:小红书|公众号|文章|视频号?|播客|B站|抖音|快手|知乎|微信|专辑)?(?:笔记|推文|短?视频)?(?:封面图?|头图|首图|题图)|缩略图|小红书(?:图文?|笔记)?(?=$|[，,。；：:\\s])',
  ],
  [
    'banner',
    '(?<=店铺?|[面菜茶饭酒书]馆|餐厅|茶铺|豆腐坊)招牌(?![菜饮奶汤面])|(?:网站|网页|首页|电商)?(?:横幅|轮播图?|banner|通栏|广告牌|头部图)|(?:舞台)?背景板|签到板',
  ],
  [
    'poster',
    '(?:宣传)?海报|宣传图|(?<=教程|流程|步骤|科普|抽奖活动|抽奖)图(?=$|[，,。：:])|信息(?:长)?图|(?:T恤|文化衫|卫衣|帆布袋|帆布包)(?:印花|图案|设计)|(?<=(?:请勿|禁止|严禁|小心|当心|注意)\\p{Script=Han}{1,6})标识牌?|(?<=出口|入口|停车场|洗手间|卫生间|楼层|安全|警示|提示|导视)标识牌?|(?:标识|指示|警示|提示|告示|提醒|迎宾|欢迎|立)牌|(?:包间|房间|包厢)?门牌(?!号)|传单|宣传单页?|展板|易拉宝|单页|广告(?:图|单)?(?=$|[，,。；：:])',
  ],
  [
    'social',
    '(?:朋友圈|小红书|社交媒体|微博)?(?:配图|(?<=早安|晚安|早上好|问候)图片?|社交(?:媒体)?图片?|图文|贴图|推文)|(?<=感谢|生日|新年|圣诞|祝福|节日|节)卡片?|贺卡|朋友圈图片?|卡片|日签|九宫格|房卡套?|明信片|书签(?!售)|(?:表情包?|手账|卡通)?贴纸(?!标签)|表情包(?=$|[，,。：:\\s])|(?:会员|储值|积分)卡(?=设计)|桌卡|席卡|座位[卡牌]',
  ],
  ['scene', '插画|插图|风景画?|场景图?|背景图|(?:手机|电脑|平板)?壁纸|画面'],
];

export const englishTypeWords = english.map(([, source]) => source).join('|');
export const chineseTypeWords = chinese.map(([, source]) => source).join('|');
/** Kinds that may also be what another design is about: "a poster for our autumn menu", 秋季菜单海报. */
const matters: ReadonlySet<DesignType> = new Set(['menu', 'map', 'ticket', 'invitation', 'packaging', 'pattern']);
const wordsFor = (table: [DesignType, string][], type: DesignType) =>
  table
    .filter(([other]) => other === type || !matters.has(other))
    .map(([, source]) => source)
    .join('|');

/** The words by which a design of this type is ordered, without those that only say what it is about. */
export const orderWords = (type: DesignType): { en: string; zh: string } => ({
  en: wordsFor(english, type),
  zh: wordsFor(chinese, type),
});

const suffix = '(?:\\s+(?:designs?|ideas?|concepts?|options?|variations?|versions?))?';

/** The type word that the rest of the phrase hangs on, and where it stands in the reading. */
export interface TypeWord {
  type: DesignType;
  index: number;
  length: number;
}

function findAll(text: string, types: [DesignType, string][], wrap: (source: string) => string): TypeWord[] {
  return types
    .flatMap(([type, source]) =>
      [...text.matchAll(compiled(wrap(source), 'giu'))].map((match) => ({
        type,
        index: match.index,
        length: match[0].length,
      })),
    )
    .toSorted((a, b) => a.index - b.index || b.length - a.length);
}

const asksFor = /\b(?:need|want|make|create|design|like|love|do)\b[^,:]{0,30}$/iu;

/** English: the head noun is followed by a preposition or an end. "A logo design workshop poster" is a poster. */
function findEnglish(text: string): TypeWord | undefined {
  const all = findAll(text, english, (source) => `\\b(?:${source})\\b${suffix}`);
  // Of a checklist's things none is what is ordered.
  const list = /\b(?:check ?list|(?:packing|shopping|to-?do|bucket|wish) list)s?\b[^:\n]*:/iu.exec(text);
  const listFrom = list ? list.index + list[0].length : text.length;
  // "Bean Scene" is a name.
  const isName = ({ index, length }: TypeWord) =>
    text.slice(index, index + length) === 'Scene' && /\p{Lu}\p{L}* $/u.test(text.slice(0, index));
  const isOrdered = ({ index, length }: TypeWord) =>
    !/^tickets$/iu.test(text.slice(index, index + length)) ||
    !/^\s*(?:are\s+|cost\s+|:\s*)?(?:[$€£\d]|from\b|available\b|on sale\b|sold\b)/iu.test(text.slice(index + length));
  const isHead = (word: TypeWord) =>
    /^\s*(?:$|[,.:;!?(\ue000–—-]|\d|#|(?:for|about|of|to|with|announcing|promoting|advertising|celebrating|in|at|on|that|which|titled|called|named|featuring|saying|showing|depicting|using|from|by|and|where)\b)/iu.test(
      text.slice(word.index + word.length),
    );
  const ordered = all.filter((word) => isOrdered(word) && !isName(word) && word.index < listFrom);
  const sentenceBefore = ({ index }: TypeWord) =>
    text
      .slice(0, index)
      .split(/[.!?;\n]\s/u)
      .at(-1)!;
  // "Our new menu: soup, tart. We need an Instagram story": the sentence that asks for something says what.
  const asked = ordered.find((word) => isHead(word) && asksFor.test(sentenceBefore(word)));
  const head = ordered.find(isHead);
  const isAside = head && asked && sentenceBefore(head) !== sentenceBefore(asked) && matters.has(head.type);
  return (isAside ? asked : head) ?? ordered[0];
}

/** Chinese heads come last in their clause: 朋友圈招聘海报 is a poster. */
function findChinese(text: string): TypeWord | undefined {
  const all = findAll(text, [...chinese, ...english.filter(([type]) => type !== 'scene')], (source) => `(?:${source})`);
  const [first] = all;
  if (!first) return undefined;
  const clauseEnd = text.slice(first.index).search(/[，。；：:,\n]/u);
  const end = clauseEnd < 0 ? text.length : first.index + clauseEnd;
  // 嘉宾卡片 holds 卡片: the longer word that begins earlier has it.
  const inside = (word: TypeWord) =>
    all.some(
      (other) =>
        other !== word &&
        other.index <= word.index &&
        other.index + other.length >= word.index + word.length &&
        other.length > word.length,
    );
  const words = all.filter((word) => word.index < end && !inside(word));
  return words.filter((word) => word.type !== 'scene' || words.every(({ type }) => type === 'scene')).at(-1);
}

const drawing =
  /^\s*(?:please\s+)?(?:can you\s+)?(?:draw|paint|illustrate)\b|[里上下中边旁]有[一两三几]?[只条头匹群座艘棵]|^(?:请|麻烦|唔该|能不能|可以|可否|能|你|想|要|我们?|帮忙?|给)*(?:画|绘制?)(?![册展廊家室])[一两\d]?[幅张个只条头匹座朵棵]?/iu;

/** 民宿宣传：山里有座院子. */
const tellsFirst = /^\s*\p{Script=Han}{0,8}(?:宣传|推广|通知|公告|招租|转让|促销)\s*[:：]/u;

const noWords =
  /(?:\b(?:but|and)\s+)?\b(?:with\s+|has\s+|have\s+)?(?:no|without(?: any)?)\s+(?:text|words?|lettering|letters|captions?|writing|typography)\b(?: on (?:it|them))?(?:[,;]?\s+(?:just|only)\b)?|(?:不要|没有|不带|不加|无)(?:任何)?(?:文字|字)(?![\p{Script=Han}])/iu;

/** Whether nothing is to be written on it; what says so is taken out. */
export function readWordless(reading: Reading): boolean {
  const match = noWords.exec(reading.rest);
  if (match) blankOut(reading, match.index, match[0].length);
  return match !== null;
}

export function readType(
  reading: Reading,
  options: { chinese: boolean; landscape: boolean },
): { type: DesignType; word?: TypeWord } {
  const word = options.chinese ? findChinese(reading.rest) : findEnglish(reading.rest);
  if (word) return { type: word.type, word };
  if ((drawing.test(visible(reading.rest)) && !tellsFirst.test(reading.rest)) || options.landscape)
    return { type: 'scene' };
  return { type: 'poster' };
}
