import type { DesignType } from './brief.ts';
import { chineseTypeWords, englishTypeWords } from './read-type.ts';
import { visible } from './reading.ts';

/** What the prompt asks to see in so many words comes first: "with a polar bear", 画面有一只猫. */
const shown =
  /\b(?:with|featuring|showing|depicting|of)\s+(?:an?|the|some|two|three)?\s*([^,.;\n\ue000]+)|(?:画面(?:要|中|里)?(?:有|是)|主体(?:是|为)?|配上?|加上?|有)(?:一[只个条朵杯座棵头匹])?([^，。；的\ue000]{1,10})/giu;
const orders =
  /\b(?:please|can you|could you|help|make|design|create|draw|generate|produce|give|need|want|would like|me|us|our|my|we|versions?|variations?|options?|titled?|called|named|announcing|advertising|promoting|style|background|colou?rs?|palette|theme|an?|the|for|with|of|in|on|at|and|by|to|featuring|about)\b|请|帮我|给我|帮忙|设计|制作|生成|绘制|[做画来出]?一?[张个款幅份]|版本|方案|配色|色系|风格|标题|副标题|主题/giu;

const wordsOf = (text: string) => visible(text.replace(orders, ' ').replace(/[，。；！？、：,.;:!?"“”@—–]/gu, ' '));

/** The words that say what to show: the prompt without its orders, facts and formats. Empty where it names nothing. */
export function findSubjectText(
  rest: string,
  title: string,
  told: { type: DesignType; further: readonly string[] },
): string {
  const types = new RegExp(`\\b(?:${englishTypeWords})\\b|(?:${chineseTypeWords})`, 'giu');
  // "Notebook endpaper pattern: teacups": what a pattern repeats stands behind the colon.
  const behindColon = told.type === 'pattern' || told.type === 'scene' ? (/[:：](.+)$/su.exec(rest)?.[1] ?? '') : '';
  const featured = [wordsOf(behindColon)];
  for (const match of rest.matchAll(shown)) featured.push(wordsOf(match[1] ?? match[2] ?? ''));
  const plain = wordsOf(rest.replace(types, ' '));
  // A quoted title may be the only thing that names the matter: "Summer of ’84".
  const named = plain.toLowerCase().includes(title.toLowerCase()) ? '' : title;
  return [...new Set([...featured, plain, named, ...told.further].filter(Boolean))].join(' ');
}
