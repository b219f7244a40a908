/** What pictures are called on the canvas: each by a name of its own, as design tools number what comes after the first. */
import type { CanvasNode } from '@easel/canvas';

/** Characters that a picture is called by at most, by a model too. */
export const longestName = 120;
const numbered = /^(.+?)( · | )(\d{1,3})$/u;

/** What bears a name: a node, or a picture that is promised a place. */
type Named = Pick<CanvasNode, 'title' | 'data'>;

/**
 * The titles in their order, each as it is where nothing else is called so, else with the next free number: "Market",
 * "Market 2". A number at the end is counted on where what stands before it is a name of the canvas ("Market 2" is
 * followed by "Market 3"), and belongs to the name where it is not: another "Studio 54" is "Studio 54 2".
 */
export function ownNames(titles: readonly string[], others: readonly Named[]): string[] {
  const taken = new Set(others.map(({ title, data }) => keyOf(title) || keyOf(data?.['name'])));
  // The description keeps the name that a number was added to, also when the first of that name is gone.
  const known = new Set([...taken, ...others.map(({ data }) => keyOf(data?.['alt']))]);
  return titles.map((title) => {
    const name = freeName(title, { taken, known });
    taken.add(keyOf(name));
    known.add(keyOf(name));
    return name;
  });
}

function freeName(title: string, { taken, known }: { taken: ReadonlySet<string>; known: ReadonlySet<string> }): string {
  if (title.trim() === '' || !taken.has(keyOf(title))) return title;
  const [, before = '', mark = ''] = numbered.exec(title) ?? [];
  const [base, joint] = before && known.has(keyOf(before)) ? [before, mark] : [title, ' '];
  const short = base.slice(0, longestName - joint.length - 4).trimEnd();
  for (let number = 2; ; number += 1) {
    const name = `${short}${joint}${number}`;
    if (!taken.has(keyOf(name))) return name;
  }
}

/** What a picture was to be called before it was given a number. */
export function nameBefore(name: string, wished: string): string {
  return name === wished ? name : (numbered.exec(name)?.[1] ?? name);
}

const keyOf = (name: unknown): string => (typeof name === 'string' ? name.trim().toLowerCase() : '');
