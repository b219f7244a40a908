/** Signatures of packed fonts. */
const [woff, woff2] = [0x774f4646, 0x774f4632];
const ownTag = 63;
const [glyf, loca] = [10, 11];

/**
 * Bytes that a packed font says its tables come to; a few hundred bytes may unpack to gigabytes, and parsers make room for
 * them before they look. What is not packed is as large as it is.
 * @throws RangeError where its directory is cut off
 */
export function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const signature = view.getUint32(0);
  if (signature === woff) return sizeOfWoff(view);
  return signature === woff2 ? sizeOfWoff2(view) : bytes.length;
}

function sizeOfWoff(view: DataView): number {
  let size = 0;
  const tables = view.getUint16(12);
  for (let index = 0; index < tables; index++) size += view.getUint32(44 + index * 20 + 12);
  return size;
}

function sizeOfWoff2(view: DataView): number {
  let at = 48;
  let size = 0;
  const readLength = () => {
    let length = 0;
    for (let more = true; more; at++) {
      const byte = view.getUint8(at);
      length = length * 128 + (byte & 127);
      more = byte > 127;
    }
    return length;
  };
  const tables = view.getUint16(12);
  for (let index = 0; index < tables; index++) {
    const flags = view.getUint8(at++);
    const tag = flags & 63;
    if (tag === ownTag) at += 4;
    const plain = readLength();
    // Letters and their places are changed unless it is said that they are not; all else only where it is said.
    const changed = tag === glyf || tag === loca ? flags >> 6 !== 3 : flags >> 6 !== 0;
    size += Math.max(plain, changed ? readLength() : 0);
  }
  return size;
}
