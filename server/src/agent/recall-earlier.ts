import { randomUUID } from 'node:crypto';
import type { TurnEvent } from '@easel/contract';
import type { Found, Recall } from '../memory/recall.ts';
import type { Diary } from './diary.ts';
import { fenced } from './quoted-pages.ts';
import type { RecallEarlier } from './tools.ts';
import type { Turn } from './turn-facts.ts';
import type { JournalEntry } from './turn-queries.ts';

export interface RecallServices {
  readonly recall: Recall;
}

/** What was found again, as the journal keeps it. */
export interface Recollection {
  readonly asked: string;
  readonly found: readonly Pick<Found, 'kind' | 'title' | 'text' | 'url' | 'nodeId' | 'at'>[];
  /** Made after all of it was written: it fences the words off from ours. */
  readonly mark: string;
}

const mostFound = 6;
/** Characters that the answer to one `recall` may take of a request. */
const budget = { whole: 4_000, piece: 900 };

/** The tool behind `recall`. */
export async function recallEarlier(
  turn: Turn,
  { stepId, input, diary, first }: { stepId: string; input: RecallEarlier; diary: Diary; first: boolean },
  { recall }: RecallServices,
): Promise<{ output: Recollection; events: TurnEvent[] }> {
  const startedAt = new Date().toISOString();
  const before = turn.askedAt;
  const results = await recall.find(turn.projectId, input.query, { limit: mostFound, before });
  const found = results.map(({ kind, title, text, url, nodeId, at }) => {
    return { kind, title, text: Array.from(text).slice(0, budget.piece).join(''), url, nodeId, at };
  });
  const told = diary.recalled(stepId, { query: input.query, startedAt, count: found.length, first });
  return { output: { asked: input.query, found, mark: randomUUID() }, events: [told] };
}

export function recollectionsIn(journal: readonly JournalEntry[]): Recollection[] {
  return journal.flatMap((entry) => {
    const output = entry.kind === 'result' ? (entry.output as Partial<Recollection> | null) : null;
    return output?.mark && output.found ? [output as Recollection] : [];
  });
}

/** As the model reads it: within its budget, the nearest first, and fenced off as material. */
export function quotedRecollection({ asked, found, mark }: Recollection): string {
  let left = budget.whole;
  const pieces = found.flatMap(({ kind, title, text, url, nodeId, at }) => {
    const where = nodeId ? `canvas node ${nodeId}` : kind === 'research' ? `<${url}>` : '';
    const piece = `[${kind}, ${at.slice(0, 10)}] ${[title, where].filter(Boolean).join(' ')}\n${text}`;
    left -= piece.length;
    return left < 0 ? [] : [piece];
  });
  const said = pieces.length > 0 ? pieces.join('\n\n') : 'Nothing was found.';
  return fenced(`Earlier work about: ${asked.replaceAll(/\s+/g, ' ')}\n${said}`, mark);
}
