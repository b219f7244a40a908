import type { DesignType } from './brief.ts';
import { findSubjects } from '../material/subjects.ts';
import { withoutNames } from './picture-names.ts';
import { withoutPeople } from './read-people.ts';
import { isSearch } from './read-told.ts';
import { chineseTypeWords, englishTypeWords } from './read-type.ts';
import { visible } from './reading.ts';

/** What the prompt asks to see in so many words comes first: "with a polar bear", 画面有一只猫. */
const shown =
  /\b(?:with|featuring|showing|depicting|of)\s+(?:an?|the|some|two|three)?\s*([^,.;\n\ue000]+)|(?:画面(?:要|中|里)?(?:有|是)|主体(?:是|为)?|配上?|加上?|有)(?:一[只个条朵杯座棵头匹])?([^，。；的\ue000]{1,10})/giu;
const orders =
  /\b(?:please|can you|could you|help|make|design|create|draw|generate|produce|give|need|want|would like|me|us|our|my|we|versions?|variations?|options?|ideas?|concepts?|titled?|called|named|announcing|advertising|promoting|style|background|colou?rs?|palette|theme|an?|the|for|with|of|in|on|at|and|by|to|featuring|about)\b|请|帮我|给我|帮忙|设计|制作|生成|绘制|[做画来出]?一?[张个款幅份]|版本|方案|配色|色系|风格|标题|副标题|主题/giu;

/** "Book at oldmill.com" asks for no book. */
const addresses =
  /\bbook(?=\s+(?:at|via|by|with|here|now|your|online|tickets?|an?)\b)|https?:\S+|[\w.+-]+@[\w.-]+|\b[a-z\d-]+\.(?:com|org|net|co|io|cn|shop|uk|de|fr|eu|app|design|studio)\b\S*/giu;

const wordsOf = (text: string) =>
  visible(
    text
      .replace(addresses, ' ')
      .replace(orders, ' ')
      .replace(/[，。；！？、：,.;:!?"“”@—–]/gu, ' '),
  );

/** What a view has anyway: the painter of scenes makes it from setting and words. */
const scenery =
  /mountain|volcano|tree|leaf|herb|sun(?:set|rise|flower)?\b|moon|star|cloud|snow|wave|beach|desert|island|park|city|bridge|night|rainbow|umbrella|fog|house|hut|tent|camping|castle|tower|pagoda|sailboat|canoe|boat|lighthouse|seedling|blossom|tulip|bouquet|hyacinth|rose|rice|rock|droplet|globe|comet|milky/;

/** What stands in a landscape: beasts and things, not the land itself. */
const figuresOf = (words: string): string =>
  findSubjects(words, 6)
    .filter(({ subject }) => !scenery.test(subject.key))
    .map(({ term }) => term)
    .join(', ');

/** "Theatre ticket", "cocktail menu": what the kind itself is about, where it says so. */
const matterOfKind =
  /\b(theat(?:re|er)|opera|cinema|movie|film|concert|train|bus|ferry|flight|plane|airline|boarding pass|museum|wine|cocktail|dessert|breakfast|pizza|burger|cake|cookie)\b|(火车|高铁|动车|飞?机(?=票)|船|电影|话剧|戏剧|歌剧|音乐剧|演唱会|音乐会|登机牌|酒(?=单))/iu;

const vehicles = /^(?:trains|bus|ferry|flight|plane|airline|boarding pass|火车|高铁|飞?机|船|登机牌)$/iu;

/** What a pattern is printed on is not what it repeats. */
const carriers =
  /\b(?:notebooks?|tote bags?|scar(?:f|ves)|cushions?|curtains?|phone cases?|tea towels?|endpapers?|socks)\b|手账本?|贴纸|笔记本|帆布包|抱枕|窗帘|手机壳|丝巾|袜子/giu;

/** Who plays tells what is played: an ensemble's concert is no band's. */
const chamber =
  /\b(?:quartet|quintet|sextet|octet|ensemble|sinfonietta|philharmonic|symphony|chamber|baroque)\b|[三四五六八]重奏|室内乐|交响|爱乐/iu;
const bands =
  /\b(?:jazz|swing|blues|rock|pop|folk|funk|soul|brass|sax(?:ophone)?|guitar|vocal|barbershop|a cappella|percussion)\b|爵士|摇滚|流行|民谣|吉他|萨克斯|铜管|人声|打击乐/iu;

const heard = (words: string, prompt: string) =>
  chamber.test(prompt) && !bands.test(prompt)
    ? words.replaceAll(/\bconcerts?\b/giu, 'chamber music').replaceAll('音乐会', '弦乐四重奏')
    : words;

/** "No pets": what may not come is not drawn, unless that is all that a sign says. */
const unwanted = /\bno (?:pets?|dogs?|cats?|animals|children|kids|flowers|gifts|presents|cars?|bikes?|ball games)\b/giu;

/** How to get in touch is no picture of a telephone. */
const reached =
  /(?:(?:联系|预约|咨询|报名|订座|订餐|客服|服务)?(?:电话|手机号?|热线)|\b(?:tel(?:ephone)?|phone|mobile|call|text)\b)(?:号码| number)?[:：]?\s*(?:[\p{L}]+ ){0,2}[+\d][\d\s()-]{4,}/giu;

interface Told {
  type: DesignType;
  /** As the prompt has the order's own word. */
  order: string;
  further: readonly string[];
  /** All of it, whatever else was read from it. */
  prompt: string;
}

/** The words that say what to show: the prompt without its orders, facts and formats. Empty where it names nothing. */
export function findSubjectText(rest: string, title: string, { type, order, further, prompt }: Told): string {
  // Of what is lost nothing else is drawn, not the elms of the park where it was.
  if (isSearch(prompt) && findSubjects(title, 1).length > 0) return title;
  const types = new RegExp(`\\b(?:${englishTypeWords})\\b|(?:${chineseTypeWords})`, 'giu');
  // "Notebook endpaper pattern: teacups": what a pattern repeats stands behind the colon.
  const behindColon = type === 'pattern' || type === 'scene' ? (/[:：](.+)$/su.exec(rest)?.[1] ?? '') : '';
  const isMark = type === 'logo';
  // The order's own word ends a name: Jasmine Tea Packaging.
  const told = withoutNames(
    withoutPeople(
      rest
        .replace(reached, ' , ')
        .replace(unwanted, (said) => (title.toLowerCase().includes(said.toLowerCase()) ? said : ' , '))
        .replace(types, ' , '),
    ),
    isMark,
  );
  const featured = [wordsOf(behindColon)];
  for (const match of told.matchAll(shown)) featured.push(wordsOf(match[1] ?? match[2] ?? ''));
  const plain = wordsOf(told);
  const own = matterOfKind.exec(order)?.[0].replace(/^train$/iu, 'trains') ?? '';
  // Of a journey its vehicle tells more than where it goes.
  const said = vehicles.test(own) ? [own, ...featured, plain] : [...featured, plain, own];
  // A quoted title may be the only thing that names the matter: "Summer of ’84".
  const isSaid = wordsOf(rest.replace(types, ' ')).toLowerCase().includes(title.toLowerCase());
  const isPerson = rest.includes(title) && !withoutPeople(rest).includes(title);
  const others = [...(isSaid || isPerson ? [] : [title]), ...further].map((text) => withoutNames(text, isMark));
  const words = heard([...new Set([...said, ...others].filter(Boolean))].join(' '), prompt);
  if (type === 'pattern') return words.replace(carriers, ' ').trim() || words;
  return type === 'scene' ? figuresOf(words.replaceAll(/\btrain\b/giu, 'trains')) : words;
}
