import { blank } from './reading.ts';

/** Whether the brand's own logo is to stand on the design. */
export type MarkWish = 'wanted' | 'unwanted';

const whose =
  "(?:(?:our|my|the|their|your|an?)\\s+)?(?:(?:own|company|companies|brand|business|club|shop|store|team|school|studio|band|company['’]?s|brand['’]?s)\\s+)?";
/** "Our logo colours", "a logo design": the word only says what kind of thing. */
const thatAlone =
  "(?!\\s*[-’']?\\s*(?:s\\b|colou?rs?|palette|designs?|designers?|fonts?|style|workshops?|contests?|competitions?|ideas?|concepts?))";
const whereTo =
  '(?:\\s+(?:placed\\s+|somewhere\\s+)?(?:on|in|at|to)\\s+(?:it|there|them|top|(?:the|one)\\s+(?:\\p{L}+[- ]){0,2}(?:corner|top|bottom|left|right|side|centre|center|middle|foot|footer|header)|(?:an?|the|our|this|every)(?=\\s)))?';
const signs = '(?:slogan|tag ?line|motto)';
const joint = "(?:[,;]\\s*)?(?:\\b(?:and|also|please|but|plus|make sure to|don['’]t forget to|remember to)\\s+)*";

const wantedEnglish = new RegExp(
  `${joint}\\b(?:with|add|adding|put|putting|include|including|use|using|insert|place|show|showing|have|having|feature|featuring|bearing)\\s+(?:in\\s+)?${whose}(?:${signs}\\s+and\\s+(?:our\\s+|the\\s+)?)?logo(?:type)?\\b${thatAlone}(?:\\s+and\\s+(?:our\\s+|the\\s+)?${signs}\\b)?${whereTo}`,
  'iu',
);
const unwantedEnglish = new RegExp(
  `${joint}\\b(?:without|no|leave (?:out|off)|omit|skip|don['’]?t (?:add|put|use|include|show))\\s+${whose}logos?\\b${thatAlone}${whereTo}`,
  'iu',
);

const ours = '(?:我们?|咱们?|公司|品牌|店铺?|本店|自家|自己|我们?公司|我们?品牌|我们?店|学校|社团)的?';
const sign = '(?:logo|标志|标识|商标|店标|徽标)';
const onlyThat = '(?!性|设计|颜色|配色|色|大赛|比赛|牌|的?颜色)';
const placeChinese =
  '(?:在?(?:海报|画面|封面|图)?的?(?:上面|左上角|右上角|左下角|右下角|底部|顶部|中间|角落|下方|上方))?';
const leadChinese = '(?:[，,。；;]\\s*)?(?:请|并且?|再|也|还?要|记得|最好|另外)*';
const wantedChinese = new RegExp(
  [
    `${leadChinese}(?:加上?|放上?|添加|带上|配上|印上|附上|加入|放入|打上)(?:一?个)?(?:${ours})?${sign}${onlyThat}`,
    `${leadChinese}(?:使用|用上?|带着?|有|含)(?:一?个)?${ours}${sign}${onlyThat}`,
    `${leadChinese}(?:把|将)(?:${ours})?${sign}也?(?:放|加|印|贴|摆)(?:上去?|进去|到|在)?`,
  ]
    .map((source) => `${source}(?:和(?:${ours})?(?:口号|标语|广告语|slogan))?${placeChinese}`)
    .join('|'),
  'iu',
);
const unwantedChinese = new RegExp(
  `${leadChinese}(?:(?:不要|不用|不需要|别|不)(?:再|加|放|带|用|出现|印)*上?(?:任何)?|没有|无需?|去掉)(?:${ours})?${sign}${onlyThat}`,
  'iu',
);

/** Takes out of a prompt what it says of the brand's own logo: that is drawn or not, and never written. */
export function readMark(text: string): { text: string; wish: MarkWish | undefined } {
  const readers: [RegExp, MarkWish][] = [
    [unwantedEnglish, 'unwanted'],
    [unwantedChinese, 'unwanted'],
    [wantedEnglish, 'wanted'],
    [wantedChinese, 'wanted'],
  ];
  for (const [pattern, wish] of readers) {
    const match = pattern.exec(text);
    if (!match) continue;
    const { index } = match;
    const end = index + match[0].length;
    return { text: text.slice(0, index) + blank.repeat(match[0].length) + text.slice(end), wish };
  }
  return { text, wish: undefined };
}
