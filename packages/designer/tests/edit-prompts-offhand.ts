import type { EditCase } from './edit-case.ts';

/** Said of a finished design in passing, as one says it to a colleague. */
export const offhandEdits: readonly EditCase[] = [
  [
    'cafe',
    'add a line: dogs welcome',
    { kinds: ['details'], copy: { details: ['Coffee Shop', 'dogs welcome'] }, missed: [] },
  ],
  [
    'tea',
    '加一行小字：最终解释权归本店所有',
    { kinds: ['details'], copy: { details: ['最终解释权归本店所有'] }, missed: [] },
  ],
  [
    'cafe',
    'change the text to: A slow cup of coffee',
    { kinds: ['subtitle'], copy: { subtitle: 'A slow cup of coffee' } },
  ],
  [
    'tea',
    '文案换成：一杯好茶，一段时光',
    { kinds: ['subtitle'], copy: { subtitle: '一杯好茶，一段时光' }, missed: [] },
  ],
  ['tea', '加上抖音号 chali2027', { kinds: ['details'], copy: { details: ['抖音号 chali2027'] }, missed: [] }],
  ['tea', '配上英文 TEA TIME', { kinds: ['details'], copy: { title: '茶里', details: ['TEA TIME'] }, missed: [] }],
  ['cafe', "there's a typo: it should be Bean Their", { kinds: ['title'], copy: { title: 'Bean Their' }, missed: [] }],
  ['cafe', 'spell it "Beans There"', { kinds: ['title'], copy: { title: 'Beans There' }, missed: [] }],
  ['tea', '9月1日写错了，是9月11日', { kinds: ['date'], copy: { date: '9月11日开业' }, missed: [] }],
  ['cafe', "it's on the 3rd, not the 1st", { kinds: ['date'], copy: { date: 'opening 3 September' }, missed: [] }],
  ['tea', '是9月3日，不是9月1日', { kinds: ['date'], copy: { date: '9月3日开业' }, missed: [] }],
  ['cafe', 'more white space', { kinds: ['style'], style: 'minimal', missed: [] }],
  ['tea', '背景留白多一点', { kinds: ['style'], missed: [] }],
  ['cafe', 'not a serif font', { kinds: ['typeface'], missed: [] }],
  ['tea', '字体不要书法体', { kinds: ['typeface'], missed: [] }],
  ['tea', '不要茶壶了，换成莲花', { kinds: ['swap-subject'], shows: /lotus/, hides: /teapot/, missed: [] }],
  ['tea', '太素了', { kinds: ['palette'], missed: [] }],
  ['tea', '颜色不好看，换一个', { kinds: ['palette'], missed: [] }],
  ['cafe', 'like the first one but green', { kinds: ['palette'], missed: [] }],
  ['cafe', 'make the text easier to read', { kinds: ['palette'], missed: [] }],
  [
    'cafe',
    'three different colour schemes',
    { kinds: ['palette'], sizes: ['1080x1440', '1080x1440', '1080x1440'], missed: [] },
  ],
  ['tea', '出三个不同配色', { kinds: ['palette'], sizes: ['1080x1440', '1080x1440', '1080x1440'], missed: [] }],
  ['cafe', 'all lowercase', { kinds: ['title'], copy: { title: 'bean there' }, missed: [] }],
];

/** What cannot be had by words, and is answered with the way to have it. */
export const unableEdits: readonly (readonly [words: string, way: RegExp])[] = [
  ['put the title on two lines', /Edit elements/],
  ['标题分两行', /编辑元素/],
  ['add a QR code', /canvas/],
  ['加个二维码', /画布/],
  ['add our logo', /canvas/],
  ['加上我们的logo', /画布/],
  ['use our brand colours', /Brand Kit/],
  ['用我们的品牌色', /品牌套件/],
];
