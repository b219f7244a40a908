import { carriesMark } from '../brand/brand-mark.ts';
import { readColours } from '../brief/read-colours.ts';
import { startReading, visible } from '../brief/reading.ts';
import type { Editing, Said } from './editing.ts';
import { shownBy } from './read-subject-edits.ts';

/** Parts of a design as people call them: the title, whose size another reader changes, and the others. */
const titles = 'main title|title|headline|heading|text|words?|letter(?:s|ing)?';
const others =
  'sub-?title|tag ?line|slogan|date|day|time|hours|venue|place|location|address|price|offer|discount|button|details|logo|picture|image|illustration|drawing|figure';
const part = `${titles}|${others}|everything|it all`;
const partZh =
  '主标题|大标题|副标题|标题|文字|字|日期|时间|地点|地址|价格|优惠|按钮|图片|图案|插画|图|所有内容|内容|元素|全部|整体';
const things = "[\\p{L}’'-]{3,20}(?: [\\p{L}’'-]{3,20})?";
/** Where something is to go, and no words that are to stand there. */
const where = `(?:(?:to|at|in|into|on|towards?|onto|closer to|next to|beside|above|below|over|under|underneath|beneath|behind|in front of|between|around)\\s+(?:the\\s+)?(?:(?:very|bottom|top|upper|lower|left|right|middle|cent(?:er|re)|corner|foot|head|side|edge|front|back|background|other)\\b|(?:(?:the|my|our)\\s+)?(?:${part}|(?<goal>${things}))\\b)|(?:further |more |a bit |a little |slightly )?(?:up|down|higher|lower|left|right|upwards?|downwards?|closer|apart|together)\\b)`;

const unmoved: Said = {
  en: 'Words alone move no single part: ask for another layout, or take the picture apart with “Edit elements” and move it by hand.',
  zh: '单个部分没法靠说的来移动：可以说“换个版式”，或者用“编辑元素”把图拆开再手动移。',
};
const unsized: Said = {
  en: 'Of single parts only the title changes its size by words: take the picture apart with “Edit elements” to scale the others.',
  zh: '靠说的只能改标题的大小；其他部分用“编辑元素”把图拆开再缩放。',
};
const uncoloured: Said = {
  en: 'Colours are those of the whole design or its ground: take the picture apart with “Edit elements” to give one part its own.',
  zh: '颜色只能整体改或改底色；要给某一部分单独上色，用“编辑元素”把图拆开再改。',
};
const untranslated: Said = {
  en: 'The built-in designer does not translate: write “change the title to …” with the words you want.',
  zh: '内置设计师不会翻译：可以写“标题改成…”给出译文。',
};
const unadorned: Said = {
  en: 'Borders, shadows and the like come with a style and not by words alone: ask for another style or layout, or draw them on the canvas over the design.',
  zh: '边框、阴影这类装饰由风格决定，不能单独加：可以说“换个风格”或“换个版式”，或者在画布上画在设计上面。',
};
const adorning =
  /\b(?:add|put|give it|with|use|draw|include)\s+(?:in\s+)?(?:an?\s+|some\s+)?(?:\p{L}+\s+){0,2}(?:border|drop shadow|shadow|gradient|glow|outline|stroke|underline)s?\b(?:\s+(?:around|to|on|under|behind)\s+(?:it|the\s+\p{L}+))?|(?:加上?|放上?|添加|来)一?(?:个|圈|层|条)?(?:\p{Script=Han}{0,3})(?:边框|外框|阴影|投影|渐变|描边|发光|下划线)|\b(?:make|turn|paint|colou?r|change)\s+(?:the\s+)?(?:border|frame|outline)s?\s+(?:to\s+)?\p{L}+(?=\s*(?:[,.;!\n]|$))|(?:边框|外框|描边)(?:用|改成|换成|变成|要)\p{Script=Han}{1,4}/iu;
const undone: Said = {
  en: 'The earlier pictures are still on the canvas: undo there (Ctrl+Z or ⌘Z) takes the last one off, and what you select is what your next words change.',
  zh: '之前的图片还在画布上：在画布上撤销（Ctrl+Z 或 ⌘Z）就能拿掉最后一张；选中哪一张，接下来就改哪一张。',
};

const unbroken: Said = {
  en: 'Lines break by themselves where they fit: ask for another layout or a larger title, or take the picture apart with “Edit elements” and break them by hand.',
  zh: '换行由排版自动决定：可以说“换个版式”或“标题大一点”，或者用“编辑元素”把图拆开再手动换行。',
};
const uncoded: Said = {
  en: 'The built-in designer draws no QR codes: drop the picture of yours on the canvas and lay it over the design.',
  zh: '内置设计师不画二维码：把你的二维码图片拖到画布上，叠在设计上面就行。',
};
const unmarked: Said = {
  en: 'A design takes its logo from a Brand Kit: add yours to one, choose the kit for this project and ask for the design again.',
  zh: '设计上的标志来自品牌套件：在品牌套件里加上标志，绑定到这个项目，再让我重做一张。',
};
const marked: Said = {
  en: 'The Brand Kit’s logo stands on it already, where it covers nothing; “Edit elements” takes it apart, so that you can move it.',
  zh: '品牌套件里的标志已经在上面了，放在不遮挡内容的地方；用“编辑元素”拆开后可以自己移动。',
};
const unbranded: Said = {
  en: 'Your brand’s colours and typefaces come from a Brand Kit: choose one beside the message, then ask for the design again.',
  zh: '品牌的颜色和字体来自品牌套件：在输入框旁边选一个套件，再让我重做一张。',
};

const unphotographed: Said = {
  en: 'The built-in designer draws and makes no photographs: attach one of yours with “+” and ask for the design again, and it is set into it.',
  zh: '内置设计师只会画，不会生成照片：用“+”附上你的照片再让我重做，照片就会放进设计里。',
};
const photographing =
  /\b(?:use|try|put|add|with|have|include|want|need|be|become|(?:what|how) about)\b[^,.;]*\b(?:photos?|photographs?|photography|photographic)\b[^,.;]*|\b(?:photo-?realistic|realistic photo)\b|(?:背景|画面|图案?)?(?:用|换成|改成|加|放|配)(?:一?张)?(?!.{0,4}(?:这张|我的|我们的|附上|上传|刚才))[^，。]{0,8}?(?:照片|实景|真人)[^，。]*/iu;
const unshortened: Said = {
  en: 'Say which line may go: “without the price”, or “keep only the title”.',
  zh: '说一声哪一行可以去掉，比如“去掉价格”，或者“只保留标题”。',
};
const shortening =
  /\bshort(?:er|en)\s+(?:the\s+)?(?:title|headline|text|words|copy)\b|标题(?:太长了?|(?:改|再)?短(?:一?点|一?些))|\b(?:less|fewer|too\s+(?:much|many))\s+(?:text|words|copy|lines|writing|information)\b|(?:文字|字|信息|内容)(?:太多|有点多)了?|(?:文字|字|信息)(?:再)?(?:少|精简)(?:一?点|一?些)/iu;
const lettersColoured =
  /(?:\b(?:with|in|and)\s+)?\b(?<colour>black|white|red|blue|green|gold(?:en)?|yellow|pink|purple|orange|grey|gray|navy|cream|brown|silver)\s+(?:text|letters|lettering|type|words|title)\b/iu;

const breaking =
  /\b(?:put|set|break|split|spread|fit|keep|make|write)\b[^,.;]*\b(?:on|in|over|into|onto|across)\s+(?:one|two|three|four|a single|\d)\s+lines?\b|(?:标题|文字|字|主标题)?(?:要|都|再)?(?:分成?|排成|拆成|放在?|写成)[一两二三四]行|(?:标题|文字|字)(?:要|不要)?换行|\b(?:add|put|insert)\s+(?:in\s+)?an?\s+line\s?break\b[^,.;]*/iu;
const coding =
  /\b(?:(?:add|put|include|insert|place|with|need|want|show)\s+)?(?:in\s+)?(?:an?|the|our|my)?\s*qr[ -]?codes?\b[^,.;]*|(?:加上?|放上?|添加|要|来|配)?一?个?(?:我们的?)?二维码[^，。]*/iu;
const marking =
  /\b(?:add|put|include|insert|place|use|with|show)\s+(?:in\s+)?(?:our|my|the|a|their|the company|our company)\s+logo\b[^,.;]*|(?:加上?|放上?|添加|用上?|配上?|印上)(?:一个)?(?:我们的?|公司的?|我的?|品牌的?|店铺?的?)?(?:logo|标志|标识|商标|店标)|(?:logo|标志|商标)(?:放|移|摆|加)(?:在|到)?[^，。]{0,8}/iu;
const branding =
  /\bmatch\s+(?:our|my|the)\s+(?:logo|brand(?:ing)?)\b|\b(?:use|in|with|apply|follow)\s+(?:our|my|the company['’]?s?)\s+(?:own\s+)?(?:brand|company|corporate|house)(?:['’]s)?\s+(?:colou?rs?|fonts?|typefaces?|style|guidelines|identity|palette)\b|(?:用|按照?|换成|套用)(?:我们的?|公司的?|自己的?)(?:品牌)?(?:的)?(?:品牌色|标准色|品牌颜色|品牌字体|配色规范|品牌规范|VI)/iu;

const moving = [
  new RegExp(
    `\\b(?:swap|switch|exchange)\\s+(?:the\\s+)?(?:${part})\\s+(?:and|with)\\s+(?:the\\s+)?(?:${part})\\b|(?:${partZh})[和与跟](?:${partZh})(?:的?位置)?(?:互换|对调|调换|交换|换一?下)(?:位置)?`,
    'iu',
  ),
  new RegExp(
    `\\b(?:move|put|place|shift|bring|push|pull|position|nudge|drag|align)\\s+(?:the\\s+|my\\s+|our\\s+)?(?:${part}|it|this|that|(?<thing>${things}?))\\s+(?:all\\s+)?${where}(?:\\s+(?:of\\s+)?(?:the\\s+|it\\s*)?[\\p{L}-]*)?`,
    'iu',
  ),
  new RegExp(
    `\\b(?:align|cent(?:er|re)|justify)\\s+(?:(?:the|all|all the)\\s+)?(?:${part}|it)(?:\\s+(?:left|right|to the (?:left|right)))?\\b`,
    'iu',
  ),
  new RegExp(
    `(?:把|将)?(?:${partZh})(?:都|再|往)*(?:移|挪|放|搬|调|靠|排)(?:动|置)?(?:到|在|往|去)?(?:画面|图片|海报)?的?(?:最)?(?:上|下|左|右|中|顶|底|角|旁)[\\p{Script=Han}]{0,3}|(?:${partZh})(?:都|要|再|全部)*(?:居中|靠左|靠右|左对齐|右对齐|对齐)|(?:${partZh})(?:都|再)*(?:往|向|朝)(?:上|下|左|右|中间?|里|外)(?:移|挪|靠|调|放)?动?(?:一?点儿?|一些|些)?`,
    'u',
  ),
];
const size =
  '(?:bigger|smaller|larger|tinier|huge|tiny|too\\s+(?:big|small|large|little|tiny|huge)|more\\s+prominent|less\\s+prominent|stands?\\s+out(?:\\s+more)?|fill\\s+the\\s+(?:whole\\s+)?(?:page|sheet|poster|space))';
const adverbs = '(?:(?:is|are|looks?|be|a\\s+(?:little|bit|lot)|much|way|far|slightly|even|still)\\s+)*';
const sizing = [
  new RegExp(
    `\\b(?:make\\s+|set\\s+)?(?:the\\s+)(?:${others}|(?<thing>${things}))\\s+${adverbs}${size}(?:\\s+and\\s+(?:in\\s+)?(?<colour>\\p{L}+)(?=$|[,.;]))?`,
    'iu',
  ),
  new RegExp(
    `\\b(?:a\\s+)?(?:bigger|larger|smaller)\\s+(?:the\\s+)?(?:${others})(?:\\s+(?:number|figure|text))?\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:shrink|enlarge|scale\\s+(?:up|down)|reduce|increase)\\s+the\\s+(?:size of the\\s+)?(?:${others}|(?<thing>${things}))\\b(?!\\s+contrast)`,
    'iu',
  ),
  /(?:日期|时间|地点|地址|价格|图片|图案|插画|主体|主图)(?:再|要|太|更|有点|稍微)*(?:大|小|突出|醒目|明显)(?:了|一?点儿?|一些|些)/u,
  /(?:把|将)?(?<thing>[\p{Script=Han}]{1,4}?)(?:再|要|稍微|给我)*(?:放大|缩小|变大|变小|画大|画小|[太更]大了?|[太更]小了?)(?:一?点儿?|一些|些)?/u,
];
const sizingAll =
  /\bmake\s+(?:everything|all)(?:\s+else)?\s+(?:a\s+bit\s+|much\s+)?(?:smaller|bigger|larger)\b[^,.;]*/iu;
const colouring = new RegExp(
  `(?:\\b(?:make|turn|change|set|paint|colou?r)\\s+)?(?:\\bthe\\s+|^\\s*)(?:${titles}|${others})\\s+(?:(?:colou?r|in|to|be|into|a)\\s+)*(?<colour>[\\p{L}-]+(?: [\\p{L}-]+)?)(?=$|[,.;]|\\s(?:and|but)\\s)`,
  'iu',
);
const colouringThing = new RegExp(
  `\\b(?:make|turn|paint|colou?r)\\s+the\\s+(?<thing>(?!background|ground|colou?rs?)${things})\\s+(?:(?:in|to|into|a)\\s+)*(?<colour>[\\p{L}-]+)(?=$|[,.;]|\\s(?:and|but)\\s)`,
  'iu',
);
const colouringZh =
  /(?:把|将)?(?:主标题|标题|文字|字|日期|时间|地点|价格|按钮)的?颜?色?(?:改成|换成|变成|改为|换为|设为|用|要)(?<colour>[\p{Script=Han}]{1,4}色|[红黄蓝绿紫橙黑白灰金银粉]的?)(?=$|[，。！,])/u;
const tongue =
  'French|Spanish|German|Italian|Portuguese|Dutch|Japanese|Korean|Russian|Arabic|Polish|Turkish|Hindi|Welsh|Greek|Swedish|Norwegian|Danish|Finnish|Vietnamese|Thai|Ukrainian|Hebrew';
const translating = new RegExp(
  `\\b(?:translate|turn|change|put)\\s+(?:it|this|that|everything|the\\s+(?:text|words|title))?\\s*(?:in|to|into)\\s+(?:${tongue})\\b|\\b(?:an?|the)\\s+(?:${tongue})\\s+version\\b|\\bin (?:${tongue})(?=\\s*(?:$|[,.;]|please|instead|too))|翻译?成(?:法|德|日|韩|俄|西班牙|意大利|葡萄牙|阿拉伯)(?:文|语)`,
  'iu',
);
const undoing =
  /^\s*(?:please\s+|no,?\s+|ok(?:ay)?,?\s+|can (?:you|we)\s+)*(?:undo|revert|roll\s+(?:it\s+)?back|go\s+back|back\s+to\s+the\s+(?:previous|last|first|old|original)|restore|never\s?mind|scrap (?:that|it))\b[^,.;]*|(?:^|[，。])\s*(?:请|帮我)?(?:撤销|撤回|退回|还原|恢复)[^，。]*|还是用?(?:原来|之前|刚才|上一)(?:那?[张个版]|的)*好?(?:[。！]|$)|\bi\s+(?:preferred|liked)\s+(?:the\s+)?(?:previous|last|first|earlier|old|original)\b[^,.;]*/iu;

/** It says how a part should be set, and that part alone. */
const isColour = (words: string) => {
  const reading = startReading(/\p{Script=Han}/u.test(words) ? words : `in ${words}`);
  return readColours(reading).length > 0 && visible(reading.rest).replace(/^in$/u, '').length < 2;
};

/**
 * What words may ask for and this designer cannot do: it is said so, with the way to have it. First of all readers, for
 * "move the title to the bottom" would make “the bottom” the title.
 */
export function readUnableEdits(editing: Editing): void {
  // "Move the date to Saturday": what is no part of the design has to be drawn on it.
  const drawn = ({ groups }: RegExpExecArray) =>
    [groups?.['thing'], groups?.['goal']].every(
      (thing) => thing === undefined || shownBy(thing, editing.direction.subjects) !== undefined,
    );
  const refuse = (pattern: RegExp, said: Said, fits: (match: RegExpExecArray) => boolean = () => true) => {
    const match = editing.find(pattern);
    if (!match || !fits(match)) return;
    editing.understood(match);
    if (!editing.refused.includes(said)) editing.refuse(said);
  };
  refuse(undoing, undone);
  refuse(breaking, unbroken);
  refuse(photographing, unphotographed);
  refuse(lettersColoured, uncoloured);
  refuse(shortening, unshortened);
  refuse(adorning, unadorned);
  refuse(coding, uncoded);
  refuse(marking, editing.options.brand?.signed && carriesMark(editing.brief.type) ? marked : unmarked);
  refuse(branding, unbranded);
  refuse(translating, untranslated);
  for (const pattern of moving) refuse(pattern, unmoved, drawn);
  refuse(sizingAll, unsized);
  for (const pattern of sizing)
    refuse(pattern, unsized, (match) => {
      const colour = match.groups?.['colour'];
      return drawn(match) && (colour === undefined || isColour(colour));
    });
  for (const pattern of [colouring, colouringThing, colouringZh])
    refuse(pattern, uncoloured, (match) => isColour(match.groups!['colour']!) && drawn(match));
}
