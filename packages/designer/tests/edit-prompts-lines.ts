import type { EditCase } from './edit-case.ts';

const dish = (name: string, price: string, section?: string) => ({ name, price, ...(section && { section }) });
const tacos = [dish('carnitas', '$4'), dish('al pastor', '$4'), dish('veggie', '$3.50'), dish('horchata', '$3')];
const drinks = [dish('美式', '18'), dish('拿铁', '22'), dish('燕麦拿铁', '26'), dish('提拉米苏', '28')];
const menu = (words: string, items: unknown, kinds = ['details']): EditCase => [
  'menu',
  words,
  { kinds, copy: { items, price: undefined }, missed: [] },
];
const zh = (words: string, items: unknown, kinds = ['details']): EditCase => [
  'drinks',
  words,
  { kinds, copy: { items, price: undefined }, missed: [] },
];

/** Single lines of a design, by what they name. */
export const lineEdits: readonly EditCase[] = [
  menu('add fish tacos for $5', [...tacos, dish('fish tacos', '$5')]),
  menu('remove horchata', tacos.slice(0, 3)),
  menu(
    'change the price of veggie to 4',
    tacos.map((item) => (item.name === 'veggie' ? dish('veggie', '$4') : item)),
    ['price'],
  ),
  menu(
    'carnitas should be $4.50',
    tacos.map((item) => (item.name === 'carnitas' ? dish('carnitas', '$4.50') : item)),
    ['price'],
  ),
  menu('take off the veggie and add nachos $6', [tacos[0], tacos[1], tacos[3], dish('nachos', '$6')]),
  menu('rename horchata to agua fresca', [...tacos.slice(0, 3), dish('agua fresca', '$3')]),
  menu('add a section Desserts: churros $3', [...tacos, dish('churros', '$3', 'Desserts')]),
  zh('加一个冰美式20', [...drinks, dish('冰美式', '20')]),
  zh('加上摩卡 28元', [...drinks, dish('摩卡', '28')]),
  zh('提拉米苏改成30元', [...drinks.slice(0, 3), dish('提拉米苏', '30')], ['price']),
  zh('拿铁涨到24', [drinks[0], dish('拿铁', '24'), drinks[2], drinks[3]], ['price']),
  zh('去掉燕麦拿铁', [drinks[0], drinks[1], drinks[3]]),
  [
    'sale',
    '把姜饼屋价格改成158元',
    { kinds: ['price'], copy: { details: ['姜饼屋套装158元', '树桩蛋糕238元'], price: undefined }, missed: [] },
  ],
  ['sale', '树桩蛋糕去掉', { kinds: ['details'], copy: { details: ['姜饼屋套装168元'] }, missed: [] }],
  [
    'sale',
    '加一个草莓蛋糕，198元',
    {
      kinds: ['details'],
      copy: { details: ['姜饼屋套装168元', '树桩蛋糕238元', '草莓蛋糕198元'], price: undefined },
      missed: [],
    },
  ],
  ['sale', '日期延长到12月31日', { kinds: ['date'], copy: { date: '12月1日至12月31日' }, missed: [] }],
  ['sale', '去掉满减', { kinds: ['offer'], copy: { offer: undefined }, missed: [] }],
  ['sale', '把“限定”去掉', { kinds: ['title'], copy: { title: '烘焙店圣诞' }, missed: [] }],
  ['sale', '不要插画，只要文字', { kinds: ['remove-subject'], hides: /./u }],
  ['sale', '加上边框', { kinds: [] }],
  [
    'market',
    'remove fresh bread',
    { kinds: ['details'], copy: { details: ['Cheese', 'Flowers'] }, hides: /bread/u, missed: [] },
  ],
  ['market', "it's Mill Square Park actually", { kinds: ['place'], copy: { place: 'Mill Square Park' }, missed: [] }],
  [
    'market',
    'add a subtitle: Local food, local people',
    { kinds: ['subtitle'], copy: { subtitle: 'Local food, local people' }, missed: [] },
  ],
  [
    'market',
    'change the place to Town Hall and remove the offer',
    { kinds: ['offer', 'place'], copy: { place: 'Town Hall', offer: undefined }, missed: [] },
  ],
  ['market', 'remove the text about free entry', { kinds: ['offer'], copy: { offer: undefined }, missed: [] }],
  ['market', 'no dates', { kinds: ['date'], copy: { date: undefined }, missed: [] }],
  ['market', 'get rid of the illustration', { kinds: ['remove-subject'], hides: /./u, missed: [] }],
  ['market', "can we have tomatoes instead of what's there", { kinds: ['swap-subject'], shows: /tomato/u, missed: [] }],
  ['market', 'swap the hero for a basket of apples', { kinds: ['swap-subject'], shows: /apple/u, missed: [] }],
  ['market', 'put a line break after Maple', { kinds: [] }],
  ['market', 'make it landscape for a Facebook cover', { kinds: ['size'], sizes: ['1640x624'], missed: [] }],
  ['market', "same but for Mother's Day", { kinds: ['festival'], missed: [] }],
  ['market', 'no flowers', { kinds: ['details'], copy: { details: ['Fresh bread', 'Cheese'] }, missed: [] }],
  [
    'market',
    'write fresh flowers instead of flowers',
    { kinds: ['details'], copy: { details: ['Fresh bread', 'Cheese', 'Fresh flowers'] }, missed: [] },
  ],
  [
    'market',
    'use Maple St instead of Maple Street',
    { kinds: ['title'], copy: { title: 'Maple St Farmers Market' }, missed: [] },
  ],
  [
    'market',
    'add live music from 10am',
    { kinds: ['details'], copy: { details: ['Fresh bread', 'Cheese', 'Flowers', 'Live music from 10am'] }, missed: [] },
  ],
  [
    'market',
    'simplify the text, keep just title, date and place',
    { kinds: ['details', 'style'], copy: { details: [], offer: undefined, time: undefined, place: 'Mill Square' } },
  ],
  ['market', 'drop the last line', { kinds: ['details'], copy: { details: ['Fresh bread', 'Cheese'] }, missed: [] }],
  [
    'market',
    "don't use capital letters",
    { kinds: ['title'], copy: { title: 'maple street farmers market' }, missed: [] },
  ],
  ['market', 'more modern less rustic', { kinds: ['style'], style: 'minimal', missed: [] }],
  ['market', 'make it spring themed', { kinds: ['palette'], missed: [] }],
  ['market', 'the font is ugly', { kinds: ['typeface'], missed: [] }],
  ['market', "we're moving it to the first Sunday of each month", { kinds: ['date'], missed: [] }],
  ['market', "I'd like the background to be cream instead", { kinds: ['palette'], missed: [] }],
  ['market', 'make 2 versions, one red one blue', { kinds: ['palette'], missed: [] }],
  [
    'sale',
    '姜饼屋换成姜饼人套装',
    { kinds: ['details'], copy: { details: ['姜饼人套装168元', '树桩蛋糕238元'] }, missed: [] },
  ],
  ['sale', '做成小红书封面', { kinds: ['size'], sizes: ['1080x1440'], missed: [] }],
  ['market', 'and now a matching business card', { kinds: ['size'], sizes: ['1050x600'], missed: [] }],
  ['market', 'now make a matching flyer', { kinds: ['size'], sizes: ['1080x1440'], missed: [] }],
  ['market', 'an instagram post to go with it', { kinds: ['size'], sizes: ['1080x1080'], missed: [] }],
  ['sale', '同款名片也来一张', { kinds: ['size'], sizes: ['1050x600'], missed: [] }],
  ['party', "he's turning 8 not 7", { kinds: ['title'], copy: { title: 'Leo Turning 8' }, missed: [] }],
  [
    'party',
    'location changed to Trampoline World',
    { kinds: ['place'], copy: { place: 'Trampoline World' }, missed: [] },
  ],
  [
    'party',
    'add RSVP by 1 June to Sarah 555-9090',
    { kinds: ['details'], copy: { details: ['RSVP by 1 June to Sarah 555-9090'] }, missed: [] },
  ],
  ['party', 'make it less childish', { kinds: ['mood'], missed: [] }],
];
