/** Files that are written here: a PNG from bands of rows, letters at any weight, and the diary of an export. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { crc32, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { ExportFault } from '../../src/export/fault.ts';
import type { Maker, Order } from '../../src/export/order.ts';
import { isPlainJpeg } from '../../src/export/pdf/pdf-images.ts';
import { pngOfRows } from '../../src/export/png.ts';
import { createRuns } from '../../src/export/run.ts';
import { filesFor, readRanges, type FaceFile } from '../../src/export/type/face-files.ts';
import { openFace } from '../../src/export/type/typefaces.ts';

test('a PNG that came in bands holds the pixels that went in', async () => {
  const any = fc.integer({ min: 1, max: 20 }).chain((width) =>
    fc
      .array(fc.array(fc.integer({ min: 0, max: 255 }), { minLength: width * 8, maxLength: width * 8 }), {
        minLength: 1,
        maxLength: 4,
      })
      .map((bands) => ({ width, bands })),
  );
  await fc.assert(
    fc.asyncProperty(any, async ({ width, bands }) => {
      const height = bands.length * 2;
      async function* rows() {
        for (const band of bands) yield Uint8Array.from(band);
      }
      const file = Buffer.from(await (await pngOfRows({ width, height }, rows())).arrayBuffer());
      const data: Buffer[] = [];
      for (let at = 8; at < file.length;) {
        const length = file.readUInt32BE(at);
        expect(file.readUInt32BE(at + 8 + length)).toBe(crc32(file.subarray(at + 4, at + 8 + length)));
        const type = file.toString('latin1', at + 4, at + 8);
        if (type === 'IHDR') expect([file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)]).toEqual([width, height]);
        if (type === 'IDAT') data.push(file.subarray(at + 8, at + 8 + length));
        at += 12 + length;
      }
      const stride = width * 4;
      const filtered = inflateSync(Buffer.concat(data));
      const pixels = Buffer.alloc(stride * height);
      for (let y = 0; y < height; y += 1) {
        expect(filtered[y * (stride + 1)]).toBe(2);
        for (let x = 0; x < stride; x += 1) {
          const above = y === 0 ? 0 : pixels[(y - 1) * stride + x]!;
          pixels[y * stride + x] = filtered[y * (stride + 1) + 1 + x]! + above;
        }
      }
      expect([...pixels]).toEqual(bands.flat());
    }),
    { numRuns: 30 },
  );
});

const fonts = createRequire(import.meta.url);
const file = (part: Partial<FaceFile> = {}): FaceFile => ({
  family: 'Montserrat Variable',
  url: 'm',
  style: 'normal',
  weights: [100, 900],
  ranges: [[0, 1114111]],
  unicodeRange: '',
  ...part,
});

test('letters of a variable typeface have the outlines and widths of their weight, accents in place', async () => {
  const bytes = readFileSync(fonts.resolve('@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2'));
  const faces = await Promise.all([100, 900].map((weight) => openFace(bytes, file(), weight)));
  const [light, bold] = faces.map((face) => face.shape('Bé', true));
  const stem = (glyph: NonNullable<typeof light>[number]) => glyph.path.map(({ args }) => args);
  expect(stem(light![0]!)).not.toEqual(stem(bold![0]!));
  expect(bold![0]!.advance).toBeGreaterThan(light![0]!.advance);
  // The accent is a part of its own, which stands elsewhere over a wider letter.
  expect(stem(light![1]!)).not.toEqual(stem(bold![1]!));
  expect(light!.map(({ text }) => text)).toEqual(['B', 'é']);
});

test('a letter is taken from the file that a browser would take it from', () => {
  expect(readRanges('U+0-FF, U+4E??, U+20AC')).toEqual([
    [0, 0xff],
    [0x4e00, 0x4eff],
    [0x20ac, 0x20ac],
  ]);
  const faces = [
    file({ url: 'latin', ranges: readRanges('U+0-FF') }),
    file({ url: 'han', family: 'Noto Sans SC Variable', ranges: readRanges('U+4E00-9FFF') }),
    file({ url: 'static-400', family: 'Inter Tight', weights: [400, 400] }),
    file({ url: 'static-700', family: 'Inter Tight', weights: [700, 700] }),
  ];
  const wish = (fontFamily: string, fontWeight = 400) => ({ fontFamily, fontWeight, fontStyle: 'normal' });
  const first = (code: string, of: ReturnType<typeof wish>) => filesFor(faces, of, code.codePointAt(0)!)[0]?.url;
  expect(first('A', wish('Montserrat'))).toBe('latin');
  expect(first('秋', wish('Montserrat'))).toBe('han');
  expect(first('A', wish('Inter Tight', 650))).toBe('static-700');
  expect(filesFor(faces, wish('Montserrat'), 0x1f600)).toEqual([]);
});

test('a JPEG goes into a PDF as it is only when that shows the same', () => {
  const frame = [0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 3, 1, 0x11, 0];
  const jpeg = (...parts: number[]) => Uint8Array.from([0xff, 0xd8, ...parts, 0xff, 0xd9, 0, 0, 0, 0]);
  expect(isPlainJpeg(jpeg(...frame))).toBe(true);
  expect(isPlainJpeg(jpeg(0xff, 0xe1, 0, 6, 0x45, 0x78, 0x69, 0x66, ...frame))).toBe(false);
  expect(isPlainJpeg(jpeg(...frame.with(9, 4)))).toBe(false);
  expect(isPlainJpeg(Uint8Array.of(0x89, 0x50))).toBe(false);
});

function runsWith(maker: Maker) {
  const saved: string[] = [];
  const all = { png: maker, jpeg: maker, webp: maker, svg: maker, pdf: maker, psd: maker, zip: maker };
  const runs = createRuns((_, name) => saved.push(name), all);
  return { runs, saved };
}
const order = { format: 'png' } as Order;
const made = { blob: new Blob(['x']), missing: [] };

test('an export that is done is saved once, with its steps', async () => {
  const { runs, saved } = runsWith(async (_, { begin, advance }) => {
    begin('draw', 2);
    advance('one');
    expect(runs.getState()?.steps).toMatchObject([{ id: 'draw', count: 1, total: 2, name: 'one', took: null }]);
    begin('write', 0);
    return made;
  });
  expect(await runs.start(order, 'a.png')).toBe('done');
  expect(saved).toEqual(['a.png']);
  expect(runs.getState()?.steps.map(({ id, took }) => [id, took !== null])).toEqual([
    ['draw', true],
    ['write', true],
  ]);
});

test('steps that go fast are told together, and none is lost at the end', async () => {
  const { runs } = runsWith((_, { begin, advance }) => {
    begin('draw', 50);
    for (let layer = 1; layer <= 50; layer += 1) advance(`layer ${layer}`);
    return Promise.resolve(made);
  });
  const heard = vi.fn();
  runs.subscribe(heard);
  await runs.start(order, 'a.psd');
  expect(runs.getState()?.steps).toMatchObject([{ id: 'draw', count: 50, total: 50, took: expect.any(Number) }]);
  expect(heard.mock.calls.length).toBeLessThan(12);
});

test('an export that is stopped saves nothing, and one that fails says why', async () => {
  const stopping = runsWith(async (_, { signal, begin }) => {
    begin('draw', 1);
    stopping.runs.stop();
    expect(signal.aborted).toBe(true);
    return made;
  });
  expect(await stopping.runs.start(order, 'a.png')).toBe('stopped');
  expect([stopping.saved, stopping.runs.getState()]).toEqual([[], null]);
  const failing = runsWith((_, { begin, advance }) => {
    begin('draw', 2);
    advance('Cup');
    return Promise.reject(new ExportFault('picture', { name: 'Cup' }));
  });
  expect(await failing.runs.start(order, 'a.png')).toBe('failed');
  expect(failing.runs.getState()?.fault).toMatchObject({ reason: 'picture', values: { name: 'Cup' } });
  // Its clock stands: nothing is being done any more.
  expect(failing.runs.getState()?.steps).toMatchObject([{ id: 'draw', count: 1, took: expect.any(Number) }]);
  const full = runsWith(() => Promise.reject(new RangeError('Array buffer allocation failed')));
  await full.runs.start(order, 'a.png');
  expect(full.runs.getState()?.fault?.reason).toBe('memory');
});
