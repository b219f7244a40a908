/** Messages between the moment they are sent and the moment the server's history has them. */
import type { Message, PictureOperation, PictureOptions, ReferenceContent } from '@easel/contract';
import { textOf } from './message-text.ts';

/** What a message was sent with, to say so below it. */
export type SentWith = Pick<PictureOptions, 'imageSize' | 'imageCount' | 'imageModel' | 'enableWebSearch' | 'approve'>;

/** A picture that a message points at: of the canvas, or a file that came with it. */
export type PointedPicture = Pick<ReferenceContent, 'nodeId' | 'assetId' | 'url' | 'title'>;

export interface Outgoing {
  readonly key: string;
  /** `null`: it begins a new conversation. */
  readonly threadId: string | null;
  readonly text: string;
  readonly sentWith: SentWith;
  readonly selection: readonly string[];
  /** Pictures that it points at besides. */
  readonly references?: readonly PointedPicture[];
  /** What is to be done with one of them, which comes first. */
  readonly operation?: PictureOperation;
  /** Where that one may change. */
  readonly mask?: Blob;
  /** Turns that were there before; the message is not among them. */
  readonly knownTurns: ReadonlySet<string>;
  readonly failed: boolean;
  /** Why it did. */
  readonly fault?: unknown;
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

function isSame(message: Message, { text, threadId, knownTurns, operation }: Outgoing): boolean {
  if (message.role !== 'user' || knownTurns.has(message.turnId)) return false;
  if (threadId !== null && message.threadId !== threadId) return false;
  if (!operation || operation.kind === 'edit') return textOf(message) === text;
  // The server has words of its own for what says itself.
  return message.contents.some((content) => content.type === 'reference' && content.nodeId === operation.nodeId);
}
