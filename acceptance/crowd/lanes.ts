/** Does something with each, a few at a time, and answers in their order. */
export async function inLanes<T, U>(items: readonly T[], lanes: number, work: (item: T) => Promise<U>): Promise<U[]> {
  const done: U[] = [];
  const left = items.entries();
  const lane = async () => {
    for (const [index, item] of left) done[index] = await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return done;
}
