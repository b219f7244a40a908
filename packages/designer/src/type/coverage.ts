import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Order of the tags that WOFF2 numbers from 0 on (W3C WOFF 2.0, 4.1): only what lies before "glyf" and "loca" matters. */
const numberOfCmap = 0;
const numberOfGlyf = 10;
const numberOfLoca = 11;
const tagFollows = 63;

interface Cursor {
  bytes: Buffer;
  at: number;
}

/** A UIntBase128: seven bits a byte, the highest bit says that another follows. */
function readBase128(cursor: Cursor): number {
  let value = 0;
  for (let count = 0; count < 5; count++) {
    const byte = cursor.bytes[cursor.at++]!;
    value = value * 128 + (byte & 127);
    if (byte < 128) return value;
  }
  throw new RangeError('A length in the font file does not end.');
}

/** Where the character map lies in the unpacked tables. It is never transformed, so its bytes are plain. */
function readCharacterMap(path: string): Buffer {
  const bytes = readFileSync(path);
  if (bytes.toString('latin1', 0, 4) !== 'wOF2') throw new RangeError(`${path} is not a WOFF2 font.`);
  const cursor: Cursor = { bytes, at: 48 };
  let offset = 0;
  let found: { start: number; end: number } | undefined;
  for (let table = bytes.readUInt16BE(12); table > 0; table--) {
    const flags = bytes[cursor.at++]!;
    const kind = flags & 63;
    const tag = kind === tagFollows ? bytes.toString('latin1', cursor.at, (cursor.at += 4)) : '';
    const plainLength = readBase128(cursor);
    // Version 3 of "glyf" and "loca" is the untransformed one, for the others version 0 is.
    const transformed = kind === numberOfGlyf || kind === numberOfLoca ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const length = transformed ? readBase128(cursor) : plainLength;
    if (kind === numberOfCmap || tag === 'cmap') found = { start: offset, end: offset + length };
    offset += length;
  }
  if (!found) throw new RangeError(`${path} has no character map.`);
  const packed = bytes.subarray(cursor.at, cursor.at + bytes.readUInt32BE(20));
  return Buffer.from(brotliDecompressSync(packed).subarray(found.start, found.end));
}

/** Format 4: segments of the basic plane, each with a shift or a list of glyphs. */
function glyphInSegments(map: Buffer, at: number, point: number): number {
  if (point > 0xffff) return 0;
  const twice = map.readUInt16BE(at + 6);
  const [ends, starts] = [at + 14, at + 16 + twice];
  const [shifts, ranges] = [starts + twice, starts + twice * 2];
  for (let segment = 0; segment < twice; segment += 2) {
    if (map.readUInt16BE(ends + segment) < point) continue;
    const start = map.readUInt16BE(starts + segment);
    if (start > point) return 0;
    const range = map.readUInt16BE(ranges + segment);
    const shift = map.readUInt16BE(shifts + segment);
    if (range === 0) return (point + shift) & 0xffff;
    const glyph = map.readUInt16BE(ranges + segment + range + (point - start) * 2);
    return glyph === 0 ? 0 : (glyph + shift) & 0xffff;
  }
  return 0;
}

/** Format 12: groups of consecutive characters and glyphs over all planes. */
function glyphInGroups(map: Buffer, at: number, point: number): number {
  const count = map.readUInt32BE(at + 12);
  for (let group = 0, from = at + 16; group < count; group++, from += 12) {
    if (map.readUInt32BE(from + 4) < point) continue;
    const start = map.readUInt32BE(from);
    return start > point ? 0 : map.readUInt32BE(from + 8) + point - start;
  }
  return 0;
}

/** Whether a font holds a glyph for a code point. */
export type Coverage = (point: number) => boolean;

/**
 * Which characters a WOFF2 file holds, read from its `cmap` table alone (OpenType 1.9, formats 4 and 12): opening the
 * whole font takes some ten times as long. Throws a RangeError for other formats.
 */
export function readCoverage(path: string): Coverage {
  const map = readCharacterMap(path);
  const lookups = Array.from({ length: map.readUInt16BE(2) }, (_, index): ((point: number) => number) | undefined => {
    const at = map.readUInt32BE(4 + index * 8 + 4);
    const format = map.readUInt16BE(at);
    if (format === 12) return (point) => glyphInGroups(map, at, point);
    return format === 4 ? (point) => glyphInSegments(map, at, point) : undefined;
  }).filter((lookup) => lookup !== undefined);
  if (lookups.length === 0) throw new RangeError(`${path} has no character map that is understood.`);
  return (point) => lookups.some((lookup) => lookup(point) !== 0);
}
