import { layersMissed, objectsPartial, type Artifact } from '@easel/contract';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import canvas from '../../src/i18n/zh-CN/canvas.json' with { type: 'json' };
import { findingOf } from '../../src/canvas/picture-work/finding.ts';

/** Words as their keys with what they are told: what they say in a language stands in the catalogues. */
const t = (key: string, values: Record<string, string | number> = {}) =>
  key === 'elements.sentences'
    ? `${values['first']} ${values['next']}`
    : [key.replace('elements.', ''), ...Object.values(values)].join(' ');
const words = (lines: string[], confidence?: number, warnings?: string[]) => ({
  lines,
  ...(confidence !== undefined && { confidence }),
  ...(warnings && { warnings }),
});

function artifactsOf(warnings: string[], texts: object[], kind = 'smooth'): Artifact[] {
  const metadata = { width: 600, height: 800, assetId: 'a' };
  const image = { type: 'image' as const, content: '/api/files/a.png' };
  return [
    { ...image, label: 'bg_image', metadata: { ...metadata, order: 0, name: 'ground', class: kind, warnings } },
    { ...image, label: 'fg_image', metadata: { ...metadata, order: 1, name: 'disc' } },
    {
      type: 'text',
      label: 'text_render_data',
      content: JSON.stringify({ texts }),
      metadata: { ...metadata, order: 2, name: 'text' },
    },
  ];
}

test('says how much was found and how long it took, and no more where nothing is in doubt', () => {
  const { words: said, doubtful } = findingOf(artifactsOf([], [words(['Night', 'Market'], 0.9), words(['Sat'])]), {
    t,
    seconds: 3.25,
  });
  expect(said).toBe('found both lines 3 objects 1 3.3');
  expect(doubtful).toEqual([]);
});

test('sentences follow each other as the language writes them: in Chinese without a space', async () => {
  const speaking = createInstance({ lng: 'zh-CN', resources: { 'zh-CN': { canvas } }, defaultNS: 'canvas' });
  await speaking.init();
  const { words: said } = findingOf(artifactsOf([], [words(['Night'], 0.5)], 'photo'), {
    t: (key, values) => speaking.t(key, values ?? {}),
    seconds: 4,
  });
  expect(said).toBe('用时 4.0 秒：1 行文字，1 个对象。这是照片：对象可能不完整。有 1 处文字需要核对。');
});

test.each([0.03, null])('says no time where it took none, or nobody waited for it (%d)', (seconds) => {
  expect(findingOf(artifactsOf([], []), { t, seconds }).words).toBe('foundMeanwhile objects 1');
});

test('says that the layers of a model were of no use, and which texts to look at', () => {
  const doubted = words(['M4rket'], 0.6);
  const { words: said, doubtful } = findingOf(artifactsOf([layersMissed], [words(['Night']), doubted], 'photo'), {
    t,
    seconds: 4,
  });
  expect(said).toBe('found both lines 2 objects 1 4.0 photo layersMissed doubtful 1');
  expect(doubtful).toEqual([doubted]);
  const { words: flyer } = findingOf(artifactsOf([objectsPartial], [words(['Night'])], 'textured'), { t, seconds: 4 });
  expect(flyer).toBe('found both lines 1 objects 1 4.0 photo');
  const { words: other } = findingOf(artifactsOf(['soft edges'], [words(['Night'])]), { t, seconds: 4 });
  expect(other).not.toContain('layersMissed');
});

test('says that columns run otherwise once somebody writes in them', () => {
  const texts = [words(['Night']), { ...words(['夜市']), vertical: true }, { ...words(['湖畔']), vertical: true }];
  const { words: said, doubtful } = findingOf(artifactsOf([], texts), { t, seconds: 4 });
  expect(said).toBe('found both lines 3 objects 1 4.0 columns 2');
  expect(doubtful).toEqual([]);
});

test('asks for a look at words that may be read wrong, and not at those whose typeface is another', () => {
  const [set, faint, hard] = [
    words(['$ 25'], 0.87, ['nearest-typeface', 'shadow']),
    words(['With love'], 0.9, ['faint-ink']),
    words(['Large'], 0.9, ['nearest-typeface', 'hard-to-read']),
  ];
  const { doubtful } = findingOf(artifactsOf([], [set, faint, hard]), { t, seconds: 4 });
  expect(doubtful).toEqual([faint, hard]);
});

test('says nothing of what there is none of', () => {
  const [ground, disc, words] = artifactsOf([], []);
  const telling = { t, seconds: 2 };
  expect(findingOf([ground!, disc!, words!], telling).words).toBe('found objects 1 2.0');
  expect(findingOf([ground!], telling).words).toBe('found groundOnly 2.0');
});
