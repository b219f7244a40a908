import type { TurnEvent } from '@easel/contract';
import { streamText, type JSONValue, type ModelMessage, type ToolSet } from 'ai';
import { failureOf } from '../platform/models/model-failure.ts';
import { easelOptions, type ChatModel } from '../platform/models/models.ts';
import type { JournalEntry } from './turn-queries.ts';

export type Thought = Extract<JournalEntry, { kind: 'thought' }>;

/** Text is told in pieces at least this far apart, since each is a row. */
const pieceMs = 80;

export interface ThinkingRequest {
  readonly chat: ChatModel;
  readonly instructions: string;
  readonly messages: ModelMessage[];
  readonly tools: ToolSet;
  /** For our own planner, which reads no instructions. */
  readonly hints: Record<string, JSONValue>;
  /** Which passage of the answer this is. */
  readonly part: number;
  readonly signal: AbortSignal;
}

/** One call of the model: tells its text as it comes, and answers what it said and asked for, and what is yet to tell. */
export async function* think(
  request: ThinkingRequest,
): AsyncGenerator<readonly TurnEvent[], { thought: Thought; untold: TurnEvent[] }> {
  const { chat, instructions, messages, tools, hints, part, signal } = request;
  let failure: unknown;
  const answer = streamText({
    model: chat.model,
    instructions,
    messages,
    tools,
    abortSignal: signal,
    // Our models wait for a busy provider themselves.
    maxRetries: 0,
    providerOptions: { [easelOptions]: hints },
    // Without this the SDK prints whole requests, with all that people wrote.
    onError: ({ error }) => {
      failure = error;
    },
  });
  const calls: Thought['calls'][number][] = [];
  let [text, told, toldAt] = ['', 0, 0];
  const tell = (): TurnEvent => {
    const event = { type: 'text-added' as const, part, at: told, text: text.slice(told) };
    [told, toldAt] = [text.length, performance.now()];
    return event;
  };
  for await (const piece of answer.stream) {
    if (piece.type === 'text-delta') text += piece.text;
    if (piece.type === 'tool-call') calls.push({ id: piece.toolCallId, name: piece.toolName, input: piece.input });
    if (text.length > told && performance.now() - toldAt > pieceMs) yield [tell()];
  }
  signal.throwIfAborted();
  if (failure !== undefined) throw failureOf(failure);
  return { thought: { kind: 'thought', text, calls }, untold: text.length > told ? [tell()] : [] };
}
