/**
 * Does something for each item, a few side by side. A failure of one ends the whole: no further item begins, the others
 * find their signal aborted, and it is thrown once all have let go.
 */
export async function inParallel<T>(
  items: readonly T[],
  limit: number,
  signal: AbortSignal,
  work: (item: T, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      either.throwIfAborted();
      await work(item, either).catch((error: unknown) => {
        stop.abort(error);
        throw error;
      });
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: Math.min(limit, items.length) }, worker));
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure) throw signal.aborted ? signal.reason : failure.reason;
}
