/** Scenes that no editor would make: what can be drawn is drawn, and nothing of it takes the rest along. */
import { normaliseNode, type CanvasNode } from '@easel/canvas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clipPathOf } from '../../src/canvas/clip-path.ts';
import { cull } from '../../src/canvas/culling.ts';
import { drawScene } from '../../src/canvas/far/draw-scene.ts';
import { nodeAt } from '../../src/canvas/far/hit-test.ts';
import { createPaintList } from '../../src/canvas/far/paint-list.ts';
import type { SceneView } from '../../src/canvas/far/scene-view.ts';
import { wiresOf } from '../../src/canvas/far/wires.ts';
import { wordsOf } from '../../src/canvas/find/words.ts';
import { rowsOf, treeOf } from '../../src/canvas/layers/rows.ts';
import { nodeStyle } from '../../src/canvas/nodes/node-style.ts';
import { readingList } from '../../src/canvas/reading-list.ts';
import { createSpatialIndex } from '../../src/canvas/spatial-index.ts';
import { canvasOf, picture } from './nodes.ts';

const view = (find: SceneView['pictures']['find'] = () => null): SceneView => ({
  x: 0,
  y: 0,
  k: 0.5,
  ratio: 1,
  palette: { ground: '#fff', dot: '#ccc', field: '#eee', line: '#ddd', wire: '#888', text: '#000' },
  pictures: { find, colourOf: () => null, isBroken: ({ data }) => data.url === '' },
});

function recorder() {
  const rects: number[][] = [];
  let depth = 0;
  const context = new Proxy({ globalAlpha: 1 } as unknown as CanvasRenderingContext2D, {
    get: (target, name) => {
      if (name in target) return Reflect.get(target, name);
      if (name === 'measureText') return () => ({ width: 10, fontBoundingBoxAscent: 8, fontBoundingBoxDescent: 2 });
      return (...args: number[]) => {
        if (name === 'save') depth += 1;
        if (name === 'restore') depth -= 1;
        if (name === 'fillRect') rects.push(args);
      };
    },
  });
  return { rects, context, depth: () => depth };
}

const anyLength = fc.constantFrom(0, 1, 120, -40, 1e9, -1e9);
const anyNode: fc.Arbitrary<CanvasNode> = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    type: fc.constantFrom('image', 'text', 'frame', 'shape', 'sticky', 'com.other/widget'),
    x: anyLength,
    y: anyLength,
    width: fc.constantFrom(0, 0.001, 100, 1e7),
    height: fc.constantFrom(0, 0.001, 100, 1e7),
    rotation: fc.constantFrom(0, 45, 1e12, Number.NaN, Infinity, 'askew', null),
    opacity: fc.constantFrom(1, 7, -1, Number.NaN, 'half'),
    order: fc.constantFrom('a0', '', 'ü', 17),
    parentId: fc.constantFrom('a', 'b', 'c', 'nowhere', 5, null),
    hidden: fc.constantFrom(false, 'no', null),
    data: fc.oneof(
      fc.constantFrom(null, 'text', 5, []),
      fc.record({
        url: fc.constantFrom('', 'javascript:alert(1)', 'http://[', 5),
        text: fc.constantFrom('', 'שלום', 5, null),
        fontSize: fc.constantFrom(0, -5, 1e9, Number.NaN, 'big'),
        shape: fc.constantFrom('ellipse', 'polygon', 'line', 'arrow', 'blob', 5),
        points: fc.constantFrom([], [{ x: 0.5, y: 0.5 }], [{ x: Number.NaN }, null, 'x'], 'none'),
        crop: fc.constantFrom({ x: 0, y: 0, width: 0, height: 0 }, { x: Number.NaN }, 'all'),
        clip: fc.constantFrom(true, 'yes'),
        naturalWidth: fc.constantFrom(0, -1, Number.NaN, 'wide'),
      }),
    ),
  })
  .map((node) => node as unknown as CanvasNode);

test('whatever a scene is made of, its sound nodes are drawn, found and listed', () => {
  fc.assert(
    fc.property(fc.array(anyNode, { maxLength: 8 }), (broken) => {
      const sound = picture('sound', { x: 10, y: 10, order: 'a9' });
      const canvas = {
        ...canvasOf(...broken, sound),
        connections: new Map([
          ['loose', { id: 'loose', from: 'nowhere', to: 'sound' }],
          ['own', { id: 'own', from: 'sound', to: 'sound' }],
          ['any', { id: 'any', from: 'a', to: 'sound' }],
        ]),
      };
      const index = createSpatialIndex();
      index.update(canvas.nodes.values());
      const size = { width: 800, height: 600 };
      expect(cull(index, { x: 0, y: 0, k: 1 }, size).nodes).toContain(sound);
      expect(nodeAt(canvas, index, { x: 20, y: 20 }, 1)).toBeDefined();
      const { context, rects, depth } = recorder();
      drawScene(context, createPaintList(canvas).items, view());
      expect(rects).toContainEqual([5, 5, 50, 40]);
      expect(depth()).toBe(0);
      expect(wiresOf(canvas).map(({ connection }) => connection.id)).not.toContain('loose');
      // Cycles of parents hide nobody from the layers.
      const opened = new Set(canvas.nodes.keys());
      expect(rowsOf(treeOf(canvas), opened, null)).toHaveLength(canvas.nodes.size);
      expect(readingList(canvas)).toContain(sound);
      for (const node of canvas.nodes.values()) {
        expect(Object.values(nodeStyle(normaliseNode(node))).join()).not.toMatch(/NaN|Infinity|undefined/);
        expect(clipPathOf(canvas, node) ?? '').not.toMatch(/NaN|Infinity/);
        wordsOf(node);
      }
    }),
    { numRuns: 300 },
  );
});

test('one that cannot be drawn is marked in its place, and what comes after it is drawn', () => {
  const nodes = [
    picture('bad', { order: 'a1', rotation: 30 }),
    picture('flat', { order: 'a2', x: 300 }),
    picture('good', { order: 'a3', x: 600 }),
  ];
  const { context, rects, depth } = recorder();
  const find: SceneView['pictures']['find'] = ({ id }) => {
    if (id !== 'good') throw new DOMException('The image source is detached', 'InvalidStateError');
    return null;
  };
  drawScene(context, createPaintList(canvasOf(...nodes)).items, view(find));
  expect(rects).toContainEqual([150, 0, 50, 40]);
  expect(rects.at(-1)).toEqual([300, 0, 50, 40]);
  expect(depth()).toBe(0);
});
