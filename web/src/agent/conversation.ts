/** What one conversation shows, folded from the stored messages, the turns that run and what is on its way there. */
import type { Message, MessageAuthor, TurnView } from '@easel/contract';
import { textOf } from './message-text.ts';
import type { Outgoing, PointedPicture, SentWith } from './outgoing.ts';
import { isOpen, turnOf, type ShownTurn } from './shown-turn.ts';

export interface Asked {
  readonly kind: 'asked';
  readonly key: string;
  readonly text: string;
  /** Known only for what this window has sent. */
  readonly sentWith: SentWith | null;
  /** `waiting`: an earlier turn of the conversation goes first. `lost`: it did not reach the server. */
  readonly state: 'sent' | 'sending' | 'waiting' | 'lost';
  readonly turnId: string | null;
  /** Pictures that it points at. */
  readonly references: readonly PointedPicture[];
  /** Who said it; `null` for what this window has sent and the server has not told of yet. */
  readonly author: MessageAuthor | null;
  /** Why it is lost. */
  readonly fault?: unknown;
}
/** All of a message that there is to say it again. */
export type Said = Pick<Asked, 'text' | 'references' | 'sentWith'>;
export interface Answered {
  readonly kind: 'answered';
  readonly key: string;
  readonly turn: ShownTurn;
  /** What was asked, to ask it once more; `null` where nobody did. */
  readonly asked: Said | null;
}
export type Entry = Asked | Answered;

export interface Conversation {
  /** `null`: a new one. */
  readonly threadId: string | null;
  readonly messages: readonly Message[];
  readonly views: ReadonlyMap<string, TurnView>;
  readonly outgoing: readonly Outgoing[];
  readonly sentWith: ReadonlyMap<string, SentWith>;
}

/** Oldest first; what has not reached the server yet stands at the end. */
export function entriesOf({ threadId, messages, views, outgoing, sentWith }: Conversation): Entry[] {
  const own = messages.filter((message) => message.threadId === threadId);
  const waiting = waitingTurns(own, views);
  const asked = new Map<string, Said>();
  const stored = own.flatMap((message): Entry[] => {
    const { id, turnId } = message;
    const later = waiting.has(turnId);
    if (message.role === 'user') {
      const text = textOf(message);
      const state = later ? 'waiting' : 'sent';
      const references = message.contents.filter((content) => content.type === 'reference');
      const shown = { text, references, sentWith: sentWith.get(turnId) ?? null };
      asked.set(turnId, shown);
      return [{ kind: 'asked', key: id, ...shown, state, turnId, author: message.author ?? null }];
    }
    if (later) return [];
    return [{ kind: 'answered', key: id, turn: turnOf(message, views.get(turnId)), asked: asked.get(turnId) ?? null }];
  });
  const going = outgoing.filter((message) => message.threadId === threadId);
  const busy = openTurnOf(own, views) !== null;
  const fresh = going.map((message): Asked => {
    const state = message.failed ? 'lost' : busy ? 'waiting' : 'sending';
    const { key, text, references = [], sentWith: sent, fault } = message;
    return { kind: 'asked', key, text, references, sentWith: sent, state, turnId: null, author: null, fault };
  });
  return [...stored, ...fresh];
}

/**
 * Whether a conversation has to say whose words are whose: more than one person speaks in it, or may.
 *
 * @param speakerId whoever reads it and may say something, too; `null` for those who only read
 */
export function hasSeveralSpeakers(entries: readonly Entry[], speakerId: string | null): boolean {
  const asked = entries.flatMap((entry) => (entry.kind === 'asked' && entry.author ? entry.author.id : []));
  return new Set(speakerId === null ? asked : [...asked, speakerId]).size > 1;
}

/** The turn of a conversation that runs, or is the next to run; `null` when all have ended. */
export function openTurnOf(messages: readonly Message[], views: ReadonlyMap<string, TurnView>): string | null {
  return messages.find((message) => isOpenAnswer(message, views))?.turnId ?? null;
}

/** A turn of a conversation that has ended, and of which something is tried again. */
export function retryingTurnOf(messages: readonly Message[], views: ReadonlyMap<string, TurnView>): string | null {
  const isTrying = ({ message, pictures, steps }: TurnView) =>
    message !== null && (pictures.some(({ retried }) => retried) || steps.some(({ status }) => status === 'running'));
  const found = messages.find(({ turnId }) => views.has(turnId) && isTrying(views.get(turnId)!));
  return found?.turnId ?? null;
}

/** The first open turn of each conversation: these are followed live, those behind them have nothing to tell yet. */
export function turnsToFollow(messages: readonly Message[], views: ReadonlyMap<string, TurnView>): string[] {
  const threads = Map.groupBy(messages, (message) => message.threadId);
  return [...threads.values()].flatMap((own) => openTurnOf(own, views) ?? []);
}

function isOpenAnswer({ role, status, turnId }: Message, views: ReadonlyMap<string, TurnView>): boolean {
  // The live log hears of the end before the stored messages are read anew.
  return role === 'assistant' && isOpen(views.get(turnId)?.message?.status ?? status);
}

function waitingTurns(own: readonly Message[], views: ReadonlyMap<string, TurnView>): Set<string> {
  const open = own.filter((message) => isOpenAnswer(message, views)).map(({ turnId }) => turnId);
  return new Set(open.slice(1));
}
