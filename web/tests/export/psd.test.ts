/** Layers of a PSD: how nodes stack as groups, how pixels are packed, and what a text says of itself there and back. */
import { ancestorsOf, normaliseNode, type CanvasNode } from '@easel/canvas';
import { initializeCanvas, readPsd, writePsdUint8Array } from 'ag-psd';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TextReading } from '../../src/canvas/far/draw-text.ts';
import { families } from '../../src/canvas/text/families.ts';
import { layerTree, type LayerEntry } from '../../src/export/psd/layer-tree.ts';
import { isLocked } from '../../src/export/psd/layer-locks.ts';
import { packPixels, type PackedPixels } from '../../src/export/psd/pack-bits.ts';
import { storedLayer, writeFile } from '../../src/export/psd/write-file.ts';
import { textLayer } from '../../src/export/psd/text-layer.ts';
import { postScriptName, typefaceOf } from '../../src/export/psd/typeface-name.ts';
import { placeText, textData } from '../../src/export/import/text-node.ts';
import { subjectOf } from '../../src/export/subject.ts';
import { canvasOf, clippingFrame as frame, picture } from '../canvas/nodes.ts';

initializeCanvas(
  () => {
    throw new Error('no canvas is needed');
  },
  (width, height) => ({ width, height, data: new Uint8ClampedArray(width * height * 4) }) as ImageData,
);

function treeOf(...nodes: CanvasNode[]) {
  const canvas = canvasOf(...nodes);
  const { items } = subjectOf({ canvas, selection: [], what: 'project' })!;
  const named = (entries: readonly LayerEntry[]): unknown[] =>
    entries.map((entry) =>
      entry.kind === 'leaf' ? entry.item.node.id : { [entry.frame.node.id]: named(entry.children) },
    );
  return { canvas, items, tree: layerTree(items, canvas), named: named(layerTree(items, canvas)) };
}

test('a frame is one group though others lie between its parts, unless that would change what lies over what', () => {
  const parts = (x: number) => [
    frame('f', { order: 'a1' }),
    picture('low', { parentId: 'f', order: 'a2' }),
    picture('other', { x, order: 'a3' }),
    picture('high', { parentId: 'f', order: 'a4' }),
  ];
  expect(treeOf(...parts(400)).named).toEqual([{ f: ['f', 'low', 'high'] }, 'other']);
  expect(treeOf(...parts(50)).named).toEqual([{ f: ['f', 'low'] }, 'other', { f: ['high'] }]);
});

test('whatever the stack, parts that overlap keep their order and lie in the groups of their frames', () => {
  const place = fc.record({ x: fc.integer({ min: 0, max: 300 }), inside: fc.constantFrom(null, 'f', 'g') });
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), (places) => {
      const pictures = places.map(({ x, inside }, at) =>
        picture(`p${at}`, { x, parentId: inside, order: `b${String.fromCharCode(97 + at)}` }),
      );
      const { tree, items, canvas } = treeOf(
        frame('f', { order: 'a1' }),
        frame('g', { x: 120, parentId: 'f', order: 'a2' }),
        ...pictures,
      );
      const flat: string[] = [];
      const walk = (entries: readonly LayerEntry[], chain: readonly string[]) => {
        for (const entry of entries) {
          if (entry.kind === 'group') walk(entry.children, [...chain, entry.frame.node.id]);
          else {
            const { id, type } = entry.item.node;
            const around = ancestorsOf(canvas, id)
              .map((node) => node.id)
              .toReversed();
            expect(chain).toEqual(type === 'frame' ? [...around, id] : around);
            flat.push(id);
          }
        }
      };
      walk(tree, []);
      expect(flat.toSorted()).toEqual(items.map(({ node }) => node.id).toSorted());
      items.forEach((low, at) => {
        for (const high of items.slice(at + 1)) {
          const apart =
            high.bounds.x >= low.bounds.x + low.bounds.width || low.bounds.x >= high.bounds.x + high.bounds.width;
          if (!apart) expect(flat.indexOf(low.node.id)).toBeLessThan(flat.indexOf(high.node.id));
        }
      });
    }),
  );
});

test('pixels that are held otherwise are packed as what they are read as', () => {
  // Several are read as the same, as colours under little alpha are.
  const straighten = (pixel: number) =>
    ((pixel & 0xff00ff00) | ((pixel >>> 16) & 0xff) | ((pixel & 0xff) << 16)) & 0xfffcf8fc;
  const any = fc.integer({ min: 1, max: 300 }).chain((width) => {
    const byte = fc.constantFrom(0, 1, 2, 9, 255, 255, 255);
    return fc.array(byte, { minLength: width * 8, maxLength: width * 8 });
  });
  fc.assert(
    fc.property(any, (bytes) => {
      const held = Uint8ClampedArray.from(bytes);
      const size = { width: bytes.length / 8, height: 2 };
      const read = Int32Array.from(new Int32Array(held.buffer), straighten);
      const packed = copied(packPixels(held, size, straighten));
      expect(packed).toEqual(copied(packPixels(new Uint8ClampedArray(read.buffer), size)));
    }),
  );
});

/** What is packed is good until the next. */
const copied = (packed: PackedPixels | null) =>
  packed && { ...packed, channels: packed.channels.map((channel) => channel.slice()) };

test('packed pixels are read back as they were, less the rim that nothing stands in', () => {
  const byte = fc.constantFrom(0, 0, 0, 7, 255, 255, 128);
  const any = fc.integer({ min: 1, max: 300 }).chain((width) =>
    fc.integer({ min: 1, max: 4 }).chain((height) =>
      fc.record({
        width: fc.constant(width),
        height: fc.constant(height),
        data: fc.array(byte, { minLength: width * height * 4, maxLength: width * height * 4 }),
      }),
    ),
  );
  fc.assert(
    fc.property(any, ({ width, height, data }) => {
      const pixels = Uint8ClampedArray.from(data);
      const packed = packPixels(pixels, { width, height });
      const alphas = pixels.filter((_, at) => at % 4 === 3);
      expect(packed === null).toBe(alphas.every((alpha) => alpha === 0));
      if (!packed) return;
      const { left, top, channels } = packed;
      const [red, green, blue, alpha] = channels.map((bytes, id) => ({
        id: id === 3 ? -1 : id,
        compression: 1,
        data: bytes,
      }));
      const rawData = { colorMode: 3, bitsPerChannel: 8, large: false, channels: [alpha!, red!, green!, blue!] };
      const layer = { name: 'l', left, top, right: left + packed.width, bottom: top + packed.height, rawData };
      const file = writePsdUint8Array({ width, height, children: [layer as never] }, { noBackground: true });
      const back = readPsd(file, { useImageData: true }).children![0]!.imageData!;
      for (let y = 0; y < height; y += 1) {
        for (let x = 0; x < width; x += 1) {
          const inside = x >= left && x < left + packed.width && y >= top && y < top + packed.height;
          const from = (y * width + x) * 4;
          const to = ((y - top) * packed.width + x - left) * 4;
          if (inside) expect(back.data.slice(to, to + 4)).toEqual(pixels.slice(from, from + 4));
          else expect(pixels[from + 3]).toBe(0);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('a file holds every layer, empty ones and masked groups too, though it is put together from parts', async () => {
  const side = fc.integer({ min: 1, max: 9 });
  const any = fc.record({ width: side, height: side, seed: fc.integer({ min: 0, max: 250 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(any, { minLength: 1, maxLength: 5 }), fc.boolean(), async (drawn, grouped) => {
      // Every third is empty: nothing of it is laid aside.
      const pixelsOf = ({ width, height, seed }: (typeof drawn)[number]) =>
        Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) =>
          seed % 3 === 0 ? 0 : at % 4 === 3 ? 255 : seed + at,
        );
      const at = (index: number) => ({ x: index * 2, y: index });
      const packed = drawn.map((one, index) => {
        const { width, height } = one;
        return [
          index,
          storedLayer({ ...at(index), width, height }, packPixels(pixelsOf(one), { width, height })),
        ] as const;
      });
      const box = { x: 1, y: 2, width: 3, height: 2 };
      const mask = { box, data: new Uint8ClampedArray(24).fill(255) };
      const plain = { opacity: 1, hidden: false };
      const plans = drawn.map((_, at) => ({ ...plain, name: `${at}`, locked: at % 2 === 1, pixels: at }));
      const masked = { pixels: null, mask: { pixels: 90 }, children: plans };
      const group = { ...plain, ...masked, name: 'group', locked: true };
      const composite = { width: 16, height: 16, data: new Uint8ClampedArray(16 * 16 * 4).fill(120) };
      const parts = { packed: new Map(packed), masks: new Map([[90, mask]]) };
      const file = writeFile(composite, { layers: grouped ? [group] : plans, xmp: '<x/>' }, parts);
      const psd = readPsd(await file.arrayBuffer(), { useImageData: true });
      expect(psd.imageResources!.xmpMetadata).toBe('<x/>');
      expect(psd.imageData!.data[3]).toBe(120);
      const [first] = psd.children!;
      if (grouped) expect(first!.mask).toMatchObject({ left: 1, top: 2, right: 4, bottom: 4 });
      if (grouped) expect(isLocked(first!)).toBe(true);
      const layers = grouped ? first!.children! : psd.children!;
      expect(layers.map(({ name }) => name)).toEqual(drawn.map((_, index) => `${index}`));
      drawn.forEach((one, index) => {
        const { imageData, left, top } = layers[index]!;
        expect({ x: left, y: top }).toEqual(at(index));
        expect(isLocked(layers[index]!)).toBe(index % 2 === 1);
        if (one.seed % 3 === 0) expect(imageData).toBeUndefined();
        else expect(imageData!.data).toEqual(pixelsOf(one));
      });
    }),
    { numRuns: 40 },
  );
});

const text = (part: Partial<CanvasNode>, data: object): TextReading => {
  const look = {
    text: 'Autumn\nmenu',
    fontFamily: 'Montserrat',
    fontSize: 20,
    fontWeight: 700,
    color: '#3a2216',
    lineHeight: 1.2,
  };
  const node = { id: 't', type: 'text', x: 40, y: 60, width: 200, height: 48, ...part, data: { ...look, ...data } };
  return normaliseNode(node) as TextReading;
};

test('a text comes back from a PSD where it stood and as it looked, at any scale and turn', () => {
  const aligned = fc.constantFrom('left', 'center', 'right', 'justify');
  const any = fc.record({
    rotation: fc.integer({ min: -179, max: 179 }),
    align: aligned,
    autoWidth: fc.boolean(),
    k: fc.constantFrom(0.5, 1, 3),
  });
  fc.assert(
    fc.property(any, ({ rotation, align, autoWidth, k }) => {
      const reading = text({ rotation }, { align, autoWidth, letterSpacing: 1 });
      const layer = textLayer(reading, 19, { x: 7, y: -5, k });
      const file = writePsdUint8Array({ width: 10, height: 10, children: [{ name: 't', text: layer }] });
      const back = readPsd(file, { useImageData: true }).children![0]!.text!;
      const data = textData(back);
      expect(data).toMatchObject({
        text: 'Autumn\nmenu',
        fontFamily: 'Montserrat',
        fontWeight: 700,
        align,
        color: '#3a2216',
      });
      expect(data.autoWidth ?? false).toBe(autoWidth);
      expect(data.fontSize).toBeCloseTo(20 * k, 3);
      expect(data.letterSpacing).toBeCloseTo(k, 1);
      const placed = placeText(back, data, { width: 200 * k, baseline: 19 * k });
      expect(placed.known).toBe(true);
      expect(placed.rotation).toBeCloseTo(rotation, 2);
      expect(placed.box.x).toBeCloseTo(40 * k + 7, 1);
      expect(placed.box.y).toBeCloseTo(60 * k - 5, 1);
    }),
  );
});

test('every typeface of ours is known again by its PostScript name', () => {
  for (const { name, weights, italic } of families) {
    for (const fontWeight of weights) {
      for (const fontStyle of italic ? (['normal', 'italic'] as const) : (['normal'] as const)) {
        const face = { fontFamily: name, fontWeight, fontStyle };
        expect(typefaceOf(postScriptName(face))).toEqual(face);
      }
    }
  }
  expect(typefaceOf('HelveticaNeue-BoldItalic')).toEqual({
    fontFamily: 'Helvetica Neue',
    fontWeight: 700,
    fontStyle: 'italic',
  });
});
