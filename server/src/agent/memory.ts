import type { CanvasNode } from '@easel/canvas';
import type { Message } from '@easel/contract';
import type { JSONValue, ModelMessage } from 'ai';
import type { BrandContext } from './brand-context.ts';
import { memoryInstructions } from './kept-memories.ts';
import { quotedResearch } from './quoted-pages.ts';
import { quotedRecollection, recollectionsIn } from './recall-earlier.ts';
import { researchIn, type Research } from './research.ts';
import type { Thought } from './thinking.ts';
import type { JournalEntry } from './turn-queries.ts';
import type { TurnRequest } from './turn-request.ts';

/** Short memory: this many earlier messages, word for word, within this many characters. */
export const rememberedMessages = 16;
const shortMemoryBudget = 24_000;
const canvasLines = 40;

/** What the model is, may do and must heed. People's settings are clamped again when it asks for pictures. */
export function instructionsFor(
  request: TurnRequest,
  nodes: readonly CanvasNode[],
  brand: BrandContext | null,
): string {
  const { size, count, language } = request;
  const asked = [
    `Answer in ${language === 'zh' ? 'Simplified Chinese' : 'English'}; name pictures in that language too.`,
    size && `The pictures are ${size.width} x ${size.height} pixels.`,
    count && `Make exactly ${count}.`,
    request.pictures && pointedLine(request.pictures),
  ];
  return [
    'You are the design agent of a canvas. Say in one or two sentences what you will make, then call make_pictures.',
    'After the pictures, say in one or two sentences what stands on the canvas. Invent no facts, prices or dates.',
    memoryInstructions,
    ...asked.filter(Boolean),
    ...(brand ? [brand.instructions] : []),
    'On the canvas, newest first:',
    ...nodes.slice(-canvasLines).reverse().map(lineOf),
  ].join('\n');
}

/** The picture model is shown them; the planner must know what is meant by whose name. */
function pointedLine(pictures: NonNullable<TurnRequest['pictures']>): string {
  const named = pictures.map(({ nodeId, title }) =>
    nodeId ? `${nodeId} ${JSON.stringify(title)}` : 'an attached file',
  );
  return `The person points at these pictures, and all that you make is made from them: ${named.join('; ')}.`;
}

/** The conversation before this turn, then the wish, then what the turn has said and done so far. */
export function messagesFor(
  earlier: readonly Message[],
  request: TurnRequest,
  journal: readonly JournalEntry[],
): ModelMessage[] {
  const wish = { role: 'user' as const, content: request.text };
  return [...withinBudget(earlier.flatMap(remembered)), wish, ...journal.flatMap((entry) => replayed(entry, journal))];
}

/** The newest that fit, in their order. */
function withinBudget(messages: readonly ModelMessage[]): ModelMessage[] {
  let left = shortMemoryBudget;
  const first = messages.findLastIndex(({ content }) => (left -= content.length) < 0);
  return messages.slice(first + 1);
}

function remembered(message: Message): ModelMessage[] {
  const text = message.contents.flatMap((content) => (content.type === 'text' ? [content.text] : [])).join('\n');
  const made = message.contents.flatMap((content) => (content.type === 'image' ? [content.title] : []));
  const pictures = made.length > 0 ? `\n[Made: ${made.join('; ')}]` : '';
  return text || pictures ? [{ role: message.role, content: text + pictures }] : [];
}

function replayed(entry: JournalEntry, journal: readonly JournalEntry[]): ModelMessage[] {
  // What the person decided is told with what came of it.
  if (entry.kind === 'proposed' || entry.kind === 'decided') return [];
  if (entry.kind === 'thought') {
    const spoken = entry.text ? [{ type: 'text' as const, text: entry.text }] : [];
    const asked = entry.calls.map(({ id, name, input }) => {
      return { type: 'tool-call' as const, toolCallId: id, toolName: name, input };
    });
    return [{ role: 'assistant', content: [...spoken, ...asked] }];
  }
  const [research] = researchIn([entry]);
  const [recollection] = recollectionsIn([entry]);
  const quoted = research
    ? quotedResearch(research, numberOf(research, journal))
    : recollection && quotedRecollection(recollection);
  const output = quoted
    ? { type: 'text' as const, value: quoted }
    : { type: 'json' as const, value: entry.output as JSONValue };
  const toolName = nameOfCall(journal, entry.callId);
  return [{ role: 'tool', content: [{ type: 'tool-result', toolCallId: entry.callId, toolName, output }] }];
}

/** Pages are numbered through all searches of a turn. */
function numberOf(research: Research, journal: readonly JournalEntry[]): number {
  const all = researchIn(journal);
  const before = all.slice(
    0,
    all.findIndex(({ mark }) => mark === research.mark),
  );
  return before.reduce((count, { results }) => count + results.length, 1);
}

function nameOfCall(journal: readonly JournalEntry[], callId: string): string {
  const thoughts = journal.filter((entry): entry is Thought => entry.kind === 'thought');
  return thoughts.flatMap(({ calls }) => calls).find(({ id }) => id === callId)?.name ?? '';
}

function lineOf({ id, type, title, x, y, width, height }: CanvasNode): string {
  return `- ${type} ${id}: ${title ?? ''} at ${Math.round(x)},${Math.round(y)}, ${Math.round(width)} x ${Math.round(height)}`;
}
