import { initialViewport, normaliseNode, stateOf, type CanvasNode } from '@easel/canvas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf, readColour, toHsva, toRgba, writeColour } from '../../src/canvas/colour/colour.ts';
import { coloursOf } from '../../src/canvas/colour/known-colours.ts';
import { createPreview } from '../../src/canvas/preview.ts';
import { createEditorStore } from '../../src/canvas/store.ts';
import { nextSize } from '../../src/canvas/style/font-sizes.ts';
import { placeAfter } from '../../src/canvas/text/place-after.ts';
import { createDraft } from '../../src/canvas/text/draft.ts';
import { familyOf, fontStack } from '../../src/canvas/text/families.ts';
import { fitText } from '../../src/canvas/text/fit-text.ts';
import { atEighths, drawnBox, drawnEnds, fractionsOf, roundSize } from '../../src/canvas/tools/draw-box.ts';
import { fitPreset, framePresets, presetNear } from '../../src/canvas/tools/frame-presets.ts';
import { isLine, linePoints, withPoints } from '../../src/canvas/tools/line-end.ts';
import { changeOf, sideNear, wireOver } from '../../src/canvas/tools/live-wire.ts';
import { frameRecord, inkAt, lineRecord, placeNew, shapeRecord, textRecord } from '../../src/canvas/tools/new-node.ts';
import { polygonPoints } from '../../src/canvas/tools/polygon.ts';
import { createView } from '../../src/canvas/view.ts';
import { canvasOf, picture } from './nodes.ts';

const plain = { regular: false, fromCentre: false };
const fresh = (id: string) => ({ id, at: '2026-10-01T08:00:00.000Z' });
const coordinate = fc.integer({ min: -4000, max: 4000 });
const place = fc.record({ x: coordinate, y: coordinate });

test('a drawn box spans the drag, whichever way it went', () => {
  fc.assert(
    fc.property(place, place, (from, to) => {
      const box = drawnBox(from, to, plain);
      expect([box.x, box.y]).toEqual([Math.min(from.x, to.x), Math.min(from.y, to.y)]);
      expect([box.width, box.height]).toEqual([Math.abs(from.x - to.x), Math.abs(from.y - to.y)]);
    }),
  );
});

test('shift draws a square with the longer side, alt from its middle', () => {
  expect(drawnBox({ x: 0, y: 0 }, { x: -30, y: 80 }, { regular: true, fromCentre: false })).toEqual({
    x: -80,
    y: 0,
    width: 80,
    height: 80,
  });
  expect(drawnBox({ x: 10, y: 10 }, { x: 30, y: 50 }, { regular: false, fromCentre: true })).toEqual({
    x: -10,
    y: -30,
    width: 40,
    height: 80,
  });
});

test('shift lays a line on one of eight directions, and never lengthens it', () => {
  fc.assert(
    fc.property(place, place, (from, to) => {
      const end = atEighths(from, to);
      const [x, y] = [end.x - from.x, end.y - from.y];
      const off = Math.min(Math.abs(x), Math.abs(y), Math.abs(Math.abs(x) - Math.abs(y)));
      expect(off).toBeLessThan(1e-6);
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(Math.hypot(to.x - from.x, to.y - from.y) + 1e-6);
    }),
  );
});

test('a line keeps its ends as fractions of its box, flat ones included', () => {
  fc.assert(
    fc.property(place, place, (start, end) => {
      const node = lineRecord(fresh('l'), 'line', { start, end }, { stroke: '#000000', strokeWidth: 2 });
      const reading = normaliseNode(node);
      if (!isLine(reading)) throw new Error('a line was drawn');
      const [first, last] = linePoints(reading);
      expect(first?.x).toBeCloseTo(start.x, 6);
      expect(first?.y).toBeCloseTo(start.y, 6);
      expect(last?.x).toBeCloseTo(end.x, 6);
      expect(last?.y).toBeCloseTo(end.y, 6);
    }),
  );
});

test('moving the end of a turned line leaves its other end where one saw it', () => {
  const drawn = lineRecord(fresh('l'), 'arrow', drawnEnds({ x: 0, y: 0 }, { x: 100, y: 40 }, plain), {
    stroke: '#000000',
    strokeWidth: 2,
  });
  const turned = normaliseNode({ ...drawn, rotation: 90 });
  if (!isLine(turned)) throw new Error('a line was drawn');
  const [start] = linePoints(turned);
  const moved = withPoints({ ...drawn, rotation: 90 }, [start!, { x: 300, y: 300 }]);
  const reading = normaliseNode(moved);
  if (!isLine(reading)) throw new Error('it stays a line');
  expect(reading.rotation).toBe(0);
  expect(linePoints(reading)[0]).toEqual(start);
  expect(linePoints(reading)[1]).toEqual({ x: 300, y: 300 });
});

test('a point without extent lies at the start of its box', () => {
  expect(fractionsOf([{ x: 3, y: 4 }])).toEqual({ box: { x: 3, y: 4, width: 0, height: 0 }, points: [{ x: 0, y: 0 }] });
});

test('sizes of what a click places are round and never smaller than wished', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 100_000, noNaN: true }), (size) => {
      const round = roundSize(size);
      expect(round).toBeGreaterThanOrEqual(size * 0.96);
      expect(round).toBeLessThanOrEqual(size * 2);
    }),
  );
  expect([roundSize(24), roundSize(24 / 0.19), roundSize(160)]).toEqual([30, 150, 200]);
});

test('polygons have their sides and touch all edges of their box', () => {
  for (let sides = 3; sides <= 12; sides += 1) {
    const points = polygonPoints(sides);
    expect(points).toHaveLength(sides);
    for (const axis of ['x', 'y'] as const) {
      const values = points.map((point) => point[axis]);
      expect([Math.min(...values), Math.max(...values)]).toEqual([0, 1]);
    }
  }
});

test('a frame drawn nearly as large as a preset becomes it, and keeps the corner it was drawn from', () => {
  const box = { x: -1078, y: 0, width: 1078, height: 1352 };
  const preset = presetNear(box, 8);
  expect(preset?.name).toBe('portrait');
  expect(fitPreset(box, { x: 0, y: 0 }, preset!)).toEqual({ x: -1080, y: 0, width: 1080, height: 1350 });
  expect(presetNear({ width: 1000, height: 1350 }, 8)).toBeUndefined();
  for (const language of ['en', 'zh-CN']) {
    const names = framePresets.filter((each) => (each.language ?? language) === language).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('card');
  }
});

test('a new node lands on top, in the frame that holds its middle', () => {
  const frame = { ...frameRecord(fresh('f'), { x: 0, y: 0, width: 400, height: 400 }, 'Frame 1'), order: 'a1' };
  const canvas = canvasOf(frame, picture('p', { order: 'a2' }));
  const { put = [] } = placeNew(canvas, shapeRecord(fresh('s'), 'ellipse', { x: 100, y: 100, width: 50, height: 50 }));
  expect(put).toHaveLength(1);
  expect(put[0]?.parentId).toBe('f');
  expect(String(put[0]?.order) > 'a2').toBe(true);
  expect(put[0]?.meta?.source).toBe('user');
});

test('a frame takes in what it was drawn around, and lies below it', () => {
  const inside = picture('in', { x: 20, y: 20, order: 'a5' });
  const outside = picture('out', { x: 350, y: 20, order: 'a6' });
  const frame = frameRecord(fresh('f'), { x: 0, y: 0, width: 400, height: 400 }, 'Frame 1');
  const { put = [] } = placeNew(canvasOf(inside, outside), frame);
  expect(put.map(({ id }) => id)).toEqual(['f', 'in']);
  expect(put[1]?.parentId).toBe('f');
  expect(String(put[0]?.order) < String(put[1]?.order)).toBe(true);
});

test('ink is what can be read on the ground', () => {
  const dark = shapeRecord(fresh('s'), 'rectangle', { x: 0, y: 0, width: 100, height: 100 });
  const night = { ...dark, data: { ...dark.data, fill: '#101020' } };
  const canvas = canvasOf(night);
  expect(inkAt(canvas, [night], { x: 50, y: 50 }, 'light')).toBe('#edecea');
  expect(inkAt(canvas, [], { x: 50, y: 50 }, 'light')).toBe('#1c1b19');
  expect(inkAt(canvas, [], { x: 50, y: 50 }, 'dark')).toBe('#edecea');
});

test('a connection finds a side, and refuses itself and what is connected already', () => {
  const canvas = {
    ...canvasOf(picture('a'), picture('b', { x: 300 }), picture('c', { x: 600 })),
    connections: new Map([['k', { id: 'k', from: 'b', to: 'a' }]]),
  };
  const from = { from: 'a', fromSide: null };
  const node = (id: string) => canvas.nodes.get(id);
  expect(wireOver(canvas, from, node('a'), { x: 5, y: 5 }).refusal).toBe('itself');
  expect(wireOver(canvas, from, node('b'), { x: 305, y: 5 }).refusal).toBe('known');
  expect(wireOver(canvas, from, undefined, { x: 900, y: 0 }).refusal).toBe('nothing');
  const good = wireOver(canvas, from, node('c'), { x: 602, y: 40 });
  expect([good.refusal, good.toSide]).toEqual([null, 'left']);
  expect(changeOf(good, 'new')).toEqual({
    putConnections: [{ id: 'new', from: 'a', to: 'c', kind: 'manual', toSide: 'left' }],
  });
  expect(changeOf(wireOver(canvas, from, node('b'), { x: 305, y: 5 }), 'new')).toBeNull();
  expect(sideNear({ x: 0, y: 0, width: 100, height: 80 }, { x: 50, y: 40 })).toBeNull();
});

const colour = fc.record({
  r: fc.integer({ min: 0, max: 255 }),
  g: fc.integer({ min: 0, max: 255 }),
  b: fc.integer({ min: 0, max: 255 }),
  a: fc.constantFrom(0, 0.2, 1),
});

test('colours survive being written and read, and turned to hue and back', () => {
  fc.assert(
    fc.property(colour, (rgba) => {
      expect(readColour(writeColour(rgba))).toEqual(rgba);
      expect(toRgba(toHsva(rgba))).toEqual(rgba);
    }),
  );
});

test('reads what people and other programs write, and nothing else', () => {
  expect(readColour('FA0')).toEqual({ r: 255, g: 170, b: 0, a: 1 });
  expect(readColour(' rgb(1 2 3 / 50%) ')).toEqual({ r: 1, g: 2, b: 3, a: 0.5 });
  expect(readColour('rgba(300, 0, 0, 2)')).toEqual({ r: 255, g: 0, b: 0, a: 1 });
  expect(readColour('transparent')?.a).toBe(0);
  for (const bad of ['', '#12', 'rgb(a, b, c)', 'url(x)', '#12345g']) expect(readColour(bad)).toBeNull();
  expect(contrastOf({ r: 0, g: 0, b: 0, a: 1 }, { r: 255, g: 255, b: 255, a: 1 })).toBeCloseTo(21, 5);
});

test('offers the colours of a document, the most used first', () => {
  const box = { x: 0, y: 0, width: 10, height: 10 };
  const text = (id: string, color: string) => textRecord(fresh(id), box, { color, fontSize: 12 }, true);
  expect(coloursOf(canvasOf(text('a', '#112233'), text('b', '#112233'), text('c', '#ABCDEF')))).toEqual([
    '#112233',
    '#abcdef',
  ]);
});

test('knows its typefaces by name, and keeps the names of others', () => {
  expect(familyOf("'noto serif sc', serif")?.name).toBe('Noto Serif SC');
  expect(fontStack('Playfair Display')).toMatch(/^'Playfair Display Variable', 'Playfair Display',/);
  expect(fontStack('Futura PT')).toMatch(/^'Futura PT', /);
  expect(fontStack('sans-serif')).toMatch(/^sans-serif, /);
});

test('steps of size always go on', () => {
  fc.assert(
    fc.property(fc.double({ min: 2, max: 4000, noNaN: true }), (size) => {
      expect(nextSize(size, 1)).toBeGreaterThan(size);
      expect(nextSize(size, -1)).toBeLessThan(size);
    }),
  );
});

const tenWide = ({ data }: { data: { text: string; fontSize: number } }) => ({
  width: Math.max(...data.text.split('\n').map((line) => line.length)) * 10,
  height: data.text.split('\n').length * 20,
});

test('a text grows away from the side that its lines begin at, also when it is turned', () => {
  const text = textRecord(
    fresh('t'),
    { x: 100, y: 100, width: 40, height: 20 },
    { color: '#000000', fontSize: 16 },
    true,
  );
  const longer = (align: string, rotation = 0): CanvasNode =>
    fitText({ ...text, rotation, data: { ...text.data, text: 'ten letter', align } }, tenWide);
  expect([longer('left').x, longer('left').width]).toEqual([100, 100]);
  expect(longer('center').x).toBe(70);
  expect(longer('right').x).toBe(40);
  const upright = longer('left', 90);
  // Turned by a quarter its upper left corner is on screen at the top right of what it covers.
  expect([
    upright.x + upright.width / 2 + upright.height / 2,
    upright.y + upright.height / 2 - upright.width / 2,
  ]).toEqual([100 + 20 + 10, 100 + 10 - 20]);
});

function writing(canvas = canvasOf()) {
  const store = createEditorStore(canvas);
  const view = createView(initialViewport, { frame: () => {}, after: () => () => {} });
  return { store, view, preview: createPreview() };
}
const fit = (node: CanvasNode) => fitText(node, tenWide);
const box = { x: 0, y: 0, width: 2, height: 20 };

test('what is written is one step to undo, however often it was saved on the way', () => {
  const editor = writing();
  const draft = textRecord(fresh('t'), box, { color: '#000000', fontSize: 16 }, true);
  editor.store.setEditing({ kind: 'text', id: 't', draft });
  const pen = createDraft(editor, 't', { fit });
  pen.write('Aut');
  pen.save();
  pen.write('Autumn');
  pen.save();
  pen.write('Autumn menu');
  pen.end();
  const now = editor.store.getState();
  expect(now.canvas.nodes.get('t')?.data?.['text']).toBe('Autumn menu');
  expect(now.canvas.nodes.get('t')?.width).toBe(110);
  expect([now.history.past.length, now.editing]).toEqual([1, null]);
  editor.store.undo();
  expect(editor.store.getState().canvas.nodes.size).toBe(0);
});

test('a text that was never written leaves nothing, one that was emptied goes and comes back with undo', () => {
  const editor = writing();
  const draft = textRecord(fresh('t'), box, { color: '#000000', fontSize: 16 }, true);
  editor.store.setEditing({ kind: 'text', id: 't', draft });
  const unused = createDraft(editor, 't', { fit });
  unused.write(' ');
  unused.end();
  expect([editor.store.getState().canvas.nodes.size, editor.store.getState().history.past.length]).toEqual([0, 0]);

  const there = writing(
    stateOf({
      viewport: initialViewport,
      nodes: [fit({ ...draft, data: { ...draft.data, text: 'Old' } })],
      connections: [],
    }),
  );
  there.store.setEditing({ kind: 'text', id: 't', draft: null });
  const pen = createDraft(there, 't', { fit });
  pen.write('');
  pen.end();
  expect(there.store.getState().canvas.nodes.size).toBe(0);
  there.store.undo();
  expect(there.store.getState().canvas.nodes.get('t')?.data?.['text']).toBe('Old');
});

test('a text that somebody deletes while it is written stays deleted', () => {
  const text = textRecord(fresh('t'), box, { color: '#000000', fontSize: 16 }, true);
  const editor = writing(canvasOf({ ...text, data: { ...text.data, text: 'Old' } }));
  editor.store.setEditing({ kind: 'text', id: 't', draft: null });
  const pen = createDraft(editor, 't', { fit });
  pen.write('New');
  editor.store.adopt(canvasOf());
  pen.end();
  expect(editor.store.getState().canvas.nodes.size).toBe(0);
  expect(editor.store.getState().editing).toBeNull();
});

test('what others write in a text meanwhile comes into the field, and the next stroke writes over none of it', () => {
  const text = textRecord(fresh('t'), box, { color: '#000000', fontSize: 16 }, true);
  const saying = (words: string) => canvasOf({ ...text, data: { ...text.data, text: words } });
  const editor = writing(saying('Menu'));
  editor.store.setEditing({ kind: 'text', id: 't', draft: null });
  const field = { value: 'Menu', composing: false };
  const pen = createDraft(editor, 't', {
    fit,
    field: { isComposing: () => field.composing, show: (words) => (field.value = words) },
  });
  const words = () => editor.store.getState().canvas.nodes.get('t')!.data!['text'];
  editor.store.adopt(saying('Menu of the day'));
  expect(field.value).toBe('Menu of the day');
  pen.write((field.value = `Tea ${field.value}`));
  editor.store.adopt(saying('Menu of the day!'));
  expect(field.value).toBe('Tea Menu of the day!');
  pen.save();
  expect(words()).toBe('Tea Menu of the day!');
  // While an input method chooses nothing moves under it; what it has chosen brings the rest.
  field.composing = true;
  editor.store.adopt(saying('The Tea Menu of the day!'));
  expect(field.value).toBe('Tea Menu of the day!');
  field.composing = false;
  pen.write((field.value = 'Tea Menu of the day!茶'));
  expect(field.value).toBe('The Tea Menu of the day!茶');
  pen.end();
  expect(words()).toBe('The Tea Menu of the day!茶');
});

test('where one writes stays between the same letters when others write before it, behind it or there', () => {
  expect(placeAfter(4, 'Menu', 'Tea Menu')).toBe(8);
  expect(placeAfter(4, 'Menu', 'Menu!')).toBe(4);
  expect(placeAfter(2, 'Menu', 'Menu!')).toBe(2);
  expect(placeAfter(3, 'Menu', 'Mu')).toBe(1);
});

test('who may only look has no tool that draws, and loses it with the right', () => {
  const { store } = writing();
  store.setTool('ellipse', true);
  expect(store.getState().tool).toBe('ellipse');
  store.setCanEdit(false);
  expect([store.getState().tool, store.getState().toolKept]).toEqual(['select', false]);
  store.setTool('text');
  store.setEditing({ kind: 'label', id: 'k' });
  expect([store.getState().tool, store.getState().editing]).toEqual(['select', null]);
});

test('a connection is selected instead of nodes, and forgotten when it goes', () => {
  const canvas = {
    ...canvasOf(picture('a'), picture('b')),
    connections: new Map([['k', { id: 'k', from: 'a', to: 'b' }]]),
  };
  const { store } = writing(canvas);
  store.select(['a']);
  store.selectWire('k');
  expect([store.getState().wire, store.getState().selection.size]).toEqual(['k', 0]);
  store.commit({ removeConnections: ['k'] }, 'disconnect');
  expect(store.getState().wire).toBeNull();
  store.undo();
  store.selectWire('k');
  store.select([]);
  expect(store.getState().wire).toBeNull();
});
