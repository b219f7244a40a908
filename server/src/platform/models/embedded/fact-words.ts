/** When a wish asks for facts, judged by rules, and which words to look for. */

const factWords =
  /\b(histor(y|ic|ical|ically)|facts?|factual|factually|true (story|stor|to|facts?|dates?|events?)|truthful|accurate(ly)?|authentic|latest|newest|most recent|up[- ]to[- ]date|look(ed|ing)? (\w+ ){0,4}up|find out|search(ed)? (for|the web)|research(ed)?|sources?|timeline|chronology|biography|what year|when (was|were|did)|who (was|were|invented|founded)|(real|exact|actual|correct) (dates?|years?|facts?|figures?|numbers?|data))\b|史实|历史|资料|年表|生平|真实|最新|查一?[查下]|帮我查|上网查|查清|搜索|搜一?[搜下]|检索|考据|事实|哪一?年|何时|什么时候|准确的?(日期|年份|数据|时间)/i;

const otherWords = new Set(
  'a an and about accurate actual at based be brand build by can card check correct could cover create data date dates design do draw exact fact facts figures find first flyer for from generate give here how i in into is it its latest let like logo look make me my need needs newest of on one or our out page paint picture pictures please poster posters real recent research search show some sources story style that the their then this three to true truthful two up use using want was web were what when which who will with would year you your banner illustration image images infographic menu invitation'.split(
    ' ',
  ),
);
const otherWordsInChinese =
  /请|帮我|帮忙|给我|我们|我想要?|想要|需要|麻烦|设计|制作|画出?|生成|做|一[张个幅份款套些]|[两二三四五六七八]张|几张|海报|传单|标志|标识|横幅|卡片|封面|插画|配图|邀请函|菜单|小红书|图片|关于|根据|依据|按照|参考|结合|真实|准确|最新|史实|资料|事实|查[一]?[查下找]|搜索|搜一?[搜下]|检索|先|然后|再|并且?|要有|上面|里面|内容|风格|的|写上|标注/g;
const mostWords = 8;
const longest = 60;

export function asksForFacts(text: string): boolean {
  return factWords.test(text);
}

/** What remains of a wish without the words that speak of design: what it is about. */
export function wordsToLookFor(text: string): string {
  const chinese = /\p{Script=Han}/u.test(text);
  const words = chinese ? text.replaceAll(otherWordsInChinese, ' ') : text;
  const found = (words.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []).filter(
    (word) => !otherWords.has(word.toLowerCase()),
  );
  // “For”, left standing at the front once the verb before it has gone.
  const kept = found.map((word) => word.replace(/^为(?=.)/u, ''));
  return kept.slice(0, mostWords).join(' ').slice(0, longest) || text.trim().slice(0, longest);
}
