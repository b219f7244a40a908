import { describe, expect, test } from 'vitest';
import { readWording, wordsSetIn, type CanvasNode, type SetText } from '../src/index.ts';

const faults = [{ asked: 'Bean There', read: 'Baen Ther', sure: true }];
const wording = { assetId: 'old', faults };
const picture: CanvasNode = {
  id: 'p',
  type: 'image',
  x: 100,
  y: 200,
  width: 400,
  height: 300,
  order: 'a5',
  parentId: 'frame',
  title: 'Poster',
  data: { assetId: 'old', url: '/old.png', naturalWidth: 800, naturalHeight: 600, thumbhash: 'x', alt: 'a', wording },
};
const clean = { assetId: 'new', url: '/new.png', width: 800, height: 600 };
const text: SetText = {
  lines: ['Bean There'],
  family: 'Inter Tight',
  weight: 700,
  size: 80,
  colour: '#112233',
  align: 'left',
  tracking: 0.05,
  lineHeight: 1.2,
  rotation: 0,
  vertical: false,
  box: { x: 40, y: 60, width: 500, height: 96 },
};
const set = (node: CanvasNode, texts: readonly SetText[] = [text], others: readonly CanvasNode[] = []) => {
  let next = 0;
  const newId = () => `n${next++}`;
  const now = { source: 'generator', newId, at: '2026-01-01T00:00:00Z' } as const;
  return wordsSetIn({ picture: node, clean, texts, faults, others: [node, ...others], ...now });
};

describe('the right words over a picture', () => {
  test('stand where they stood, at its scale, in a group that takes its place', () => {
    const [group, shown, words] = set(picture);
    expect(group).toMatchObject({ type: 'frame', order: 'a5', parentId: 'frame', x: 100, y: 200, width: 400 });
    expect(shown).toMatchObject({ id: 'p', parentId: group!.id, data: { assetId: 'new', url: '/new.png', alt: 'a' } });
    expect(shown!.data).not.toHaveProperty('thumbhash');
    expect(words).toMatchObject({ type: 'text', parentId: group!.id, x: 120, y: 230, width: 250, height: 48 });
    expect(words!.data).toMatchObject({ text: 'Bean There', fontSize: 40, letterSpacing: 2, color: '#112233' });
    expect(words!.order! > shown!.order!).toBe(true);
    expect(readWording(shown!.data!)).toEqual({ assetId: 'new', faults, set: true });
  });

  test('follow the part of the picture that is shown, and turn with it', () => {
    const crop = { x: 0.25, y: 0, width: 0.5, height: 1 };
    const [, , cut] = set({ ...picture, data: { ...picture.data, crop } });
    // A pixel of the picture is a unit of the page now, and its first quarter is out of sight.
    expect(cut).toMatchObject({ x: 100 - 200 + 40, y: 260, width: 500 });
    const [, , turned] = set({ ...picture, rotation: 180 });
    expect(turned).toMatchObject({ rotation: 180, x: 230, y: 422 });
  });

  test('stay below what lies over the picture, however close, and are seen through as it is', () => {
    const over = ['a6', 'a5V', 'a4'].map((order) => ({ ...picture, id: order, order }));
    const [, shown, first, second] = set({ ...picture, opacity: 0.4 }, [text, text], over);
    expect([shown!.opacity, first!.opacity, second!.opacity]).toEqual([0.4, 0.4, 0.4]);
    const orders = [shown!, first!, second!].map(({ order }) => order!);
    expect([...orders, 'a5V']).toEqual([...orders, 'a5V'].toSorted());
    expect(new Set(orders).size).toBe(3);
  });

  test('are cut off where the picture is, by a frame as large as what it shows, and none is hidden for good', () => {
    const crop = { x: 0, y: 0.5, width: 1, height: 0.5 };
    const cropped = { ...picture, height: 150, rotation: 30, data: { ...picture.data, crop } };
    const low = { ...text, box: { ...text.box, y: 400 } };
    const [frame, ...inside] = set(cropped, [text, low]);
    expect(frame).toMatchObject({ x: 100, y: 200, width: 400, height: 150, rotation: 30 });
    expect(frame!.data).toEqual({ name: 'Poster', background: 'transparent', clip: true });
    expect(inside.map(({ parentId, hidden = false }) => [parentId, hidden])).toEqual([
      [frame!.id, false],
      [frame!.id, false],
      [frame!.id, false],
    ]);
    // Upright they lie within what is seen; turned about their middle they reach beyond it.
    expect(set(cropped, [low])[0]!.data).toMatchObject({ group: true, clip: false });
    expect(set(cropped, [{ ...low, rotation: 90 }])[0]!.data).toMatchObject({ clip: true });
  });

  test('stand where they are seen on a picture that is cut because its node has another shape', () => {
    const [group, , words] = set({ ...picture, width: 200 });
    expect(words).toMatchObject({ x: 100 - 100 + 20, y: 230, width: 250, height: 48 });
    expect(group!.data).toMatchObject({ clip: true });
  });

  test('are none where there are none, and the picture alone changes', () => {
    expect(set(picture, []).map(({ id, parentId }) => [id, parentId])).toEqual([['p', 'frame']]);
    expect(set({ ...picture, type: 'shape' })).toEqual([]);
  });
});

test('what was found in a picture says nothing of the one that took its place', () => {
  expect(readWording(picture.data!)).toEqual(wording);
  expect(readWording({ ...picture.data, assetId: 'another' })).toBeUndefined();
  expect(readWording({ ...picture.data, wording: { assetId: 'old', faults: [{ asked: 1 }] } })).toBeUndefined();
});
