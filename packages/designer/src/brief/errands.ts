/** What a prompt sends its designer off to find out: an errand is no copy. */

const facts =
  '(?:dates?|years?|facts?|figures?|numbers?|data|times?|schedules?|fixtures?|results?|scores?|prices?|details|place|venue|address|line-?up|information|info|news|stats|statistics|names?)';
const which =
  '(?:(?:the|its|their|all|any|some|real|exact|actual|correct|true|accurate|latest|current|right|historical|opening) )';
const subject = `(?:${which}{0,3}${facts}(?:,? and ${which}{0,2}${facts})?|it|them|that|this)`;
const sought = `(?:${subject}|(?:when|what|who|where|which|how many) [^,.;:!?\\n]{2,40}?|${which}{0,2}[\\p{L}’' -]{2,40}?)`;
const end = '(?=\\s*(?:$|[,.;!?\\n]|\\band (?:then )?(?:make|design|draw|create|do|put|use|write)\\b))';
const polite = '(?:(?:please|first|can you|could you|then|and|just) ){0,3}';
const source =
  '(?: (?:on|from|in|of|at) (?:the (?:web|internet|net)|wikipedia|google|online))?(?: online)?(?: first| for me| yourself)?';
const english = [
  `${polite}look(?:ing)? (?:${subject} up|up (?<search>${sought}))${source}`,
  `${polite}(?:search|check|browse|google)(?: (?:the )?(?:web|internet|net|online|google|wikipedia))(?: (?:for|about|on) (?<search>${sought}))?`,
  `${polite}(?:do (?:some |the |your )?research(?: (?:on|about|into) ${sought})?|research (?:${subject}|(?:when|what|who|where) [^,.;:!?\\n]{2,40}?))${source}`,
  `${polite}(?:find out|google|fact-?check|verify) (?:${subject}|(?:when|what|who|where|which|how many) [^,.;:!?\\n]{2,40}?)${source}`,
].map(
  (errand) =>
    new RegExp(`(?<![\\p{L}])(?:${errand})${end}(?:\\s*\\band (?:then )?(?=(?:make|design|draw|create|do)\\b))?`, 'iu'),
);
const factsZh =
  '(?:日期|时间|年份|数据|史实|资料|事实|信息|票价|价格|赛程|地点|地址|成绩|比分|消息|历史|阵容|嘉宾|名单|天气|内容|来源)';
const seeks = '(?:查一?[查下]|查询|查找|查清楚?|查明|搜索|搜一?[搜下]|检索|考据|查)';
const toPaper = '(?:再|然后|，)?(?:写上去|标上去?|放上去|写进去|加上去)?';
const chinese = [
  // 日期你帮我查
  new RegExp(
    `(?<=^|[，,。；;\\n])${factsZh}(?:请|麻烦)?(?:你|您)?(?:帮我|帮忙|自己|先)?(?:上网|去网上)?(?:${seeks}|找)(?:一下)?${toPaper}(?=$|[，,。；;\\n])`,
    'u',
  ),
  new RegExp(
    `(?<=^|[，,。；;\\n])(?:请|麻烦|先|帮我|帮忙|给我|你|可以|能不能|再|并){0,4}(?:上网|在网上|去网上|联网|网上)?(?:${seeks})[^，,。；;\\n]{0,16}?${toPaper}(?=$|[，,。；;\\n]|(?:再|然后|来)?(?:做|设计|画|生成|制作)[一个张幅份]{1,2})`,
    'u',
  ),
];
const errands = [
  ...english,
  ...chinese,
  new RegExp(
    `,?\\s*\\b(?:with|using|including|and) (?:(?:the|its|their|\\d+|two|three|four|five|some) ){0,2}(?:real|true|accurate|exact|actual|correct|historical) ${facts}${end}`,
    'iu',
  ),
  new RegExp(
    `(?:带|配上?|加上?|写上|附上|列出|标出|用)[一二两三四五六七八几\\d]{0,2}[个条项组]?(?:真实|准确|最新|确切|实际|正确)的?(?:历史)?${factsZh}(?=$|[，,。；;\\n])`,
    'u',
  ),
];

/** Whether the prompt wants something looked up. */
export const sendsForFacts = (text: string): boolean => errands.some((errand) => errand.test(text));

/** "Search the web for the World Cup schedule and make a poster": what is sought is what the poster is about. */
function about(rest: string, search: string | undefined): string {
  if (!search || !/^(?:make|design|draw|create|do)\b/iu.test(rest)) return rest;
  const named = /\p{Lu}[\p{L}’']*(?: \p{Lu}[\p{L}’']*)*/u.exec(search)?.[0] ?? search;
  if (/\b(?:for|about|of|on) it\b/iu.test(rest)) return rest.replace(/\bit\b/iu, () => named);
  return /\b(?:for|about|of|on|called|with)\b/iu.test(rest) ? rest : `${rest} for ${search}`;
}

/** The prompt without such errands. */
export function withoutErrands(text: string): string {
  const rest = errands.reduce((words, errand) => {
    const found = errand.exec(words);
    if (!found) return words;
    const after = words.slice(found.index + found[0].length);
    return words.slice(0, found.index) + (found.index === 0 ? about(after, found.groups?.['search']) : after);
  }, text);
  return rest === text
    ? text
    : rest
        .replaceAll(/([,，、;；])\s*(?=[,，、;；.。]|$)/gu, '')
        .replaceAll(/(?<=[.。]\s?)[.。]/gu, '')
        .replace(/^[\s,，、;；.。]+|[\s,，、;；]+$/gu, '');
}
