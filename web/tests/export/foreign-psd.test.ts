/** PSDs that another program wrote (ImageMagick 6.9): the same three layers in colours of several kinds. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePsdUint8Array, type LayerMaskData, type PixelData } from 'ag-psd';
import { expect, test } from 'vitest';
import { cutOf, hidesAll } from '../../src/export/import/masks.ts';
import { bytesOf, readLayersOf, readPictureOf, UnreadableColours } from '../../src/export/import/read-file.ts';

const fixture = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, 'fixtures', `${name}.psd`))).buffer;
const firstOf = (pixels: PixelData | undefined) => pixels && Array.from(bytesOf(pixels).subarray(0, 4));
const layersOf = (name: string) =>
  readLayersOf(fixture(name)).children!.map((layer) => [layer.name, layer.left, layer.top, firstOf(layer.imageData)]);

test('layers of 16 bits keep their colours, and what shines through stays as it was', () => {
  expect(layersOf('rgb16')).toEqual([
    ['Ground', 0, 0, [51, 102, 204, 255]],
    ['Orange', 5, 4, [204, 102, 51, 255]],
    ['Green', 20, 12, [20, 160, 60, 128]],
  ]);
  expect(layersOf('gray16').map(([, , , pixel]) => pixel)).toEqual([
    [99, 99, 99, 255],
    [120, 120, 120, 255],
    [123, 123, 123, 128],
  ]);
});

test('layers of printing inks come as the colours that they make', () => {
  expect(layersOf('cmyk8')).toEqual([
    ['Ground', 0, 0, [51, 101, 204, 255]],
    ['Orange', 5, 4, [204, 101, 51, 255]],
  ]);
});

test('a picture of a table of colours is read from the whole, not from what stands where layers would', () => {
  expect(readLayersOf(fixture('flat-indexed')).children).toEqual([]);
  expect(firstOf(readPictureOf(fixture('flat-indexed')).imageData)).toEqual([51, 102, 204, 255]);
});

test('colours that cannot be read are refused as such rather than shown wrong', () => {
  const lab = new Uint8Array(fixture('rgb16'));
  // Where the header says what the colours are.
  lab[25] = 9;
  expect(() => readLayersOf(lab.buffer)).toThrow(UnreadableColours);
  expect(() => readPictureOf(fixture('rgb16'))).toThrow(UnreadableColours);
});

test('packed pixels of 16 bits are refused in a large file, too', () => {
  const header = [...'8BPS'].map((letter) => letter.charCodeAt(0));
  const words = (...values: number[]) => values.flatMap((value) => [value >> 8, value & 255]);
  // Version 2, three channels, one pixel of 16 bits and three colours; then three empty parts, the last with a long length.
  header.push(...words(2, 0, 0, 0, 3, 0, 1, 0, 1, 16, 3), ...words(0, 0, 0, 0, 0, 0, 0, 0));
  const large = (packing: number, data: number[]) => Uint8Array.from([...header, ...words(packing), ...data]).buffer;
  const plain = readPictureOf(large(0, words(0x3333, 0x6666, 0xcccc)));
  expect(firstOf(plain.imageData)).toEqual([51, 102, 204, 255]);
  const row = [1, 0x33, 0x33];
  const packed = [...words(0, 3, 0, 3, 0, 3), ...row, ...row, ...row];
  expect(() => readPictureOf(large(1, packed))).toThrow(UnreadableColours);
});

test('a mask without pixels hides all that it lies on, and only a mask that is black around them cuts a group', () => {
  const imageData = { width: 2, height: 2, data: new Uint8ClampedArray(16).fill(255) };
  const box = { left: 3, top: 4, right: 5, bottom: 6 };
  const masks: LayerMaskData[] = [
    { defaultColor: 0 },
    { defaultColor: 255 },
    { defaultColor: 0, disabled: true },
    { ...box, defaultColor: 0, imageData },
    { ...box, defaultColor: 255, imageData },
  ];
  const children = masks.map((mask) => ({ name: 'group', mask, children: [{ name: 'layer', imageData, mask }] }));
  const file = writePsdUint8Array({ width: 8, height: 8, children: [...children, { name: 'plain', imageData }] });
  const groups = readLayersOf(new Uint8Array(file).buffer).children!;
  const hidden = [true, false, false, false, false];
  expect(groups.map(hidesAll)).toEqual([...hidden, false]);
  expect(groups.slice(0, 5).map(({ children: own }) => hidesAll(own![0]!))).toEqual(hidden);
  const cut = { x: 3, y: 4, width: 2, height: 2 };
  expect(groups.map(cutOf)).toEqual([undefined, undefined, undefined, cut, undefined, undefined]);
});
