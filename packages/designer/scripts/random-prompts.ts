import type { DesignType, Language } from '../src/index.ts';
import { seededRandom, type Random } from '../src/raster/random.ts';
import { chinese, english, type Matter, type Words } from './prompt-matter.ts';

export interface RandomPrompt {
  prompt: string;
  type: DesignType;
  language: Language;
  seed: number;
}

type Pick = <Item>(items: readonly Item[]) => Item;
type Template = (words: Words, matter: Matter, pick: Pick) => string;

const list = (parts: readonly string[], mark: string) => parts.filter(Boolean).join(mark);
const priced = (matter: Matter, mark: string) => matter.goods.map(([name, price]) => `${name} ${price}`).join(mark);

const inEnglish: Record<DesignType, Template> = {
  poster: (w, m, pick) =>
    list(
      [`Poster for ${m.event}`, pick(w.dates), pick(w.times), pick(w.places), pick(w.styles), pick(w.colours)],
      ', ',
    ),
  logo: (w, m, pick) =>
    list([`Logo for ${m.name}, a ${m.trade}`, pick(w.styles), pick(w.colours), pick([m.subject, ''])], ', '),
  social: (w, m, pick) =>
    list([`Instagram post: "${m.claim}"`, m.name, pick(w.offers), pick(w.moods), pick(w.colours)], ', '),
  banner: (w, m, pick) =>
    list([`Web banner for ${m.name}, ${m.trade}`, pick(w.offers), pick(w.actions), pick(w.colours)], ', '),
  cover: (w, m, pick) => list([`Podcast cover "${m.claim}" by ${m.person[0]}`, pick(w.styles), pick(w.moods)], ', '),
  scene: (w, _, pick) => pick(w.scenes),
  pattern: (w, m, pick) => list([`Seamless pattern with ${m.subject}`, pick(w.styles), pick(w.colours)], ', '),
  invitation: (w, m, pick) =>
    list(
      [
        `Invitation to the ${pick([m.event, `${pick(w.festivals)} dinner`])} at ${m.name}`,
        pick(w.dates),
        pick(w.times),
        pick(w.places),
        pick(w.moods),
      ],
      ', ',
    ),
  menu: (w, m, pick) =>
    list([`Menu for ${m.name}, ${m.trade}: ${priced(m, ', ')}`, pick(w.styles), pick(w.colours)], ', '),
  'business-card': (w, m, pick) =>
    list([`Business card for ${m.person.join(', ')}, ${m.name}`, pick(w.colours), pick(w.styles)], ', '),
  presentation: (w, m, pick) =>
    list([`Presentation cover "${m.claim}", ${m.person[0]}, ${m.name}`, pick(w.dates), pick(w.colours)], ', '),
  map: (w, m, pick) =>
    list([`Trail map for ${m.event}`, pick(['12 km', '50 km', '8 miles']), pick(w.dates), pick(w.colours)], ', '),
  portrait: (w, m, pick) =>
    list([`Speaker card for ${m.person.join(', ')}: "${m.claim}"`, pick(w.dates), pick(w.colours)], ', '),
  ticket: (w, m, pick) =>
    list([`Ticket for ${m.event}`, m.goods[0]![1], pick(w.dates), pick(w.times), pick(w.places), pick(w.styles)], ', '),
  packaging: (w, m, pick) =>
    list(
      [
        `Packaging for ${m.name} ${m.goods[0]![0]}, "${m.claim}"`,
        pick(['250 g', '500 ml', '']),
        pick(w.styles),
        pick(w.colours),
      ],
      ', ',
    ),
  product: (w, m, pick) =>
    list([`Product card for ${m.goods[0]![0]} by ${m.name}`, m.goods[0]![1], `"${m.claim}"`, pick(w.colours)], ', '),
};

const inChinese: Record<DesignType, Template> = {
  poster: (w, m, pick) =>
    list([`${m.event}海报`, pick(w.dates), pick(w.times), pick(w.places), pick(w.styles), pick(w.colours)], '，'),
  logo: (w, m, pick) => list([`“${m.name}”${m.trade}logo`, pick(w.styles), pick(w.colours)], '，'),
  social: (w, m, pick) => list([`朋友圈配图：${m.claim}`, m.name, pick(w.offers), pick(w.moods)], '，'),
  banner: (w, m, pick) => list([`${m.name}电商横幅`, pick(w.offers), pick(w.actions), pick(w.colours)], '，'),
  cover: (w, m, pick) => list([`小红书封面：${m.claim}`, pick(w.moods), pick(w.colours)], '，'),
  scene: (w, _, pick) => pick(w.scenes),
  pattern: (w, m, pick) => list([`${m.subject}无缝图案`, pick(w.styles), pick(w.colours)], '，'),
  invitation: (w, m, pick) => list([`${m.event}邀请函`, m.name, pick(w.dates), pick(w.times), pick(w.places)], '，'),
  menu: (w, m, pick) => list([`${m.name}${m.trade}菜单：${priced(m, '、')}`, pick(w.styles)], '，'),
  'business-card': (w, m, pick) => list([`${m.person[0]}的名片，${m.person[1]}`, m.name, pick(w.colours)], '，'),
  presentation: (w, m, pick) => list([`PPT封面“${m.claim}”`, m.person[0], pick(w.dates), pick(w.colours)], '，'),
  map: (w, m, pick) => list([`${m.event}手绘地图`, pick(['全程12公里', '环线8公里']), pick(w.colours)], '，'),
  portrait: (w, m, pick) => list([`嘉宾介绍卡：${m.person.join('，')}`, `“${m.claim}”`, pick(w.dates)], '，'),
  ticket: (w, m, pick) => list([`${m.event}门票`, m.goods[0]![1], pick(w.dates), pick(w.times), pick(w.places)], '，'),
  packaging: (w, m, pick) =>
    list([`${m.name}${m.goods[0]![0]}包装设计`, m.claim, pick(['净含量250克', '']), pick(w.styles)], '，'),
  product: (w, m, pick) => list([`${m.goods[0]![0]}商品卡`, m.goods[0]![1], m.claim, pick(w.colours)], '，'),
};

export const designTypes = Object.keys(inEnglish) as DesignType[];

/**
 * Prompts that no composition was made for, put together at random from trades, facts and looks: every type in turn, three
 * of five in English. The same seed gives the same prompts.
 */
export function randomPrompts(count: number, seed: number): RandomPrompt[] {
  const random: Random = seededRandom(seed);
  const pick: Pick = (items) => items[Math.floor(random() * items.length)]!;
  return Array.from({ length: count }, (_, index) => {
    const type = designTypes[index % designTypes.length]!;
    const language: Language = random() < 0.4 ? 'zh' : 'en';
    const words = language === 'zh' ? chinese : english;
    const template = (language === 'zh' ? inChinese : inEnglish)[type];
    return { prompt: template(words, pick(words.matters), pick), type, language, seed: Math.floor(random() * 2 ** 31) };
  });
}
