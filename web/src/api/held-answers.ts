/**
 * Changing what the page holds of the server's answers. Whoever does so comes by here: an answer that is on its way was
 * asked for before the change, does not know it, and would undo it. Such a request is given up and sent anew.
 */
import type { QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query';

type Change<T> = (held: T) => T;

/** Shows what the server has not been told yet. Until `putTold` says what became of it nothing is asked for anew. */
export async function putForeseen<T>(queries: QueryClient, queryKey: QueryKey, change: Change<T>): Promise<void> {
  if (queries.getQueryData<T>(queryKey) === undefined) return;
  const owed = await giveUp(queries, queryKey);
  put(queries, queryKey, change);
  if (owed) await queries.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}

/** Puts what the server has told into what the page holds. Where it holds nothing, done when the answer has come. */
export async function putTold<T>(queries: QueryClient, queryKey: QueryKey, change: Change<T>): Promise<void> {
  const owed = await giveUp(queries, queryKey);
  const holds = put(queries, queryKey, change);
  if (holds && !owed) return;
  const asked = queries.invalidateQueries({ queryKey, exact: true });
  if (!holds) await asked;
}

/** Asks for a part of what the page holds and puts it in; if that has changed meanwhile, all of it is asked for anew. */
export async function putAsked<T, A>(
  queries: QueryClient,
  queryKey: QueryKey,
  { ask, change }: { readonly ask: () => Promise<A>; readonly change: (held: T, answer: A) => T },
): Promise<A> {
  const changes = () => queries.getQueryState(queryKey)?.dataUpdateCount;
  const before = changes();
  const answer = await ask();
  if (changes() === before) await putTold<T>(queries, queryKey, (held) => change(held, answer));
  else void askAgain(queries, { queryKey, exact: true });
  return answer;
}

/** For what is no longer so; `invalidateQueries` alone waits for a first answer that was asked for before. */
export async function askAgain(queries: QueryClient, filters: QueryFilters): Promise<void> {
  await queries.cancelQueries(filters);
  await queries.invalidateQueries(filters);
}

/** Whether something was asked for that has not been answered. */
async function giveUp(queries: QueryClient, queryKey: QueryKey): Promise<boolean> {
  const state = queries.getQueryState(queryKey);
  await queries.cancelQueries({ queryKey, exact: true });
  return state !== undefined && (state.fetchStatus !== 'idle' || state.isInvalidated);
}

/** Whether there is something to be changed. */
function put<T>(queries: QueryClient, queryKey: QueryKey, change: Change<T>): boolean {
  const changed = queries.setQueryData<T>(queryKey, (held) => (held === undefined ? held : change(held)));
  return changed !== undefined;
}
