/** The parts of a PDF, numbered as they come, and the table of them at its end. */

/** A number by which other objects speak of one. */
export type Ref = number & { readonly of: 'object' };

export class PdfFile {
  readonly #objects: (Uint8Array<ArrayBuffer>[] | null)[] = [];

  /** A number for what is written later. */
  reserve(): Ref {
    return this.#objects.push(null) as Ref;
  }

  /** @param body a PDF object, such as `<< /Type /Page >>` */
  write(body: string, ref: Ref = this.reserve()): Ref {
    this.#objects[ref - 1] = [latin(body)];
    return ref;
  }

  /** @param entries of the stream's dictionary, less its length and how it is packed */
  async stream(entries: string, data: Uint8Array | string, ref: Ref = this.reserve()): Promise<Ref> {
    const packed = await deflate(typeof data === 'string' ? latin(data) : data);
    return this.#stream(`${entries} /Filter /FlateDecode`, packed, ref);
  }

  /** As `stream`, of what is packed already. */
  packed(entries: string, data: Uint8Array): Ref {
    return this.#stream(entries, data, this.reserve());
  }

  /** @param root the catalogue @param info what the file says of itself */
  finish(root: Ref, info: Ref): Blob {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let at = 0;
    const add = (...more: Uint8Array<ArrayBuffer>[]) => {
      for (const part of more) {
        parts.push(part);
        at += part.length;
      }
    };
    // The letters above ASCII tell programs that this is no text.
    add(latin('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n'));
    const offsets = this.#objects.map((body, index) => {
      const offset = at;
      add(latin(`${index + 1} 0 obj\n`), ...(body ?? [latin('null')]), latin('\nendobj\n'));
      return offset;
    });
    const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    const count = offsets.length + 1;
    const start = at;
    add(latin(`xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n`));
    add(latin(`<< /Size ${count} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${start}\n%%EOF\n`));
    return new Blob(parts, { type: 'application/pdf' });
  }

  #stream(entries: string, data: Uint8Array, ref: Ref): Ref {
    const head = latin(`<< ${entries} /Length ${data.length} >>\nstream\n`);
    this.#objects[ref - 1] = [head, data as Uint8Array<ArrayBuffer>, latin('\nendstream')];
    return ref;
  }
}

export function latin(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Any letters, as PDF has them outside of its pages: UTF-16 in hexadecimal digits. */
export function hexText(text: string, mark = true): string {
  let digits = mark ? 'FEFF' : '';
  for (let at = 0; at < text.length; at += 1) digits += text.charCodeAt(at).toString(16).padStart(4, '0').toUpperCase();
  return `<${digits}>`;
}

async function deflate(data: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([data as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
