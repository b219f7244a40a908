/** CRC-32 of the bytes 0 to 255 with the reflected polynomial of gzip (RFC 1952, section 8). */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) remainder = remainder & 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1;
  return remainder;
});

/** What the trailer of a gzip member says of its content: CRC-32, then the length modulo 2^32, little-endian both. */
export class Checksum {
  #remainder = 0xffffffff;
  #length = 0;

  add(bytes: Uint8Array): void {
    let remainder = this.#remainder;
    for (let index = 0; index < bytes.length; index++) {
      remainder = (table[(remainder ^ (bytes[index] ?? 0)) & 0xff] ?? 0) ^ (remainder >>> 8);
    }
    this.#remainder = remainder;
    this.#length += bytes.length;
  }

  matches(trailer: Uint8Array): boolean {
    const view = new DataView(trailer.buffer, trailer.byteOffset, trailer.byteLength);
    return view.getUint32(0, true) === ~this.#remainder >>> 0 && view.getUint32(4, true) === this.#length >>> 0;
  }
}
