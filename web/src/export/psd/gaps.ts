/**
 * Places in a PSD for what lies elsewhere. Its writer is told how long that is but gets nothing of it, so the layers of a file
 * need never be in memory together, nor be copied into it.
 */
import type { createWriter } from 'ag-psd/dist-es/psdWriter.js';

interface Gap {
  readonly file: Blob;
  /** How much of what the writer puts next lies in the file as well. */
  readonly skip: number;
  at: number;
}

export class Gaps {
  readonly #writer: ReturnType<typeof createWriter>;
  readonly #gaps: Gap[] = [];

  constructor(writer: ReturnType<typeof createWriter>) {
    this.#writer = writer;
  }

  /** Something of this length to write nothing of. @param file what comes here instead; none where the one before has it */
  leave(byteLength: number, file?: Blob, skip = 0): Uint8Array<ArrayBuffer> {
    const gap = file && { file, skip, at: 0 };
    if (gap) this.#gaps.push(gap);
    const length = () => {
      // The writer asks for it right before it would write.
      if (gap) gap.at = this.#writer.offset;
      return 0;
    };
    return Object.defineProperties(new Uint8Array(0), { byteLength: { value: byteLength }, length: { get: length } });
  }

  /** All that was written with the files in their places. */
  filled(written: Uint8Array<ArrayBuffer>): BlobPart[] {
    const gaps = this.#gaps.toSorted((one, other) => one.at - other.at);
    const added = gaps.reduce((sum, { file, skip }) => sum + file.size - skip, 0);
    // The section of the layers is a multiple of four bytes long.
    const padding = (4 - (added % 4)) % 4;
    const end = lengthen(written, added + padding);
    const parts: BlobPart[] = [];
    let from = 0;
    for (const { file, skip, at } of gaps) {
      parts.push(written.subarray(from, at), file);
      from = at + skip;
    }
    return [...parts, written.subarray(from, end), new Uint8Array(padding), written.subarray(end)];
  }
}

/** Says of the layers that they are longer than what was written; answers where they end. */
function lengthen(written: Uint8Array<ArrayBuffer>, by: number): number {
  const view = new DataView(written.buffer, written.byteOffset, written.byteLength);
  const past = (section: number) => section + 4 + view.getUint32(section);
  const colours = 26;
  const resources = past(colours);
  const at = past(resources);
  const end = at + 8 + view.getUint32(at + 4);
  for (const place of [at, at + 4]) {
    const length = view.getUint32(place) + by;
    if (length > 0xffff_ffff) throw new RangeError('more layers than a PSD holds');
    view.setUint32(place, length);
  }
  return end;
}
