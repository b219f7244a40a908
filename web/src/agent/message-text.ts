import type { Message } from '@easel/contract';

/** What a message says in words. */
export function textOf({ contents }: Message): string {
  return contents.flatMap((content) => (content.type === 'text' ? content.text : [])).join('\n');
}
