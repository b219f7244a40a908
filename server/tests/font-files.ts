/** Font files for tests: sound ones, and how to take them to pieces and lie about them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, inflateSync } from 'node:zlib';

const { resolve } = createRequire(new URL('../../packages/designer/package.json', import.meta.url));
const folder = join(dirname(resolve('@fontsource/caveat/package.json')), 'files');
const file = (form: 'woff' | 'woff2') => readFileSync(join(folder, `caveat-latin-700-normal.${form}`));

/** The tables of a WOFF file, plain. */
function plainFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + count * 16);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Uint8Array[] = [head];
  let at = head.length;
  for (let index = 0; index < count; index++) {
    const [entry, row] = [44 + index * 20, 12 + index * 16];
    const [from, packed, length] = [4, 8, 12].map((place) => woff.readUInt32BE(entry + place)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(from, from + packed);
    woff.copy(head, row, entry, entry + 4);
    woff.copy(head, row + 4, entry + 16, entry + 20);
    head.writeUInt32BE(at, row + 8);
    head.writeUInt32BE(length, row + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    tables.push(packed < length ? inflateSync(bytes) : bytes, padding);
    at += length + padding.length;
  }
  return Buffer.concat(tables);
}

/** One typeface in three forms. */
export const soundFonts = { woff: file('woff'), woff2: file('woff2'), ttf: plainFont(file('woff')) };

export type FontTables = Record<string, Buffer>;

/** The tables of a TrueType file. */
export function tablesOf(ttf: Buffer): FontTables {
  const rows = Array.from({ length: ttf.readUInt16BE(4) }, (_, at) => 12 + at * 16);
  return Object.fromEntries(
    rows.map((row) => {
      const from = ttf.readUInt32BE(row + 8);
      return [ttf.toString('latin1', row, row + 4), ttf.subarray(from, from + ttf.readUInt32BE(row + 12))];
    }),
  );
}

function ttfOf(tables: FontTables): Buffer {
  const names = Object.keys(tables).toSorted();
  const head = Buffer.alloc(12 + names.length * 16);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(names.length, 4);
  const parts: Buffer[] = [head];
  let at = head.length;
  for (const [index, name] of names.entries()) {
    const [row, bytes] = [12 + index * 16, tables[name]!];
    head.write(name, row, 'latin1');
    head.writeUInt32BE(at, row + 8);
    head.writeUInt32BE(bytes.length, row + 12);
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4);
    parts.push(bytes, padding);
    at += bytes.length + padding.length;
  }
  return Buffer.concat(parts);
}

/** A sound font with some of its tables in another form. */
export function changedTtf(change: (tables: FontTables) => FontTables): Buffer {
  const tables = Object.fromEntries(
    Object.entries(tablesOf(soundFonts.ttf)).map(([name, bytes]) => [name, Buffer.from(bytes)]),
  );
  return ttfOf({ ...tables, ...change(tables) });
}

/** A table of characters, each group from one code point to another, on glyphs from the third on. */
export function cmapOf(groups: readonly (readonly [from: number, to: number, glyph: number])[]): Buffer {
  const bytes = Buffer.alloc(28 + 12 * groups.length);
  for (const [at, value] of [
    [2, 1],
    [4, 3],
    [6, 10],
    [12, 12],
  ] as const)
    bytes.writeUInt16BE(value, at);
  for (const [at, value] of [
    [8, 12],
    [16, bytes.length - 12],
    [24, groups.length],
  ] as const)
    bytes.writeUInt32BE(value, at);
  for (const [index, group] of groups.entries()) {
    for (const [part, value] of group.entries()) bytes.writeUInt32BE(value, 28 + 12 * index + 4 * part);
  }
  return bytes;
}

/** Letters made of letters made of letters: drawing one means drawing sixty of the next, without an end that anyone sees. */
export function composedOfItself(tables: FontTables): FontTables {
  const count = tables['maxp']!.readUInt16BE(4);
  const parts = 60;
  const letter = (index: number) => {
    const bytes = Buffer.alloc(12 + parts * 6);
    bytes.writeInt16BE(-1, 0);
    for (let part = 0; part < parts; part++) {
      bytes.writeUInt16BE(2 + (part < parts - 1 ? 0x20 : 0), 10 + part * 6);
      bytes.writeUInt16BE(index + 1, 12 + part * 6);
    }
    return bytes;
  };
  const letters = Array.from({ length: count - 1 }, (_, index) => letter(index));
  const loca = Buffer.alloc((count + 1) * 4);
  for (let index = 1; index <= count; index++)
    loca.writeUInt32BE(Math.min(index, count - 1) * letters[0]!.length, index * 4);
  const head = Buffer.from(tables['head']!);
  head.writeInt16BE(1, 50);
  return { glyf: Buffer.concat(letters), loca, head };
}

/** Some hundred bytes that unpack to so many, as they also say. */
export function packedBomb(size: number): Buffer {
  const packed = brotliCompressSync(Buffer.alloc(size));
  const length = [28, 21, 14, 7, 0].map((shift) => (Math.floor(size / 2 ** shift) & 127) | (shift > 0 ? 128 : 0));
  const first = length.findIndex((byte) => byte !== 128);
  const directory = Buffer.from([0, ...length.slice(first)]);
  const head = Buffer.alloc(48);
  head.write('wOF2', 'latin1');
  head.writeUInt32BE(0x00010000, 4);
  head.writeUInt16BE(1, 12);
  head.writeUInt32BE(size + 28, 16);
  head.writeUInt32BE(packed.length, 20);
  const whole = Buffer.concat([head, directory, packed]);
  whole.writeUInt32BE(whole.length, 8);
  return whole;
}
