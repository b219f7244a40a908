import { randomUUID } from 'node:crypto';
import type { TurnEvent } from '@easel/contract';
import { Diary } from './diary.ts';
import { makePictures, type PictureServices } from './make-pictures.ts';
import { editablePictures, unlikeDesigns, type DesignServices } from './design-edits.ts';
import { drawnFrom } from './paint-picture.ts';
import { operationThought } from './operation-thought.ts';
import { instructionsFor, messagesFor } from './memory.ts';
import { keptMemories } from './kept-memories.ts';
import { rememberedResearch, searchInstructions } from './quoted-pages.ts';
import { recallEarlier, recollectionsIn, type RecallServices } from './recall-earlier.ts';
import { remember, type RememberServices } from './remember.ts';
import { researchIn } from './research.ts';
import { searchAllowed, searchWeb, type ResearchServices } from './search-web.ts';
import { think, type Thought } from './thinking.ts';
import { asDecided, decisionOn, proposalOf, type Waiting } from './proposals.ts';
import { picturesForm, plansItself, RecallEarlier, Remember, SearchWeb, toolsFor } from './tools.ts';
import type { Turn } from './turn-facts.ts';
import type { JournalEntry, ToolCall } from './turn-queries.ts';

/** A model that never stops asking for tools is stopped. */
const mostThoughts = 8;

export type TurnServices = PictureServices & ResearchServices & RememberServices & RecallServices;

export interface Journal {
  /** What runs before this one have paid for, oldest first. */
  readonly entries: readonly JournalEntry[];
  /** Keeps an entry and tells what it brings with it, both or neither. */
  add(entry: JournalEntry, events: readonly TurnEvent[]): Promise<void>;
}

/**
 * One turn: think, do what was asked for, think again, until the model asks for nothing more. Each thought is in the
 * journal before its tools run, and each result before the next thought, so a run that takes over repeats neither.
 * Yields what is told together: each time one durable write. Answers what it waits for, where it asks before it spends.
 */
export async function* runTurn(
  turn: Turn,
  journal: Journal,
  services: TurnServices,
  signal: AbortSignal,
): AsyncGenerator<readonly TurnEvent[], Waiting | null> {
  const diary = new Diary(turn.request.language);
  const known = journal.entries.filter((entry): entry is Thought => entry.kind === 'thought');
  for (let part = 0; part < mostThoughts; part++) {
    const thought = known[part] ?? (yield* thinkAnew(turn, { journal, diary, part }, services, signal));
    if (thought.calls.length === 0) return null;
    for (const [index, call] of thought.calls.entries()) {
      if (resultOf(journal, call) !== undefined) continue;
      const use = { call, part, index, diary, journal };
      const used = yield* useTool(turn, use, services, signal);
      if ('entry' in used) return used;
      await journal.add({ kind: 'result', callId: call.id, output: used.output }, used.events);
    }
  }
  return null;
}

async function* thinkAnew(
  turn: Turn,
  { journal, diary, part }: { journal: Journal; diary: Diary; part: number },
  services: ResearchServices & DesignServices,
  signal: AbortSignal,
): AsyncGenerator<readonly TurnEvent[], Thought> {
  const { request, chat, earlier, nodes } = turn;
  const { language, size, count, seed } = request;
  const known = await operationThought(turn, { part, journal: journal.entries }, services, signal);
  if (known) {
    await journal.add(known, known.text ? [{ type: 'text-added', part, at: 0, text: known.text }] : []);
    return known;
  }
  const brand = await turn.brand();
  const search = searchAllowed(turn, services);
  const sources = researchIn(journal.entries).flatMap(({ results }) => results.map(({ title }) => title));
  const pointedAt = (request.pictures ?? []).map(({ title }) => title);
  const planned = request.approve === 'assist' && !request.operation;
  const told = { language, size: size && { ...size }, count, seed, sources, pointedAt };
  const searchable = services.webSearch !== null;
  const hints = { ...told, planned, searchable, ...(brand && { brand: brand.hints }) };
  const { thought, untold } = yield* think({
    chat,
    instructions: [instructionsFor(request, nodes, brand), ...(search ? [searchInstructions] : [])].join('\n'),
    messages: [
      ...keptMemories(turn.memories, randomUUID()),
      ...rememberedResearch(turn.research, randomUUID()),
      ...messagesFor(earlier, request, journal.entries),
    ],
    tools: toolsFor({ search, form: picturesForm(turn) }),
    hints: { ...hints, ...memoryHints(turn, journal.entries), ...(await editHints(turn, services)) },
    part,
    signal,
  });
  const onlyWords = thought.calls.length === 0 && journal.entries.every(isOfMemory);
  await journal.add(thought, onlyWords ? [...untold, diary.onlyBrief()] : untold);
  return thought;
}

/** What our own planner is told of memory: the rest of it is for models that can weigh it. */
function memoryHints({ memories }: Turn, journal: readonly JournalEntry[]) {
  const found = recollectionsIn(journal).flatMap((recollection) => recollection.found);
  return {
    memories: memories.map(({ text }) => text),
    recalled: found.map(({ title, url, kind }) => ({ title, url: kind === 'research' ? url : null })),
  };
}

/** What our own planner may change by the person's words; a trained one plans what it wants made instead. */
async function editHints(turn: Turn, services: DesignServices) {
  if (!plansItself(turn.chat)) return {};
  const editable = await editablePictures(turn, services);
  const { pictures = [], operation } = turn.request;
  const pointed = pictures.length > 0;
  const own = turn.pictureModel.layered && !operation ? drawnFrom(pictures, turn.request) : undefined;
  const picture = own && { picture: { assetId: own.assetId, key: own.key, cut: own.cut && { ...own.cut } } };
  // As JSON, for hints are plain data.
  return {
    ...picture,
    ...(editable.length > 0
      ? { editable: JSON.stringify({ pointed, pictures: editable }) }
      : { selected: unlikeDesigns(turn) ?? null }),
  };
}

const memoryTools = new Set(['remember', 'recall']);

/** Nothing was looked up or made so far. */
function isOfMemory(entry: JournalEntry): boolean {
  return entry.kind !== 'thought' || entry.calls.every(({ name }) => memoryTools.has(name));
}

/** Runs one tool. What the model asked for wrongly is answered to it, so that it may ask again. */
async function* useTool(
  turn: Turn,
  {
    call,
    part,
    index,
    diary,
    journal,
  }: { call: ToolCall; part: number; index: number; diary: Diary; journal: Journal },
  services: TurnServices,
  signal: AbortSignal,
): AsyncGenerator<readonly TurnEvent[], { output: unknown; events: TurnEvent[] } | Waiting> {
  if (call.name === 'search_web') {
    const search = SearchWeb.safeParse(call.input);
    if (!search.success) return { output: { error: 'search_web takes a query of a few words' }, events: [] };
    const use = { part, stepId: `search-${part}-${index}`, input: search.data, diary, journal: journal.entries };
    return yield* searchWeb(turn, use, services, signal);
  }
  if (memoryTools.has(call.name)) return runMemoryTool(turn, { call, part, index, diary }, services);
  const asked = picturesForm(turn).safeParse(call.input);
  if (call.name !== 'make_pictures' || !asked.success)
    return { output: { error: 'make_pictures was called in a form it does not take' }, events: [] };
  const stepId = isFirst(call, journal) ? 'pictures' : `pictures-${part}-${index}`;
  const plan = { id: call.id, stepId, input: asked.data };
  const read = diary.briefRead(asked.data.brief);
  const decided = decisionOn(journal.entries, call.id);
  // An operation is a decision already: there is nothing to plan about it.
  if (turn.request.approve === 'assist' && !turn.request.operation && !decided) {
    const proposal = proposalOf(turn, plan, services);
    const told = diary.picturesProposed(stepId, { count: proposal.pictures.length, note: asked.data.brief });
    const entry = { kind: 'proposed' as const, callId: call.id, proposal };
    return { entry, events: [read, told, { type: 'plan-proposed', proposal }] };
  }
  const wanted = asDecided(turn, plan, { decided, models: services.models });
  const startedAt = new Date().toISOString();
  const begun = diary.picturesBegun(stepId, wanted.turn.request.count ?? wanted.call.input.pictures.length);
  // The time that the person took to decide is no time of the brief, which was told of before.
  const beginning = { events: decided ? [begun] : [read, begun], known: journal.entries.length };
  const outcome = await makePictures(wanted.turn, wanted.call, beginning, services, signal);
  const { placed, failed, adjustments } = outcome;
  const made = diary.picturesMade(stepId, { placed: placed.length, failed: failed.length, adjustments, startedAt });
  return { output: outcome, events: [made] };
}

async function runMemoryTool(
  turn: Turn,
  { call, part, index, diary }: { call: ToolCall; part: number; index: number; diary: Diary },
  services: RememberServices & RecallServices,
): Promise<{ output: unknown; events: TurnEvent[] }> {
  const kept = call.name === 'remember' && Remember.safeParse(call.input);
  if (kept && kept.success) return remember(turn, { callId: call.id, part, input: kept.data }, services);
  const sought = call.name === 'recall' && RecallEarlier.safeParse(call.input);
  if (sought && sought.success) {
    return recallEarlier(
      turn,
      { stepId: `recall-${part}-${index}`, input: sought.data, diary, first: part === 0 },
      services,
    );
  }
  return { output: { error: `${call.name} was called in a form it does not take` }, events: [] };
}

/** The step of the first pictures was announced when the turn began. */
function isFirst({ id, name }: ToolCall, { entries }: Journal): boolean {
  const calls = entries.flatMap((entry) => (entry.kind === 'thought' ? entry.calls : []));
  return calls.find((call) => call.name === name)?.id === id;
}

function resultOf(journal: Journal, call: ToolCall): unknown {
  const result = journal.entries.find((entry) => entry.kind === 'result' && entry.callId === call.id);
  return result && 'output' in result ? result.output : undefined;
}
