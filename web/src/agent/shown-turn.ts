/** A turn as the panel draws it, whether it is told from its live log or from the stored message. */
import { normaliseNode, type CanvasNode } from '@easel/canvas';
import {
  openingOf,
  type Message,
  type Proposal,
  type RememberedContent,
  type TurnPicture,
  type TurnStatus,
  type TurnStep,
  type TurnView,
} from '@easel/contract';
import { sourcesOf, type Source } from './sources.ts';

export interface ShownPicture {
  readonly key: string;
  readonly nodeId: string;
  readonly title: string;
  /** `dropped`: the turn ended before this one was made. */
  readonly state: 'coming' | 'placed' | 'failed' | 'dropped';
  readonly width: number;
  readonly height: number;
  readonly url?: string;
  readonly thumbhash?: string;
  readonly reason?: string;
  /** Making it again would fail again. */
  readonly final?: true;
  /** Drawn by rules, not by a trained model. */
  readonly procedural: boolean;
}

export interface ShownStep extends TurnStep {
  /** Of a search: what it found. */
  readonly sources: readonly Source[];
  readonly pictures: readonly ShownPicture[];
}

export interface ShownTurn {
  readonly turnId: string;
  readonly status: TurnStatus;
  /** What the agent says before the steps. */
  readonly opening: readonly string[];
  readonly steps: readonly ShownStep[];
  readonly closing: readonly string[];
  /** All that its searches found; its texts cite them by number. */
  readonly sources: readonly Source[];
  readonly error: { readonly errorCode: string; readonly text: string } | null;
  /** What it has kept for later conversations. */
  readonly memories: readonly Pick<RememberedContent, 'memoryId' | 'scope' | 'text'>[];
  /** What the turn would make, and waits to be told. */
  readonly proposal: Proposal | null;
}

export const isOpen = (status: TurnStatus): boolean => status === 'pending' || status === 'running';

/**
 * The stored answer says how a turn ended; its log also knows the pictures that were lost on the way, so both are used
 * when both are there.
 */
export function turnOf(stored: Message, view: TurnView | undefined): ShownTurn {
  const message = view?.message ?? stored;
  if (view && isOpen(message.status)) return runningTurn(stored.turnId, view);
  const told = view && view.pictures.length > 0 ? view.pictures.map((picture) => fromLog(picture, true)) : null;
  const turn = endedTurn(message, told, view?.pictures ?? []);
  // The log also tells of steps that are tried again after the end.
  const now = new Map((view?.message ? view.steps : []).map((step) => [step.id, step]));
  const steps = turn.steps.map((step) => {
    const { pictures, sources } = step;
    return { ...(now.get(step.id) ?? step), pictures, sources };
  });
  return { ...turn, steps };
}

/** Whether the stored answer leaves out something that the log of the turn tells. */
export function wantsLog({ role, contents, status }: Message): boolean {
  if (role !== 'assistant' || status === 'pending') return false;
  const steps = contents.flatMap((content) => (content.type === 'plan' ? content.steps : []));
  const making = steps.filter(({ kind }) => kind === 'pictures');
  return status === 'running' || making.length > 1 || making.some((step) => step.status !== 'done');
}

function runningTurn(turnId: string, view: TurnView): ShownTurn {
  const before = openingOf(view);
  const sources = sourcesOf(view.searches);
  const pictures = view.pictures.map((picture) => fromLog(picture, false));
  return {
    turnId,
    status: view.status,
    opening: view.texts.slice(0, before).filter(Boolean),
    steps: withSources(withPictures(view.steps, pictures, view.pictures), sources),
    closing: view.texts.slice(before).filter(Boolean),
    sources: sources.flat(),
    error: null,
    memories: view.memories,
    proposal: view.proposal,
  };
}

function endedTurn(
  { turnId, status, contents }: Message,
  told: readonly ShownPicture[] | null,
  logged: readonly TurnPicture[],
): ShownTurn {
  const texts = (part: Message['contents']) => part.flatMap((content) => (content.type === 'text' ? content.text : []));
  const at = contents.findIndex(({ type }) => type === 'plan' || type === 'image');
  const steps = contents.flatMap((content) => (content.type === 'plan' ? content.steps : []));
  const sources = sourcesOf(contents.flatMap((content) => (content.type === 'search' ? content : [])));
  const pictures = told ?? contents.flatMap((content) => (content.type === 'image' ? fromMessage(content) : []));
  return {
    turnId,
    status,
    opening: texts(at < 0 ? contents : contents.slice(0, at)),
    steps: withSources(withPictures(steps, pictures, logged), sources),
    closing: at < 0 ? [] : texts(contents.slice(at)),
    sources: sources.flat(),
    error: contents.find((content) => content.type === 'error') ?? null,
    memories: contents.flatMap((content) => (content.type === 'memory' ? content : [])),
    proposal: null,
  };
}

/** A stored message doesn't say which step made a picture: then the last one that makes pictures has it. */
function withPictures(
  steps: readonly TurnStep[],
  pictures: readonly ShownPicture[],
  logged: readonly TurnPicture[],
): Omit<ShownStep, 'sources'>[] {
  const last = steps.findLast(({ kind }) => kind === 'pictures')?.id;
  const stepOf = new Map(logged.map(({ slot }) => [slot.nodeId, slot.stepId]));
  const known = new Set(steps.map(({ id }) => id));
  const home = (picture: ShownPicture) => {
    const step = stepOf.get(picture.nodeId);
    return step !== undefined && known.has(step) ? step : last;
  };
  return steps.map((step) => ({ ...step, pictures: pictures.filter((picture) => home(picture) === step.id) }));
}

/** Searches that answered are told in their order, as their steps are. */
function withSources(steps: readonly Omit<ShownStep, 'sources'>[], found: readonly (readonly Source[])[]): ShownStep[] {
  let at = 0;
  return steps.map((step) => {
    const answered = step.kind === 'search' && step.status === 'done';
    return { ...step, sources: answered ? (found[at++] ?? []) : [] };
  });
}

function fromLog({ slot, status, node, reason, final, retried }: TurnPicture, ended: boolean): ShownPicture {
  return {
    key: slot.pictureId,
    nodeId: slot.nodeId,
    title: slot.title,
    state: ended && status === 'coming' && !retried ? 'dropped' : status,
    width: slot.width,
    height: slot.height,
    ...(reason !== undefined && { reason }),
    ...(final && { final }),
    ...pictureOf(node),
  };
}

function pictureOf(node: CanvasNode | undefined): Pick<ShownPicture, 'procedural' | 'url' | 'thumbhash'> {
  const reading = node && normaliseNode(node);
  if (reading?.kind !== 'image') return { procedural: false };
  const { model, thumbhash } = (node?.data ?? {}) as Record<string, unknown>;
  return {
    url: reading.data.url,
    procedural: typeof model === 'string' && model.endsWith('(procedural)'),
    ...(typeof thumbhash === 'string' && { thumbhash }),
  };
}

type Image = Extract<Message['contents'][number], { type: 'image' }>;

function fromMessage({ nodeId, title, url, width, height, procedural }: Image): ShownPicture {
  return { key: nodeId, nodeId, title, state: 'placed', width, height, url, procedural };
}
