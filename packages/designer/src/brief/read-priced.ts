import { compiled } from './compiled.ts';
import { chineseTypeWords, englishTypeWords } from './read-type.ts';
import { blankOut, visible, type Reading } from './reading.ts';

const pricedThing =
  /^\s*((?:\d{1,3}(?:寸|磅|人份?|只|串|节|次|小时|分钟|天|晚|个月|位|支|瓶|杯|盒|枝|朵)\p{Script=Han}{0,6}|\p{L}[\p{L}\p{M}’'& -]{1,28}?))\s*(?:[$€£¥￥]\s?\d+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?\s?[元块]|\d{1,2}p|\d{1,2} ?% off|half price|buy (?:one|two|\d) get (?:one|\d)(?: free| half price)?|[\d.]{1,3}折|买[一二三两\d]送[一二\d]|第[二2]\p{Script=Han}半价|半价)起?(?:\/?一?[斤份杯个只位盒]|\s?\d{1,4}(?:枚|斤|个|只|盒|袋|瓶|串|件|克|kg|ml|粒|包|箱|提|卷|片)|\/\p{L}+| an? \p{Ll}+| per \p{Ll}+| each)?\s*$/u;
/** What a single price of the design is called, and prices of getting in. */
const ofDesign =
  /[票价费]$|^[一二三两\d]+[件杯份个双]$|^(?:全场|全店|全部|全系列|新品|会员|新客|首单|学生|限时|到店|预约|低至|活动|开业|人均|每|仅|只要|起|满|减|立减|酬|悬赏|赏)|酬谢|\b(?:tickets?|adults?|kids|children|child|students?|members?|concessions?|seniors|families|entry|entrance|admission|doors|from|only|just|reward|deposit|rent|off|all|save|was|now|per|worth|up to|over|under|donation|fee|advance|door|online|starting|discount)\b/iu;

/** What there is to buy where people come for something else. */
const besides =
  /^(?:popcorn|snacks|drinks|soft drinks|parking|refreshments|programmes?|raffle tickets|face painting|(?:skate|shoe|mat|board|boat|bike|equipment) hire) /iu;

/**
 * "Full groom $55, nail trim $12": two things and more with a price each. None of these is the design's own price, so
 * each stays with its thing. Takes what it read.
 */
export function readPricedThings(reading: Reading): string[] {
  const order = compiled(`\\b(?:${englishTypeWords})\\b|(?:${chineseTypeWords})`, 'iu');
  const found: { text: string; index: number; length: number }[] = [];
  for (const { 0: clause, index } of reading.rest.matchAll(/[^,，;；。、:：\n]+/gu)) {
    const thing = pricedThing.exec(clause)?.[1];
    if (thing && !ofDesign.test(thing.trim()) && !order.test(thing))
      found.push({ text: visible(clause), index, length: clause.length });
  }
  if (found.length < 2 && !found.some(({ text }) => besides.test(text))) return [];
  for (const { index, length } of found) blankOut(reading, index, length);
  return found.map(({ text }) => text);
}
