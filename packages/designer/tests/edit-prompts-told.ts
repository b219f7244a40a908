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

/** What is told of the matter itself and not of the sheet. */
export const toldEdits: EditCase[] = [
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
