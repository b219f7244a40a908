import { client } from './client.ts';

type Answer = Awaited<ReturnType<typeof client.projects.rename>>;
interface Wish {
  readonly id: string;
  /** What the project is called now. */
  readonly from: string;
  readonly to: string;
}
/** What is wished for last, what the server calls the project, and when all that was wished for will be answered. */
interface Naming {
  last: Wish;
  stands: string;
  told: Promise<unknown>;
}

const namings = new Map<string, Naming>();

/**
 * Tells the server what a project is called: one name after the other, as of two that it is told at once it may keep
 * the first. A name that another one has followed before it was told never is.
 *
 * @param restore shows the name that stands, where the wished one was not taken
 * @returns `null` where another name has been wished for since: what became of this one is no news
 * @throws ApiError, or what `fetch` throws
 */
export async function nameProject(
  wish: Wish,
  restore: (title: string) => void | Promise<void>,
): Promise<Answer | null> {
  const naming = namings.get(wish.id) ?? { last: wish, stands: wish.from, told: Promise.resolve() };
  namings.set(wish.id, naming);
  naming.last = wish;
  const telling = naming.told.then(() => tell(naming, wish));
  naming.told = telling.catch(() => {});
  try {
    const answer = await telling;
    return naming.last === wish ? answer : null;
  } catch (error) {
    if (naming.last !== wish) return null;
    await restore(naming.stands);
    throw error;
  } finally {
    // Somebody else may have named it before the next wish.
    if (naming.last === wish) namings.delete(wish.id);
  }
}

async function tell(naming: Naming, wish: Wish): Promise<Answer | null> {
  if (naming.last !== wish) return null;
  const answer = await client.projects.rename({ id: wish.id }, { title: wish.to });
  naming.stands = wish.to;
  return answer;
}
