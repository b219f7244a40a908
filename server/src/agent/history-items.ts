import type { HistoryThread, Message } from '@easel/contract';

/** A message in the older form: its text in one piece, its pictures as a list of addresses. */
export function historyItemOf(message: Message): HistoryThread['history'][number] {
  const images = message.contents.flatMap((content) => (content.type === 'image' ? [content.url] : []));
  return {
    id: message.id,
    timestamp: message.createdAt,
    role: message.role,
    type: images.length > 0 ? 'image' : 'text',
    text: textOf(message),
    content: message.contents,
    image_list: images,
  };
}

/** What a message says, in one line. */
export function lineOf(message: Pick<Message, 'contents'>): string {
  return textOf(message).replaceAll(/\s+/g, ' ').trim();
}

function textOf(message: Pick<Message, 'contents'>): string {
  return message.contents
    .flatMap((content) => (content.type === 'text' || content.type === 'error' ? [content.text] : []))
    .join('\n');
}
