/** Messages between the moment they are sent and the moment the server's history has them. */
import type { Message, PictureOptions } from '@easel/contract';
import { textOf } from './message-text.ts';

/** What a message was sent with, to say so below it. */
export type SentWith = Pick<PictureOptions, 'imageSize' | 'imageCount' | 'imageModel' | 'enableWebSearch' | 'approve'>;

export interface Outgoing {
  readonly key: string;
  /** `null`: it begins a new conversation. */
  readonly threadId: string | null;
  readonly text: string;
  readonly sentWith: SentWith;
  readonly selection: readonly string[];
  /** Turns that were there before; the message is not among them. */
  readonly knownTurns: ReadonlySet<string>;
  readonly failed: boolean;
}

export interface Settled {
  readonly outgoing: Outgoing;
  readonly turnId: string;
  readonly threadId: string;
}

/** Those that the history holds by now. Two messages of the same text take one stored message each, in order. */
export function settledIn(messages: readonly Message[], outgoing: readonly Outgoing[]): Settled[] {
  const taken = new Set<string>();
  return outgoing.flatMap((sent): Settled[] => {
    const stored = messages.find((message) => isSame(message, sent) && !taken.has(message.turnId));
    if (!stored) return [];
    taken.add(stored.turnId);
    return [{ outgoing: sent, turnId: stored.turnId, threadId: stored.threadId }];
  });
}

function isSame(message: Message, { text, threadId, knownTurns }: Outgoing): boolean {
  if (message.role !== 'user' || knownTurns.has(message.turnId)) return false;
  return (threadId === null || message.threadId === threadId) && textOf(message) === text;
}
