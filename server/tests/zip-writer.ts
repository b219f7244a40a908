/** Writes zips byte by byte, for tests: also packed, locked or lying ones, which no library would write. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly bytes: Uint8Array | string;
  readonly packed?: boolean;
  /** Bit 0: locked with a password. */
  readonly flags?: number;
  /** What the directory says, where that is not the truth. */
  readonly crc?: number;
  readonly size?: number;
}

export function writeZip(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const bytes = Buffer.from(part.bytes as Uint8Array);
    const data = part.packed ? deflateRawSync(bytes) : bytes;
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE((part.flags ?? 0) | 0x800, 2);
    facts.writeUInt16LE(part.packed ? 8 : 0, 4);
    facts.writeUInt32LE(part.crc ?? crc32(bytes), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(part.size ?? bytes.length, 18);
    const name = Buffer.from(part.name);
    facts.writeUInt16LE(name.length, 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), facts, rest, name]));
    files.push(file);
    offset += file.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, listing, end]);
}
