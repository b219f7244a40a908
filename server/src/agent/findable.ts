import type { Message } from '@easel/contract';
import type { Writer } from '../platform/database.ts';
import type { Piece, Recall } from '../memory/recall.ts';
import { lineOf } from './history-items.ts';

const titleLength = 80;

/** What a message gives to be found again by: its words, the pages that were read and the pictures that were made. */
export function piecesOf(message: Pick<Message, 'contents' | 'role'>): Piece[] {
  const words = lineOf({ contents: message.contents.filter(({ type }) => type === 'text') });
  const said = words
    ? [{ kind: 'message' as const, title: words.slice(0, titleLength).toWellFormed(), text: words }]
    : [];
  const found = message.contents.flatMap((content): Piece[] => {
    if (content.type === 'search') {
      return content.results.map(({ title, url, snippet, Content }) => {
        return { kind: 'research', title, text: Content || snippet, url };
      });
    }
    if (content.type !== 'image') return [];
    return [{ kind: 'picture', title: content.title, text: content.prompt, url: content.url, nodeId: content.nodeId }];
  });
  return [...said, ...found];
}

/** In the transaction that keeps the message, so that nothing is kept that cannot be found. */
export function makeFindable(
  transaction: Writer,
  recall: Recall,
  { projectId, message }: { projectId: string; message: Message },
): Promise<void> {
  const place = { projectId, threadId: message.threadId, messageId: message.id, at: message.createdAt };
  return recall.index(transaction, place, piecesOf(message));
}
