/** Pictures that a message names by their titles, after an `@`. */
import { normaliseNode, type CanvasNode } from '@easel/canvas';
import type { PointedPicture } from './outgoing.ts';

/** What is being typed after an `@`: where it begins, and what of the name is there. */
export interface MentionQuery {
  readonly from: number;
  readonly words: string;
}

const mostOffered = 8;
/** Titles hold blanks, but nobody types more of one than this to find it. */
const longestQuery = 40;

export function mentionQuery(text: string, caret: number): MentionQuery | null {
  const before = text.slice(0, caret);
  const from = before.lastIndexOf('@');
  if (from < 0 || caret - from > longestQuery) return null;
  // Within a word it is part of an address.
  if (/[\w.]/.test(before[from - 1] ?? ' ')) return null;
  const words = before.slice(from + 1);
  return /[\n@]|\s{2}|\s$/.test(words) ? null : { from, words };
}

/** The pictures of a canvas that have a title, each title once, the newest first. */
export function namedPictures(nodes: Iterable<CanvasNode>): PointedPicture[] {
  const byTitle = new Map<string, PointedPicture>();
  for (const node of nodes) {
    const reading = normaliseNode(node);
    const title = typeof node.title === 'string' ? node.title.trim() : '';
    if (reading.kind !== 'image' || !title || !reading.data.url) continue;
    byTitle.set(title, { nodeId: node.id, assetId: reading.data.assetId ?? '', url: reading.data.url, title });
  }
  return [...byTitle.values()].reverse();
}

/** Those whose titles begin with the words first, then those that hold them. */
export function offeredFor(pictures: readonly PointedPicture[], words: string): PointedPicture[] {
  const wanted = words.toLocaleLowerCase();
  const at = ({ title }: PointedPicture) => title.toLocaleLowerCase().indexOf(wanted);
  const found = pictures.filter((picture) => at(picture) >= 0);
  return found.toSorted((one, other) => Number(at(one) > 0) - Number(at(other) > 0)).slice(0, mostOffered);
}

/** The text with the whole name in the place of what was typed of it, and where one goes on. */
export function withMention(
  text: string,
  { from, words }: MentionQuery,
  title: string,
): { text: string; caret: number } {
  const named = `@${title} `;
  const rest = text.slice(from + 1 + words.length).replace(/^ /, '');
  return { text: text.slice(0, from) + named + rest, caret: from + named.length };
}

/** Those that the text still names; of two where one title begins like the other, the longer. */
export function mentionedIn(text: string, pictures: readonly PointedPicture[]): PointedPicture[] {
  let rest = text;
  const found = pictures
    .toSorted((one, other) => other.title.length - one.title.length)
    .filter(({ title }) => {
      const named = rest.includes(`@${title}`);
      if (named) rest = rest.replaceAll(`@${title}`, '');
      return named;
    });
  return found.toSorted((one, other) => text.indexOf(`@${one.title}`) - text.indexOf(`@${other.title}`));
}
