/** What leads to a mention: the picture comes along by itself, so these are no words of the design. */
const before =
  '(?:(?:请?(?:参考|参照|按照?|根据|基于|仿照?|模仿|类似于?|延续|沿用|用|像)|(?:based|drawing) on|inspired by|in the style of|(?:much |just )?like|similar to|matching|from|using|after)\\s{0,8})?';
const afterwards =
  "(?:\\s{0,8}(?:的?(?:样子|风格|配色|感觉|那样|一样)(?:来|去)?|(?:’s|'s) (?:style|look|colou?rs|palette)))?";

/** Something is to be done with it: what then stands for its title leads on to the rest. */
const handled =
  '((?:\\b(?:use|put|place|turn|take|make|with|add|show|feature|featuring|set|insert|include|incorporate)(?=\\s))|把|将|以|拿|用上|加上|配上|放上)\\s{0,8}';

const escaped = (title: string) => title.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** A wish without the names of pictures that it points at: `@` and a title, and what leads to and follows it. */
export function withoutMentions(wish: string, titles: readonly string[]): string {
  // Of two titles where one begins like the other, the longer is meant.
  const named = titles.filter((title) => title !== '').toSorted((one, other) => other.length - one.length);
  const bare = named.reduce(
    (text, title) =>
      text
        .replaceAll(new RegExp(`${handled}@${escaped(title)}`, 'giu'), (_, done: string) => {
          return /\p{Script=Han}/u.test(done) ? `${done}这张图片` : `${done} this picture`;
        })
        .replaceAll(new RegExp(`${before}@${escaped(title)}${afterwards}`, 'giu'), ' '),
    wish,
  );
  return bare === wish
    ? wish
    : bare
        .replaceAll(/\s{2,}/gu, ' ')
        .replaceAll(/ ?([,，、;；]) ?(?:[,，、;；] ?)+/gu, '$1 ')
        .replace(/^[\s,，、;；]+/u, '')
        .replace(/(?<![\s,，、;；])[\s,，、;；]+$/u, '');
}
