/** How far browsers look for a page's own word on its characters. */
const headBytes = 1024;

const marks: [mark: readonly number[], charset: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
];

/** The text of a page: by its byte order mark, the header, its own `meta`, or else as UTF-8. */
export function decodePage(bytes: Buffer, charset: string | undefined): string {
  const marked = marks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1];
  const decoder = decoderFor(marked) ?? decoderFor(charset) ?? decoderFor(namedIn(bytes)) ?? new TextDecoder();
  return decoder.decode(bytes);
}

function namedIn(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, headBytes).toString('latin1');
  const named = head.match(/<meta[^>]{0,300}charset\s*=\s*["']?([\w:.-]{2,40})/i)?.[1];
  // A page whose `meta` could be read so far is not in UTF-16, whatever it says.
  return named?.toLowerCase().startsWith('utf-16') ? 'utf-8' : named;
}

function decoderFor(charset: string | undefined): TextDecoder | undefined {
  if (charset === undefined) return undefined;
  try {
    return new TextDecoder(charset);
  } catch {
    return undefined;
  }
}
