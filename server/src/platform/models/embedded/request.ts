/** How much of an earlier wish a later one still carries, judged by rules. */

const designWords =
  /\b(poster|flyer|logo|banner|card|cover|post|scene|illustration|invitation|menu|story|header|thumbnail)s?\b|海报|传单|标志|标识|商标|横幅|卡片|封面|插画|场景|贺卡|邀请函|菜单|配图|小红书/i;
const changeWords =
  /\b(make it|more|again|another|instead|bigger|smaller|darker|lighter|warmer|cooler|brighter|without|change|use|try|different|variations?|versions?)\b|再|换|改|更|重新|其他|另|不要|变成|多|少一点|换成|几个版本/i;
const kinds = '海报|传单|标志|横幅|卡片|封面|插画|场景|贺卡|邀请函|菜单|配图';
/** More of the same: it may name the kind of design again, but nothing that the design would be about. */
const moreOfIt = [
  new RegExp(
    `^(请|帮我|给我|麻烦)*(再|另外|多)(给我)?(来|做|出|画|要)?([一二两三四五六七八]|\\d)?[张个份款版幅套]?((不同|不一样|别的|其他|其它|另外|新)的?)?((风格|颜色|配色|样式|版本|设计|构图|方向|方案)的?)?(${kinds})?[\\s。！!～~]*$`,
  ),
  /^(please )?(can you |could you )?(give me |make |show me |do |draw )?(another|((one|two|three|four|five|six|seven|eight|\d) )?more)( different)?( (posters?|flyers?|logos?|banners?|cards?|covers?|scenes?|illustrations?|invitations?|menus?|pictures?|designs?|versions?|variations?|options?|ones?|of (these|those|them|it|this)))?( in (an)?other (styles?|colou?rs?|looks?|directions?)| in (a )?different (styles?|colou?rs?|looks?|directions?))?(,? please)?[\s.!]*$/i,
  /^(?:(?:i (?:like|love) (?:this|it|that)(?: one)?|nice|good|great)[,.!]*\s*(?:and |so )?)?(?:(?:please )?(?:make|do|give me|show me|draw|try|keep it and make)\s+)?(?:(?:one|two|three|four|some|a few|\d) more|another|others?|more)\s+(?:(?:one|ones|version|versions)\s+)?(?:like (?:this|that|these|those|it)(?: one)?|similar(?: (?:one|ones))?|in this style)[\s.!]*$/i,
  /^(?:no,? |ok,? |let['’]?s )*(?:start (?:over|again|afresh|from scratch)|try again|do it again|from scratch|redo it|again)(?: please)?[\s.!]*$/i,
  /^(?:这张|这个)?(?:不错|很好|喜欢|保留|好看|可以)?[，,]?(?:保留|留着)?[，,]?(?:再|另外)?(?:来|做|出|画)?(?:[一二两三四几]|\d)?[张个份款版幅]?(?:类似|差不多|这样|这种风格)的?[\s。！]*$/,
  /^(?:不对|不行|不好|算了)?[，,]?(?:重新来|重来|重做|重新做|重画|重新画|再来|重新设计)(?:一[张个遍次版份])?[吧\s。！]*$/,
];
const smallTalk =
  /^(?:(?:hi|hello|hey|many thanks|thanks?(?: a lot| so much)?|thank you(?: so much| very much)?|ok(?:ay)?|great|nice|cool|good|wow|(?:it['’]?s )?perfect|awesome|love it|i (?:love|like) it|looks? (?:great|good|nice)|well done|你好|您好|嗨|谢谢你?|谢啦|多谢|辛苦了|好的?|好看|不错|很好|很棒|真棒|太棒了|太好了|完美|可以|收到|喜欢|就这样|就用这[个张])[了啊呀哦\s!.,，。！~～]*)+$/i;

/** Stands between a wish and what was to change about it; people read it in the picture's prompt. */
const changeMark = ' → ';
/** Stands before what was decided earlier and holds for the wish too. */
const keptMark = ' ← ';
const betweenKept = '; ';
/** A follow-up is short and names no design of its own. */
const followUpLength = 60;

export function isSmallTalk(text: string): boolean {
  return text.trim() === '' || smallTalk.test(text.trim());
}

/**
 * The wish to plan from: the last message, and, when that only changes an earlier wish, the earlier one before it.
 * @param said what the person said, oldest first
 */
export function requestOf(said: readonly string[]): string {
  const wishes = said.filter((text) => !isSmallTalk(text));
  const changes: string[] = [];
  for (const text of wishes.toReversed()) {
    changes.unshift(text.trim());
    if (!isFollowUp(text) && !isRemark(text)) break;
  }
  return changes.join(changeMark);
}

/** The request with the decisions that it keeps to, as the picture's prompt carries them. */
export function withKept(request: string, kept: readonly string[]): string {
  return kept.length > 0 ? request + keptMark + kept.join(betweenKept) : request;
}

/** The decisions that a request carries. */
export function keptIn(request: string): string[] {
  const [, kept] = request.split(keptMark);
  return kept ? kept.split(betweenKept) : [];
}

/** Takes apart what `requestOf` put together: the wish, then each change of it. */
export function partsOf(request: string): [wish: string, ...changes: string[]] {
  const [asked = ''] = request.split(keptMark);
  const [wish = '', ...changes] = asked.split(changeMark);
  return [wish, ...changes];
}

/** The request with one more change, whatever its words are like. */
export function changed(request: string, words: string): string {
  return [...partsOf(request), words].join(changeMark);
}

/** More designs of the same wish, not another state of one of them. */
export function asksForMore(text: string): boolean {
  return moreOfIt.some((words) => words.test(text.trim()));
}

const order = /\b(?:an?|another|new|some|two|three|four|\d)\s+(?:[\p{L}-]+\s+){0,4}?/u;
const newDesign = [
  new RegExp(
    `${order.source}(?:poster|flyer|logo|banner|card|cover|post|scene|illustration|invitation|menu|ticket|map|pattern)s?\\s+(?:for|of|about|with|that|called|announcing|named)\\b`,
    'iu',
  ),
  new RegExp(
    `^(?:please\\s+)?(?:design|create|make|draw)\\s+(?:me\\s+|us\\s+)?${order.source}(?:poster|flyer|logo|banner|card|invitation|menu|ticket)s?\\b`,
    'iu',
  ),
  new RegExp(`(?:做|设计|画|来|生成|写)(?:一|两|三|几|\\d)?[张个份款版幅套](?:[^，。,换改]{2,})(?:${kinds})`, 'u'),
];

/** "A matching ticket" is another sheet of what there is. */
const alike =
  /\bmatching (?:\p{L}+ ){0,2}(?:invitation|invite|ticket|card|poster|fl[yi]er|leaflet|post|banner|menu)s?\b|\bto (?:match|go with (?:it|this|that))\b|同款|配套的/iu;

/** A wish for another thing altogether, though a picture is pointed at. */
export function isNewDesign(text: string): boolean {
  return !alike.test(text) && newDesign.some((words) => words.test(text));
}

const ofPicture =
  '(?:photo|picture|image|illustration|drawing|painting|scene|landscape|one)s?\\b|(?:图片?|照片|插画|画|风景)';
const putsIn = new RegExp(
  `\\b(?:us(?:e|ing)|with|put|place|turn|make|take|add|set|insert|feature|incorporate|include|from|out of)\\s+(?:in\\s+)?(?:(?:this|that|these|the\\s+(?:selected|attached)|my)\\s+(?:\\p{L}+\\s+)?(?:${ofPicture})|@)|(?:把|将|以|用|拿|使用|加上|配上|放上|放)(?:@|这[张个幅]\\p{Script=Han}{0,4}?(?:${ofPicture}))`,
  'iu',
);
/** Something is to be done with a picture that the person means, be it pointed at or not. */
export const meansPicture = (text: string): boolean => putsIn.test(text);

/** A new design in which a picture that is pointed at is to stand, and not only another like it. */
export function putsPictureIn(text: string): boolean {
  return isNewDesign(text) && meansPicture(text);
}

const remarkLength = 160;
const kindWords = 'poster|flyer|logo|banner|card|cover|post|picture|image|design|illustration|invitation|menu|ticket';
/** "The poster" is the one that there is. */
const ours = new RegExp(
  `\\b(?:the|this|that|my|our)\\s+(?:${kindWords})s?\\b|(?:这|那)[张个份幅款]?(?:${kinds})?`,
  'giu',
);
const remarks = [
  /^(?:(?:please|pls|can (?:you|we|it)|could (?:you|we|it)|would you|i(?:['’]d| would) (?:like|love|want|prefer)(?: (?:it|you))? to|i want (?:it|you|this) to|now|also|and|but|so|then|ok(?:ay)?|hmm+|no|yes|actually|maybe|perhaps|just|be|have)[,!.]*\s+)*(?:change|move|put|place|shift|remove|delete|drop|swap|replace|undo|redo|revert|restore|go back|add|try|increase|decrease|reduce|enlarge|shrink|resize|scale|align|cent(?:er|re)|rotate|flip|mirror|translate|crop|tilt|fix|adjust|tweak|lose|get rid|make (?:it|the|this|that|them|these|everything|all|each)|less|more|too|bigger|smaller|larger|thicker|thinner|not (?:so|as|that)|invert|round|strike|shorten|lengthen|mix|combine|blend|go with|keep|closer|almost|hand[- ]drawn|blur|sharpen|repeat|extend|stretch|i (?:meant|said|wanted)|like an?|use|switch|turn|bring|give (?:it|the)|let['’]?s (?:try|make|have))\b/iu,
  /^(?:(?:hmm+|no|actually|but|and)[,!.]*\s+)?(?:the|it|its|it['’]s|this|that|these|there['’]?s?|everything|something)\b.*\b(?:is|are|['’]s|looks?|feels?|seems?|should|could|needs?|isn['’]?t|aren['’]?t|doesn['’]?t|don['’]?t|was|missing)\b/iu,
  /\b(?:in|for|as|behind) the background\b/iu,
  /^(?:i (?:do(?:n['’]?t| not) |would(?:n['’]?t| not) |can(?:['’]?t|not) )|i (?:hate|dislike|prefer|miss)|why |not sure|too )/iu,
  /^(?:请|麻烦|能不能|能|可以|帮我|再|还是|那|就|也|不过|但是?)*(?:把|将|改|换|移|挪|放到|放在|调|去掉|删|加|撤销|撤回|恢复|还原|退回|翻译|居中|对齐|缩小|放大|旋转|别|不要|太|更|有点|字|标题|延长|推迟|分成|分为|合并)/u,
  /^(?:背景|整体|整个|文字|文案|全部|颜色|配色|字体|字|排版|版式|版面|布局|构图|图案|花纹|画面|左边|右边|上面|下面|中间|四周|主体|人物|要有|少用|做成|写上|帮我发|就用|我要第|换个)[^：:]{1,20}$/u,
  /^.{1,8}(?:的感觉|的氛围)$|^.{1,6}(?:画得|看起来|显得).{1,8}$/u,
  /太.{1,5}了|不(?:太)?(?:喜欢|好看|满意|够|清楚|协调|对劲)|有点.{1,4}$/u,
];

const exporting =
  /\b(?:export|download|save)\b(?!\s+the\s+date)|\b(?:as|in|into|to)\s+(?:an?\s+)?(?:pdf|png|jpe?g|svg|psd|webp|photoshop(?: file)?)\b|\bprint[- ]ready\b|\bsend (?:me|us) the files?\b|导出|下载|保存(?:到|成|为)|(?:存|转|输出)(?:成|为)|(?:要|给我|发我)(?:一个)?(?:PDF|PNG|JPG|SVG|PSD|源文件|原图)|打印(?:版|文件)|印刷文件/i;
/** How the work leaves is asked of the product, not of the design. */
export function asksForFile(text: string): boolean {
  const words = text.trim();
  return words.length <= 90 && !isNewDesign(words) && exporting.test(words);
}

const asking =
  /^(?:why|what|which|who|when|where|how|is|are|was|were|do|does|did|can i|may i|should i)\b.*|.*[?？]$|^(?:为什么|为啥|什么|哪|谁|怎么|如何|是不是|有没有).*|^(?:这|那|上面)[^，。]{0,6}(?:什么|哪|谁).*|.*[吗呢]$/iu;
const isRequest =
  /^(?:(?:please|and|so|but)\s+)*(?:can|could|would|will) (?:you|we|it)\b|^(?:what|how) about\b|^能|能不能|能否|可不可以|可以(?!吗)|好吗/iu;
/** A question about what there is: whoever asks which fonts these are wants no poster that asks it. */
export function isQuestion(text: string): boolean {
  const words = text.trim();
  return words.length <= 160 && !isNewDesign(words) && asking.test(words) && !isRequest.test(words);
}

/** "What can you do?", before anything was made: no title of anything. */
export function asksOfUs(text: string): boolean {
  return (
    /[?？]\s*$/u.test(text) && /\b(?:you|easel)\b|你|您/iu.test(text) && isQuestion(text) && !designWords.test(text)
  );
}

/** Says something of a design that there is, understood or not: whoever writes "less busy please" wants no poster of it. */
export function isRemark(text: string): boolean {
  const words = text.trim().replaceAll(ours, 'it');
  if (words.length > remarkLength || asksForMore(words) || isNewDesign(words) || designWords.test(words)) return false;
  return remarks.some((pattern) => pattern.test(words));
}

const handsOver =
  /\b(?:with|us(?:e|ing)|put|place|add|insert|include|feature|on|into?|as)\s+(?:this|that|these|those|it|them|the\s+(?:first|second|third|last|other|photo|picture|image))\b|\bmake\s+(?:it|this|that)\s+(?:the|my|our)\b|(?:用|换成|换上|放|放上|放进|加上|加入|拿)(?:这|那|它|第)/iu;
/** A picture is to come into a design that there is. */
export function handsPicture(text: string): boolean {
  const words = text.trim();
  if (words.length > followUpLength || isNewDesign(words)) return false;
  return meansPicture(words) || handsOver.test(words);
}

const handsOverAlone =
  /^(?:please\s+)?(?:use|try|take|put\s+in|switch\s+to|change\s+(?:it\s+)?to|swap\s+in)\s+(?:this|that)(?:\s+(?:one|photo|picture|image))?(?:\s+(?:instead|please))?[.!]*$|^(?:请|帮我|那?就)*(?:换成|改成|改用|换上|放上|用)这[张个幅](?:图片?|照片)?(?:吧|就好|就行|替换)*[。！]*$/iu;
const anotherState =
  /\bversions?\s+of\s+(?:this|that|it|these|them)\b|^(?:请|帮我|给我)*(?:做|来|出|要|换|改)(?:一|个|张|成|为)*[^，。：]{1,4}版本?[\s。！]*$/iu;
/** Asks for another state of what is pointed at, not for a design in which it stands. */
export function changesSelected(text: string): boolean {
  const words = text.trim();
  // 换成这张图, and no design that it could come into.
  if (handsOverAlone.test(words)) return true;
  if (meansPicture(words) && !/\b(?:make|turn)\s/iu.test(words)) return false;
  if (handsOver.test(words) || isNewDesign(words) || asksForMore(words)) return false;
  return isRemark(words) || (words.length <= followUpLength && anotherState.test(words));
}

/** Short, and about what there is already. */
export function isFollowUp(text: string): boolean {
  if (text.length > followUpLength) return false;
  if (asksForMore(text)) return true;
  return !designWords.test(text) && changeWords.test(text);
}
