/** A wish for several kinds of design at once: "a poster, an Instagram post and a menu for …", 海报、公众号头图和菜单. */
import { chineseTypeWords, englishTypeWords } from './read-type.ts';

/** One of several kinds of design that a wish asks for. */
export interface PartOfSet {
  /** As the wish calls it, one of it: "Instagram post", 公众号头图. */
  readonly kind: string;
  /** The wish for it alone. */
  readonly wish: string;
}

const kind =
  '(?:A[2-6] )?(?:posters?|fl[iy]ers?|leaflets?|invitations?|invites?|tickets?|menus?(?: cards?)?|(?:web(?:site)? |email |youtube |linkedin |facebook |twitter )?(?:banners?|headers?)|business cards?|logos?|thank[- ]you cards?|postcards?|(?:instagram|facebook|linkedin|twitter|social media|social) (?:posts?|stor(?:y|ies)|covers?)|stor(?:y|ies)|thumbnails?|price lists?|gift (?:tags?|cards?|vouchers?)|vouchers?|coupons?|labels?|stickers?|bookmarks?|name tags?|badges?|save[- ]the[- ]dates?|web banners?|table cards?|place cards?|loyalty cards?|t-?shirts?(?: designs?)?|signs?)';
const one = `(?:(?:an?|the|one|some|matching|square|tall|wide|small|large|simple) )*(${kind})`;
const joint = '(?:,? (?:and|&|plus) (?:also )?|, | ?\\+ ?)';
const run = new RegExp(
  `(?<![\\p{L}\\d])${one}(?:${joint}${one})+(?=\\s*(?:$|[.,;:!\\n–—-]|(?:for|about|of|to|announcing|with|in|that|all|which|promoting|advertising|celebrating)\\b))`,
  'iu',
);
const eachKind = new RegExp(one, 'giu');

const kindZh =
  '(?:宣传)?海报|传单|宣传单页?|单页|易拉宝|横幅|公众号(?:头图|封面|首图)|小红书(?:封面|图文|配图)|朋友圈(?:配图|海报|图片?)|(?:视频号|抖音|B站)封面|社交(?:媒体)?(?:配图|图片)|邀请函|请柬|门票|入场券|优惠券|代金券|菜单|价目表|名片|logo|标志|会员卡|集点卡|贺卡|明信片|书签|工作证|胸牌|桌卡|包装|标签|贴纸|背景板|签到板|banner|头图|封面';
const oneZh = `(?:一[张个份款版])?(${kindZh})`;
const runZh = new RegExp(
  `${oneZh}(?:(?:[、，,]|以及|还有|[和及与跟+＋]|\\s)+${oneZh})+(?:各?一[张份个]|设计|等)*(?=$|[，。；：:,.！!\\s])`,
  'iu',
);
const eachKindZh = new RegExp(oneZh, 'giu');

/** What holds them all, and is none of them: "launch kit", 一套宣传物料. */
const whole = /\b(?:campaign|kit|set|materials|bundle|pack|suite|assets|package|collection|stationery)\b/iu;
const wholeAtEnd =
  /(?:\b(?:an?|the|our|some) )?(?:[\p{L}-]+ ){0,2}(?:kit|set|campaign|pack|bundle|suite|collection|materials|package)(?: of| with|,| including|:| -| –)?\s*$/iu;
const wholeZh = /套|物料|宣传|推广|视觉|周边|素材|系列/u;
const orders = /(?:做|设计|制作|要|需要|想要|来|出|生成|帮我|给我)\s*$/u;

const most = 8;
const distinct = (names: readonly string[]) =>
  names.filter((name, at) => names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === at);

const article = (name: string) => (/^[aeiou]/iu.test(name) ? 'an' : 'a');
const single = (name: string) => name.replace(/ies$/iu, 'y').replace(/(?<!s)s$/iu, '');

/** "Poster, ticket and menu" begins with a capital for its place only. */
const called = (name: string) =>
  /^(?:instagram|facebook|linkedin|twitter|youtube|A\d)/iu.test(name) ? name : name.toLowerCase();

/** Each kind in the place of all; undefined where something is listed that nobody orders. */
function parted(text: string): PartOfSet[] | undefined {
  const found = run.exec(text);
  if (!found) return undefined;
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  if (new RegExp(`\\b(?:${englishTypeWords})\\b`, 'iu').test(before)) return undefined;
  const names = distinct([...found[0].matchAll(eachKind)].map(([, name]) => single(name!)));
  const isListed = /[:–—-]\s*$/u.test(before);
  const holds = whole.exec(before);
  // "Opening campaign for Hillside Tea: poster, menu": each is what the campaign is for.
  if (isListed && holds && /\bfor\b/iu.test(before))
    return names.map((name) => ({
      kind: called(name),
      wish: before.replace(/\s*[:–—-]\s*$/u, '').replace(whole, name) + after,
    }));
  if (isListed && !holds) return undefined;
  const lead = before.replace(wholeAtEnd, '');
  // "Jazz night poster, ticket and flyer": what stands before the first belongs to each.
  const hasArticle = lead !== before || /^an? /iu.test(found[0]);
  return names.map((name) => ({
    kind: called(name),
    wish: `${lead}${hasArticle ? `${article(name)} ` : ''}${name}${after}`,
  }));
}

function partedZh(text: string): PartOfSet[] | undefined {
  const found = runZh.exec(text);
  if (!found) return undefined;
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  if (new RegExp(`(?:${chineseTypeWords})`, 'iu').test(before)) return undefined;
  const isListed = /[:：]\s*$/u.test(before);
  if (isListed && !wholeZh.test(before) && !orders.test(before.replace(/[:：]\s*$/u, ''))) return undefined;
  const lead = before
    .replace(/[:：]\s*$/u, '')
    .replace(/(?:宣传|推广|物料|视觉|设计|周边|素材)+$/u, '')
    .replace(/[一全整][套组](?:系列)?的?/u, '一张');
  const names = distinct([...found[0].matchAll(eachKindZh)].map(([, name]) => name!));
  return names.map((name) => ({ kind: name, wish: lead + name + after }));
}

/**
 * The wish for each kind that a wish asks for, in their order; none where it asks for one. What else the wish says is said
 * in each.
 *
 * @returns two to eight wishes, or none
 */
export function partSet(prompt: string): PartOfSet[] {
  const parts = parted(prompt) ?? partedZh(prompt) ?? [];
  return parts.length > 1 && parts.length <= most ? parts : [];
}
