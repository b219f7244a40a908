/** Whether new text may move what someone reads. */

export interface ScrollPlace {
  readonly top: number;
  readonly height: number;
  readonly contentHeight: number;
}

/** Pixels from the end within which a reader counts as being there. */
const nearEnd = 48;

export function isAtEnd({ top, height, contentHeight }: ScrollPlace): boolean {
  return contentHeight - height - top <= nearEnd;
}

/**
 * After a scroll: a reader who moves up has left the end, one who reaches it is back. Growing content also makes the
 * browser tell of a scroll, and must not count as leaving: only the way up does.
 */
export function followsAfterScroll(follows: boolean, before: ScrollPlace, after: ScrollPlace): boolean {
  if (isAtEnd(after)) return true;
  const movedUp = after.top < before.top - 1 && after.contentHeight >= before.contentHeight;
  return movedUp ? false : follows;
}
