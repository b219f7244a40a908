const lengths = { before: 40, whole: 180 };

/** The passage around the first place where a text says one of the words, on one line. */
export function excerptOf(text: string, words: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  const low = line.toLowerCase();
  // Short enough that two characters of a Chinese question are found inside of a longer word.
  const sought = words.toLowerCase().match(/\p{Script=Han}{1,2}|[\p{L}\p{N}]+/gu) ?? [];
  const places = sought.map((word) => low.indexOf(word)).filter((at) => at >= 0);
  const start = places.length > 0 ? Math.max(0, Math.min(...places) - lengths.before) : 0;
  const piece = line.slice(start, start + lengths.whole).replaceAll(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');
  return `${start > 0 ? '…' : ''}${piece.trim()}${start + lengths.whole < line.length ? '…' : ''}`;
}
