import { Refusal, type Memory, type TurnEvent } from '@easel/contract';
import type { Memories } from '../memory/memories.ts';
import type { Remember } from './tools.ts';
import type { Turn } from './turn-facts.ts';

/** What one turn may keep. */
const mostAtOnce = 5;

export interface RememberServices {
  readonly memories: Memories;
}

/**
 * The tool behind `remember`. Only words of the person's own message are kept: whatever a page, a picture's name or an
 * earlier memory makes the model believe, none of it can write itself down.
 */
export async function remember(
  turn: Turn,
  { callId, part, input }: { callId: string; part: number; input: Remember },
  { memories }: RememberServices,
): Promise<{ output: unknown; events: TurnEvent[] }> {
  const said = plain(turn.request.text);
  if (!input.memories.every(({ words }) => plain(words) !== '' && said.includes(plain(words)))) {
    return { output: { error: 'remember takes words of the newest message alone, copied as they stand' }, events: [] };
  }
  const kept: Memory[] = [];
  try {
    for (const [index, { words, everywhere }] of input.memories.slice(0, mostAtOnce).entries()) {
      const scope = everywhere ? { userId: turn.authorId } : { projectId: turn.projectId };
      const origin = { threadId: turn.threadId, turnId: turn.id, key: `${turn.id}:${callId}:${index}` };
      kept.push(await memories.add(scope, turn.authorId, words, origin));
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { output: { error: error.message, kept: kept.length }, events: kept.map((memory) => told(memory, part)) };
  }
  return { output: { kept: kept.length }, events: kept.map((memory) => told(memory, part)) };
}

function told({ id, scope, text }: Memory, part: number): TurnEvent {
  return { type: 'memory-kept', part, memoryId: id, scope, text };
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
}
