import type { EditCase } from './edit-case.ts';

const dish = (name: string, price?: string, section?: string) => ({
  name,
  ...(price && { price }),
  ...(section && { section }),
});
const tacos = (...prices: string[]) =>
  ['carnitas', 'al pastor', 'veggie', 'horchata'].map((name, at) => dish(name, prices[at]));
const drinks = (...prices: string[]) =>
  ['美式', '拿铁', '燕麦拿铁', '提拉米苏'].map((name, at) => dish(name, prices[at]));
const today = tacos('$4', '$4', '$3.50', '$3');
const now = drinks('18', '22', '26', '28');
const menu = (words: string, items: unknown, kinds = ['details']): EditCase => [
  'menu',
  words,
  { kinds, copy: { items, title: 'Taco Truck' }, missed: [] },
];
const zh = (words: string, items: unknown, kinds = ['details']): EditCase => [
  'drinks',
  words,
  { kinds, copy: { items }, missed: [] },
];
const market = (words: string, kind: string, copy: Record<string, unknown>): EditCase => [
  'market',
  words,
  { kinds: [kind], copy, missed: [] },
];
const sold = ['Fresh bread', 'Cheese', 'Flowers'];

/** Of whole lists, and what people say in a few words after a design. */
export const listEdits: readonly EditCase[] = [
  menu('all prices up by 50p', tacos('$4.50', '$4.50', '$4.00', '$3.50'), ['price']),
  menu('raise all prices by 10%', tacos('$4.40', '$4.40', '$3.85', '$3.30'), ['price']),
  menu('show prices in euros', tacos('€4', '€4', '€3.50', '€3'), ['price']),
  menu('remove all prices', tacos(), ['price']),
  menu('sort by price', [today[3], today[2], today[0], today[1]]),
  menu('most expensive first', [today[0], today[1], today[2], today[3]]),
  menu('put horchata first', [today[3], today[0], today[1], today[2]]),
  menu('add (v) after the veggie burger', [today[0], today[1], dish('veggie (v)', '$3.50'), today[3]]),
  menu('add a section for desserts: cheesecake 6, brownie 5', [
    ...today,
    dish('cheesecake', '$6', 'Desserts'),
    dish('brownie', '$5', 'Desserts'),
  ]),
  menu('add quesadilla 6 and nachos 5', [...today, dish('quesadilla', '$6'), dish('nachos', '$5')]),
  ['menu', 'rename to Brunch Menu', { kinds: ['title'], copy: { title: 'Brunch Menu', items: today }, missed: [] }],
  zh('全部涨价2元', drinks('20', '24', '28', '30'), ['price']),
  zh('价格后面加“起”', drinks('18起', '22起', '26起', '28起'), ['price']),
  zh('去掉所有价格', drinks(), ['price']),
  zh('把最贵的放前面', now.toReversed()),
  zh('把美式放最后', [now[1], now[2], now[3], now[0]]),
  zh('新增：摩卡 28，冰美式 20', [...now, dish('摩卡', '28'), dish('冰美式', '20')]),
  zh('加一个新菜：酸菜鱼 58', [...now, dish('酸菜鱼', '58')]),
  zh('拿铁后面加（热）', [now[0], dish('拿铁（热）', '22'), now[2], now[3]]),
  [
    'sale',
    '价格都加上“起”',
    { kinds: ['price'], copy: { details: ['姜饼屋套装168元起', '树桩蛋糕238元起'] }, missed: [] },
  ],
  ['sale', '全部降价10元', { kinds: ['price'], copy: { details: ['姜饼屋套装158元', '树桩蛋糕228元'] }, missed: [] }],
  [
    'sale',
    '把树桩蛋糕放最前面',
    { kinds: ['details'], copy: { details: ['树桩蛋糕238元', '姜饼屋套装168元'] }, missed: [] },
  ],
  [
    'sale',
    '电话改为13911112222',
    { kinds: ['details'], copy: { details: ['姜饼屋套装168元', '树桩蛋糕238元', '电话 13911112222'] }, missed: [] },
  ],
  ['sale', '日期不要了', { kinds: ['date'], copy: { date: undefined }, missed: [] }],
  ['sale', '做成A4打印用的', { kinds: ['size'], sizes: ['1240x1754'], missed: [] }],
  ['sale', '把图去掉只要文字', { kinds: ['remove-subject'], hides: /./u, missed: [] }],
  market('put cheese first', 'details', { details: ['Cheese', 'Fresh bread', 'Flowers'] }),
  market('same but for Sunday', 'date', { date: 'every Sunday' }),
  market('make it Sunday', 'date', { date: 'every Sunday' }),
  market('take the address off', 'place', { place: undefined }),
  market('time is 9am not 8am', 'time', { time: '9am' }),
  market('cash only', 'details', { details: [...sold, 'Cash only'] }),
  market('no dogs please, add that', 'details', { details: [...sold, 'No dogs'] }),
  market('RSVP by 1 May please', 'details', { details: [...sold, 'RSVP by 1 May'] }),
  market('change the phone number to 020 7946 0011', 'details', { details: [...sold, '020 7946 0011'] }),
  market('can we have it in landscape for the screen in the lobby', 'size', { details: sold }),
  market('the green is too dark', 'palette', { details: sold }),
  market('sold out', 'details', { details: [...sold, 'Sold out'] }),
  market('bring cash', 'details', { details: [...sold, 'Bring cash'] }),
  market('add sponsors: Waitrose, Co-op', 'details', { details: [...sold, 'Sponsors: Waitrose, Co-op'] }),
  menu('we ran out of horchata', today.slice(0, 3)),
  menu('veggie is now vegan', [today[0], today[1], dish('vegan', '$3.50'), today[3]]),
  zh('美式改名叫黑咖啡', [dish('黑咖啡', '18'), now[1], now[2], now[3]]),
  zh(
    '拿铁卖完了',
    now.filter(({ name }) => name !== '拿铁'),
  ),
  [
    'sale',
    '价格错了，姜饼屋是188',
    { kinds: ['price'], copy: { details: ['姜饼屋套装188元', '树桩蛋糕238元'] }, missed: [] },
  ],
  [
    'sale',
    '再加一个产品 姜饼人 38元',
    {
      kinds: ['details'],
      copy: { details: ['姜饼屋套装168元', '树桩蛋糕238元', '姜饼人38元'], price: undefined },
      missed: [],
    },
  ],
  ['party', "he's turning 8", { kinds: ['title'], copy: { title: 'Leo Turning 8' }, missed: [] }],
  ['party', 'end time 5pm', { kinds: ['time'], copy: { time: '3pm – 5pm' }, missed: [] }],
  ['party', 'add: please no gifts', { kinds: ['details'], copy: { details: ['please no gifts'] }, missed: [] }],
  ['party', 'make it more romantic', { kinds: ['mood'], missed: [] }],
  ['market', 'swap the place and the date', { kinds: [] }],
];
