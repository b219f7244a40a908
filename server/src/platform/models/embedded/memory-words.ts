/** What in a message is meant for good, and what asks for earlier work, judged by rules. */

export interface Lasting {
  /** As they stand in the message. */
  readonly words: string;
  readonly everywhere: boolean;
}

const doing =
  '(?:use|put|write|set|add|keep|make|show|place|include|end|start|begin|draw|leave|sign|avoid|have|call|spell|go)';
const lastingEnglish = [
  new RegExp(`^(?:(?:and|so|ok|okay|please)[\\s,]+)*(?:always|never(?: ever)?)\\s+${doing}\\b`, 'i'),
  /^(?:(?:and|so|ok|okay|please)[\s,]+)*(?:from now on|from here on|going forward|in future|in the future|remember|keep in mind)\b[\s,:]+\S/i,
  /^(?:in|for|on) (?:all|every|each)(?: of)? (?:my|our) (?:projects?|designs?|posters?|pictures?|work)\b[\s,]+\S/i,
];
const lastingChinese = [
  /^(?:请|麻烦)?(?:从今以后|从现在起|从现在开始|以后|今后|往后|记住|记得|请记住)[，,：:\s]*\S{2,}/u,
  /^(?:请)?(?:始终|一律|永远|总是|每次)都?(?:用|使用|不|别|加|放|写|把|保持|以|要|在)/u,
  /^(?:在)?(?:我的|我们的)?(?:所有|全部|每个)(?:项目|设计)(?:里|中)?都?(?:用|使用|不|别|加|放|写|把|保持|以|要)/u,
];
const everywhere =
  /\b(?:all|every|each)(?: of)? (?:my|our) (?:projects?|designs?|work)\b|\beverywhere\b|(?:所有|全部|每个|任何)(?:的)?(?:项目|设计)/iu;
/** Says to remember, but is no part of what is to be remembered. */
const opening =
  /^(?:(?:and|so|ok|okay|please)[\s,]+)*(?:remember|keep in mind)(?:\s+that)?[\s,:]+|^(?:请|麻烦)?(?:记住|记得)[，,：:\s]*/iu;
/** Copy is short; a mark that nothing closes must not have the rest read again from each of its kind. */
const copy = '“[^”“]{0,500}”|"[^"]{0,500}"';
const quoted = new RegExp(`${copy}|「[^」「]{0,500}」|《[^》《]{0,500}》`, 'gu');
const askedFor =
  /\b(?:what|which|where) (?:did|have|had) (?:we|you|i)\b.*\b(?:find|found|learn|read|make|made|say|said|look)|\bdo you remember\b|\b(?:find|show) (?:me )?(?:the|our|my|that|those|what)\b.*\b(?:earlier|before|previous|last (?:time|week))|\bearlier (?:research|findings)\b|(?:之前|上次|以前|早先|先前)[^，。]*(?:查|找|做|说|读|搜|提)|还记得/iu;
/** Whoever wants something made of it is not asking what it was. */
const making = /^(?:please\s+)?(?:make|design|draw|create)\b|(?:做|画|设计|生成|来)一?[张个幅份套]/iu;
const fillers =
  /\b(?:what|which|where|did|have|had|we|you|i|find|found|learn|learnt|read|make|made|say|said|look|looked|up|do|remember|show|me|the|our|my|that|those|earlier|before|previous|last|time|week|research|findings|about|on|of|a|an|in|for|any|is|was|it|to|out)\b|之前|上次|以前|早先|先前|还记得|查到|查过|找到|找过|做过|说过|读过|搜过|提到|提过|什么|哪些|哪里|我们|你|我|关于|资料|内容|有|的|了|过|吗|呢|查|找|搜/giu;

/** The sentences of a message that hold from now on. What stands in quotes is copy, and no order. */
export function lastingIn(text: string): Lasting[] {
  return sentencesOf(text).flatMap((sentence) => {
    const bare = sentence.replaceAll(quoted, '“”');
    if (![...lastingEnglish, ...lastingChinese].some((pattern) => pattern.test(bare))) return [];
    const words = sentence.replace(opening, '');
    return words ? [{ words, everywhere: everywhere.test(bare) }] : [];
  });
}

/** What of a message concerns this once. */
export function withoutLasting(text: string): string {
  const sentences = sentencesOf(text);
  const lasting = sentences.filter((sentence) => lastingIn(sentence).length > 0);
  if (lasting.length === 0) return text;
  return lasting
    .reduce((rest, sentence) => rest.replace(sentence, ''), text)
    .replaceAll(/(?:^|\s)[.。！!；;，,]+|(?<![，,、；;\s])[，,、；;\s]+(?=[.。！!]|$)|[.。！!；;](?=[.。！!；;])/gu, '')
    .trim();
}

/** The words to find earlier work by; `null` where a message asks for none. */
export function wordsToRecall(text: string): string | null {
  if (!askedFor.test(text) || making.test(text)) return null;
  const words = text
    .replaceAll(fillers, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words || null;
}

const sentence = new RegExp(`(?:${copy}|[^.。！!？?；;\\n]|\\.(?=\\S))+`, 'gu');
/** A decision may follow a wish after no more than a comma. */
const beforeLasting = /[，,]\s*(?=(?:and\s+)?(?:请)?(?:从今以后|从现在起|以后|今后|from now on|going forward))/iu;

function sentencesOf(text: string): string[] {
  const parts = (text.match(sentence) ?? []).flatMap((part) => part.split(beforeLasting));
  return parts.map((part) => part.trim()).filter(Boolean);
}
