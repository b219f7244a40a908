/** Which words a picture is to show, as its prompt says. */

const mostPhrases = 12;
const quoted =
  /“([^”\n]{1,80})”|「([^」\n]{1,80})」|『([^』\n]{1,80})』|《([^》\n]{1,80})》|(?<![\d\p{L}])"([^"\n]{1,80})"/gu;
/** An apostrophe opens no phrase: single quotes do only where the words before say so. */
const singly =
  /\b(?:says?|saying|reads?|reading|words?|text|title[ds]?|headline|called|named|label(?:l?ed)?|lettering|slogan)\s*:?\s+['‘]([^'’\n]{1,80})['’](?!\p{L})/giu;
const unquoted =
  /\b(?:says|saying|reads|that reads|the words?|the text|the headline|the title)\s*:?\s+((?:\p{Lu}|\d)[\p{L}\d'’&-]*(?:\s+(?:\p{Lu}|\d|&)[\p{L}\d'’&-]*)*)/gu;
const written =
  /(?:写着|写上|写有|文字是|文字为|标题是|标题为|标题[:：]|字样[:：])\s*([^\s，。,.；;！!、“”「」『』《》"']{1,24})/gu;
/** What stands right before words that are to go, or that only name something. */
const notToShow =
  /(?:\b(?:replac(?:e|ing)|chang(?:e|ing)|remov(?:e|ing)|delet(?:e|ing)|eras(?:e|ing)|without|not|no|instead of|rather than|from|style of|inspired by|like|look of|film|song|album|novel)(?:\s+(?:the|a|an|any|word|words|text|title|name|line))*|把|将|去掉|删除|删掉|不要|没有|而不是|替换|风格|类似|模仿)\s*[:：]?\s*$/iu;

/** Where the wrong words stand: what follows says which ones belong there. */
const standsAt = /(?:\bwhere(?:ver)?\b[^.!?\n]{0,40}\b(?:says?|reads?|stands?)|写着|写的是|写了)\s*[:：]?\s*$/iu;
const thereGoes =
  /^\s*[,，]?\s*(?:(?:please\s+)?(?:write|put|set|print|use|make)\b|it (?:should|must|is to)\b|的(?:地方|位置|那里|文?字|字样)[^。！？\n]{0,8}[写改换])/iu;

/** Quoted phrases, and words that are said to stand there; each once, in their order. */
export function askedWords(prompt: string): string[] {
  const found: { at: number; words: string }[] = [];
  for (const pattern of [quoted, singly, unquoted, written]) {
    for (const match of prompt.matchAll(pattern)) {
      const words =
        match
          .slice(1)
          .find((part) => part !== undefined)
          ?.trim() ?? '';
      const before = prompt.slice(Math.max(0, match.index - 60), match.index);
      const isWrong = standsAt.test(before) && thereGoes.test(prompt.slice(match.index + match[0].length));
      if (/[\p{L}\p{N}]/u.test(words) && !notToShow.test(before) && !isWrong) found.push({ at: match.index, words });
    }
  }
  const inOrder = found.toSorted((a, b) => a.at - b.at).map(({ words }) => words);
  return [...new Set(inOrder)].slice(0, mostPhrases);
}
