import { editThought, type DesignServices } from './design-edits.ts';
import type { PictureOutcome } from './make-pictures.ts';
import { countOf, operationBrief, operationCall, operationClosing } from './operation-wishes.ts';
import type { Thought } from './thinking.ts';
import type { Turn } from './turn-facts.ts';
import type { JournalEntry } from './turn-queries.ts';

const callId = 'operation';

/** What a planner would think where there is nothing to plan: an operation says what is to be done. */
export async function operationThought(
  turn: Turn,
  { part, journal }: { part: number; journal: readonly JournalEntry[] },
  services: DesignServices,
  signal: AbortSignal,
): Promise<Thought | undefined> {
  const { request, how } = turn;
  const { operation, language } = request;
  if (!operation) return undefined;
  if (part === 0) {
    const edit = await editThought(turn, callId, services, signal);
    if (edit) return edit;
    const text = operationBrief(language, operation, countOf(request, operation));
    const input = operationCall(request, operation, how === 'redraw');
    return { kind: 'thought', text, calls: [{ id: callId, name: 'make_pictures', input }] };
  }
  const result = journal.find((entry) => entry.kind === 'result' && entry.callId === callId);
  const { placed = [], failed = [] } = ((result && 'output' in result && result.output) ||
    {}) as Partial<PictureOutcome>;
  const reasons = failed.map(({ reason }) => reason);
  const text = operationClosing(language, operation, { placed: placed.length, reasons });
  return { kind: 'thought', text, calls: [] };
}
