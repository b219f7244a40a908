/** What a wish says of a picture that comes along: which one is meant, and where it is to stand. None of it is copy. */
import { compiled } from './compiled.ts';
import { quotation } from './read-labels.ts';
import { chineseTypeWords, englishTypeWords } from './read-type.ts';
import { blank } from './reading.ts';

const paletteOnly =
  /\b(?:in|with|use|using|take|match(?:ing)?|borrow|from)\s+(?:all\s+)?(?:these|those|its|the\s+same|the|this\s+(?:photo|picture|image)['’]?s)\s+(?:colou?rs?|palette|tones?)\b|\b(?:colou?rs?|palette)\s+(?:of|from|in)\s+(?:this|the|that|it|my)\b(?:\s+(?:photo|picture|image))?|(?:用|按照?|参考|取|沿用|照着)(?:这些|这个|这张图?片?的?|照片的?|图片?里?的?|它的?|里面的?)?(?:颜色|配色|色调|色彩)|(?:颜色|配色|色调)(?:参考|取自|来自|照)(?:这张)?(?:图片?|照片|它)?/iu;

/** Whether the words want a picture's colours alone. */
export const wantsColoursOnly = (words: string): boolean => paletteOnly.test(words);

const nouns =
  '(?:photo(?:graph)?s?|pictures?|images?|pics?|snap(?:shot)?s?|screenshots?|attachments?|attached files?|files?)';
const works = `(?:${nouns}|drawings?|paintings?|sketch(?:es)?|artworks?|logos?)`;
const behind =
  "(?: (?:(?:that|which) )?(?:i|we)(?:[’']ve| have)?(?: just)? (?:attached|uploaded|sent|gave|given|shared|posted|added|included|provided|took|pointed at)(?: (?:to )?you)?(?: here)?| (?:attached|provided|enclosed|here|(?:above|below)(?! (?:an?|the|my|our)\\b))\\b)";
const joints = 'for|with|on|in|into|onto|as|and|at|to|by|from|called|titled?|that|which|saying|is|are|should|must';
/** "Of our dog": whom or what it shows, in two words at most. */
const shows = `(?: of (?:(?:my|our|the|an?) )?(?!(?:${joints})\\b)[\\p{L}’'-]+(?: (?!(?:${joints})\\b)[\\p{L}’'-]+)?)?`;
const oneWord = `(?:(?!(?:${joints})\\b)[\\p{L}-]+ )?`;
/** One that nobody can take for another. */
const pointed = `(?:(?:this|that|these|those) (?:(?:attached|uploaded|enclosed) )?${oneWord}${works}|(?:(?:the|my|our|this|an?) )?(?:attached|uploaded|enclosed) ${oneWord}${works}|(?:the|my|our|an?) ${oneWord}${works}(?=${behind}))${behind}?`;
/** One that is meant where a picture came along. */
const meant = `(?:${pointed}|(?:the|my|our|its) ${oneWord}${nouns}${behind}?)`;

const ground = 'background|back ?ground|backdrop|ground(?= (?:of|for)\\b)';
const as = `(?:as|to be|like|being|be|for|becom(?:es?|ing)) (?:(?:the|a|its|my|our) )?(?:(?:full|main|whole|central|hero|big|large|key|blurred|faded) )?(?:${ground}|hero|subject|cent(?:re|er) ?piece|focus|picture|image|photo|visual|illustration|base|basis|starting point|reference|inspiration)(?: (?:image|picture|photo))?`;
const where =
  '(?:(?:in|on|at|across|over|behind) (?:the |its )?(?:whole |very )?(?:background|backdrop|back|middle|cent(?:re|er)|foreground|top|bottom|front|left|right)(?: of (?:it|the (?:page|sheet|design)))?|(?:in(?:to)?|on(?:to)?) it|(?:behind|under|over|above|below|beside) (?:the |my )?(?:title|words|text|headline)|in)\\b(?!\\s+(?:an?|the|my|our)\\b)';
const role = `(?:,? (?:${as}|${where})| the (?:hero|background|backdrop|subject|focus|cent(?:re|er) ?piece))`;
const polite =
  "(?:(?:please|can you|could you|i(?:['’]d| would)? (?:want|like|need)(?: you)?(?: to)?|let['’]s|just|and|then) ){0,3}";
const doing =
  '(?:us(?:e|ing)|tak(?:e|ing)|put(?:ting)?|plac(?:e|ing)|includ(?:e|ing)|add(?:ing)?|insert(?:ing)?|show(?:ing)?|featur(?:e|ing)|incorporat(?:e|ing)|turn(?:ing)?|mak(?:e|ing)|convert(?:ing)?|transform(?:ing)?|set(?:ting)?|work(?:ing)? (?:from|with)|start(?:ing)? (?:from|with))(?: in)?';
const handed =
  "(?:here(?:[’']s| is| are)|attached (?:is|are)|(?:i|we)(?:[’']ve| have)? (?:attached|uploaded|added|sent|included)(?: you)?)";
const lead = `(?:${polite}${doing}|(?:that|which) (?:uses|shows|features|has|includes)|(?:built |made )?(?:around|with|from|out of|on(?:to)?|to|in(?:to)?|of|across|over|on top of|like|in the style of|similar to|matching)|based (?:up)?on|inspired by|(?<=^|[.,;:!?(\\n]\\s{0,2})see|${handed}|i(?:[’']d| would)? (?:want|like|need))`;
const stands = `(?: (?:should|must|can|could|needs to|has to|is to) (?:be |go |come |stand |sit )?| (?:is|goes|belongs|stands) )(?:${as.replace('(?:as|', '(?:(?:as )?|')}|(?:the )?(?:${ground}|hero)|${where})`;
const english = (picture: string) => [
  `${polite}${lead} ${picture}${shows}${role}?`,
  `${polite}${doing} (?:it|this|that|these|them) (?:${as}|${where})`,
  `^${picture}(?= (?:on|in|into|as) an? )`,
  `(?<=^|[.,;:!?\\n]\\s{0,2})${picture}${stands}`,
  `(?<=^|[.,;:!?\\n]\\s{0,2})(?:as|with) (?:the |a )?(?:${ground}),? (?:is |: ?)?${picture}`,
  `(?:the )?(?:${ground}|main image|hero image)(?: is|:) ?${picture}`,
  `${picture} (?:as|for) (?:the |a |its )?(?:${ground})`,
];
const handing = `(?<![\\p{L}])${handed} (?:an?|some|the|my|our) ${oneWord}${nouns}${shows}(?![\\p{L}])`;
const attached = [
  `[([]?(?:see |(?<=[([]))(?:the )?(?:attach(?:ment|ed)s?|enclosed)(?: ${nouns})?[)\\]]?`,
  `(?<=[.,;:!?\\n]\\s{0,2})(?:(?:the|my) )?${nouns}(?: ${as})?,? (?:is |are )?(?:attached|enclosed|included|uploaded)`,
  `(?<=[.,;:!?\\n]\\s{0,2})${nouns} (?:as|for|in) (?:the |a |its )?(?:${ground})`,
];
const zhPhoto = '(?:照片|图片|相片|图像|截图|合影|附图|附件|原图|图)';
const zhNoun = `(?:${zhPhoto}|logo|标志)`;
const zhOne = '(?:[一几两三这那])?[张个幅些]';
const zhCame =
  '(?:我们?|本人)?(?:刚才?|刚刚|已经?)?(?:上传|附上|附加|附|发给你|传给你|发|传|给你|给|提供|拍摄|拍|贴|添加)(?:上来|过来)?的';
const zhPointed = `(?:(?:附件|附图|附上|附带)(?:里面|里|中|当中)?的?(?:${zhOne})?(?:${zhNoun}|文件)?|${zhCame}(?:${zhOne})?${zhNoun}|(?:我们?的?)?(?:上面|下面)?(?:这|那)[一几两三]?[张个幅些](?:\\p{Script=Han}{0,4}?)${zhNoun}|(?:我的|我们的|我家的?)${zhPhoto})`;
const zhMeant = `(?:${zhPointed}|照片|图片|相片)`;
const zhPlaces =
  '(?:(?:海报|画面|版面|整张图?)(?:的)?)?(?:正?中间|正?中央|中心|里面|上面|下面|左边|右边|左侧|右侧|上方|下方|顶部|底部|背景里?|里|上|进去|进来|上去)';
const zhGround = '(?:背景图?|底图|底)';
const zhRoles = `(?:${zhGround}|主图|主体|主角|主视觉|视觉中心|配图|素材|画面|插图|封面图|基础|蓝本|参考)`;
const zhRole = `(?:来)?(?:(?:也|都)?(?:作为|做为|作|做|当作|当成|当|用作|设为|设成|设置为|为|充当|是)(?:海报|整张|整个|整体|全部|全屏|主要)?的?${zhRoles}|(?:也|都)?(?:放|铺|垫|加|用)(?:在|到|进)?${zhPlaces}|(?:也|都)?(?:放|加|用)(?:进去|进来|上去|上|进))`;
const zhAsk = '(?:请|麻烦|帮我|帮忙|给我|希望|想要?|要|并且?|然后|再){0,3}';
const zhLead =
  '(?:使用|利用|采用|选用|运用|围绕|根据|基于|参考|参照|按照|依照|依据|照着|结合|配上|加上|加入|放上|放入|插入|嵌入|贴上|展示|用上|用|拿|取|把|将|以|按|配|加|放)';
const zhSpot = `(?:${zhRoles}|${zhPlaces}|图片|照片)(?:就|请|里|上|要)?(?:用|放上?|是|为|配上?|换成|加上?|选|[:：])\\s?`;
/** "Made into a poster": the poster alone is what is left to read. */
const zhInto = '(?:\\s?[，,]?\\s?(?:来)?(?:帮我|请|给我)?(?:做成|制成|改成|变成|设计成|转成|画成)(?:为)?)?';
const chinese = (picture: string) => [
  `${zhAsk}(?:${zhLead}|${zhSpot})(?:一?下)?\\s?${picture}(?:里|中)?(?:的(?:风格|样子|感觉|配色|构图|氛围))?(?:来|为基础)?(?:${zhRole})?${zhInto}(?:的(?=\\p{Script=Han}))?`,
  `${zhAsk}(?:在|给|往|为)${picture}(?:上面|上|里|中)?(?:写上?|加上?|添上?|印上?|打上?|配上?)?(?:文字|字)?`,
  `(?<=^|[。，,；;！!\\n]\\s?)${picture}${zhRole}${zhInto}`,
];
const zhAlone = [
  `(?<=^|[。，,；;！!\\n]\\s?)我们?(?:已经?|刚)?(?:附|上传|发|传|贴)(?:上|来|给你)?了(?:[一几两三])?[张个幅些]?[^，。,；;\\n]{0,6}?${zhNoun}(?:[，,。]?${zhAsk}做成)?`,
  `(?<=^|[。，,；;！!\\n]\\s?)这[张个]?是[^，。,；;\\n]{0,10}?的?(?:照片|图片|相片|合影)(?=[，。,；;\\n])`,
  `(?:照片|图片|素材|图|logo)(?:请)?(?:(?:见|在|已附在?|看)附(?:件|图|上)?(?:里|中)?|已经?(?:上传|附上|发|附))`,
  `${zhAsk}(?:用|拿|把|将)图(?:片)?(?:里|中)(?:面)?的\\p{Script=Han}{1,6}?(?=做|设计|制作|来|画|生成)`,
];

/** What is left of a sentence whose picture was named by its title, or by "this" alone. */
const leftovers = [
  `(?<![\\p{L}])${polite}(?:turn|make|convert|transform|take|use|put) (?:it|this|that|these|them) (?:into|for|on) (?=(?:an?|my|our) )`,
  `(?:and |then )?(?:write|overlay|print|type|put)(?: the words?)? (?=${blank})`,
  `^(?:us(?:e|ing)|tak(?:e|ing)|set(?:ting)?) ${as}(?![\\p{L}])|^(?:turn|put|place|make) (?:in)?(?:to|on) (?=an? )`,
  `^as (?:the |a )(?:${ground})(?![\\p{L}])`,
  `(?<=[，,；;]\\s?)(?:请|帮我)?(?:做成|制成|设计成)`,
  `^\\s?(?:作为?|当作?)(?=[^，。,；;\\n]{2,20}?的${zhRoles})`,
  `(?<=(?:${chineseTypeWords}))的${zhRoles}(?=$|[，,。；;\\n])`,
  `^(?:把|将|以|拿|用)?\\s?${zhRole}(?=[，,。做设制画生来])|^(?:把|将|拿|用)?\\s?(?:做成|制成|改成|设计成)`,
];

const anyOrder = `\\b(?:${englishTypeWords})\\b|(?:${chineseTypeWords})`;
/** Leads from the picture to what is made of it; nothing of that may be read as its title. */
const joint = new RegExp(
  `^\\s*(?:,?\\s*(?:and|then|to)\\s+)?(?:(?:of|for|in|into|on|onto|to|within|make|create|design|do)\\s+){1,2}(?:(?:me|us|it)\\s+)?(?=(?:an?|the|my|our|some|one|two|three|four|\\d)\\s+(?:[\\p{L}’'&-]+\\s+){0,5}?(?:${englishTypeWords})\\b)`,
  'iu',
);

const beginning = '(?<![\\p{L}]|\\b(?:called|titled|named|says|saying|title) )';
const pointingAt = (picture: string, zhPicture: string) => [
  handing,
  ...english(picture).map((source) => `${beginning}(?:${source})(?![\\p{L}])`),
  ...attached.map((source) => `(?<![\\p{L}])${source}`),
  ...zhAlone,
  ...chinese(zhPicture),
];
const whereAttached = pointingAt(meant, zhMeant);
const everywhere = pointingAt(pointed, zhPointed);

/**
 * A wish without what it says of a picture that comes along: that is no copy.
 *
 * @param came whether one does; else only words that can mean nothing else are taken out
 */
export function withoutPictureWords(words: string, { came = true } = {}): string {
  let text = came ? withoutMatch(words, paletteOnly.source) : words;
  for (const source of came ? whereAttached : everywhere) text = withoutMatch(text, source);
  if (came || text !== words) for (const source of leftovers) text = withoutMatch(text, source);
  if (text === words) return words;
  return text
    .replaceAll(/([,，、;；])\s*(?=[,，、;；.。]|$)/gu, '')
    .replaceAll(/[^\S\n]{2,}/gu, ' ')
    .replaceAll(/ (?=[,.;:，。；：])/gu, '')
    .replaceAll(/(?<=[.。]\s?)[.。]/gu, '')
    .replace(/^[\s,，、;；.。:：]+|[\s,，、;；]+$/gu, '');
}

/** Whether the words speak of a picture that came along, as something to be made use of. */
export const speaksOfPicture = (words: string): boolean =>
  everywhere.some((source) => compiled(source, 'iu').test(unquoted(words)));

/** Whether they want it behind everything. */
export function wantsPictureBehind(words: string): boolean {
  const behindAll = compiled(`\\b(?:${ground})\\b|${zhGround}`, 'iu');
  return behindAll.test(words) && !behindAll.test(withoutPictureWords(words));
}

const unquoted = (text: string): string => text.replace(quotation, (quoted) => blank.repeat(quoted.length));

function withoutMatch(text: string, source: string): string {
  const found = compiled(source, 'iu').exec(unquoted(text));
  if (!found) return text;
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  const led = compiled(anyOrder, 'iu').test(before) ? undefined : joint.exec(after);
  return before + after.slice(led ? led[0].length : 0);
}
