import type { CanvasNode } from '@easel/canvas';
import type { PictureSlot, TurnEvent } from './events.ts';
import type { FoundPage, Message, TurnStatus, TurnStep } from './messages.ts';
import type { Proposal } from './proposals.ts';

export interface TurnPicture {
  readonly slot: PictureSlot;
  readonly status: 'coming' | 'placed' | 'failed';
  readonly node?: CanvasNode;
  readonly reason?: string;
  /** Asking for it again would fail again. */
  readonly final?: true;
  /** Asked for again after the turn had ended. */
  readonly retried?: true;
}

export interface TurnSearch {
  readonly part: number;
  readonly query: string;
  readonly results: readonly FoundPage[];
}

/** Something that later conversations keep to. */
export interface TurnMemory {
  readonly part: number;
  readonly memoryId: string;
  readonly scope: 'project' | 'person';
  readonly text: string;
}

/** What the log of a turn tells so far. */
export interface TurnView {
  readonly status: TurnStatus;
  readonly steps: readonly TurnStep[];
  /** The passages of the answer: those that `openingOf` counts stand before the pictures. */
  readonly texts: readonly string[];
  readonly searches: readonly TurnSearch[];
  readonly memories: readonly TurnMemory[];
  readonly pictures: readonly TurnPicture[];
  /** What waits for a decision. */
  readonly proposal: Proposal | null;
  /** The stored answer, once the turn has ended. */
  readonly message: Message | null;
}

export const emptyTurnView: TurnView = {
  status: 'pending',
  steps: [],
  texts: [],
  searches: [],
  memories: [],
  pictures: [],
  proposal: null,
  message: null,
};

/** How many passages come before the pictures: one, or all up to the one that follows the last search or memory. */
export function openingOf({ searches, memories }: Pick<TurnView, 'searches' | 'memories'>): number {
  return [...searches, ...memories].reduce((most, { part }) => Math.max(most, part + 2), 1);
}

/**
 * The view after one more event. A turn that was taken over after a crash may tell things twice, so every event says
 * what is, not what to add: folding one again changes nothing.
 */
export function foldTurnEvent(view: TurnView, event: TurnEvent): TurnView {
  switch (event.type) {
    case 'turn-started':
      return { ...view, status: 'running' };
    case 'steps-planned':
      return { ...view, steps: event.steps };
    case 'step-changed':
      return { ...view, steps: replaceOrAdd(view.steps, event.step, ({ id }) => id === event.step.id) };
    case 'text-added':
      return { ...view, texts: withText(view.texts, event) };
    case 'pages-found':
      return { ...view, searches: replaceOrAdd(view.searches, foundBy(event), isSameSearch(event)) };
    case 'memory-kept':
      return { ...view, memories: replaceOrAdd(view.memories, keptBy(event), isSameMemory(event)) };
    case 'plan-proposed':
      return { ...view, status: 'pending', proposal: event.proposal };
    case 'plan-decided':
      return view.proposal?.proposalId === event.proposalId ? { ...view, status: 'running', proposal: null } : view;
    case 'picture-started':
      return withPicture(view, { slot: event.slot, status: 'coming' });
    case 'picture-placed':
      return changePicture(view, event.pictureId, { status: 'placed', node: event.node });
    case 'picture-failed':
      return changePicture(view, event.pictureId, {
        status: 'failed',
        reason: event.reason,
        ...(event.final && { final: true }),
      });
    case 'picture-retried':
      return changePicture(view, event.pictureId, { status: 'coming', retried: true });
    case 'turn-ended':
      return { ...view, status: event.status, proposal: null, message: event.message, steps: stepsAtEnd(view, event) };
  }
}

/** As the stored answer has them: it also says what became of a step that the end cut short. */
function stepsAtEnd({ steps }: TurnView, { message }: { message: Message }): readonly TurnStep[] {
  const kept = message.contents.flatMap((content) => (content.type === 'plan' ? content.steps : []));
  return kept.length > 0 ? kept : steps;
}

function foundBy({ part, query, results }: TurnSearch): TurnSearch {
  return { part, query, results };
}

/** One passage may ask for several searches, each in other words. */
function isSameSearch({ part, query }: TurnSearch): (other: TurnSearch) => boolean {
  return (other) => other.part === part && other.query === query;
}

function keptBy({ part, memoryId, scope, text }: TurnMemory): TurnMemory {
  return { part, memoryId, scope, text };
}

function isSameMemory({ memoryId }: TurnMemory): (other: TurnMemory) => boolean {
  return (other) => other.memoryId === memoryId;
}

function withText(texts: readonly string[], { part, at, text }: { part: number; at: number; text: string }): string[] {
  const next = [...texts];
  while (next.length <= part) next.push('');
  next[part] = next[part]!.slice(0, at) + text;
  return next;
}

/** A picture that stands already is not on its way again. */
function withPicture(view: TurnView, picture: TurnPicture): TurnView {
  const known = view.pictures.find(({ slot }) => slot.pictureId === picture.slot.pictureId);
  if (known && known.status !== 'coming') return view;
  return {
    ...view,
    pictures: replaceOrAdd(view.pictures, picture, ({ slot }) => slot.pictureId === picture.slot.pictureId),
  };
}

function changePicture(view: TurnView, pictureId: string, change: Omit<TurnPicture, 'slot'>): TurnView {
  const pictures = view.pictures.map((picture) =>
    picture.slot.pictureId === pictureId ? { slot: picture.slot, ...change } : picture,
  );
  return { ...view, pictures };
}

function replaceOrAdd<T>(all: readonly T[], item: T, isSame: (other: T) => boolean): T[] {
  return all.some(isSame) ? all.map((other) => (isSame(other) ? item : other)) : [...all, item];
}
