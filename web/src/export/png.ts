/** Writes a PNG from rows as they come, so that no more than a band of it is ever in memory. */
import type { Size } from '@easel/canvas';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** @param bands whole rows of RGBA, top first */
export async function pngOfRows({ width, height }: Size, bands: AsyncIterable<Uint8Array>): Promise<Blob> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // 8 bits of red, green, blue and alpha.
  header.set([8, 6, 0, 0, 0], 8);
  const parts: BlobPart[] = [new Uint8Array(signature), ...chunk('IHDR', header)];
  const deflate = new CompressionStream('deflate');
  const written = (async () => {
    const writer = deflate.writable.getWriter();
    let above: Uint8Array = new Uint8Array(width * 4);
    try {
      for await (const band of bands) {
        const { filtered, last } = filterRows(band, above, width * 4);
        above = last;
        await writer.write(filtered);
      }
      await writer.close();
    } catch (error) {
      await writer.abort(error);
      throw error;
    }
  })();
  const read = (async () => {
    for await (const data of deflate.readable) parts.push(...chunk('IDAT', data));
  })();
  await Promise.all([written, read]);
  parts.push(...chunk('IEND', new Uint8Array(0)));
  return new Blob(parts, { type: 'image/png' });
}

/** Each row as its difference from the one above: cheap, and good for both flat colours and photographs. */
function filterRows(band: Uint8Array, above: Uint8Array, stride: number) {
  const count = band.length / stride;
  const filtered = new Uint8Array(count * (stride + 1));
  let before = above;
  for (let row = 0; row < count; row += 1) {
    const now = band.subarray(row * stride, (row + 1) * stride);
    const at = row * (stride + 1);
    filtered[at] = 2;
    for (let index = 0; index < stride; index += 1) filtered[at + 1 + index] = now[index]! - before[index]!;
    before = now;
  }
  return { filtered, last: before.slice() };
}

/** A part of a PNG with its length before and its checksum after it. */
export function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer>[] {
  const head = new Uint8Array(8);
  new DataView(head.buffer).setUint32(0, data.length);
  for (let index = 0; index < 4; index += 1) head[4 + index] = type.charCodeAt(index);
  const tail = new Uint8Array(4);
  new DataView(tail.buffer).setUint32(0, checksum(head.subarray(4), data));
  return [head, data as Uint8Array<ArrayBuffer>, tail];
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function checksum(...parts: readonly Uint8Array[]): number {
  let value = 0xffffffff;
  for (const part of parts) for (const byte of part) value = table[(value ^ byte) & 0xff]! ^ (value >>> 8);
  return ~value >>> 0;
}
