/**
 * How large a picture is, by the first bytes of its file: a photograph takes a hundred times longer to decode, and of hundreds
 * that are dropped at once none has its place before all sizes are known.
 */
import type { Size } from './camera.ts';

/** Bytes that are read at once: more than most files have before their size. */
const slice = 16_384;

/** As browsers show it, upright; null where only decoding tells. */
export async function sizeByHeader(file: Blob): Promise<Size | null> {
  try {
    const head = await bytesAt(file, 0);
    if (head.getUint16(0) === 0xffd8) return await sizeOfJpeg(file, head);
    if (head.getUint32(0) === 0x89504e47) return sizeOfPng(head);
    return null;
  } catch {
    // It ends too soon, or cannot be read at all: decoding says which.
    return null;
  }
}

async function bytesAt(file: Blob, start: number, length = slice): Promise<DataView> {
  return new DataView(await file.slice(start, start + length).arrayBuffer());
}

/** Frames of any kind of compression; between them lie tables (c4, cc) and what is reserved (c8). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

async function sizeOfJpeg(file: Blob, head: DataView): Promise<Size | null> {
  let [bytes, begin, lies] = [head, 0, false];
  for (let at = 2; at < file.size;) {
    // A segment may hold a whole small picture, or a profile of colours.
    if (at - begin + 10 > bytes.byteLength) [bytes, begin] = [await bytesAt(file, at), at];
    const from = at - begin;
    const marker = bytes.getUint8(from + 1);
    if (bytes.getUint8(from) !== 0xff || marker === 0xda) return null;
    if (isFrame(marker)) {
      const [height, width] = [bytes.getUint16(from + 5), bytes.getUint16(from + 7)];
      if (width === 0 || height === 0) return null;
      return lies ? { width: height, height: width } : { width, height };
    }
    const length = 2 + bytes.getUint16(from + 2);
    if (marker === 0xe1) lies ||= isLying(await bytesAt(file, at + 4, Math.min(slice, length)));
    at += length;
  }
  return null;
}

/** Whether a camera that was held upright says that its picture is to be turned by a quarter: orientations 5 to 8 of Exif. */
function isLying(segment: DataView): boolean {
  const start = 6;
  if (segment.byteLength < start + 8 || segment.getUint32(0) !== 0x45786966) return false;
  const little = segment.getUint16(start) === 0x4949;
  const first = start + segment.getUint32(start + 4, little);
  if (first + 2 > segment.byteLength) return false;
  const count = segment.getUint16(first, little);
  for (let at = first + 2; at < first + 2 + count * 12 && at + 12 <= segment.byteLength; at += 12) {
    if (segment.getUint16(at, little) === 0x0112) return segment.getUint16(at + 8, little) >= 5;
  }
  return false;
}

function sizeOfPng(head: DataView): Size | null {
  // The chunk after its size may turn the picture, which few do.
  for (let at = 8; at + 8 <= head.byteLength; at += 12 + head.getUint32(at)) {
    const name = head.getUint32(at + 4);
    if (name === 0x65584966) return null;
    if (name === 0x49444154) break;
  }
  const size = { width: head.getUint32(16), height: head.getUint32(20) };
  return size.width > 0 && size.height > 0 ? size : null;
}
