import type { EditCase } from './edit-case.ts';

const counted = (lines: readonly string[]) => lines.map((line, at) => `${at + 1}. ${line}`);
const [mug, food, bins, locks] = [
  'Wash up your own mug',
  'Label your food',
  'Bins out on Tuesday',
  'Last one out locks up',
];
const rules = (words: string, ...lines: string[]): EditCase => [
  'rules',
  words,
  { kinds: ['details'], copy: { title: 'Kitchen House Rules', details: counted(lines) }, missed: [] },
];
const pact = (words: string, ...lines: string[]): EditCase => [
  'pact',
  words,
  { kinds: ['details'], copy: { details: lines.map((line, at) => `${at + 1}、${line}`) }, missed: [] },
];
const steps = [
  'No screens after 9pm',
  'Keep the room cool',
  'Same bedtime every day',
  'No caffeine after lunch',
  'Read a paper book',
];
const sleep = (words: string, count: number, details: readonly string[]): EditCase => [
  'sleep',
  words,
  { kinds: ['details'], copy: { title: `${count} Steps to Better Sleep`, details }, missed: [] },
];

const programme = (words: string, ...details: string[]): EditCase => [
  'programme',
  words,
  { kinds: ['details'], copy: { title: 'Wedding Programme', details }, missed: [] },
];
const [ceremony, drinks, dinner, dancing] = ['2pm ceremony', '3pm drinks on the lawn', '5pm dinner', '8pm dancing'];
const classes = (words: string, ...details: string[]): EditCase => [
  'classes',
  words,
  { kinds: ['details'], copy: { title: '瑜伽馆周课表', details }, missed: [] },
];
const [flow, yin, aerial] = ['周一19:00流瑜伽', '周三19:00阴瑜伽', '周六10:00空中瑜伽'];
const award = (words: string, kind: string, copy: Record<string, unknown>): EditCase => [
  'award',
  words,
  { kinds: [kind], copy: { title: 'Certificate of Completion', ...copy }, missed: [] },
];
const finished = 'Finished the Barista Foundations course';

/** Of rows that are meant by their number, of programmes and of who is named on a certificate. */
export const stepEdits: readonly EditCase[] = [
  rules('add a rule: 5. Wipe the hob after use', mug, food, bins, locks, 'Wipe the hob after use'),
  rules('add "Wipe the hob after use"', mug, food, bins, locks, 'Wipe the hob after use'),
  rules('remove rule 3', mug, food, locks),
  rules('delete the third rule', mug, food, locks),
  rules('rule 2 should be "Label all food"', mug, 'Label all food', bins, locks),
  rules('change rule 1 to Wash up and dry your own mug', 'Wash up and dry your own mug', food, bins, locks),
  rules('change Tuesday to Wednesday', mug, food, 'Bins out on Wednesday', locks),
  rules('put the last one first', locks, mug, food, bins),
  ['rules', 'no numbers please', { kinds: ['details'], copy: { details: [mug, food, bins, locks] }, missed: [] }],
  rules('swap rules 1 and 4', locks, food, bins, mug),
  pact('第一条和第二条换一下', '认真听讲', '按时上课', '爱护桌椅', '不乱扔垃圾'),
  classes('周三改成20:00', flow, '周三20:00阴瑜伽', aerial),
  classes('阴瑜伽改到18:00', flow, '周三18:00阴瑜伽', aerial),
  classes('加一节周日9:00普拉提', flow, yin, aerial, '周日9:00普拉提'),
  classes('去掉周六的课', flow, yin),
  classes('全部推迟半小时', '周一19:30流瑜伽', '周三19:30阴瑜伽', '周六10:30空中瑜伽'),
  programme('swap dinner and dancing', ceremony, drinks, '5pm dancing', '8pm dinner'),
  ['market', 'the opening time should be 9am', { kinds: ['time'], copy: { time: '9am-1pm' }, missed: [] }],
  [
    'market',
    'swap fresh bread for sourdough',
    { kinds: ['details'], copy: { details: ['Sourdough', 'Cheese', 'Flowers'] }, missed: [] },
  ],
  [
    'party',
    'it’s now at our house, 12 Elm Close',
    { kinds: ['place'], copy: { place: 'our house, 12 Elm Close' }, missed: [] },
  ],
  ['party', 'no date yet, just put TBC', { kinds: ['date'], copy: { date: 'TBC' }, missed: [] }],
  ['sale', '蛋糕那行去掉', { kinds: ['details'], copy: { details: ['姜饼屋套装168元'] }, missed: [] }],
  pact('第二条改成“专心听讲”', '按时上课', '专心听讲', '爱护桌椅', '不乱扔垃圾'),
  pact('删掉第三条', '按时上课', '认真听讲', '不乱扔垃圾'),
  pact('再加一条：热爱劳动', '按时上课', '认真听讲', '爱护桌椅', '不乱扔垃圾', '热爱劳动'),
  pact('把爱护桌椅改成爱护公物', '按时上课', '认真听讲', '爱护公物', '不乱扔垃圾'),
  sleep('add a sixth step: open a window', 6, [...steps, 'Open a window']),
  sleep('remove step 4', 4, steps.toSpliced(3, 1)),
  sleep('step 2 should say keep the room dark and cool', 5, steps.with(1, 'Keep the room dark and cool')),
  sleep('number the steps', 5, counted(steps)),
  programme('dinner is at 6pm', ceremony, drinks, '6pm dinner', dancing),
  programme('dinner at 5.30', ceremony, drinks, '5.30pm dinner', dancing),
  programme('the ceremony starts at 1pm', '1pm ceremony', drinks, dinner, dancing),
  programme('add 7pm speeches', ceremony, drinks, dinner, '7pm speeches', dancing),
  programme('remove the dancing', ceremony, drinks, dinner),
  programme('move everything an hour later', '3pm ceremony', '4pm drinks on the lawn', '6pm dinner', '9pm dancing'),
  programme(
    'start everything half an hour earlier',
    '1.30pm ceremony',
    '2.30pm drinks on the lawn',
    '4.30pm dinner',
    '7.30pm dancing',
  ),
  award('change the name to Leo Park', 'subtitle', { subtitle: 'Leo Park' }),
  award('signed by Dr Rosa Kline instead', 'details', { details: [finished, 'Signed by Dr Rosa Kline'] }),
  [
    'award',
    'it should say Certificate of Achievement',
    { kinds: ['title'], copy: { title: 'Certificate of Achievement' }, missed: [] },
  ],
  award('it should say completed the Barista Foundations course', 'details', {
    details: ['completed the Barista Foundations course', 'Signed by Head of Training David Lin'],
  }),
  award('remove the signature', 'details', { details: [finished] }),
  ['prize', '名字改成王小明', { kinds: ['subtitle'], copy: { title: '奖状', subtitle: '王小明同学' }, missed: [] }],
  ['prize', '颁给赵一鸣', { kinds: ['subtitle'], copy: { title: '奖状', subtitle: '赵一鸣同学' }, missed: [] }],
];
