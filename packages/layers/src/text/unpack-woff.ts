import { inflateSync } from 'node:zlib';

/** Bytes of the headers, and of a table's entry in either directory. */
const header = { woff: 44, plain: 12 };
const entry = { woff: 20, plain: 16 };
/** "wOFF". */
const signature = 0x774f4646;

const padded = (length: number) => (length + 3) & ~3;

/**
 * A font file as OpenType, unpacked if it is WOFF 1.0 (W3C Recommendation of 2012, sections 3 to 5); anything else as it is.
 * Throws where it is cut off.
 */
export function unpackWoff(file: Buffer): Buffer {
  if (file.length < header.woff || file.readUInt32BE(0) !== signature) return file;
  const tables = file.readUInt16BE(12);
  const font = Buffer.alloc(file.readUInt32BE(16));
  const log = Math.floor(Math.log2(tables));
  font.writeUInt32BE(file.readUInt32BE(4), 0);
  font.writeUInt16BE(tables, 4);
  font.writeUInt16BE(16 * 2 ** log, 6);
  font.writeUInt16BE(log, 8);
  font.writeUInt16BE(16 * (tables - 2 ** log), 10);
  for (let k = 0, at = header.plain + entry.plain * tables; k < tables; k++) {
    const from = header.woff + entry.woff * k;
    const [offset, packed, length] = [4, 8, 12].map((o) => file.readUInt32BE(from + o)) as [number, number, number];
    const data = file.subarray(offset, offset + packed);
    (packed < length ? inflateSync(data) : data).copy(font, at);
    const to = header.plain + entry.plain * k;
    // Its tag, then its checksum, place and length.
    file.copy(font, to, from, from + 4);
    file.copy(font, to + 4, from + 16, from + 20);
    font.writeUInt32BE(at, to + 8);
    font.writeUInt32BE(length, to + 12);
    at += padded(length);
  }
  return font;
}
