/** Puts an XMP packet into a PNG, a JPEG or a WebP that a browser has made. */
import { chunk } from '../png.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

export async function embedXmp(blob: Blob, packet: string): Promise<Blob> {
  if (blob.type === 'image/png') return inPng(blob, packet);
  if (blob.type === 'image/jpeg') return inJpeg(blob, packet);
  return blob.type === 'image/webp' ? inWebp(blob, packet) : blob;
}

/** The signature and the header, which comes first in every PNG. */
const pngHead = 8 + 25;

function inPng(blob: Blob, packet: string): Blob {
  // Neither packed nor in any language.
  const text = utf8(`XML:com.adobe.xmp\0\0\0\0\0${packet}`);
  return new Blob([blob.slice(0, pngHead), ...chunk('iTXt', text), blob.slice(pngHead)], { type: blob.type });
}

async function inJpeg(blob: Blob, packet: string): Promise<Blob> {
  const head = new DataView(await blob.slice(0, 6).arrayBuffer());
  // Readers of JFIF want its own segment first.
  const at = head.getUint16(2) === 0xffe0 ? 4 + head.getUint16(4) : 2;
  const body = utf8(`http://ns.adobe.com/xap/1.0/\0${packet}`);
  const length = body.length + 2;
  const segment = new Uint8Array([0xff, 0xe1, length >> 8, length & 255]);
  return new Blob([blob.slice(0, at), segment, body, blob.slice(at)], { type: blob.type });
}

const xmpFlag = 0x04;
const alphaFlag = 0x10;

async function inWebp(blob: Blob, packet: string): Promise<Blob> {
  const head = new DataView(await blob.slice(0, 30).arrayBuffer());
  const first = nameAt(head, 12);
  const extended = first === 'VP8X' ? new Uint8Array(head.buffer.slice(12, 30)) : extendedHeader(head, first);
  extended[8]! |= xmpFlag;
  const rest = blob.slice(first === 'VP8X' ? 30 : 12);
  const text = utf8(packet);
  const after = new Uint8Array(8 + text.length + (text.length % 2));
  after.set(utf8('XMP '));
  new DataView(after.buffer).setUint32(4, text.length, true);
  after.set(text, 8);
  const riff = new Uint8Array(12);
  riff.set(utf8('RIFF'));
  riff.set(utf8('WEBP'), 8);
  new DataView(riff.buffer).setUint32(4, 4 + extended.length + rest.size + after.length, true);
  return new Blob([riff, extended, rest, after], { type: blob.type });
}

/** Only a file with this header may hold more than its picture. */
function extendedHeader(head: DataView, first: string): Uint8Array<ArrayBuffer> {
  // Without losses size and transparency are said in one word of bits.
  const bits = head.getUint32(21, true);
  const [width, height, clear] =
    first === 'VP8L'
      ? [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1, (bits >>> 28) & 1]
      : [head.getUint16(26, true) & 0x3fff, head.getUint16(28, true) & 0x3fff, 0];
  const header = new Uint8Array(18);
  header.set(utf8('VP8X'));
  const view = new DataView(header.buffer);
  view.setUint32(4, 10, true);
  header[8] = clear ? alphaFlag : 0;
  // Three bytes each, of one less.
  view.setUint16(12, (width - 1) & 0xffff, true);
  header[14] = (width - 1) >> 16;
  view.setUint16(15, (height - 1) & 0xffff, true);
  header[17] = (height - 1) >> 16;
  return header;
}

function nameAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(at + byte)));
}
