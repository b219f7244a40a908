const longestBytes = 96;

/** What a person called something, as a part of a path that every system takes. May come out empty. */
export function safeName(text: string): string {
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    // Invisible marks can turn a name round; the one that joins emoji stays.
    .replaceAll(/(?!\u200d)\p{Cf}/gu, '')
    .replaceAll(/[\s\p{Cc}/\\:*?"<>|\ufffd]+/gu, ' ');
  // Dots at the ends hide a file, or are dropped, or lead out of the folder.
  return shortened(plain.replaceAll(/^[\s.]+/g, '')).replaceAll(/[\s.\u200d]+$/g, '');
}

/** Cut between characters as people see them: half an emoji is a broken name. */
function shortened(text: string): string {
  let [kept, bytes] = ['', 0];
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    bytes += Buffer.byteLength(segment);
    if (bytes > longestBytes) break;
    kept += segment;
  }
  return kept;
}

/** For a header of a download: the name for browsers of today, and one without foreign letters for the rest. */
export function contentDisposition(fileName: string): string {
  const ascii = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/gu, '_');
  const encoded = encodeURIComponent(fileName).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
