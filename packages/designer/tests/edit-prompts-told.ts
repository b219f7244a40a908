import type { EditCase } from './edit-case.ts';

const lineUp = (words: string, ...details: string[]): EditCase => [
  'lineUp',
  words,
  { kinds: ['details'], copy: { title: 'Moonfest', details }, missed: [] },
];
const [kites, trust, crumb] = ['The Paper Kites', 'Men I Trust', 'Crumb'];
const funeral = (words: string, kind: string, copy: Record<string, unknown>): EditCase => [
  'funeral',
  words,
  { kinds: [kind], copy, missed: [] },
];
const honour = (words: string, kind: string, copy: Record<string, unknown>): EditCase => [
  'honour',
  words,
  { kinds: [kind], copy, missed: [] },
];

const trio = (words: string, copy: Record<string, unknown>): EditCase => [
  'trio',
  words,
  { kinds: [Object.keys(copy)[0]!], copy, missed: [] },
];
const opening = (words: string, date: string): EditCase => [
  'teaShop',
  words,
  { kinds: ['date'], copy: { date, offer: '第二杯半价' }, missed: [] },
];
const card = (words: string, contact: Record<string, string>): EditCase => [
  'card',
  words,
  { kinds: ['details'], copy: { contact, details: [] }, missed: [] },
];
const [mail, phone] = ['hiro@studiotanaka.jp', '+81 3 1234 5678'];

/** What is told of the matter itself and not of the sheet. */
export const toldEdits: EditCase[] = [
  trio('move it one week later', { date: 'Friday 19 June', time: '8pm' }),
  trio('postpone by two weeks', { date: 'Friday 26 June' }),
  trio('bring it forward two days', { date: 'Wednesday 10 June' }),
  trio('push it back by 20 days', { date: 'Thursday 2 July' }),
  trio("it's on Sunday, same time", { date: 'Sunday 14 June', time: '8pm' }),
  trio('same time but on Thursday', { date: 'Thursday 11 June', time: '8pm' }),
  trio('doors open at 7:30', { details: ['Doors open at 7:30'] }),
  trio('tickets are sold out', { details: ['Sold out'] }),
  trio('add our website bluetrio.com and phone 555-0101', { details: ['bluetrio.com', '555-0101'] }),
  opening('日期延长一周', '12月5日到12月15日'),
  opening('推迟三天', '12月8日到12月11日'),
  opening('提前一周', '11月28日到12月1日'),
  ['teaShop', '加一只小熊', { kinds: ['add-subject'], shows: /bear/, missed: [] }],
  ['wedding', '新娘名字写错了，是王芬', { kinds: ['title'], copy: { title: '李明 & 王芬' }, missed: [] }],
  ['discount', 'make it 60%', { kinds: ['offer'], copy: { offer: 'up to 60% off' }, missed: [] }],
  ['discount', 'ends tomorrow', { kinds: ['date'], copy: { date: 'ends tomorrow' }, missed: [] }],
  card('change the phone to +81 3 9999 0000', { mail, phone: '+81 3 9999 0000' }),
  card('add website studiotanaka.jp', { mail, phone, web: 'studiotanaka.jp' }),
  card('remove the email', { phone }),
  card('电话改成 13900001111', { mail, phone: '13900001111' }),
  [
    'menu',
    'add churros 3.50 at the end',
    {
      kinds: ['details'],
      copy: {
        items: [
          { name: 'carnitas', price: '$4' },
          { name: 'al pastor', price: '$4' },
          { name: 'veggie', price: '$3.50' },
          { name: 'horchata', price: '$3' },
          { name: 'churros', price: '$3.50' },
        ],
      },
      missed: [],
    },
  ],
  [
    'menu',
    'horchata is 3.25 now',
    {
      kinds: ['price'],
      copy: {
        items: [
          { name: 'carnitas', price: '$4' },
          { name: 'al pastor', price: '$4' },
          { name: 'veggie', price: '$3.50' },
          { name: 'horchata', price: '$3.25' },
        ],
      },
      missed: [],
    },
  ],
  lineUp('add Slow Pulp to the lineup', kites, trust, crumb, 'Slow Pulp'),
  lineUp('Crumb cancelled, replace with Big Thief', kites, trust, 'Big Thief'),
  lineUp('remove Crumb', kites, trust),
  funeral('the service is at 2pm', 'time', { time: '2pm', date: '21 March' }),
  funeral('her name is Margaret Rose Ellis', 'title', { title: 'Margaret Rose Ellis' }),
  funeral('change the years to 1941–2026', 'subtitle', { subtitle: '1941–2026' }),
  [
    'novel',
    'the author is Elena Marsh-Hall',
    { kinds: ['details'], copy: { details: ['Elena Marsh-Hall'] }, missed: [] },
  ],
  honour('改成二等奖', 'subtitle', { title: '喜报', subtitle: '热烈祝贺我校李明同学荣获全国物理竞赛二等奖' }),
  honour('名字改成王芳', 'subtitle', { title: '喜报', subtitle: '热烈祝贺我校王芳同学荣获全国物理竞赛一等奖' }),
  honour('加上学校名字：阳光中学', 'details', { details: ['阳光中学'] }),
];
