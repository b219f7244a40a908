/** What goes out, how large it becomes, and in which pieces it is drawn. */
import { connectionsOf, initialViewport, stateOf, type CanvasNode } from '@easel/canvas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandHeight, fileName, fits, largestScale, tileSide, tilesOf } from '../../src/export/sizes.ts';
import { subjectOf } from '../../src/export/subject.ts';
import { zipEntries } from '../../src/export/zip-pictures.ts';
import { canvasOf, clippingFrame as frame, picture } from '../canvas/nodes.ts';

const ids = (subject: ReturnType<typeof subjectOf>) => subject?.items.map(({ node }) => node.id);

test('pieces cover a picture once, and none is longer than a canvas may be', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 17 }),
      (width, height, side) => {
        const seen = new Uint8Array(width * height);
        for (const tile of tilesOf({ width, height }, side)) {
          expect(Math.max(tile.width, tile.height)).toBeLessThanOrEqual(side);
          for (let y = tile.y; y < tile.y + tile.height; y += 1)
            for (let x = tile.x; x < tile.x + tile.width; x += 1) seen[y * width + x]! += 1;
        }
        expect(seen.every((count) => count === 1)).toBe(true);
      },
    ),
  );
});

test('bands are as high as pieces, but of the widest pictures no larger than a browser has room for', () => {
  expect([100, 4096, 11_718].map(bandHeight)).toEqual(Array(3).fill(tileSide));
  fc.assert(
    fc.property(fc.integer({ min: 11_719, max: 65_535 }), (width) => {
      expect(bandHeight(width) * width).toBeLessThanOrEqual(48e6);
      expect(bandHeight(width)).toBeGreaterThan(700);
    }),
  );
});

test('a scale is offered only where the format takes its size', () => {
  expect(fits({ width: 30_000, height: 1000 }, 'psd')).toBe(true);
  expect(fits({ width: 30_001, height: 1000 }, 'psd')).toBe(false);
  expect(fits({ width: 20_000, height: 20_000 }, 'png')).toBe(true);
  expect(largestScale({ width: 10_000, height: 100 }, 'webp')).toBe(1);
  expect(largestScale({ width: 40_000, height: 100 }, 'webp')).toBeUndefined();
});

test('a file gets a name that every system takes', () => {
  expect(fileName('Menu: “Autumn”/2 ', 'jpeg', 2)).toBe('Menu “Autumn” 2@2x.jpg');
  expect(fileName('One poster "Night Market", Sat 12 October', 'psd')).toBe(
    'One poster Night Market, Sat 12 October.psd',
  );
  expect(fileName('..\u0000', 'png')).toBe('easel.png');
  expect(fileName('秋日菜单', 'psd')).toBe('秋日菜单.psd');
  expect(fileName('. .hidden\u202egnp', 'png')).toBe('hiddengnp.png');
  expect(fileName('\ud83d family 👩‍👧', 'png')).toBe('\ufffd family 👩‍👧.png');
  // Names of devices, in whatever case and with whatever ending.
  expect(['CON', 'nul.2', 'Lpt1', 'Contact'].map((name) => fileName(name, 'png'))).toEqual([
    'CON_.png',
    'nul_.2.png',
    'Lpt1_.png',
    'Contact.png',
  ]);
});

test('a long name is cut between letters, to what file systems take with its ending, and ends on none that they drop', () => {
  const bytes = (name: string) => new TextEncoder().encode(name).length;
  for (const long of ['秋'.repeat(130), '🎉'.repeat(90), `a${'é'.repeat(150)}`]) {
    const name = fileName(long, 'psd', 0.5);
    expect(bytes(name)).toBeLessThanOrEqual(255 - 20);
    expect(bytes(name)).toBeGreaterThan(150);
    expect(name.isWellFormed()).toBe(true);
  }
  for (const end of ['.', ' ', '. ']) {
    const name = fileName(`${'a'.repeat(199)}${end}${'b'.repeat(40)}`, 'png');
    expect(name).toMatch(/a\.png$/);
  }
});

test('a frame goes out with what lies in it, cut at its box; a selection without its frame is not cut', () => {
  const canvas = canvasOf(
    frame('f'),
    picture('inside', { x: 60, y: 60, parentId: 'f', order: 'a1' }),
    picture('beside', { x: 500, order: 'a2' }),
    picture('unseen', { parentId: 'f', hidden: true, order: 'a3' }),
    picture('fast', { parentId: 'f', locked: true, order: 'a4' }),
  );
  const whole = subjectOf({ canvas, selection: ['inside'], what: 'frame' });
  expect(ids(whole)).toEqual(['f', 'inside', 'fast']);
  expect(whole?.box).toEqual({ x: 0, y: 0, width: 100, height: 100 });
  expect(whole?.items[1]?.clip.map(({ id }) => id)).toEqual(['f']);
  const alone = subjectOf({ canvas, selection: ['inside'], what: 'selection' });
  expect(alone?.items[0]?.clip).toEqual([]);
  expect(alone?.box).toEqual({ x: 60, y: 60, width: 100, height: 80 });
  expect(ids(subjectOf({ canvas, selection: ['f'], what: 'frame', hidden: true }))).toContain('unseen');
  // What sticks out of a frame that cuts it does not make the page larger.
  expect(subjectOf({ canvas, selection: [], what: 'project' })?.box).toEqual({ x: 0, y: 0, width: 600, height: 100 });
  expect(subjectOf({ canvas, selection: ['beside'], what: 'frame' })).toBeNull();
  expect(subjectOf({ canvas: canvasOf(), selection: [], what: 'project' })).toBeNull();
});

test('a frame within another goes out cut by both', () => {
  const outer = frame('o', { order: 'a0' });
  const inner = frame('i', { x: 60, parentId: 'o', order: 'a1' });
  const canvas = canvasOf(outer, inner, picture('in', { x: 50, parentId: 'i', order: 'a2' }));
  const project = subjectOf({ canvas, selection: [], what: 'project' })!;
  expect(project.items.map(({ clip }) => clip.map(({ id }) => id))).toEqual([[], ['o'], ['i', 'o']]);
  expect(project.box).toEqual({ x: 0, y: 0, width: 100, height: 100 });
  const alone = subjectOf({ canvas, selection: ['i'], what: 'selection' })!;
  expect(alone.items.map(({ clip }) => clip.map(({ id }) => id))).toEqual([[], ['i']]);
});

test('strokes that reach beyond their box go out whole, and a level line has room', () => {
  const line = (shape: string, part: object = {}): CanvasNode => ({
    ...picture('l', { x: 10, y: 20, width: 100, height: 0 }),
    type: 'shape',
    data: {
      shape,
      stroke: '#000',
      strokeWidth: 4,
      points: [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
      ...part,
    },
  });
  const boxOf = (node: CanvasNode) => subjectOf({ canvas: canvasOf(node), selection: ['l'], what: 'selection' })?.box;
  expect(boxOf(line('line'))).toEqual({ x: 8, y: 18, width: 104, height: 4 });
  // The wings of its head: 20 units long, at 30 degrees.
  expect(boxOf(line('arrow'))).toEqual({ x: 8, y: expect.closeTo(8), width: 104, height: expect.closeTo(24) });
  const turned = boxOf({ ...line('line'), rotation: 90 })!;
  expect(Object.values(turned).map(Math.round)).toEqual([58, -32, 4, 104]);
  // That of a box lies within it.
  expect(boxOf({ ...line('rectangle'), height: 40 })).toEqual({ x: 10, y: 20, width: 100, height: 40 });
  expect(boxOf(line('line', { stroke: 'transparent' }))).toBeUndefined();
});

test('connections go along when both of their ends do', () => {
  const connections = [
    { id: 'c', from: 'a', to: 'b' },
    { id: 'd', from: 'b', to: 'c' },
  ];
  const nodes = ['a', 'b', 'c'].map((id, at) => picture(id, { x: at * 200, order: `a${at}` }));
  const canvas = stateOf({ viewport: initialViewport, nodes, connections });
  expect(connectionsOf(canvas, 'b')).toHaveLength(2);
  const subject = subjectOf({ canvas, selection: ['a', 'b'], what: 'selection' });
  expect(subject?.wires.map(({ connection }) => connection.id)).toEqual(['c']);
});

test('a zip holds each picture once, in the folder of its frame, under a name of its own', () => {
  const at = (url: string) => ({ data: { url } });
  const canvas = canvasOf(
    frame('f', { data: { name: 'Menu/board' } }),
    picture('one', { title: 'Cup', parentId: 'f', order: 'a1', ...at('/api/files/1') }),
    picture('two', { title: 'cup', parentId: 'f', order: 'a2', ...at('/api/files/2') }),
    picture('again', { title: 'Other', order: 'a3', ...at('/api/files/1') }),
    picture('gone', { title: 'Gone', order: 'a4', ...at('') }),
  );
  const subject = subjectOf({ canvas, selection: [], what: 'project' })!;
  expect(zipEntries(subject).map(({ path }) => path)).toEqual(['Menu board/Cup', 'Menu board/cup 2']);
});

test('pictures of one name are numbered past those that bear such a name themselves', () => {
  const names = ['Cup', 'Cup', 'Cup 2', 'cup 2', 'Cup'];
  const nodes = names.map((title, at) => picture(`p${at}`, { title, x: at * 200, order: `a${at}` }));
  const subject = subjectOf({ canvas: canvasOf(...nodes), selection: [], what: 'project' })!;
  const paths = zipEntries(subject).map(({ path }) => path);
  expect(paths).toEqual(['Cup', 'Cup 3', 'Cup 2', 'cup 2 2', 'Cup 4']);
});
