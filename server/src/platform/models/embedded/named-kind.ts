/** Which design of a set somebody means, where they call it by its kind: "the title of the flyer", 优惠券上的日期. */

const isHan = (text: string) => /\p{Script=Han}/u.test(text);

/** How people call it: the Instagram post is "the post", too, and 公众号头图 is 头图. */
function namesOf(kind: string): string {
  const short = isHan(kind) ? [...kind].slice(-2).join('') : kind.split(' ').at(-1)!;
  return `(?:${RegExp.escape(kind)}|${RegExp.escape(short)})`;
}

export function namesKind(words: string, kind: string): boolean {
  return new RegExp(isHan(kind) ? namesOf(kind) : `\\b${namesOf(kind)}s?\\b`, 'iu').test(words);
}

/** What is said of it, once it is known which is meant. */
export function withoutKind(words: string, kind: string): string {
  const name = namesOf(kind);
  const own = '(?:the|our|my|this|that)';
  const left = isHan(kind)
    ? words.replace(new RegExp(`(?:在|把)?${name}(?:上面?|里面?)?的?[，,：:]?`, 'giu'), '')
    : words
        .replace(new RegExp(`,?\\s*\\b(?:on|of|in|for|from) ${own} ${name}\\b`, 'giu'), '')
        .replace(new RegExp(`\\b${own} ${name}['’]s\\b`, 'giu'), 'the')
        .replace(new RegExp(`\\b${own} ${name}\\b`, 'giu'), 'it');
  return left.trim() || words;
}
