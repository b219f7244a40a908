import type { Memory } from '@easel/contract';
import type { Reader } from '../platform/database.ts';
import type { RecallServices } from './recall-earlier.ts';
import type { RememberServices } from './remember.ts';
import type { Research } from './research.ts';
import * as threads from './thread-queries.ts';
import type { TurnRow } from './turn-queries.ts';

/** Answers with searches that a turn may be reminded of, and pages that its wish speaks of. */
const rememberedSearches = 6;
const nearestPages = 6;

/** What a turn brings along from other conversations: what was decided, and what was read, nearest to the wish first. */
export async function longMemoryOf(
  { project_id: projectId, author_id: authorId, created_at: before }: TurnRow,
  wish: string,
  { database, memories, recall }: RememberServices & RecallServices & { database: { read: Reader } },
): Promise<{ memories: Memory[]; research: Omit<Research, 'mark'>[] }> {
  const newest = await threads.searchesBefore(database.read, { projectId, before, limit: rememberedSearches });
  const found = await recall.find(projectId, wish, { kind: 'research', limit: nearestPages, before });
  const nearest = found.map(({ title, url, text }) => ({ title, url: url ?? '', snippet: '', Content: text }));
  return {
    memories: await memories.bindingOn({ projectId, authorId }, wish),
    research: [{ query: wish, results: nearest }, ...newest],
  };
}
