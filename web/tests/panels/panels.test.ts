import { stateOf, type CanvasNode } from '@easel/canvas';
import { describe, expect, test } from 'vitest';
import { coloursOfBrand, familiesOfBrand } from '../../src/canvas/brand/brand-offers.ts';
import { matches } from '../../src/canvas/find/words.ts';
import { partsOf } from '../../src/i18n/sought.ts';
import { calculate, isRelative } from '../../src/canvas/inspector/arithmetic.ts';
import { setGeometry, setSize, shared } from '../../src/canvas/inspector/set-value.ts';
import { onMap, scaleOf, toWorld } from '../../src/canvas/minimap/map-scale.ts';
import { createPanels } from '../../src/canvas/panels/panels.ts';
import { inStroke, inStrokeWidth } from '../../src/canvas/style/shape-stroke.ts';
import { framePresets, offeredPresets, presetOf, sizeWords } from '../../src/canvas/tools/frame-presets.ts';

const picture = (id: string, data: Record<string, unknown>, part: Partial<CanvasNode> = {}): CanvasNode => ({
  id,
  type: 'image',
  x: 0,
  y: 0,
  width: 100,
  height: 50,
  data,
  ...part,
});
const canvasOf = (nodes: CanvasNode[]) => stateOf({ viewport: { x: 0, y: 0, k: 1 }, nodes, connections: [] });

describe('find', () => {
  const lantern = picture('a', {
    prompt: 'A paper LANTERN at an autumn fair',
    alt: '中秋灯笼海报',
    url: '/x/Café%20menu.png',
  });
  test.each([
    ['lantern, autumn', true],
    ['autumn lantern', true],
    ['lantern winter', false],
    ['灯笼', true],
    ['中秋，海报', true],
    ['ｌａｎｔｅｒｎ', true],
    ['cafe menu', true],
  ])('%s', (wish, found) => {
    expect(matches(lantern, partsOf(wish))).toBe(found);
  });
  test.each(['/api/files/0123456789abcdef0123456789abcdef.png', '/api/files/Qr7abcdefAZ_-x0kLmN4tw.png?variant=640'])(
    'what files are stored under is no word: %s',
    (url) => {
      expect(matches(picture('b', { url }), partsOf('abcdef'))).toBe(false);
    },
  );
});

describe('sums in number fields', () => {
  test.each([
    ['120', 5, 120],
    ['+20', 100, 120],
    ['-=20', 100, 80],
    ['-20', 100, -20],
    ['*2', 30, 60],
    ['/4', 30, 7.5],
    ['1080/3 + 4*2', 0, 368],
    ['(1+2)*3', 0, 9],
    ['50%', 0, 0.5],
    ['12,5', 0, 12.5],
    ['30 px', 0, 30],
    ['２×３', 0, 6],
    ['', 1, null],
    ['abc', 1, null],
    ['1/0', 1, null],
    ['2+', 1, null],
    ['1 2 x', 1, null],
  ])('%s from %s is %s', (text, value, result) => {
    expect(calculate(text, value)).toBe(result);
  });
  test.each([
    ['50%', 80, 50],
    ['80', 50, 80],
    ['＋10％', 80, 90],
    ['-=12.5 %', 80, 67.5],
    ['*50%', 80, 40],
    ['25%*2', 80, 50],
    ['-5%', 0, -5],
  ])('in percent %s from %s is %s', (text, value, result) => {
    expect(calculate(text, value, { percent: true })).toBe(result);
  });
  test('a sum that goes on needs a value to go on from', () => {
    expect(calculate('+1', null)).toBeNull();
    expect([isRelative('+1'), isRelative('*2'), isRelative('-=1'), isRelative('-1'), isRelative('5')]).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('fields of several', () => {
  test('say what all agree on, else that they do not', () => {
    const nodes = [picture('a', {}), picture('b', {}, { x: 5 })];
    expect([shared(nodes, ({ width }) => width), shared(nodes, ({ x }) => x), shared([], ({ x }) => x)]).toEqual([
      100,
      'mixed',
      null,
    ]);
  });
  test('a width keeps the ratio where it is locked', () => {
    const one = picture('a', {});
    expect(setGeometry(canvasOf([one]), [one], 'width', () => 200, true)).toMatchObject([{ width: 200, height: 100 }]);
    expect(setGeometry(canvasOf([one]), [one], 'width', () => 200)).toMatchObject([{ width: 200, height: 50 }]);
  });
  test('a frame takes what lies in it along', () => {
    const frame = picture('f', {}, { type: 'frame', width: 300, height: 300 });
    const inside = picture('a', {}, { x: 20, y: 30, parentId: 'f' });
    const put = setGeometry(canvasOf([frame, inside]), [frame], 'x', () => 500);
    expect(new Map(put.map(({ id, x }) => [id, x]))).toEqual(
      new Map([
        ['f', 500],
        ['a', 520],
      ]),
    );
  });
});

test('a place on the minimap is the place on the page', () => {
  const scale = scaleOf({ x: -500, y: 200, width: 4000, height: 1000 }, { width: 168, height: 104 });
  const box = onMap(scale, { x: 100, y: 300, width: 40, height: 40 });
  const back = toWorld(scale, box);
  expect([back.x, back.y].map(Math.round)).toEqual([100, 300]);
  expect(box.x).toBeGreaterThanOrEqual(8);
});

test('layers and minimap stay as one left them; find does not', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const before = createPanels(storage);
  before.toggleLayers();
  before.toggleMinimap();
  before.setFind(true);
  expect(createPanels(storage).getState()).toMatchObject({ layers: true, minimap: true, find: false, side: 'agent' });
});

test('frames are known by their size, upright and lying, in the sizes of the reader’s country', () => {
  for (const preset of framePresets) {
    const language = preset.language ?? 'en';
    const { width, height } = preset;
    expect(presetOf({ width, height }, language)?.name).toBe(preset.name);
    const turned = presetOf({ width: height, height: width }, language);
    expect([turned?.width, turned?.height].sort()).toEqual([width, height].sort());
  }
  expect(presetOf({ width: 1080, height: 1081 }, 'en')).toBeUndefined();
  const cards = (['en', 'zh-CN'] as const).map((language) =>
    offeredPresets(language).find(({ name }) => name === 'card'),
  );
  expect(cards.map((card) => card && sizeWords(card))).toEqual(['85 × 55 mm', '90 × 54 mm']);
});

test('a frame that gets another size keeps its corner, and what lies in it stays where it is', () => {
  const frame: CanvasNode = { ...picture('frame', { clip: true }), type: 'frame', x: 40, width: 400, height: 400 };
  const inside = picture('inside', {}, { x: 50, y: 10, parentId: 'frame' });
  const put = setSize(canvasOf([frame, inside]), [frame], () => ({ width: 200, height: 100 }));
  expect(put).toEqual([{ ...frame, width: 200, height: 100 }]);
});

test('a kit offers each of its colours and typefaces once, in its own order', () => {
  const color = (name: string, hex: string) => ({ name, hex });
  const colorGroups = [
    { name: 'Main', colors: [color('Persimmon', '#E2581F'), color('Ink', '#2a1a10')] },
    { name: 'Again', colors: [color('Orange', '#e2581f'), color('Cream', '#FFF4E0')] },
  ];
  expect(coloursOfBrand({ colorGroups })).toEqual([
    { name: 'Persimmon', css: '#e2581f' },
    { name: 'Ink', css: '#2a1a10' },
    { name: 'Cream', css: '#fff4e0' },
  ]);
  const typography = ['Playfair Display', ' Oto ', 'Oto', ''].map((family) => ({ role: 'body', family }));
  const files = [{ role: 'display', family: 'Oto', url: '/api/files/oto.woff2' }];
  expect(familiesOfBrand({ typography: [...files, ...typography] })).toEqual([
    { name: 'Oto', uploaded: true },
    { name: 'Playfair Display', uploaded: false },
  ]);
});

test('a stroke that gets a colour or a width can be seen', () => {
  const bare: CanvasNode = { ...picture('s', { shape: 'rectangle', stroke: 'none', strokeWidth: 0 }), type: 'shape' };
  const drawn: CanvasNode = { ...bare, data: { shape: 'rectangle', stroke: '#ff0000', strokeWidth: 5 } };
  expect(inStroke(bare, '#00ff00')).toEqual({ stroke: '#00ff00', strokeWidth: 2 });
  expect(inStroke(bare, 'transparent')).toEqual({ stroke: 'transparent' });
  expect(inStrokeWidth(bare, 4)).toEqual({ stroke: '#1c1b19', strokeWidth: 4 });
  expect([inStroke(drawn, '#00ff00'), inStrokeWidth(drawn, 0)]).toEqual([{ stroke: '#00ff00' }, { strokeWidth: 0 }]);
});
