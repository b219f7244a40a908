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

/** Of rows that are meant by their number. */
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
  pact('第二条改成“专心听讲”', '按时上课', '专心听讲', '爱护桌椅', '不乱扔垃圾'),
  pact('删掉第三条', '按时上课', '认真听讲', '不乱扔垃圾'),
  pact('再加一条：热爱劳动', '按时上课', '认真听讲', '爱护桌椅', '不乱扔垃圾', '热爱劳动'),
  pact('把爱护桌椅改成爱护公物', '按时上课', '认真听讲', '爱护公物', '不乱扔垃圾'),
  sleep('add a sixth step: open a window', 6, [...steps, 'Open a window']),
  sleep('remove step 4', 4, steps.toSpliced(3, 1)),
  sleep('step 2 should say keep the room dark and cool', 5, steps.with(1, 'Keep the room dark and cool')),
  sleep('number the steps', 5, counted(steps)),
];
