import Type from 'typebox';
import type { Recall } from '../memory/recall.ts';
import type { Database } from '../platform/database.ts';
import { job, type Job } from '../platform/queue/job.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { makeFindable } from './findable.ts';
import * as threads from './thread-queries.ts';

/** Named by the migration that first enqueues it. */
const indexMessages = {
  name: 'index-messages',
  payload: Type.Object({
    /** The last message that was looked at. */
    after: Type.Optional(Type.Object({ at: Type.String(), id: Type.String() })),
  }),
  attempts: 10,
  firstRetryMs: 1_000,
  lane: 'background' as const,
  // Nobody waits for it; whoever does wait for something finds the worker free.
  concurrency: 1,
};
const key = 'messages';
const messagesAtOnce = 40;

/**
 * Makes findable what was said before there was an index. A run takes a few messages, and hands the place that it has
 * come to on to the next in the same transaction: whenever a process ends, nothing is lost and little is done twice.
 */
export function indexMessagesJob({
  database,
  queue,
  recall,
}: {
  database: Database;
  queue: Queue;
  recall: Recall;
}): Job {
  return job(indexMessages, async ({ after }) => {
    await database.write(async (transaction) => {
      const found = await threads.lockMessagesAfter(transaction, after, messagesAtOnce);
      for (const { message, projectId, indexed } of found) {
        if (!indexed) await makeFindable(transaction, recall, { projectId, message });
      }
      await queue.settle(transaction, indexMessages, key);
      const last = found.at(-1)?.message;
      if (!last || found.length < messagesAtOnce) return;
      await queue.enqueue(transaction, indexMessages, { after: { at: last.createdAt, id: last.id } }, { key });
    });
  });
}
