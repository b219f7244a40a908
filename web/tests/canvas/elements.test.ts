import { centreOf, rotatePoint, stateOf, type BoundingBox, type CanvasNode } from '@easel/canvas';
import type { Artifact, TextRenderData } from '@easel/contract';
import { initializeCanvas, readPsd, writePsdUint8Array } from 'ag-psd';
import { expect, test } from 'vitest';
import { fitText, readText } from '../../src/canvas/text/fit-text.ts';
import { textOfPicture } from '../../src/canvas/text/picture-words.ts';
import { canvasFamily, elementsOf } from '../../src/canvas/picture-work/elements.ts';
import { textLayer } from '../../src/export/psd/text-layer.ts';

const picture: CanvasNode = {
  id: 'poster',
  type: 'image',
  x: 100,
  y: 50,
  width: 300,
  height: 400,
  order: 'a',
  title: 'Poster',
  data: { url: '/api/files/a.png', naturalWidth: 600, naturalHeight: 800, alt: '' },
};
const text = (change: Partial<TextRenderData>): TextRenderData => ({
  name: 'title',
  order: 2,
  lines: ['Night', 'Market'],
  fontFamily: 'dm-serif-display',
  fontWeight: 400,
  fontSize: 100,
  color: '#112233',
  align: 'center',
  letterSpacing: -0.02,
  lineHeight: 1.1,
  rotation: 0,
  vertical: false,
  baseline: 200,
  bbox: { x: 60, y: 110, width: 480, height: 200 },
  exact: true,
  raster: { assetId: 'r', url: '/api/files/r.png', bbox: { x: 58, y: 108, width: 484, height: 204 } },
  ...change,
});
const image = (
  name: string,
  order: number,
  bbox: { x: number; y: number; width: number; height: number },
): Artifact => ({
  type: 'image',
  label: order === 0 ? 'bg_image' : 'fg_image',
  content: `/api/files/${name}.png`,
  bbox,
  metadata: { width: bbox.width, height: bbox.height, order, name, assetId: name },
});
const whole = { x: 0, y: 0, width: 600, height: 800 };

function open(texts: TextRenderData[], others: CanvasNode[] = [], parts: Artifact[] = [], of = picture) {
  let id = 0;
  const texted: Artifact = {
    type: 'text',
    label: 'text_render_data',
    content: JSON.stringify({ texts }),
    metadata: { width: 600, height: 800, order: 9, name: 'text' },
  };
  const { change, frameId } = elementsOf({
    canvas: stateOf({ viewport: { x: 0, y: 0, k: 1 }, nodes: [of, ...others], connections: [] }),
    picture: of,
    artifacts: [
      image('ground', 0, whole),
      image('hero', 3, { x: 200, y: 400, width: 200, height: 300 }),
      ...parts,
      texted,
    ],
    name: 'Poster, elements',
    layerName: (name) => name.toUpperCase(),
    measure: ({ fontSize, lineHeight }) => ({ rise: fontSize * lineHeight * 0.8, ink: fontSize * 0.7 }),
    newId: () => `n${id++}`,
    at: '2026-11-22T15:00:00.000Z',
  });
  const [frame, ...nodes] = change.put!;
  return { frame: frame!, nodes, line: change.putConnections?.[0], frameId };
}

test('a transparent frame beside the picture holds ground, pictures and texts in the order of the picture', () => {
  const { frame, nodes, line } = open([text({})]);
  expect(frame).toMatchObject({ type: 'frame', y: 50, width: 300, height: 400, title: 'Poster, elements' });
  expect(frame.x).toBeGreaterThan(400);
  expect(frame.data).toMatchObject({ background: 'transparent' });
  expect(nodes.map(({ type, title }) => title ?? type)).toEqual(['GROUND', 'text', 'HERO']);
  expect(nodes.every(({ parentId }) => parentId === frame.id)).toBe(true);
  const orders = [frame, ...nodes].map(({ order }) => order!);
  expect(orders).toEqual(orders.toSorted());
  expect(nodes[0]).toMatchObject({ locked: true, x: frame.x, y: 50, width: 300, height: 400 });
  expect(nodes[2]).toMatchObject({ locked: false, x: frame.x + 100, y: 250, width: 100, height: 150 });
  expect(line).toMatchObject({ from: 'poster', to: frame.id, kind: 'derived' });
});

test('a text stands on the baseline that it has in the picture, at the picture’s scale', () => {
  const { frame, nodes } = open([text({})]);
  const node = nodes[1]!;
  expect(node.data).toMatchObject({
    text: 'Night\nMarket',
    fontFamily: 'DM Serif Display',
    fontSize: 50,
    letterSpacing: -1,
    color: '#112233',
    align: 'center',
  });
  expect(node.y + 50 * 1.1 * 0.8).toBeCloseTo(50 + 200 / 2, 6);
  // The space after a line's last letter is part of it on a page: the letters themselves stay in the middle.
  expect(node.x + node.width / 2 + 1 / 2).toBeCloseTo(frame.x + (60 + 480 / 2) / 2, 6);
});

test.each([{ exact: false }, { fontFamily: 'Somebody’s Own' }])(
  'a text that would not look the same (%o) stays as it is seen, and becomes a text where somebody writes in it',
  (change) => {
    const { frame, nodes } = open([text({ ...change, alternatives: ['caprasimo', 'nobody'] })]);
    expect(nodes.map(({ type }) => type)).toEqual(['image', 'image', 'image']);
    const shown = nodes[1]!;
    expect(shown).toMatchObject({
      title: 'Night Market',
      data: { url: '/api/files/r.png', words: { text: 'Night\nMarket', alternatives: ['Caprasimo'] } },
    });
    const real = open([text({})]).nodes[1]!;
    const written = textOfPicture(shown)!;
    expect(written).toMatchObject({
      id: shown.id,
      parentId: frame.id,
      order: shown.order,
      type: 'text',
    });
    expect(written.data).toEqual({
      ...real.data,
      fontFamily: written.data!['fontFamily'],
      alternatives: ['Caprasimo'],
    });
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(written[side]).toBeCloseTo(real[side]!, 6);
  },
);

test('a picture of words that was turned and resized gives a text turned and sized alike', () => {
  const shown = open([text({ exact: false, rotation: 5 })]).nodes[1]!;
  const upright = textOfPicture(shown)!;
  const larger = { ...shown, width: shown.width * 2, height: shown.height * 2, rotation: 90 };
  const written = textOfPicture(larger)!;
  expect(upright.rotation).toBe(5);
  expect(written).toMatchObject({ rotation: 95, width: upright.width * 2, height: upright.height * 2 });
  expect(written.data!['fontSize']).toBe(Number(upright.data!['fontSize']) * 2);
  const middle = (node: typeof shown) => ({ x: node.x + node.width / 2, y: node.y + node.height / 2 });
  const [from, to] = [middle(shown), middle(upright)];
  const [centre, turned] = [middle(larger), middle(written)];
  expect(turned.x - centre.x).toBeCloseTo(-2 * (to.y - from.y), 6);
  expect(turned.y - centre.y).toBeCloseTo(2 * (to.x - from.x), 6);
});

/** Where a place of a box lies once the box is turned about its middle. */
const placeIn = (box: BoundingBox, x: number, y: number, rotation: number) =>
  rotatePoint({ x: box.x + x, y: box.y + y }, centreOf(box), rotation);

test.each([90, -90, 12, -12, 140])(
  'words turned by %d° begin where they do in the picture: as a text, while one writes in it, and in a PSD',
  (rotation) => {
    const unturned = { x: 200, y: 385, width: 280, height: 26 };
    const bbox = { x: 300, y: 258, width: 80, height: 280 };
    const raster = { assetId: 'r', url: '/api/files/r.png', bbox };
    const words = { lines: ['Spring Exhibition'], fontSize: 30, letterSpacing: 0, baseline: null, exact: false };
    const { frame, nodes } = open([text({ ...words, align: 'left', rotation, bbox, unturned, raster })]);
    const scale = 0.5;
    const begins = placeIn(unturned, 0, 0.7 * 30, rotation);
    const expected = { x: frame.x + begins.x * scale, y: frame.y + begins.y * scale };

    const written = textOfPicture(nodes[1]!)!;
    const rise = 0.8 * 1.1 * 30 * scale;
    expect(written.rotation).toBe(rotation);
    expect(written.width).toBeCloseTo((280 + 4) * scale, 6);
    const longer = fitText(written, () => ({ width: 260, height: 40 }));
    for (const node of [written, longer]) {
      const { x, y } = placeIn(node, 0, rise, rotation);
      expect(x).toBeCloseTo(expected.x, 1);
      expect(y).toBeCloseTo(expected.y, 1);
    }

    initializeCanvas(
      () => {
        throw new Error('no canvas is needed');
      },
      (width, height) => ({ width, height, data: new Uint8ClampedArray(width * height * 4) }) as globalThis.ImageData,
    );
    const layer = textLayer(readText(written)!, rise, { x: -frame.x * 2, y: -frame.y * 2, k: 2 });
    const file = writePsdUint8Array({ width: 600, height: 800, children: [{ name: 'words', text: layer }] });
    const [cos, sin, , , x, y] = readPsd(file, { useImageData: true }).children![0]!.text!.transform!;
    expect((Math.atan2(sin!, cos!) * 180) / Math.PI).toBeCloseTo(rotation, 3);
    expect(x).toBeCloseTo(begins.x, 3);
    expect(y).toBeCloseTo(begins.y, 3);
  },
);

test('a column is a letter a line, as far apart as they stand, and begins where it does in the picture', () => {
  const bbox = { x: 300, y: 100, width: 34, height: 202 };
  const raster = { assetId: 'r', url: '/api/files/r.png', bbox };
  const words = {
    lines: ['孤舟蓑笠翁'],
    vertical: true,
    fontSize: 36,
    letterSpacing: 0.17,
    lineHeight: 1.2,
    exact: false,
  };
  const { frame, nodes } = open([text({ ...words, baseline: null, align: 'left', bbox, raster })]);
  expect(nodes[1]!.title).toBe('孤舟蓑笠翁');
  const written = textOfPicture(nodes[1]!)!;
  expect(written.data).toMatchObject({ text: '孤\n舟\n蓑\n笠\n翁', align: 'center', letterSpacing: 0 });
  expect(written.data!['lineHeight']).toBeCloseTo(1.17, 6);
  expect(written.height).toBeCloseTo((5 * 1.17 * 36) / 2, 6);
  expect(written.x + written.width / 2).toBeCloseTo(frame.x + (300 + 17) / 2, 6);
  expect(written.y + (0.8 * 1.17 * 36) / 2).toBeCloseTo(frame.y + (100 + 0.7 * 36) / 2, 6);
});

test('what lies on a part is grouped with it, as deep as they are nested; a circle of parents lies on the ground', () => {
  const part = (name: string, order: number, parent?: string) => {
    const artifact = image(name, order, { x: 20 * order, y: 20 * order, width: 200, height: 100 });
    return { ...artifact, metadata: { ...artifact.metadata, id: name, ...(parent && { parent }) } };
  };
  const circle = [part('egg', 6, 'hen'), part('hen', 7, 'egg')];
  const parts = [
    part('card', 1),
    part('disc', 2, 'card'),
    part('icon', 3, 'disc'),
    part('lost', 5, 'nobody'),
    ...circle,
  ];
  const { frame, nodes } = open([text({ parent: 'card', order: 4 })], [], parts);
  const nameOf = (id: unknown) => nodes.find((node) => node.id === id);
  const tree = nodes.map(({ type, title, parentId }) => [type, title ?? '', nameOf(parentId)?.title ?? 'frame']);
  expect(tree).toEqual([
    ['image', 'GROUND', 'frame'],
    ['frame', 'CARD', 'frame'],
    ['image', 'CARD', 'CARD'],
    ['frame', 'DISC', 'CARD'],
    ['image', 'DISC', 'DISC'],
    ['image', 'ICON', 'DISC'],
    ['text', '', 'CARD'],
    ['image', 'HERO', 'frame'],
    ['image', 'LOST', 'frame'],
    ['image', 'EGG', 'frame'],
    ['image', 'HEN', 'frame'],
  ]);
  const [card, disc] = nodes.filter(({ type }) => type === 'frame');
  expect(card!.data).toMatchObject({ group: true, background: 'transparent' });
  expect(disc).toMatchObject({ x: frame.x + 20, y: 50 + 20, width: 110, height: 60 });
});

test('what stands in the way is passed by', () => {
  const other = { ...picture, id: 'other', x: 450, order: 'b' };
  const { frame } = open([], [other]);
  expect(frame.x).toBeGreaterThanOrEqual(750);
});

test.each([
  ['a crop', { data: { ...picture.data, crop: { x: 0.5, y: 0.25, width: 0.5, height: 0.5 } } }, { x: 0.5, y: 0.25 }],
  ['a box of other proportions', { height: 200 }, { x: 0, y: 0.25 }],
])('the frame shows what %s leaves to be seen, and holds the rest', (_, change, from) => {
  const cut = { ...picture, ...change };
  const { frame, nodes } = open([], [], [], cut);
  expect(frame).toMatchObject({ width: cut.width, data: { clip: true } });
  expect(frame.height).toBeCloseTo(cut.height, 6);
  const [ground] = nodes;
  expect(frame.x - ground!.x).toBeCloseTo(from.x * ground!.width, 6);
  expect(frame.y - ground!.y).toBeCloseTo(from.y * ground!.height, 6);
  expect(ground!.width / ground!.height).toBeCloseTo(600 / 800, 6);
});

test('beside a picture that is turned, and past others that are, there is as much room as beside one that is not', () => {
  const long = { ...picture, width: 200, height: 800, rotation: 90 };
  const right = centreOf(long).x + 400;
  const { frame } = open([], [], [], long);
  expect(frame.x).toBeCloseTo(right + 64, 6);
  expect(frame.y).toBeCloseTo(centreOf(long).y - 100, 6);
  const other = { ...long, id: 'other', x: right + 200, order: 'b' };
  expect(open([], [other], [], long).frame.x).toBeCloseTo(centreOf(other).x + 400 + 64, 6);
});

test('typefaces of the designer are known here by their own names', () => {
  expect(canvasFamily('zcool-qingke-huangyou')).toBe('ZCOOL QingKe HuangYou');
  expect(canvasFamily('inter-tight')).toBe('Inter Tight');
  expect(canvasFamily('nobody')).toBeUndefined();
});
