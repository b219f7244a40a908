import { planBrief, planDesigns, planEdit } from '../src/index.ts';
import type { Copy, EditableDesign, EditPlan } from '../src/index.ts';

export interface EditOutcome {
  /** What was changed, each once. */
  kinds: string[];
  copy?: Partial<Record<keyof Copy, unknown>>;
  colours?: string[];
  ground?: string;
  style?: string;
  sizes?: string[];
  shows?: RegExp;
  hides?: RegExp;
  /** Words that the answer gives back as not understood. */
  missed?: string[];
}

export type EditCase = readonly [design: keyof typeof designs, words: string, outcome: EditOutcome];

const made = (prompt: string, seed = 7): EditableDesign => {
  const brief = planBrief(prompt);
  return { brief, direction: planDesigns(brief, { count: 1, seed })[0]!, seed };
};

export const designs = {
  cafe: made(
    'Poster for a coffee shop called "Bean There", a cup of coffee, opening 1 September, 20% off everything, 7 am, price $4.50',
  ),
  tea: made('茶馆海报，标题“茶里”，画一个茶壶，9月1日开业，全场八折，38元'),
  lake: made('A quiet mountain lake at dawn, illustration'),
  moon: made('中秋节海报，标题“月满中秋”，9月17日'),
  menu: made('Menu for a taco truck: carnitas $4, al pastor $4, veggie $3.50, horchata $3'),
  drinks: made('咖啡店菜单:美式18,拿铁22,燕麦拿铁26,提拉米苏28'),
  sale: made('烘焙店圣诞限定海报：姜饼屋套装168元，树桩蛋糕238元，12月1日至25日，全场满200减20，地址长宁路88号'),
  market: made(
    'Poster for the Maple Street Farmers Market, every Saturday 8am-1pm, Mill Square, fresh bread, cheese, flowers, free entry',
  ),
  rules: made(
    'Kitchen house rules poster: 1. Wash up your own mug 2. Label your food 3. Bins out on Tuesday 4. Last one out locks up',
  ),
  pact: made('班级公约海报：1、按时上课 2、认真听讲 3、爱护桌椅 4、不乱扔垃圾'),
  sleep: made(
    'Infographic: 5 steps to better sleep: no screens after 9pm, keep the room cool, same bedtime every day, no caffeine after lunch, read a paper book',
  ),
  award: made(
    'Certificate of completion for Maria Gonzalez who finished the Barista Foundations course on 12 March 2026, signed by Head of Training David Lin',
  ),
  prize: made('奖状：李小雨同学，在校运动会中荣获跳绳第一名，特发此状，以资鼓励，阳光小学，2026年11月'),
  lineUp: made('Festival lineup poster: Moonfest, 3-5 July, with The Paper Kites, Men I Trust, Crumb, Victoria Park'),
  funeral: made(
    'Funeral order of service for Margaret Ellis, 4 May 1940 – 12 March 2026, St Mary’s Church, 21 March at 11am',
  ),
  novel: made('Book cover: The Salt Road by Elena Marsh, a novel'),
  honour: made('喜报：热烈祝贺我校李明同学荣获全国物理竞赛一等奖'),
  classes: made('瑜伽馆周课表：周一19:00流瑜伽，周三19:00阴瑜伽，周六10:00空中瑜伽'),
  programme: made(
    'Wedding programme: 2pm ceremony, 3pm drinks on the lawn, 5pm dinner, 8pm dancing. Nell & Arthur, 18 July 2027, Elm Barn',
  ),
  trio: made('poster for a jazz night, The Blue Trio, Friday 12 June, 8pm, The Cellar, £12'),
  card: made('business card for Hiro Tanaka, architect, hiro@studiotanaka.jp, +81 3 1234 5678'),
  discount: made('summer sale banner up to 50% off until Sunday'),
  teaShop: made('奶茶店开业海报，第二杯半价，12月5日到12月8日，人民路20号'),
  wedding: made('婚礼请柬 新郎李明 新娘王芳 2027年5月1日 11:58 杭州西湖国宾馆'),
  party: made('Birthday invitation for Leo turning 7, dinosaur theme, Saturday 5 June 3pm at Jump Zone'),
};

export function outcomeOf(plan: EditPlan | undefined, { copy, shows, hides, ...asked }: EditOutcome): EditOutcome {
  const [first] = plan?.designs ?? [];
  const keys = first?.direction.subjects ?? [];
  return {
    kinds: [...new Set((plan?.changes ?? []).map(({ kind }) => kind))].toSorted(),
    ...(copy && {
      copy: Object.fromEntries(
        Object.keys(copy).map((field) => [field, first?.brief.copy[field as keyof Copy]]),
      ) as EditOutcome['copy'],
    }),
    ...(asked.colours && { colours: first?.brief.colours ?? [] }),
    ...(asked.ground && { ground: first?.direction.palette.ground ?? '' }),
    ...(asked.style && { style: first?.direction.style ?? '' }),
    ...(asked.sizes && { sizes: plan?.designs.map(({ brief }) => `${brief.width}x${brief.height}`) ?? [] }),
    ...(asked.missed && { missed: plan?.missed ?? [] }),
    ...(shows && keys.some((key) => shows.test(key)) && { shows }),
    ...(hides && !keys.some((key) => hides.test(key)) && { hides }),
  } as EditOutcome;
}

export const edited = (design: keyof typeof designs, words: string): EditPlan | undefined =>
  planEdit(words, designs[design]);
