import { blankOut, capital, type Reading } from './reading.ts';
import type { DesignType } from './brief.ts';

/** What a card for an occasion says, where the occasion is all that the order says of it. */
const greetings: readonly [occasion: RegExp, greeting: string][] = [
  [/^(?:get )?well(?: soon)?$/iu, 'Get Well Soon'],
  [/^thank-you$/iu, 'Thank you'],
  [/^(?:x-?mas|christmas)$/iu, 'Merry Christmas'],
  [/^new year(?:['’]s)?(?: eve)?$/iu, 'Happy New Year'],
  [/^(lunar|chinese) new year$/iu, 'Happy $1 New Year'],
  [/^valentine(?:['’]?s)?(?: day)?$/iu, 'Happy Valentine’s Day'],
  [/^(?:wedding )?anniversary$/iu, 'Happy Anniversary'],
  [/^(?:(?:new )?baby|graduation|engagement|wedding|exam results|new job)$/iu, 'Congratulations'],
  [/^(?:sympathy|condolences?)$/iu, 'With Sympathy'],
  [/^eid$/iu, 'Eid Mubarak'],
  [
    /^(birthday|easter|thanksgiving|halloween|diwali|hanukkah|retirement|(?:mother|father|teacher|women|children)['’]?s['’]? day)$/iu,
    'Happy $1',
  ],
  [/^(\d{1,3}(?:st|nd|rd|th)) birthday$/iu, 'Happy $1 Birthday'],
  // A cat birthday card is a birthday card with a cat.
  [/^(?!.*['’]s)\p{L}+ birthday$/iu, 'Happy Birthday'],
  [/^(?:春节|新春|过年)$/u, '新春快乐'],
  [/^(圣诞|中秋|国庆|元旦|七夕)节?$/u, '$1快乐'],
  [/^(端午|重阳)节?$/u, '$1安康'],
  [/^(?:六一|六一儿童节|儿童节)$/u, '儿童节快乐'],
  [/^(?:感谢|致谢)卡?$/u, '谢谢你'],
  [/^(?:新婚|结婚|婚礼)$/u, '新婚快乐'],
  [/^乔迁$/u, '乔迁之喜'],
  [/^(生日|新年|毕业|(?:母亲|父亲|教师|妇女|情人|感恩|元宵|万圣|复活)节|(?:结婚)?纪念日)$/u, '$1快乐'],
];
const birthday = /^(?:birthday|生日)$/iu;

/**
 * "Birthday" is what a card is for, “Happy Birthday” what it says: the one line that a design adds by itself, for it
 * tells nothing that the order does not.
 *
 * @returns undefined where the title says more than an occasion, or nobody is greeted by such a design
 */
export function greetingFor(title: string, type: DesignType): string | undefined {
  if (type !== 'social' && !((type === 'poster' || type === 'banner') && birthday.test(title))) return undefined;
  const occasion = title.replace(/ greetings?$/iu, '');
  const found = greetings.find(([pattern]) => pattern.test(occasion));
  return found && occasion.replace(found[0], found[1]);
}

const says: readonly (readonly [RegExp, string])[] = [
  [/^congrat/iu, 'Congratulations'],
  [/^thank/iu, 'Thank You'],
  [/^welcom/iu, 'Welcome'],
];
const told =
  /\bcards? (?:that |which |to )?(congratulat(?:e|es|ing)|thank(?:s|ing)?|welcom(?:e|es|ing)) (?:(?:my|our) (?:\p{Ll}+ ){0,3}(\p{Lu}\p{L}+(?: (?:&|and) \p{Lu}\p{L}+)?)|((?:my|our|the|all our) \p{Ll}+(?: \p{Ll}+)?)|(\p{Lu}\p{L}+(?: (?:(?:&|and) )?\p{Lu}\p{L}+)?))(?: ((?:on|for|to) [^,.;\n]+))?(?=\s*(?:[,.;\n]|$))/u;

/** "Card congratulating my sister Nina on passing her driving test": what it says, to whom, and for what. Takes it. */
export function readMessage(reading: Reading): { title: string; subtitle: string; detail?: string } | undefined {
  const [all, verb = '', name, others, plainName, matter] = told.exec(reading.rest) ?? [];
  const whom = name ?? others ?? plainName;
  if (!all || !whom) return undefined;
  const order = /^cards? /u.exec(all)![0].length;
  blankOut(reading, reading.rest.indexOf(all) + order, all.length - order);
  const forWhat = matter?.replace(/\b(?:his|her|their)\b/gu, 'your');
  return {
    title: says.find(([pattern]) => pattern.test(verb))![1],
    subtitle: capital(whom),
    ...(forWhat && { detail: capital(forWhat) }),
  };
}
